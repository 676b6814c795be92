/** Table talk: what players say in statements, and what the table says of itself. What is done is in `talkActions.ts`. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/panels/talk.ts'

// ---------------------------------------------------------------- claims

/** Clauses in the speaker's voice. `by` is `me` where it is about the speaker; `is` is yes or no. */
export const facts: Translation<typeof en.facts> = {
  room: 'la Stanza {room} è {tile}',
  token: 'il gettone nella Stanza {room} mostra {token}',
  engine: '{is, select, yes {{engine} funziona} other {{engine} è danneggiato}}',
  course: 'la rotta {space} porta a {destination}',
  event: 'la prossima carta Evento è {card}',
  objective: '{by, select, me {il mio Obiettivo} other {l’Obiettivo di {who}}} è {card}',
  aim: '{by, select, me {il mio Obiettivo} other {l’Obiettivo di {who}}} {is, select, yes {richiede {aim}} other {non richiede {aim}}}',
  infected:
    '{by, select, me {{is, select, yes {ho l’infezione} other {non ho l’infezione}}} other {{is, select, yes {{who} ha l’infezione} other {{who} non ha l’infezione}}}}',
  item: '{by, select, me {{is, select, yes {ho} other {non ho}}} other {{is, select, yes {{who} ha} other {{who} non ha}}}} la carta {item}',
  trust: '{is, select, yes {mi fido di {who}} other {non mi fido di {who}}}',
  jump: '{rounds, plural, =1 {la nave compie il salto alla fine di questo Turno} one {la nave compie il salto tra # Turno} other {la nave compie il salto tra # Turni}}',
  end: '{rounds, plural, =1 {tutto finisce con questo Turno} one {tutto finisce tra # Turno} other {tutto finisce tra # Turni}}',
  contingency: '{is, select, yes {{card} è} other {{card} non è}} il Protocollo di Emergenza Attivo',
  pool: '{is, select, yes {{card} è} other {{card} non è}} nella Zona Neutrale',
  holds:
    '{by, select, me {{is, select, yes {ho} other {non ho}}} other {{is, select, yes {{who} ha} other {{who} non ha}}}} il gettone {card}',
  poolNth: 'il gettone {nth} della Zona Neutrale {is, select, yes {è} other {non è}} {card}',
  holdsNth:
    '{by, select, me {il mio gettone {nth}} other {il gettone {nth} di {who}}} {is, select, yes {è} other {non è}} {card}',
  css: 'il gettone SSC sullo spazio {slot} è {card}',
}

/** A room whose tile nobody has turned over yet. */
export const room = 'la Stanza {room}'

/** What an Objective asks for, after *needs*. */
export const aims: Translation<typeof en.aims> = {
  death: 'la morte di un Personaggio',
  survivors: 'la sopravvivenza di altri',
  ship: 'la distruzione della nave',
  nest: 'la distruzione del Nido',
  queen: 'la morte della Regina',
  signal: 'il Segnale',
  earth: 'che la nave raggiunga la Terra',
  mars: 'che la nave raggiunga Marte',
  exploration: 'l’Esplorazione di tutte le Stanze',
  weakness: 'delle Debolezze rivelate',
  object: 'un Oggetto',
  pod: 'una Capsula di Salvataggio',
  items: 'molti Strumenti',
  survivorsDead: 'la morte dei Superstiti della Nemesis',
  learnedDead: 'la morte di chi sa molto',
  intact: 'il Complesso intatto',
  selfDestruct: 'l’Autodistruzione in corso',
  sections: 'l’Esplorazione di intere Sezioni',
  css: 'una Capsula SSC',
  knowledge: 'Conoscenza',
  learned: 'un gettone Conoscenza attivo',
}

/** Not known, but supposed. */
export const think = 'secondo me {fact}'

// ---------------------------------------------------------------- questions

/** Whole sentences. `to` is `one` where a single person is asked, whose name is `whom`. */
export const queries: Translation<typeof en.queries> = {
  room: '{to, select, one {{whom}, che cosa c’è nella Stanza {room}?} other {Che cosa c’è nella Stanza {room}?}}',
  token:
    '{to, select, one {{whom}, quale gettone c’è nella Stanza {room}?} other {Quale gettone c’è nella Stanza {room}?}}',
  tile: '{to, select, one {{whom}, in quale Stanza è {tile}?} other {In quale Stanza è {tile}?}}',
  engine: '{to, select, one {{whom}, {engine} funziona?} other {Funziona {engine}?}}',
  checked: '{to, select, one {{whom}, hai controllato {engine}?} other {Chi ha controllato {engine}?}}',
  course: '{to, select, one {{whom}, dove porta la rotta {space}?} other {Dove porta la rotta {space}?}}',
  event:
    '{to, select, one {{whom}, qual è la prossima carta Evento?} other {Qualcuno sa qual è la prossima carta Evento?}}',
  objective: '{to, select, one {{whom}, qual è il tuo Obiettivo?} other {Quali sono i vostri Obiettivi?}}',
  aim: '{to, select, one {{whom}, il tuo Obiettivo richiede {aim}?} other {C’è un Obiettivo che richiede {aim}?}}',
  infected: '{to, select, one {{whom}, hai l’infezione?} other {Qualcuno ha l’infezione?}}',
  item: '{to, select, one {{whom}, hai la carta {item}?} other {Chi ha la carta {item}?}}',
  trust: '{to, select, one {{whom}, di chi ti fidi?} other {Di chi vi fidate?}}',
  plan: '{to, select, one {{whom}, che cosa farai?} other {Che cosa farete?}}',
  contingency:
    '{to, select, one {{whom}, quali Protocolli di Emergenza conosci?} other {Quali Protocolli di Emergenza conoscete?}}',
  css: '{to, select, one {{whom}, quale gettone SSC c’è sullo spazio {slot}?} other {Qualcuno conosce il gettone SSC sullo spazio {slot}?}}',
}

// ---------------------------------------------------------------- promises, requests, offers, replies

/** Said to one person. */
export const addressed = '{whom}, {said}'

/** Until when something is done, or left. */
export const by: Translation<typeof en.by> = {
  will: '{said} entro la fine del Turno {round}',
  wont: '{said} fino alla fine del Turno {round}',
  please: '{said} entro la fine del Turno {round}',
  dont: '{said} fino alla fine del Turno {round}',
}

/** `give` is a sentence, `want` a clause. */
export const offer =
  '{to, select, one {Un accordo, {whom}?} other {Un accordo con qualcuno?}} {give} In cambio, {want}.'

export const replies: Translation<typeof en.replies> = {
  agree: 'D’accordo.',
  refuse: 'No.',
  thanks: 'Grazie.',
  doubt: 'Non ci credo.',
  deny: 'Non è opera mia.',
  later: 'Non ancora.',
  withdraw: 'Ritiro ciò che ho detto.',
}

// ---------------------------------------------------------------- the table

/** `by` is `you` where it is about the reader. */
export const notices: Translation<typeof en.notices> = {
  sat: '{by, select, you {Prendi posto.} other {{who} prende posto.}}',
  left: '{by, select, you {Lasci il tavolo.} other {{who} lascia il tavolo.}}',
  reissued: '{by, select, you {Il tuo posto} other {Il posto di {who}}} ha un nuovo link.',
  bot: 'D’ora in poi un bot gioca per {by, select, you {te.} other {{who}.}}',
  opened:
    '{by, select, you {Il tuo posto è aperto} other {Il posto di {who} è aperto}}, come {to, select, you {hai proposto} other {ha proposto {whom}}}: ora può prenderlo chiunque abbia il codice del tavolo.',
  tookOver: '{by, select, you {Prendi} other {{who} prende}} il posto di {before}.',
  renamed: '{by, select, you {Ora ti chiami {who}.} other {{before} ora si chiama {who}.}}',
  standsIn:
    'Il tempo è scaduto: un bot gioca per {by, select, you {te finché non torni.} other {{who} fino al suo ritorno.}}',
  returned: '{by, select, you {Sei di nuovo qui.} other {{who} è di nuovo qui.}}',
  started: 'La partita inizia.',
  paused: 'La partita è in pausa.',
  resumed: 'La partita continua.',
  ended: 'Chi ospita ha chiuso la partita.',
  movedRules: 'La partita continua con le regole più recenti.',
  dealtAnew:
    'Questa partita ne continua un’altra. Ciò che nessuno aveva visto è stato ridistribuito; mani e Obiettivi sono rimasti, e chi ha il file della vecchia partita li conosce.',
  sameDeal:
    'Questa partita ne continua un’altra. Le sue regole, più vecchie, non permettono di ridistribuire: chi ha il file della vecchia partita può scoprire che cosa succederà.',
  clockChanged: 'Chi ospita ha cambiato l’orologio del round.',
}

/** What everybody has to agree to. `event` is a sentence of the log. */
export const proposals: Translation<typeof en.proposals> = {
  takeBack: '{by, select, you {Proponi} other {{who} propone}} di tornare a prima di "{event}"',
  /** Where the log does not have that event. */
  takeBackFar: '{by, select, you {Proponi} other {{who} propone}} di tornare indietro nella partita.',
  rules: '{by, select, you {Proponi} other {{who} propone}} di continuare con le regole più recenti.',
  open: '{by, select, you {Proponi} other {{who} propone}} di aprire {to, select, you {il tuo posto.} other {il posto di {whom}.}} Chi lo prende vedrà la sua mano e i suoi segreti, e il vecchio link smetterà di funzionare.',
  bot: '{by, select, you {Proponi} other {{who} propone}} che un bot giochi per {to, select, you {te finché non torni.} other {{whom} fino al suo ritorno.}} Nessuno vedrà la mano.',
}

export const votes: Translation<typeof en.votes> = {
  agree: '{by, select, you {Accetti.} other {{who} accetta.}}',
  refuse: '{by, select, you {Rifiuti: non se ne fa nulla.} other {{who} rifiuta: non se ne fa nulla.}}',
}
