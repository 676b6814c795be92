/**
 * What happened, as one sentence each. `by` says whether the reader did it (you) or somebody else, `who` is that name;
 * `to` and `whom` are the same for a second person. Messages ending in Seen add what only the reader got to know.
 */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/events.ts'

export const events: Translation<typeof en.events> = {
  // set-up and rounds
  playerNumbers: 'Spielernummern: {numbers}. Manche Ziele nennen eine Nummer; die Züge gehen reihum nach Plätzen.',
  playerNumber: '{by, select, you {{number} du} other {{number} {who}}}',
  objectivesDealt: 'Die Ziele werden verteilt.',
  objectivesDealtSeen: 'Deine Ziele: {cards}.',
  objectivesOpen: 'Die Ziele werden verteilt und liegen offen: {objectives}.',
  objectiveOf: '{card} ({by, select, you {für dich} other {für {who}}})',
  draftDrawn: '{by, select, you {Du hast} other {{who} hat}} die Wahl zwischen {characters:dat}.',
  draftKept: '{by, select, you {Du behältst} other {{who} behält}} die Auswahlkarte: {characters}.',
  drafted: '{by, select, you {Du spielst} other {{who} spielt}} {character:acc}.',
  round: 'Runde {round}.',
  firstPlayer:
    '{by, select, you {Du erhältst das Startspielerplättchen.} other {{who} erhält das Startspielerplättchen.}}',
  turn: '{by, select, you {Du bist am Zug.} other {{who} ist am Zug.}}',
  unlimited:
    '{by, select, you {Du kannst} other {{who} kann}} in diesem Zug handeln, solange die Karten zum Bezahlen reichen.',
  drew: '{by, select, you {Du ziehst} other {{who} zieht}} {count, plural, one {# Karte} other {# Karten}}.',
  drewSeen: 'Du ziehst {cards}.',
  reshuffled: '{deck} wird neu gemischt.',
  tookBack: '{by, select, you {Du nimmst} other {{who} nimmt}} das zurück.',
  passed: '{by, select, you {Du passt.} other {{who} passt.}}',
  discarded: '{by, select, you {Du legst} other {{who} legt}} {card} ab.',
  phaseEnded: '{by, select, you {Du beendest} other {{who} beendet}} die Spielerphase: Alle passen.',

  // actions
  paid: '{by, select, you {Du bezahlst} other {{who} bezahlt}} mit {card}.',
  nobodyReacted: 'Niemand reagiert.',
  reactedToAction: '{by, select, you {Du reagierst} other {{who} reagiert}} mit {card}.',
  reactedToInterruption: '{by, select, you {Du antwortest} other {{who} antwortet}} auf „Unterbrechen“ mit {card}.',
  spared: '{card}{by, select, you {} other { von {who}}} wehrt den Angriff ab.',
  notSpared: 'Niemand wehrt den Angriff ab.',

  // moving and exploring
  escaping: '{by, select, you {Du versuchst} other {{who} versucht}}, in {to:acc} zu flüchten.',
  moved: '{by, select, you {Du betrittst} other {{who} betritt}} {to:acc}.',
  explored: '{by, select, you {Du erkundest} other {{who} erkundet}} Raum {room}: {tile:acc}.',
  token: 'Erkundungsplättchen: {effect}.',
  tokenItems: 'Erkundungsplättchen: {effect}, {items, plural, one {# Gegenstand} other {# Gegenstände}}.',
  noiseRolled: '{by, select, you {Du machst} other {{who} macht}} eine Geräuschprobe: {face}.',
  noise: 'Geräusch in {corridor:dat}.',
  noiseGone: 'Das Geräusch in {corridor:dat} verklingt.',
  danger: 'Gefahr in {room:dat}!',

  // markers and doors
  slimed:
    '{by, select, you {Du erhältst einen Schleimmarker: Ab jetzt zählt Stille für dich als Gefahr.} other {{who} erhält einen Schleimmarker.}}',
  cleaned: '{by, select, you {Du bist} other {{who} ist}} den Schleim los.',
  fire: 'In {room:dat} bricht Feuer aus.',
  fireOut: 'Das Feuer in {room:dat} erlischt.',
  malfunction: 'Fehlfunktion in {room:dat}.',
  repaired: 'Die Fehlfunktion in {room:dat} ist behoben.',
  doorOpen: 'Die Tür in {corridor:dat} öffnet sich.',
  doorClosed: 'In {corridor:dat} schließt sich eine Tür.',
  doorDestroyed: 'Die Tür in {corridor:dat} wird zerstört.',
  vent: 'Die Dekompression beginnt: In {room:dat} gibt es nur noch bis zum Ende der Spielerphase Luft.',
  ventStopped: 'Die Dekompression in {room:dat} wird abgebrochen.',
  vented: 'Die Luft entweicht aus {room:dat}. Niemand darin überlebt.',

  // intruders
  encounter: '{by, select, you {Du hast} other {{who} hat}} eine Begegnung in {room:dat}.',
  encounterNobody: 'In {room:dat} kommt etwas aus der Dunkelheit.',
  tokenDrawn: 'Xeno-Plättchen: {intruder} (Überraschungswert {value}).',
  tokenDrawnBlank: 'Xeno-Plättchen: leer.',
  appeared: 'In {room:dat} erscheint {intruder}.',
  noMiniature: 'In {room:dat} müsste {intruder} erscheinen, aber es ist keine Figur mehr da.',
  bagMore: '{token} kommt in den Beutel.',
  bagBack: '{token} kommt zurück in den Beutel.',
  bagLess: '{token} verlässt den Beutel.',
  intruderMoved: '{intruder} geht aus {from:dat} in {to:acc}.',
  leftDucts: '{intruder} verschwindet aus {room:dat} in den Wartungskorridoren.',
  leftRecalled: '{intruder} in {room:dat} wird vom Spielplan genommen: Die Figur wird anderswo gebraucht.',
  leftHidden: '{intruder} in {room:dat} verschwindet wieder in der Dunkelheit.',
  leftInfested: '{intruder} in {room:dat} findet den Wirt schon befallen und verendet.',
  transformed: '{intruder} verwandelt sich in {other:acc}.',
  surprise:
    '{by, select, you {Du hast} other {{who} hat}} {hand, plural, =0 {keine Karten} one {# Karte} other {# Karten}} auf der Hand gegen {value}: Überraschungsangriff durch {intruder:acc}.',
  noSurprise:
    '{by, select, you {Du hast} other {{who} hat}} {hand, plural, one {# Karte} other {# Karten}} auf der Hand gegen {value}: kein Überraschungsangriff.',
  attack: '{intruder} greift {by, select, you {dich} other {{who}}} an: {card}.',
  attackMisses: '{intruder} greift {by, select, you {dich} other {{who}}} an: {card}, verfehlt aber.',
  attackBare: '{by, select, you {{intruder} greift dich an.} other {{intruder} greift {who} an.}}',
  infested:
    '{intruder} befällt {by, select, you {dich und liegt jetzt auf deiner Charaktertafel} other {{who} und liegt jetzt auf der Charaktertafel}}.',
  injured: '{intruder} erleidet {injuries} Schaden: insgesamt {total}.',
  toughness: 'Stirbt {intruder}? Gezogen: {cards}. Nötiger Schaden: {blood}.',
  toughnessArrow: '{intruder} zieht sich zurück: Rückzugspfeil gezogen ({cards}).',
  toughnessNone: 'Es ist keine Xeno-Angriffskarte mehr da: {intruder} lebt.',
  intruderDied: '{intruder} stirbt in {room:dat}.',
  healed:
    '{intruder} erholt sich: {total, plural, =0 {kein Schaden mehr} one {noch # Schaden} other {noch # Schaden}}.',
  retreats: '{intruder} zieht sich durch Korridor {number} zurück ({card}).',
  eggs: 'Im Nest {eggs, plural, =0 {liegen jetzt keine Eier} one {liegt jetzt # Ei} other {liegen jetzt # Eier}}.',
  eggsDestroyed: '{destroyed, plural, one {# Ei wird} other {# Eier werden}} in {room:dat} zerstört.',
  nestDestroyed: 'Im Nest ist kein Ei mehr: Das Nest ist zerstört.',
  shot: '{by, select, you {Du schießt} other {{who} schießt}} mit {card} auf {target:acc}. {injuries, plural, =0 {Verfehlt} one {Treffer: # Schaden} other {Treffer: # Schaden}} (Würfel: {face}).',
  struck:
    '{by, select, you {Du greifst} other {{who} greift}} {target:acc} im Nahkampf an. {injuries, plural, =0 {Verfehlt} one {Treffer: # Schaden} other {Treffer: # Schaden}} (Würfel: {face}).',
  eggsTarget: 'die Eier',
  shotMore: 'Davon {more} durch Waffe oder Karte.',
  blowLimit: 'Ein Nahkampfangriff verursacht nie mehr als 1 Schaden.',
  ammo: '{card}{by, select, you {} other { von {who}}} hat jetzt {ammo} Munition.',
  thrown: '{by, select, you {Du wirfst} other {{who} wirft}} den Gegenstand in {room:acc}.',

  // crew
  lightWound:
    '{by, select, you {Du erleidest} other {{who} erleidet}} 1 Leichte Wunde.{light, select, 3 { Es ist die dritte: Alle drei werden zu 1 Schweren Wunde.} other {}}',
  seriousWound: '{by, select, you {Du erleidest} other {{who} erleidet}} 1 Schwere Wunde: {wound}.',
  dressed: '{by, select, you {Deine Schwere Wunde} other {Die Schwere Wunde von {who}}} ist verbunden: {wound}.',
  woundHealed: '{by, select, you {Deine Schwere Wunde} other {Die Schwere Wunde von {who}}} ist geheilt: {wound}.',
  lightHealed:
    '{by, select, you {Deine Leichten Wunden} other {Die Leichten Wunden von {who}}} heilen: {light, plural, =0 {keine mehr} one {noch #} other {noch #}}.',
  contaminated: '{by, select, you {Du erhältst} other {{who} erhält}} 1 Kontaminationskarte.',
  scanned:
    '{by, select, you {Du scannst} other {{who} scannt}} auf Kontamination: {removed, plural, =0 {Keine Karte wird} one {# Karte wird} other {# Karten werden}} aus dem Spiel entfernt.',
  scannedNone: 'Du hast keine Kontaminationskarte zum Scannen.',
  scannedSeen:
    'Du scannst {count, plural, one {# Kontaminationskarte} other {# Kontaminationskarten}}: {words}. {removed, plural, =0 {Keine wird} one {# wird} other {# werden}} aus dem Spiel entfernt.',
  larva: '{by, select, you {Du hast} other {{who} hat}} jetzt eine Larve.',
  larvaGone: '{by, select, you {Du bist} other {{who} ist}} die Larve los.',
  died: '{by, select, you {Dein Charakter} other {Der Charakter von {who}}} stirbt in {room:dat}.',
  revived:
    '{by, select, you {Dein Charakter} other {Der Charakter von {who}}} wird in {room:dat} wiederbelebt; alle Schweren Wunden sind verbunden.',
  signal: '{by, select, you {Du setzt} other {{who} setzt}} das Signal ab.',
  ownDeck:
    '{by, select, you {Du mischst deine Karten} other {{who} mischt alle eigenen Karten}} zu einem neuen Stapel.',

  // items
  items:
    'In {room:dat} {items, plural, =0 {ist kein Gegenstand mehr} one {ist noch # Gegenstand} other {sind noch # Gegenstände}}.',
  searched: '{by, select, you {Du suchst und ziehst} other {{who} sucht und zieht}} {items:acc}.',
  searchedSeen: 'Du suchst und findest {cards}.',
  kept: '{by, select, you {Du behältst} other {{who} behält}} {items:acc}.',
  keptSeen: 'Du behältst {kept}.',
  keptReturnedSeen: 'Du behältst {kept} und legst {returned} unter den Stapel.',
  keptNothing: '{by, select, you {Du behältst} other {{who} behält}} nichts.',
  keptNothingSeen: 'Du behältst nichts und legst {returned} unter den Stapel.',
  held: '{by, select, you {Du nimmst {card} in die Hand.} other {{who} nimmt {card} in die Hand.}}',
  dropped: '{by, select, you {Du lässt} other {{who} lässt}} {card:acc} fallen.',
  lost: '{by, select, you {Du gibst} other {{who} gibt}} {card} ab.',
  crafted: '{by, select, you {Du stellst} other {{who} stellt}} {card} her.',
  activated: '{card}{by, select, you {} other { von {who}}} ist jetzt aktiv.',
  attached: '{by, select, you {Du montierst} other {{who} montiert}} {card} an {other}.',
  taped: '{by, select, you {Du klebst} other {{who} klebt}} {card} und {other} zusammen.',
  objectLies: 'In {room:dat} liegt {object}.',
  objectTaken: '{by, select, you {Du trägst} other {{who} trägt}} jetzt {object:acc}.',

  // trade
  tradeOpened: '{by, select, you {Du eröffnest} other {{who} eröffnet}} einen Tausch.',
  partner:
    '{by, select, you {Du wendest dich} other {{who} wendet sich}} {to, select, you {an dich} other {an {whom}}}.',
  offered:
    '{by, select, you {Du bietest} other {{who} bietet}} {to, select, you {dir {thing:acc}} other {{whom} {thing:acc}}} an.',
  withdrawn: '{by, select, you {Du nimmst} other {{who} nimmt}} {thing:acc} zurück.',
  shown:
    '{by, select, you {Du zeigst} other {{who} zeigt}} {to, select, you {dir {thing:acc}} other {{whom} {thing:acc}}}.',
  ready:
    '{by, select, you {Du stimmst} other {{who} stimmt}} dem Tausch {to, select, you {mit dir} other {mit {whom}}} zu.',
  gave: '{by, select, you {Du gibst} other {{who} gibt}} {to, select, you {dir {things:acc}} other {{whom} {things:acc}}}.',
  tradedNothing:
    '{by, select, you {Du gibst} other {{who} gibt}} {to, select, you {dir nichts} other {{whom} nichts}}.',
  tradeEnded: 'Der Tausch ist vorbei.',

  // secrets
  peekedTile: '{by, select, you {Du siehst dir} other {{who} sieht sich}} verdeckt das Raumteil von Raum {room} an.',
  peekedTileSeen: 'Du siehst dir verdeckt das Raumteil von Raum {room} an: {tile:acc}.',
  peekedTileAndToken:
    '{by, select, you {Du siehst dir} other {{who} sieht sich}} verdeckt das Raumteil von Raum {room} und sein Erkundungsplättchen an.',
  peekedTileAndTokenSeen:
    'Du siehst dir verdeckt das Raumteil von Raum {room} und sein Erkundungsplättchen an: {tile:acc}; {token}.',
  peekedEvent:
    '{by, select, you {Du siehst dir} other {{who} sieht sich}} verdeckt an, was oben auf dem Ereignisstapel liegt.',
  peekedEventsSeen: 'Du siehst dir verdeckt an, was oben auf dem Ereignisstapel liegt: {cards}.',
  peekedEventSeen: 'Du siehst dir verdeckt die oberste Ereigniskarte an: {card}.',
  peekedAttack:
    '{by, select, you {Du siehst dir} other {{who} sieht sich}} verdeckt an, was oben auf dem Angriffsstapel liegt.',
  peekedAttackSeen: 'Du siehst dir verdeckt an, was oben auf dem Angriffsstapel liegt: {cards}.',
  peekedObjective:
    '{by, select, you {Du siehst dir} other {{who} sieht sich}} verdeckt {to, select, you {dein Ziel} other {das Ziel von {whom}}} an.',
  peekedObjectiveSeen: 'Du siehst dir verdeckt das Ziel von {whom} an: {card}.',
  eventUnder: '{by, select, you {Du legst} other {{who} legt}} die Ereigniskarte unter den Stapel.',
  eventOnTop: '{by, select, you {Du lässt} other {{who} lässt}} die Ereigniskarte oben auf dem Stapel.',
  weakness: 'Die Analyse {object:gen} enthüllt eine Schwäche: {card}.',
  objectiveChosen: '{by, select, you {Du hast} other {{who} hat}} ein Ziel gewählt.',
  objectiveChosenSeen: 'Dein Ziel ist {card}.',

  // the ship
  time: 'Der Zeitmarker rückt auf Feld {time}.',
  selfDestruct: 'Selbstzerstörung: Der Marker steht auf Feld {space}.',
  selfDestructStopped: 'Die Selbstzerstörungssequenz ist gestoppt.',
  attemptFailed:
    'In {room:dat} ist etwas aufgetaucht: {by, select, you {Dein Versuch} other {Der Versuch von {who}}} scheitert.',
  event: 'Ereignis: {card}. {effect}',
  eventRemoved: '{card} wird aus dem Spiel entfernt.',
}

/** An action as announced, before anybody could react to it; and as cancelled. */
export const declared: Translation<typeof en.declared> = {
  move: '{by, select, you {Du machst dich} other {{who} macht sich}} auf in {to:acc}.',
  carefulMove: '{by, select, you {Du machst dich} other {{who} macht sich}} vorsichtig auf in {to:acc}.',
  play: '{by, select, you {Du spielst} other {{who} spielt}} {card}.',
  use: '{by, select, you {Du benutzt} other {{who} benutzt}} {card}.',
  activate: '{by, select, you {Du willst} other {{who} will}} {card} aktivieren.',
  roomAction: '{by, select, you {Du nutzt} other {{who} nutzt}} die Raumaktion {room:gen}.',
  shoot: '{by, select, you {Du legst} other {{who} legt}} an.',
  melee: '{by, select, you {Du gehst} other {{who} geht}} zum Nahkampf über.',
  pickUp: '{by, select, you {Du willst} other {{who} will}} ein Objekt aufnehmen.',
  trade: '{by, select, you {Du willst} other {{who} will}} tauschen.',
  craft: '{by, select, you {Du willst} other {{who} will}} einen Gegenstand herstellen.',
  playAs:
    '{by, select, you {Du spielst} other {{who} spielt}} {card}: {as, select, move {Ein Xeno bewegt sich} attack {Ein Xeno greift an} other {Sondereffekt}}.',
}

const cancelledMove =
  '{by, select, you {Du kommst} other {{who} kommt}} nicht bis in {to:acc}: Die Bewegung ist aufgehoben.'
const cancelledCard = '{card}{by, select, you {} other { von {who}}} ist aufgehoben.'

export const cancelled: Translation<typeof en.cancelled> = {
  move: cancelledMove,
  carefulMove: cancelledMove,
  play: cancelledCard,
  use: cancelledCard,
  activate: '{by, select, you {Du kommst} other {{who} kommt}} nicht dazu, {card} zu aktivieren.',
  roomAction: '{by, select, you {Du kommst} other {{who} kommt}} nicht dazu, die Raumaktion {room:gen} zu nutzen.',
  shoot: '{by, select, you {Du kommst} other {{who} kommt}} nicht zum Schuss.',
  melee: '{by, select, you {Du kommst} other {{who} kommt}} nicht zum Nahkampf.',
  pickUp: '{by, select, you {Du kommst} other {{who} kommt}} nicht dazu, etwas aufzunehmen.',
  trade: '{by, select, you {Du kommst} other {{who} kommt}} nicht zum Tauschen.',
  craft: '{by, select, you {Du kommst} other {{who} kommt}} nicht dazu, etwas herzustellen.',
  playAs: cancelledCard,
}
