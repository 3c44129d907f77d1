"use strict";
// Opens what has a number, and filters the list of cards. Nothing is fetched or sent.

/** FNV-1a of the letters as UTF-8, as the program names the files of entries. */
function nameOf(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(16).padStart(16, "0");
}

const form = document.getElementById("look-up");
if (form) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const kind = document.getElementById("kind").value;
    const number = document.getElementById("number").value.trim().toUpperCase();
    const missing = document.getElementById("missing");
    const address = document.body.dataset.home + "book/" + nameOf(kind + "/" + number) + ".html";
    // A picture that cannot be loaded either way tells nothing, so the page itself is opened; hosts show their own page for
    // what is not there. What looks like no number at all is answered here.
    if (!/^[\p{L}\p{N}.-]{1,40}$/u.test(number)) {
      missing.textContent = missing.dataset.missing;
      return;
    }
    location.assign(address);
  });
}

const filter = document.getElementById("filter");
if (filter) {
  const cards = [...document.querySelectorAll(".cards > li")];
  const kinds = [...document.querySelectorAll(".kind")];
  filter.addEventListener("input", () => {
    const wanted = filter.value.trim().toLocaleLowerCase();
    let count = 0;
    for (const card of cards) {
      card.hidden = wanted !== "" && !card.textContent.toLocaleLowerCase().includes(wanted);
      count += card.hidden ? 0 : 1;
    }
    for (const kind of kinds) {
      kind.hidden = [...kind.querySelectorAll("li")].every((card) => card.hidden);
    }
    document.getElementById("found").textContent = wanted === "" ? "" : String(count);
  });
}
