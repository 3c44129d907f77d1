# How this language says what the schema knows: one template for each verb, predicate, target and block, named
# for it. Variables are the fields; one that is left out is `none`, a number that is left out is 1. What every game
# says alike stands in `schemas/common/l10n`.

# What an effect tells players to do. It begins in lower case and has no full stop: a sentence gets both.

verb-replace-poi = sostituisci il PDI{ $sector ->
        [none] {""}
       *[other] {" "}nel Settore { $sector }
    } con { $poi }
verb-place-poi-on-top = posiziona { $poi } in alto{ $sector ->
        [none] {""}
       *[other] {" "}nel Settore { $sector }
    }
verb-discard-poi = scarta { $poi ->
        [none] tutti i PDI
       *[other] { $poi }
    }{ $sector ->
        [none] {" "}nel tuo Settore
       *[other] {" "}nel Settore { $sector }
    }
verb-discard-top-poi = scarta il PDI in cima{ $sector ->
        [none] {" "}nel tuo Settore
       *[other] {" "}nel Settore { $sector }
    }
verb-place-marker = posiziona { $n } segnaposto{ $sector ->
        [none] {""}
       *[other] {" "}nel Settore { $sector }
    }
verb-place-marker-on-card = posiziona { $n } segnaposto su questa carta
verb-remove-marker = rimuovi { $n-stated ->
        [no] tutti i segnaposto
       *[other] { $n } segnaposto
    }{ $sector ->
        [none] {""}
       *[other] {" "}nel Settore { $sector }
    }
verb-place-lander = posiziona il Lander nel Settore { $sector }
verb-move-lander = muovi il Lander nel Settore { $sector }
verb-set-global-condition = imposta la Condizione Generale { $condition }
verb-discard-global-condition = scarta { $condition ->
        [none] la Condizione Generale attuale
       *[other] la Condizione Generale { $condition }
    }
verb-place-mission = posiziona la Missione { $mission } a faccia in giù
verb-reveal-mission = rivela la Missione { $mission }
verb-discard-mission = scarta { $mission ->
        [none] questa Missione
       *[other] la Missione { $mission }
    }
verb-complete-mission = completa { $mission ->
        [none] questa Missione
       *[other] la Missione { $mission }
    }
verb-fail-mission = fallisci { $mission ->
        [none] questa Missione
       *[other] la Missione { $mission }
    }
verb-place-mission-failed-token = posiziona il gettone Missione fallita sul Lander
verb-discard-mission-failed-token = scarta il gettone Missione fallita
verb-place-unique-discovery = aggiungi la Scoperta Eccezionale { $number } alla pila{ $end ->
        [none] {""}
       *[other] {" "}({ $end })
    }
verb-draw-section-cards = { $who-key ->
        [none] pesca
        [self] pesca
       *[other] { $who } pesca
    } { $n ->
        [one] 1 Carta Reparto
       *[other] { $n } Carte Reparto
    }
verb-discard-section-cards = { $who-key ->
        [none] scarta
        [self] scarta
       *[other] { $who } scarta
    } { $n ->
        [one] 1 Carta Reparto
       *[other] { $n } Carte Reparto
    }
verb-sacrifice-section-cards = { $who-key ->
        [none] sacrifica
        [self] sacrifica
       *[other] { $who } sacrifica
    } { $n ->
        [one] 1 Carta Reparto
       *[other] { $n } Carte Reparto
    }
verb-draw-events = pesca { $n ->
        [one] 1 Evento
       *[other] { $n } Eventi
    } alla fine di questo turno
verb-gain-lead = ottieni { $n ->
        [one] 1 Indizio
       *[other] { $n } Indizi
    } ({ $type })
verb-gain-discovery = ottieni { $n ->
        [one] 1 Scoperta
       *[other] { $n } Scoperte
    } ({ $type })
verb-discard-discovery = scarta { $n ->
        [one] 1 Scoperta
       *[other] { $n } Scoperte
    }{ $type ->
        [none] {""}
       *[other] {" "}({ $type })
    }
verb-gain-unique-discovery = ottieni la Scoperta Eccezionale { $number ->
        [none] in cima alla pila
       *[other] { $number }
    }
verb-add-charges = { $who-key ->
        [none] ottieni
        [self] ottieni
       *[other] { $who } ottiene
    } { $n ->
        [one] 1 Carica
       *[other] { $n } Cariche
    }
verb-spend-charges = { $who-key ->
        [none] spendi
        [self] spendi
       *[other] { $who } spende
    } { $n ->
        [one] 1 Carica
       *[other] { $n } Cariche
    }
verb-gain-success = ottieni { $n ->
        [one] 1 Successo
       *[other] { $n } Successi
    }
verb-lose-success = perdi { $n ->
        [one] 1 Successo
       *[other] { $n } Successi
    }
verb-gain-supplies = ottieni { $n ->
        [one] 1 Provvista
       *[other] { $n } Provviste
    }
verb-lose-supplies = perdi { $n ->
        [one] 1 Provvista
       *[other] { $n } Provviste
    }{ $stat ->
        [none] {""}
       *[other] , meno il valore di { $stat }
    }
verb-gain-energy = ottieni { $n } Energia
verb-lose-energy = perdi { $n } Energia
verb-gain-command = ottieni { $n } Comando
verb-lose-command = perdi { $n } Comando
verb-add-penalty-token = aggiungi il gettone Penalità alla riserva Comando
verb-damage-lander = il Lander è danneggiato: giralo a faccia in giù
verb-repair-lander = ripara il Lander
verb-raise-morale = aumenta il Morale di un livello
verb-lower-morale = riduci il Morale di un livello
verb-set-tech-level = imposta il Livello di Tecnologia a { $level }
verb-draw-situations = pesca { $n ->
        [one] 1 Situazione
       *[other] { $n } Situazioni
    } della Nave
verb-adrift = la nave è Alla deriva
verb-unlock = sblocca: { $feature }
verb-move-to-connected = { $who-key ->
        [none] muoviti
        [self] muoviti
       *[other] { $who } si muove
    } in un Settore Collegato{ $n ->
        [one] {""}
       *[other] , { $n } volte
    }{ $ignoring-icons ->
        [none] {""}
       *[other] , ignorando le icone Percorso
    }
verb-move-to-sector = { $who-key ->
        [self] muoviti
       *[other] { $who } si muove
    } nel Settore { $sector }
verb-place-crew = { $who-key ->
        [self] posizionati
       *[other] posiziona { $who }
    } nel Settore { $sector }
verb-place-crew-at-lander = { $who-key ->
        [self] posizionati
       *[other] posiziona { $who }
    } nel Settore del Lander
verb-kill-crew = { $who-key ->
        [self] muori
       *[other] { $who } muore
    }
verb-promote = { $who-key ->
        [none] sali di un Grado
        [self] sali di un Grado
       *[other] { $who } sale di un Grado
    }
verb-demote = { $who-key ->
        [none] perdi un Grado
        [self] perdi un Grado
       *[other] { $who } perde un Grado
    }
verb-transfer-crew = trasferisci { $who } al Reparto { $section }
verb-dismiss-crew = congeda { $who }
verb-recruit = recluta { $n ->
        [one] 1 Membro dell'Equipaggio
       *[other] { $n } Membri dell'Equipaggio
    }
verb-spend-die = { $who-key ->
        [none] spendi
        [self] spendi
       *[other] { $who } spende
    } { $colour-key ->
        [none] { $n ->
            [one] 1 dado
           *[other] { $n } dadi
        }
        [any] { $n ->
            [one] 1 dado qualsiasi
           *[other] { $n } dadi qualsiasi
        }
        [red] { $n ->
            [one] 1 dado rosso
           *[other] { $n } dadi rossi
        }
        [green] { $n ->
            [one] 1 dado verde
           *[other] { $n } dadi verdi
        }
       *[other] { $n ->
            [one] 1 dado blu
           *[other] { $n } dadi blu
        }
    }
verb-sacrifice-die = { $who-key ->
        [none] sacrifica
        [self] sacrifica
       *[other] { $who } sacrifica
    } { $colour-key ->
        [none] { $n ->
            [one] 1 dado
           *[other] { $n } dadi
        }
        [any] { $n ->
            [one] 1 dado qualsiasi
           *[other] { $n } dadi qualsiasi
        }
        [red] { $n ->
            [one] 1 dado rosso
           *[other] { $n } dadi rossi
        }
        [green] { $n ->
            [one] 1 dado verde
           *[other] { $n } dadi verdi
        }
       *[other] { $n ->
            [one] 1 dado blu
           *[other] { $n } dadi blu
        }
    }
verb-refresh-dice = { $who-key ->
        [none] ricarica
        [self] ricarica
       *[other] { $who } ricarica
    } { $colour-key ->
        [none] { $n ->
            [one] 1 dado
           *[other] { $n } dadi
        }
        [any] { $n ->
            [one] 1 dado qualsiasi
           *[other] { $n } dadi qualsiasi
        }
        [red] { $n ->
            [one] 1 dado rosso
           *[other] { $n } dadi rossi
        }
        [green] { $n ->
            [one] 1 dado verde
           *[other] { $n } dadi verdi
        }
       *[other] { $n ->
            [one] 1 dado blu
           *[other] { $n } dadi blu
        }
    }
verb-refresh-all-dice = { $who-key ->
        [none] ricarica
        [self] ricarica
       *[other] { $who } ricarica
    } tutti i dadi
verb-reroll = ritira { $colour-key ->
        [none] { $n ->
            [one] 1 dado
           *[other] { $n } dadi
        }
        [any] { $n ->
            [one] 1 dado qualsiasi
           *[other] { $n } dadi qualsiasi
        }
        [red] { $n ->
            [one] 1 dado rosso
           *[other] { $n } dadi rossi
        }
        [green] { $n ->
            [one] 1 dado verde
           *[other] { $n } dadi verdi
        }
       *[other] { $n ->
            [one] 1 dado blu
           *[other] { $n } dadi blu
        }
    }{ $icon ->
        [none] {""}
       *[other] {" "}che { $n ->
            [one] mostra
           *[other] mostrano
        } { $icon }
    }
verb-reroll-all = ritira quanti { $colour-key ->
        [any] dadi
        [red] dadi rossi
        [green] dadi verdi
       *[other] dadi blu
    }{ $icon ->
        [none] {""}
       *[other] {" "}che mostrano { $icon }
    } vuoi
verb-set-die = imposta { $colour-key ->
        [none] { $n ->
            [one] 1 dado
           *[other] { $n } dadi
        }
        [any] { $n ->
            [one] 1 dado qualsiasi
           *[other] { $n } dadi qualsiasi
        }
        [red] { $n ->
            [one] 1 dado rosso
           *[other] { $n } dadi rossi
        }
        [green] { $n ->
            [one] 1 dado verde
           *[other] { $n } dadi verdi
        }
       *[other] { $n ->
            [one] 1 dado blu
           *[other] { $n } dadi blu
        }
    } su { $icon ->
        [none] una faccia a scelta
       *[other] { $icon }
    }
verb-move-die-to-spent = sposta { $colour-key ->
        [none] { $n ->
            [one] 1 dado
           *[other] { $n } dadi
        }
        [any] { $n ->
            [one] 1 dado qualsiasi
           *[other] { $n } dadi qualsiasi
        }
        [red] { $n ->
            [one] 1 dado rosso
           *[other] { $n } dadi rossi
        }
        [green] { $n ->
            [one] 1 dado verde
           *[other] { $n } dadi verdi
        }
       *[other] { $n ->
            [one] 1 dado blu
           *[other] { $n } dadi blu
        }
    }{ $icon ->
        [none] {""}
       *[other] {" "}che { $n ->
            [one] mostra
           *[other] mostrano
        } { $icon }
    } nella Riserva dei Dadi Spesi
verb-move-all-dice-to-spent = sposta tutti i { $colour-key ->
        [any] dadi
        [red] dadi rossi
        [green] dadi verdi
       *[other] dadi blu
    }{ $icon ->
        [none] {""}
       *[other] {" "}che mostrano { $icon }
    } nella Riserva dei Dadi Spesi
verb-return-die-to-available = restituisci { $n ->
        [one] 1 dado ai
       *[other] { $n } dadi ai
    } dadi Disponibili
verb-roll-danger = { $who-key ->
        [none] tira
        [self] tira
       *[other] { $who } tira
    } { $n ->
        [one] 1 Dado Pericolo
       *[other] { $n } Dadi Pericolo
    } ({ $letter })
verb-reroll-danger = { $who-key ->
        [none] ritira
        [self] ritira
       *[other] { $who } ritira
    } { $n ->
        [one] 1 Dado Pericolo
       *[other] { $n } Dadi Pericolo
    }
verb-survival-check = { $who-key ->
        [none] effettua
        [self] effettua
       *[other] { $who } effettua
    } una Prova di Sopravvivenza
verb-gain-section-die = ciascun Reparto ottiene { $n ->
        [one] 1 Dado Reparto
       *[other] { $n } Dadi Reparto
    }{ $free ->
        [none] {""}
       *[other] {" "}gratis
    }
verb-return-section-die = ciascun Reparto restituisce { $n ->
        [one] 1 Dado Reparto
       *[other] { $n } Dadi Reparto
    } alla scatola
verb-go-to-log = vai all'Annotazione { $log }
verb-choose-by = { $section } sceglie: { $options }
verb-end-turn = termina il turno
verb-end-exploration = termina l'esplorazione{ $result ->
        [none] {""}
       *[other] {" "}({ $result })
    }
verb-trigger-evac = effettua un'Evacuazione di Emergenza
verb-lift-off = Decollo
verb-use-travel = Viaggio
verb-then = poi risolvi anche il Risultato { $colour }
verb-immediate = termina subito il Tiro con il Risultato { $colour }
verb-end-check = termina il Tiro
verb-go-to-check-step = vai a questa fase del Tiro: { $step }
verb-mark-box = segna la casella { $box-child } dell'Annotazione { $box-asset }
verb-mark-first-box = segna la prima casella libera dell'Annotazione { $log }
verb-record-note = annota{ $log ->
        [none] {""}
       *[other] {" "}nell'Annotazione { $log }
    }: "{ $text }"
verb-read-rules = leggi nel regolamento il capitolo "{ $chapter }"
verb-begin-ship-management = inizia la Gestione della Nave
verb-go-to-ship-book = vai a pagina { $page } del Manuale della Nave
verb-save-point = Punto di Salvataggio: puoi fermarti qui
verb-open-mystery-envelope = apri la Busta Misteriosa
verb-exert = { $who-key ->
        [none] affaticati
        [self] affaticati
       *[other] { $who } si affatica
    }
verb-add-die = { $who-key ->
        [none] aggiungi
        [self] aggiungi
       *[other] { $who } aggiunge
    } { $n ->
        [one] 1 dado
       *[other] { $n } dadi
    } al Tiro
verb-treat-result-as = considera { $icon } come { $other }
verb-draw-more = pesca { $n ->
        [one] 1 carta
       *[other] { $n } carte
    } in più
verb-refresh-more = ricarica { $n ->
        [one] 1 dado
       *[other] { $n } dadi
    } in più
verb-flip-this = gira questa carta
verb-gain-equipment = ottieni l'Attrezzatura { $equipment }
verb-discard-equipment = scarta l'Attrezzatura { $equipment }
verb-discard-this = scarta questa carta
verb-place-token = posiziona il gettone { $token }{ $sector ->
        [none] {""}
       *[other] {" "}nel Settore { $sector }
    }
verb-gain-injury = { $who-key ->
        [none] ottieni
        [self] ottieni
       *[other] { $who } ottiene
    } la Ferita "{ $injury }"
verb-discard-injury-die = { $who-key ->
        [none] scarta
        [self] scarta
       *[other] { $who } scarta
    } { $n ->
        [one] 1 Dado Ferita
       *[other] { $n } Dadi Ferita
    }
verb-discard-injury = { $who-key ->
        [none] scarta
        [self] scarta
       *[other] { $who } scarta
    } { $n ->
        [one] 1 Carta Ferita
       *[other] { $n } Carte Ferita
    }{ $injury ->
        [none] {""}
       *[other] {" "}"{ $injury }"
    }
verb-flip-injury = { $who-key ->
        [none] gira
        [self] gira
       *[other] { $who } gira
    } a faccia in giù { $n ->
        [one] 1 Ferita
       *[other] { $n } Ferite
    }{ $injury ->
        [none] {""}
       *[other] {" "}({ $injury })
    }
verb-go-to-operation-log = vai all'Annotazione delle Operazioni { $log }
verb-move-cards = sposta { $cards } da «{ $from }» a «{ $to }»
verb-put-in-awaiting = metti { $card } nella Busta "In attesa..."
verb-shuffle-this-into = mescola questa carta in «{ $to }»
verb-shuffle-into = mescola { $card } in «{ $to }»
verb-remove-this-from-game = rimuovi questa carta dal gioco
verb-remove-from-game = rimuovi { $card } dal gioco
verb-set-objective = imposta l'Obiettivo { $objective }
verb-add-secondary-objective = aggiungi l'Obiettivo Secondario { $objective }
verb-solve-situation = risolvi { $n ->
        [one] 1 Situazione
       *[other] { $n } Situazioni
    }
verb-gain-lander = ottieni il Lander { $lander }
verb-lose-lander = perdi il Lander { $lander }
verb-fly-to-system = vola verso { $system }
verb-visit-destination = visita la destinazione { $destination }
verb-place-landing-card = posiziona la Carta Atterraggio { $card } nello Scanner Planetario
verb-scan = scansiona: { $part }
verb-raise-pool = aumenta la riserva { $pool } di { $n }
verb-lower-pool = riduci la riserva { $pool } di { $n }
verb-raise-stat = aumenta { $stat } di { $n }
verb-raise-capacity = aumenta la capacità per { $capacity } di { $n }
verb-act = { $behaviour }
verb-place-threat = posiziona { $secondary ->
        [none] { $threat }
       *[other] un segnalino secondario di { $threat }
    }{ $sector ->
        [none] {""}
       *[other] {" "}nel Settore { $sector }
    }
verb-remove-threat = rimuovi { $threat } dalla plancia
verb-hide-threat = togli il segnalino di { $threat } dalla plancia
verb-move-threat = muovi { $threat }{ $n-stated ->
        [no] {""}
       *[other] {" "}di { $n ->
            [one] 1 Settore
           *[other] { $n } Settori
        }
    }{ $direction-key ->
        [lowest] {" "}verso { $direction }
        [highest] {" "}verso { $direction }
        [any] {" "}verso { $direction }
       *[other] {" "}{ $direction }
    }
verb-flip-threat = gira { $threat }
verb-advance-threat = avanza il Tempo di { $threat } di { $n }
verb-reset-threat = resetta il Tempo di { $threat }
verb-progress-threat = avanza di { $n } sul contatore { $colour } di { $threat }
verb-progress-track = avanza di { $n } sul contatore { $colour }{ $sector ->
        [none] {""}
       *[other] {" "}nel Settore { $sector }
    }
verb-regress-track = torna indietro di { $n } sul contatore { $colour }{ $sector ->
        [none] {""}
       *[other] {" "}nel Settore { $sector }
    }
verb-reset-track = resetta { $colour ->
        [none] tutti i contatori
       *[other] il contatore { $colour }
    }
verb-reset-time = resetta il contatore del Tempo di questa carta
verb-advance-time = avanza di { $n } il contatore del Tempo{ $card ->
        [none] {""}
       *[other] {" "}di { $card }
    }
verb-advance-all-time = avanza di { $n } tutti i contatori del Tempo
verb-reduce-time = riduci di { $n } il contatore del Tempo{ $card ->
        [none] {""}
       *[other] {" "}di { $card }
    }

# What must be true. `$negated` is `yes` when it must not be.

predicate-marked = la casella { $box-child } dell'Annotazione { $box-asset } { $negated ->
        [yes] non è segnata
       *[other] è segnata
    }
predicate-boxes-marked = { $compare } { $n ->
        [one] casella
       *[other] caselle
    } dell'Annotazione { $log } { $n ->
        [one] è segnata
       *[other] sono segnate
    }
predicate-has-icon = la Riserva del Tiro { $negated ->
        [yes] non mostra
       *[other] mostra
    } { $icon }
predicate-at-least = la Riserva del Tiro mostra almeno { $n } { $icon }
predicate-assisted = un altro Membro dell'Equipaggio presta Assistenza
predicate-sector-has = il tuo Settore { $negated ->
        [yes] non mostra
       *[other] mostra
    } { $mark }
predicate-sector-biome = il tuo Settore { $negated ->
        [yes] non ha
       *[other] ha
    } il bioma { $biome }
predicate-all-crew-in = tutta la Squadra di Sbarco è nel Settore { $sector }
predicate-any-crew-in = { $negated ->
        [yes] nessun
       *[other] un
    } Membro dell'Equipaggio è nel Settore { $sector }
predicate-lander-in = il Lander { $negated ->
        [yes] non è
       *[other] è
    } nel Settore { $sector }
predicate-markers = { $n ->
        [one] c'è
       *[other] ci sono
    } { $compare } segnaposto nel Settore { $sector }
predicate-markers-here = { $n ->
        [one] c'è
       *[other] ci sono
    } { $compare } segnaposto nel tuo Settore
predicate-leads-on-decks = { $decks ->
        [one] 1 mazzo ha
       *[other] { $decks } mazzi hanno
    } almeno { $each ->
        [one] 1 Indizio
       *[other] { $each } Indizi
    } ciascuno
predicate-success = hai { $compare } { $n ->
        [one] Successo
       *[other] Successi
    }
predicate-supplies = hai { $compare } { $n ->
        [one] Provvista
       *[other] Provviste
    }
predicate-time = il contatore del Tempo segna { $compare }
predicate-has-unique = la Scoperta Eccezionale { $number } { $negated ->
        [yes] non è
       *[other] è
    } tua
predicate-in-play = { $card } { $negated ->
        [yes] non è
       *[other] è
    } in gioco
predicate-removed = { $card } { $negated ->
        [yes] non è stata
       *[other] è stata
    } rimossa dal gioco
predicate-crew-count = { $n ->
        [one] c'è
       *[other] ci sono
    } { $compare } { $n ->
        [one] Membro
       *[other] Membri
    } dell'Equipaggio nella Squadra di Sbarco
predicate-rank = il tuo Grado è { $compare-key ->
        [less] inferiore a { $n }
        [more] superiore a { $n }
       *[other] { $compare }
    }
predicate-section-present = { $section } { $negated ->
        [yes] non è
       *[other] è
    } nella Squadra di Sbarco
predicate-morale = il Morale { $negated ->
        [yes] non è
       *[other] è
    } { $level }
predicate-tech-level = il Livello di Tecnologia è { $compare-key ->
        [less] inferiore a { $n }
        [more] superiore a { $n }
       *[other] { $compare }
    }
predicate-threat-on-board = { $threat } { $negated ->
        [yes] non è
       *[other] è
    } sulla plancia
predicate-threat-here = { $threat } { $negated ->
        [yes] non è
       *[other] è
    } nel tuo Settore
predicate-crew-with = { $negated ->
        [yes] nessun
       *[other] un
    } Membro dell'Equipaggio è nel Settore con { $threat }
predicate-has-injury = { $negated ->
        [yes] non hai
       *[other] hai
    } la Ferita "{ $injury }"
predicate-has-equipment = { $negated ->
        [yes] nessuno porta
       *[other] qualcuno porta
    } { $equipment }
predicate-token-here = il gettone { $token } { $negated ->
        [yes] non è
       *[other] è
    } nel tuo Settore

# Who is affected.

target-self = tu
target-you-or-another-here = tu o un altro Membro dell'Equipaggio nel tuo Settore
target-crew-here = ciascun Membro dell'Equipaggio nel tuo Settore
target-crew-in = ciascun Membro dell'Equipaggio nel Settore { $sector }
target-crew-all = ciascun Membro dell'Equipaggio
target-crew-random = un Membro dell'Equipaggio casuale
target-crew-random-here = un Membro dell'Equipaggio casuale nel tuo Settore
target-crew-most-injuries = il Membro dell'Equipaggio con più Ferite
target-crew-chosen-by = un Membro dell'Equipaggio scelto da { $section }
target-assistants = ciascun Membro dell'Equipaggio che presta Assistenza
target-die-owner = il proprietario del dado
target-crew-in-sector-of = ciascun Membro dell'Equipaggio nel Settore con { $threat }
target-crew-at-lander = ciascun Membro dell'Equipaggio nel Settore del Lander
target-crew-left-behind = ciascun Membro dell'Equipaggio fuori dal Settore del Lander

# Lines of cards and logs.

block-action = Azione Speciale: { $title }{ $check ->
        [none] {""}
       *[other] {" "}(Tiro{ $danger ->
            [none] {""}
           *[other] , Pericolo { $danger }
        })
    }{ $needs ->
        [none] {""}
       *[other] , solo se { $needs }
    }
block-check = Tiro{ $danger ->
        [none] {""}
       *[other] {" "}(Pericolo { $danger })
    }
block-row = { $colour }{ $requirement ->
        [none] {""}
       *[other] {" "}{ $requirement }
    }: { $effects }
block-special = Effetto Speciale { $requirement }: { $effects }
block-combination = Combinazione di Dadi { $requirement }: { $effects }
block-track = contatore { $colour }, { $length ->
        [one] 1 casella
       *[other] { $length } caselle
    }: { $effects }
block-time-track = Contatore del Tempo{ $length-stated ->
        [yes] , { $length ->
            [one] 1 casella
           *[other] { $length } caselle
        }: { $effects }
       *[other] {""}
    }
block-space = Casella { $position }{ $effects ->
        [none] {""}
       *[other] : { $effects }
    }
block-choice = ▸ { $label }{ $condition ->
        [none] {""}
       *[other] {" "}(solo se { $condition })
    }: { $effects }
block-box = □ { $number }{ $label ->
        [none] {""}
       *[other] {" "}{ $label }
    }
block-sector = Settore { $number }{ $title ->
        [none] {""}
       *[other] : { $title }
    }
block-path = Percorso { $from } { $arrow } { $to }: { $icons }
block-travel = Viaggio{ $check ->
        [none] {""}
       *[other] {" "}(Tiro{ $danger ->
            [none] {""}
           *[other] , Pericolo { $danger }
        })
    }{ $effects ->
        [none] {""}
       *[other] : { $effects }
    }
block-completion = { $told ->
        [none] Non appena { $condition }
       *[other] Completamento: lo dice un'altra carta o Annotazione.
    }{ $effects ->
        [none] {""}
       *[other] : { $effects }
    }
block-mission-slot = Missione { $mission }{ $condition ->
        [none] {""}
       *[other] {" "}(solo se { $condition })
    }
block-global-slot = Condizione Generale { $global }{ $condition ->
        [none] {""}
       *[other] {" "}(solo se { $condition })
    }
block-threat-slot = Minaccia { $threat }{ $sector ->
        [none] {""}
       *[other] {" "}nel Settore { $sector }
    }{ $condition ->
        [none] {""}
       *[other] {" "}(solo se { $condition })
    }
block-ability = { $timing }{ $counts-as-action ->
        [none] {""}
       *[other] {" "}(conta come un'Azione)
    }:{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }{ $effects ->
        [none] {""}
       *[other] {" "}{ $effects }
    }
block-skill = Abilità: { $title }{ $timing ->
        [none] {""}
       *[other] {" "}({ $timing })
    }:{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }{ $effects ->
        [none] {""}
       *[other] {" "}{ $effects }
    }
block-convert = Capacità di Conversione: Base { $colour } conta come { $icon }.
block-thresholds = Soglie: { $first } dal Grado 1, { $second } dal Grado 2
block-dice-column = Dadi { $colour-key ->
        [red] rossi
        [green] verdi
       *[other] { $colour }
    } al Grado { $rank }: { $dice }
block-stat-bonus = { $stat } +{ $n }
block-capacity-bonus = { $capacity } +{ $n }
block-research-cost = Costo: { $n } × { $type }{ $rarity ->
        [none] {""}
       *[other] {" "}({ $rarity })
    }
block-outbound = Rotta verso { $system }: { $energy } Energia{ $dangerous ->
        [none] {""}
       *[other] , pericolosa
    }{ $log ->
        [none] {""}
       *[other] , Annotazione { $log }
    }
block-destination = Destinazione { $number }: { $title } ({ $energy } Energia)
block-injury-row = { $face }: { $effects }
block-danger-row = { $face }: { $effects }
block-card-line = { $card }{ $copies-stated ->
        [yes] {" "}× { $copies }
       *[other] {""}
    }
block-behaviour = { $title ->
        [none] { $name }
       *[other] { $title }
    }: { $effects }

# Cards of the printed game that are known by a name.

name-injury-wounded = Lesione
name-injury-severe-wound = Lesione Grave
name-injury-exhausted = Allo Stremo
name-injury-burn = Ustione
name-injury-panic = Panico
name-injury-nothing-serious = Niente di Grave
