// Just enough JSON to print what a bundle holds.

#[derive(Default)]
pub struct Json {
    pub text: String,
    filled: bool,
}

impl Json {
    pub fn name(&mut self, name: &str) {
        self.next();
        self.quote(name);
        self.text.push(':');
        self.filled = false;
    }

    /// Before each item of a list.
    pub fn next(&mut self) {
        if self.filled {
            self.text.push(',');
        }
        self.filled = true;
    }

    pub fn raw(&mut self, value: impl std::fmt::Display) {
        self.text.push_str(&value.to_string());
        self.filled = true;
    }

    pub fn string(&mut self, value: &str) {
        self.quote(value);
        self.filled = true;
    }

    pub fn open(&mut self, bracket: char) {
        self.text.push(bracket);
        self.filled = false;
    }

    pub fn close(&mut self, bracket: char) {
        self.text.push(bracket);
        self.filled = true;
    }

    fn quote(&mut self, value: &str) {
        self.text.push('"');
        for letter in value.chars() {
            match letter {
                '"' | '\\' => self.text.extend(['\\', letter].iter()),
                letter if letter < ' ' => self.text.push_str(&format!("\\u{:04x}", letter as u32)),
                letter => self.text.push(letter),
            }
        }
        self.text.push('"');
    }
}
