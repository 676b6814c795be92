/**
 * What cards and rooms do, one clause per effect. Clauses speak to whoever uses or suffers them, in the imperative;
 * those of events say what happens. They are joined by `und`, alternatives by ODER.
 */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/effects.ts'

export const clauses: Translation<typeof en.clauses> = {
  // cards
  drawSelf: 'ziehe {count, plural, one {# Karte} other {# Karten}}',
  discardHandOther: '1 anderer Charakter in deinem Raum legt alle seine Handkarten ab',
  pass: 'passe dann',
  reshuffleAll: 'mische deinen Stapel, deinen Ablagestapel und deine Handkarten zu einem neuen Stapel',
  cancel:
    'hebe eine Aktion eines anderen Charakters in deinem Raum oder dort ein „Unterbrechen“ auf; die Kosten werden nicht erstattet',
  spareSurprise: 'ein Überraschungsangriff in deinem Raum hat keine Wirkung auf dich',
  spareAttack: 'ein Xeno-Angriff hat keine Wirkung auf dich',

  // wounds and contamination
  lightWound: 'erleide {count, plural, one {# Leichte Wunde} other {# Leichte Wunden}}',
  seriousWound: 'erleide {count, plural, one {# Schwere Wunde} other {# Schwere Wunden}}',
  kill: 'dein Charakter stirbt',
  dress: 'verbinde {count, plural, one {# Schwere Wunde} other {# Schwere Wunden}}',
  dressAll: 'verbinde alle Schweren Wunden',
  healSerious: 'heile {count, plural, one {# Verbundene Schwere Wunde} other {# Verbundene Schwere Wunden}}',
  healLightAll: 'heile alle Leichten Wunden',
  contaminate: 'erhalte {count, plural, one {# Kontaminationskarte} other {# Kontaminationskarten}}',
  scanHand: 'scanne deine Kontaminationskarten auf der Hand',
  scanEverywhere: 'scanne alle deine Kontaminationskarten aus Stapel, Ablagestapel und Hand',
  scanRemovesClean: 'entferne die nicht INFIZIERTEN aus dem Spiel',
  scanRemovesInfected: 'entferne die INFIZIERTEN aus dem Spiel',
  scanInfects: 'ist eine INFIZIERT, erhältst du eine Larve, und falls du schon eine hast, stirbt dein Charakter',
  drawAndScan:
    'ziehe {draw, plural, one {# Karte} other {# Karten}} und scanne die Kontaminationskarten darunter; ist eine INFIZIERT, erhältst du eine Larve, und falls du schon eine hast, stirbt dein Charakter',
  larvaGone: 'entferne die Larve von deiner Charaktertafel',
  slimed: 'erhalte einen Schleimmarker',
  cleaned: 'entferne den Schleimmarker',
  signal: 'setze das Signal ab',

  // moving
  goSelf: 'bewege dich in einen benachbarten Raum',
  goOther: 'schicke 1 anderen Charakter aus deinem Raum in einen benachbarten Raum',
  goEither: 'bewege dich oder 1 anderen Charakter in deinem Raum in einen benachbarten Raum',
  goBoth:
    'bewege dich in einen benachbarten Raum, allein oder mit 1 anderen Charakter aus deinem Raum, oder schicke nur diesen',
  goAlong:
    'bewege dich in einen benachbarten Raum und nimm, wenn du willst, 1 anderen Charakter mit, ohne ihn zu fragen',
  unharmed: '{go}, ohne angegriffen zu werden',
  unharmedBoth: '{go}; dabei wird niemand angegriffen',

  // intruders and combat
  noiseRoll: 'mache eine Geräuschprobe',
  ammo: 'lade {count} Munition in {weapon}',
  ammoFill: 'lade {weapon} vollständig auf',
  throwInto:
    'wirf den Gegenstand in deinen oder einen benachbarten Raum, der nicht hinter einer Geschlossenen Tür liegt und in dem ein Xeno oder ein Ei ist: {happens:cap}',
  /** One is hit harder than the rest. */
  throwTarget:
    '1 Xeno deiner Wahl erleidet {target} Schaden, oder {eggs, plural, one {# Ei wird zerstört} other {bis zu # Eier werden zerstört}}',
  throwOthers: 'jeder andere Xeno dort erleidet {others} Schaden',
  throwAll: 'jeder Xeno dort erleidet {others} Schaden',
  throwCrew: 'jeder Charakter {others, plural, one {# Schwere Wunde} other {# Schwere Wunden}}',
  throwEggs: '{eggs, plural, one {# Ei wird zerstört} other {bis zu # Eier werden zerstört}}',
  injureAndRetreat: '1 Xeno in deinem Raum erleidet {injuries} Schaden und zieht sich zurück',
  retreatOne: '1 Xeno in deinem Raum zieht sich zurück',
  takeEgg: 'nimm 1 Ei aus dem Nest',

  // the board
  search:
    'ziehe {draw, plural, one {# Gegenstand} other {# Gegenstände}} der Raumfarbe, behalte 1 und lege den Rest unter den Stapel; Suchzähler −1',
  lookAtTile:
    'sieh dir verdeckt {count, plural, one {# nicht erkundetes Raumteil an, aber nicht sein Plättchen} other {# nicht erkundete Raumteile an, aber nicht ihre Plättchen}}',
  toggleDoor: 'öffne oder schließe 1 Tür dieses Raums',
  destroyDoor: 'zerstöre 1 Geschlossene Tür dieses Raums',
  placeMalfunction: 'lege einen Fehlfunktionsmarker in diesen Raum',
  removeMalfunction: 'entferne den Fehlfunktionsmarker aus diesem Raum',
  removeMalfunctionAtComputer: 'entferne den Fehlfunktionsmarker aus einem beliebigen Raum mit Computer',
  removeFire: 'entferne den Feuermarker aus diesem Raum',
  douse: 'wähle einen Raum: Dort erlischt das Feuer, und jeder Xeno darin zieht sich zurück',
  vent: 'wähle einen anderen gelben Raum ohne Zerstörte Türen und schließe alle seine Türen; sind sie am Ende der Spielerphase noch geschlossen, stirbt jeder Charakter und jeder Xeno darin',
  /** Alone; before other effects it is a joint. */
  computer: 'sei in einem Raum mit funktionierendem Computer',
  roomActionWithComputer: 'nutze die Raumaktion dieses Raums kostenlos, falls er einen funktionierenden Computer hat',
  analyseInLaboratory: 'analysiere 1 Objekt, das im Labor ist, und entdecke seine Schwäche',

  // items
  craft: 'stelle einen Gegenstand her',
  loseItem: 'lege 1 deiner Gegenstände ab',
  loseObject: 'lege {objects:acc} ab',
  tape: 'klebe 2 deiner Schweren Gegenstände zusammen: Sie belegen 1 Hand-Slot',

  // events
  protectEggs: 'jeder Charakter, der im Nest ist oder ein Ei trägt, hat eine Begegnung',
  hatch:
    'aus 1 Ei im Nest schlüpft eine Larve: Jeder Charakter im Nest ohne Aktionskarten auf der Hand erhält eine Larve und 1 Kontaminationskarte; gibt es keinen solchen Charakter, kommt ein Larven-Plättchen in den Beutel',
  lurk: 'jeder Xeno, der nicht bei einem Charakter ist, verlässt den Spielplan, und ein Plättchen seiner Art kommt in den Beutel',
  pursuit: 'ein Charakter deiner Wahl macht eine Geräuschprobe',
  planning: 'sieh dir die {draw} obersten Ereigniskarten an, handle 1 davon ab und lege die übrigen unter den Stapel',
  healOne: '1 Xeno deiner Wahl erholt sich von bis zu {count} Schaden',
  burnItems: 'der Suchzähler jedes brennenden Raums sinkt auf 0',
  spreadFire:
    'das Feuer breitet sich aus jedem brennenden Raum in die benachbarten Räume aus, aber nicht durch Geschlossene Türen',
  noiseAroundNest: 'ist das Nest erkundet, erhält jeder seiner Korridore ohne Geräusch einen Geräuschmarker',
  openDoors: 'alle Geschlossenen Türen öffnen sich',
}

/** Where an event brings Malfunctions. */
export const malfunctions: Translation<typeof en.malfunctions> = {
  withIntruders: 'jeder Raum mit einem Jäger, einer Brutbestie oder der Königin erhält einen Fehlfunktionsmarker',
  green: 'jeder erkundete grüne Raum erhält einen Fehlfunktionsmarker',
}

/** What Ammo goes into, or something is attached to. */
export const arms: Translation<typeof en.arms> = {
  energy: '1 deiner Energiewaffen',
  flamethrower: 'deinen „Flammenwerfer“',
}

export const joints: Translation<typeof en.joints> = {
  or: '{one} ODER {other}',
  may: 'wenn du willst: {effect:cap}',
  when: 'falls {test:sub}, {effect:front}',
  whenElse: 'falls {test:sub}, {effect:front}; sonst {other:front}',
  patient: 'für dich oder einen anderen Charakter in deinem Raum: {effect:cap}',
  withComputer: 'in einem Raum mit funktionierendem Computer: {effect:cap}',
  afterwards: 'dann {effect}',
  need: 'nur falls {test:sub}',
  needed: 'falls {test:sub}: {effect:cap}',
  reaction: 'Reaktion: {effect:cap}',
}

export const timing: Translation<typeof en.timing> = {
  outOfCombat: 'Nicht im Kampf',
  inCombat: 'Nur im Kampf',
  any: 'Immer möglich',
  reaction: 'Reaktion',
}
