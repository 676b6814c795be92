/** Table talk: what players say in statements, and what the table says of itself. What is done is in `talkActions.ts`. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/panels/talk.ts'

// ---------------------------------------------------------------- claims

/** Clauses in the speaker's voice. `by` is `me` where it is about the speaker; `is` is yes or no. */
export const facts: Translation<typeof en.facts> = {
  room: 'Raum {room} ist {tile:nom}',
  token: 'das Plättchen in Raum {room} zeigt: {token}',
  engine: '{is, select, yes {{engine} funktioniert} other {{engine} ist beschädigt}}',
  course: 'Kurs {space} führt zu {destination:dat}',
  event: 'die nächste Ereigniskarte ist {card}',
  objective: '{by, select, me {mein Ziel} other {das Ziel von {who}}} ist {card}',
  aim: '{by, select, me {mein Ziel} other {das Ziel von {who}}} {is, select, yes {verlangt {aim}} other {verlangt {aim} nicht}}',
  infected:
    '{by, select, me {{is, select, yes {ich bin infiziert} other {ich bin nicht infiziert}}} other {{is, select, yes {{who} ist infiziert} other {{who} ist nicht infiziert}}}}',
  item: '{by, select, me {{is, select, yes {ich habe {item}} other {ich habe {item} nicht}}} other {{is, select, yes {{who} hat {item}} other {{who} hat {item} nicht}}}}',
  trust: '{is, select, yes {ich vertraue {who}} other {ich vertraue {who} nicht}}',
  jump: '{rounds, plural, =1 {das Schiff springt am Ende dieser Runde} one {das Schiff springt in # Runde} other {das Schiff springt in # Runden}}',
  end: '{rounds, plural, =1 {mit dieser Runde ist alles vorbei} one {in # Runde ist alles vorbei} other {in # Runden ist alles vorbei}}',
  contingency: 'das aktive Eindämmungsprotokoll ist {is, select, yes {{card}} other {nicht {card}}}',
  pool: 'im Neutralen Vorrat liegt {is, select, yes {{card}} other {{card} nicht}}',
  holds:
    '{by, select, me {{is, select, yes {ich habe {card}} other {ich habe {card} nicht}}} other {{is, select, yes {{who} hat {card}} other {{who} hat {card} nicht}}}}',
  poolNth: 'das {nth}. Plättchen im Neutralen Vorrat {is, select, yes {ist} other {ist nicht}} {card}',
  holdsNth:
    '{by, select, me {mein {nth}. Plättchen} other {das {nth}. Plättchen von {who}}} {is, select, yes {ist} other {ist nicht}} {card}',
  css: 'das FVS-Plättchen auf Feld {slot} ist {card}',
}

/** A room whose tile nobody has turned over yet. */
export const room = 'Raum {room}'

/** What an Objective asks for, after *verlangt*. */
export const aims: Translation<typeof en.aims> = {
  death: 'den Tod eines Charakters',
  survivors: 'das Überleben anderer',
  ship: 'die Zerstörung des Schiffs',
  nest: 'die Zerstörung des Nests',
  queen: 'den Tod der Königin',
  signal: 'das Signal',
  earth: 'die Ankunft des Schiffs bei der Erde',
  mars: 'die Ankunft des Schiffs beim Mars',
  exploration: 'die Erkundung aller Räume',
  weakness: 'entdeckte Schwächen',
  object: 'ein Objekt',
  pod: 'eine Rettungskapsel',
  items: 'viele Gegenstände',
  survivorsDead: 'den Tod der Nemesis-Überlebenden',
  learnedDead: 'den Tod aller mit viel Wissen',
  intact: 'eine unzerstörte Anlage',
  selfDestruct: 'eine laufende Selbstzerstörung',
  sections: 'die Erkundung ganzer Sektionen',
  css: 'eine FVS-Kapsel',
  knowledge: 'Wissen',
  learned: 'ein aktives Wissensplättchen',
}

/** Not known, but supposed. */
export const think = 'ich glaube, {fact}'

// ---------------------------------------------------------------- questions

/** Whole sentences. `to` is `one` where a single person is asked, whose name is `whom`. */
export const queries: Translation<typeof en.queries> = {
  room: '{to, select, one {{whom}, was ist in Raum {room}?} other {Was ist in Raum {room}?}}',
  token:
    '{to, select, one {{whom}, welches Plättchen liegt in Raum {room}?} other {Welches Plättchen liegt in Raum {room}?}}',
  tile: '{to, select, one {{whom}, wo finde ich {tile:acc}?} other {Wo finde ich {tile:acc}?}}',
  engine: '{to, select, one {{whom}, funktioniert {engine}?} other {Funktioniert {engine}?}}',
  checked: '{to, select, one {{whom}, hast du {engine} überprüft?} other {Wer hat {engine} überprüft?}}',
  course: '{to, select, one {{whom}, wohin führt Kurs {space}?} other {Wohin führt Kurs {space}?}}',
  event:
    '{to, select, one {{whom}, welche Ereigniskarte kommt als Nächstes?} other {Kennt jemand die nächste Ereigniskarte?}}',
  objective: '{to, select, one {{whom}, was ist dein Ziel?} other {Was sind eure Ziele?}}',
  aim: '{to, select, one {{whom}, verlangt dein Ziel {aim}?} other {Verlangt ein Ziel von euch {aim}?}}',
  infected: '{to, select, one {{whom}, bist du infiziert?} other {Ist jemand infiziert?}}',
  item: '{to, select, one {{whom}, hast du {item}?} other {Wer hat {item}?}}',
  trust: '{to, select, one {{whom}, wem vertraust du?} other {Wem vertraut ihr?}}',
  plan: '{to, select, one {{whom}, was hast du vor?} other {Was habt ihr vor?}}',
  contingency:
    '{to, select, one {{whom}, welche Eindämmungsprotokolle kennst du?} other {Welche Eindämmungsprotokolle kennt ihr?}}',
  css: '{to, select, one {{whom}, welches FVS-Plättchen liegt auf Feld {slot}?} other {Kennt jemand das FVS-Plättchen auf Feld {slot}?}}',
}

// ---------------------------------------------------------------- promises, requests, offers, replies

/** Said to one person. */
export const addressed = '{whom}, {said}'

/** Until when something is done, or left. */
export const by: Translation<typeof en.by> = {
  will: '{said} bis Ende Runde {round}',
  wont: '{said}, jedenfalls nicht vor Ende Runde {round}',
  please: '{said} bis Ende Runde {round}',
  dont: '{said}, jedenfalls nicht vor Ende Runde {round}',
}

/** `give` is a sentence, `want` a clause. */
export const offer = '{to, select, one {Ein Handel, {whom}?} other {Ein Handel, wer macht mit?}} {give} Dafür: {want}.'

export const replies: Translation<typeof en.replies> = {
  agree: 'Einverstanden.',
  refuse: 'Nein.',
  thanks: 'Danke.',
  doubt: 'Das glaube ich nicht.',
  deny: 'Ich war es nicht.',
  later: 'Noch nicht.',
  withdraw: 'Das nehme ich zurück.',
}

// ---------------------------------------------------------------- the table

/** `by` is `you` where it is about the reader. */
export const notices: Translation<typeof en.notices> = {
  sat: '{by, select, you {Du setzt dich.} other {{who} setzt sich.}}',
  left: '{by, select, you {Du verlässt den Tisch.} other {{who} verlässt den Tisch.}}',
  reissued: '{by, select, you {Dein Platz hat} other {Der Platz von {who} hat}} einen neuen Link.',
  bot: 'Ab jetzt spielt ein Bot für {by, select, you {dich.} other {{who}.}}',
  opened:
    '{by, select, you {Dein Platz ist} other {Der Platz von {who} ist}} offen, wie {to, select, you {du vorgeschlagen hast} other {{whom} vorgeschlagen hat}}: Jeder mit dem Code des Tisches kann ihn jetzt einnehmen.',
  tookOver: '{by, select, you {Du nimmst} other {{who} nimmt}} den Platz von {before} ein.',
  renamed: '{by, select, you {Du heißt jetzt {who}.} other {{before} heißt jetzt {who}.}}',
  standsIn:
    'Die Zeit ist um: {by, select, you {Ein Bot spielt für dich, bis du zurück bist.} other {Bis zur Rückkehr spielt ein Bot für {who}.}}',
  returned: '{by, select, you {Du bist wieder da.} other {{who} ist wieder da.}}',
  started: 'Die Partie beginnt.',
  paused: 'Die Partie ist angehalten.',
  resumed: 'Die Partie geht weiter.',
  ended: 'Der Gastgeber hat die Partie beendet.',
  movedRules: 'Die Partie geht nach den neuesten Regeln weiter.',
  dealtAnew:
    'Diese Partie setzt eine andere fort. Was noch niemand gesehen hatte, wurde neu verteilt; Handkarten und Ziele sind geblieben, und wer die Datei der alten Partie hat, kennt sie.',
  sameDeal:
    'Diese Partie setzt eine andere fort. Ihre älteren Regeln können nicht neu verteilen: Wer die Datei der alten Partie hat, kann ausrechnen, was kommt.',
  clockChanged: 'Der Gastgeber hat die Bedenkzeit geändert.',
}

/** What everybody has to agree to. `event` is a sentence of the log. */
export const proposals: Translation<typeof en.proposals> = {
  takeBack: '{by, select, you {Du schlägst} other {{who} schlägt}} vor, dies und alles danach zurückzunehmen: {event}',
  /** Where the log does not have that event. */
  takeBackFar: '{by, select, you {Du schlägst} other {{who} schlägt}} vor, in der Partie zurückzugehen.',
  rules: '{by, select, you {Du schlägst} other {{who} schlägt}} vor, nach den neuesten Regeln weiterzuspielen.',
  open: '{by, select, you {Du schlägst} other {{who} schlägt}} vor, {to, select, you {deinen Platz} other {den Platz von {whom}}} zu öffnen. Wer ihn einnimmt, sieht die Handkarten und Geheimnisse dieses Platzes, und der alte Link gilt nicht mehr.',
  bot: '{by, select, you {Du schlägst} other {{who} schlägt}} vor, dass ein Bot {to, select, you {für dich spielt, bis du zurück bist.} other {bis zur Rückkehr für {whom} spielt.}} Die Handkarten sieht niemand.',
}

export const votes: Translation<typeof en.votes> = {
  agree: '{by, select, you {Du stimmst zu.} other {{who} stimmt zu.}}',
  refuse: '{by, select, you {Du lehnst ab: Daraus wird nichts.} other {{who} lehnt ab: Daraus wird nichts.}}',
}
