/** German for what the table says of itself: cards about whatever one points at, and the list of signs. */
import type { Translation } from '../../../areas.ts'
import type { explainWords as en } from '../../../en/shared/explain/explain.ts'

export const explainWords: Translation<typeof en> = {
  // the list of signs
  legendSays:
    'Alles, was gerade auf dem Tisch liegt. Zeige auf ein Zeichen oder halte den Finger darauf, um zu lesen, was es tut.',
  allSigns: 'Alle Zeichen',
  theRule: 'Die Regel',

  // rooms
  basic: 'Basisraum 1',
  additional: 'Weiterer Raum 2',
  special: 'Spezialraum',
  youAreHere: 'du bist hier',
  away: '{n, plural, one {gleich nebenan} other {# Räume entfernt}}',
  groupI: 'I steht für einen Basisraum. In jeder Partie sind alle dabei.',
  groupII: 'II steht für einen Weiteren Raum. In dieser Partie sind nur einige davon dabei.',
  stillHidden: 'Noch nicht gefunden',
  onlyYouKnow: 'Nur du weißt, welcher Raum das ist.',
  canNow:
    '{n, plural, =0 {Das kannst du jetzt kostenlos tun.} one {Das kannst du jetzt für # Karte tun.} other {Das kannst du jetzt für # Karten tun.}}',
  whenThere: 'Wenn du dort bist, kostet das {n, plural, one {# Karte} other {# Karten}}.',
  cannotNow: 'Jetzt nicht. {why}',
  noRoomAction: 'Dieser Raum hat keine eigene Aktion.',
  contents: 'Hier',
  items: 'Gegenstände',
  hazards: 'Gefahren',
  itemsLeft: '{n, plural, =0 {nichts mehr zu finden} one {noch # zu finden} other {noch # zu finden}}',
  anyDeck: 'Du wählst den Stapel.',
  explorationToken: 'Erkundungsplättchen',
  tokenSays: 'Wer zuerst eintritt, deckt es auf. Es sagt, wie viele Gegenstände hier liegen und was geschieht.',
  tokenSeen: 'Nur du kennst es: {token}.',
  broken: 'Defekt: Raumaktion und Computer funktionieren erst nach der Reparatur wieder.',
  burning: 'Es brennt: Wer hier seinen Zug beendet, wird verletzt.',

  // corridors
  corridor: 'Korridor {numbers}',
  corridorHears: 'Wer an einem der beiden Enden bei einer Geräuschprobe {numbers} würfelt, macht hier ein Geräusch.',
  corridorQuiet: 'Noch ist es still. Der erste Wurf hinterlässt hier ein Geräusch, der nächste lockt etwas an.',
  corridorNoisy: 'Hier liegt schon ein Geräusch. Ein solcher Wurf lockt etwas zu dem, der gewürfelt hat.',
  entranceHears:
    'Wer in diesem Raum bei einer Geräuschprobe {numbers} würfelt, macht hinter diesem Eingang ein Geräusch.',
  between: 'Zwischen',

  // creatures
  toughness: {
    larva: '1 Schaden tötet sie.',
    one: 'Nach jedem Treffer entscheidet eine Angriffskarte, ob der Schaden reicht, um ihn zu töten.',
    two: 'Nach jedem Treffer entscheiden zwei Angriffskarten, ob der Schaden reicht, um sie zu töten.',
  },
  infests: 'Wenn sie angreift, kriecht sie in ihr Opfer, das auch noch eine Kontaminationskarte erhält.',
  strikes: 'Ein Xeno greift am Ende der Runde jemanden in seinem Raum an. Wer geht, wird vorher angegriffen.',
  noInjuries: 'Bisher kein Schaden.',
  fightsYou: 'Du kämpfst gerade gegen diesen Xeno.',

  // people
  playedBy: 'gespielt von {name}',
  howTheyAre: 'Zustand',
  oneMoreWound: '{mine, select, true {Noch eine Wunde tötet dich.} other {Noch eine Wunde ist der Tod.}}',
  lightLeft:
    '{n, plural, one {Noch eine, dann werden alle drei zu 1 Schweren Wunde.} other {Noch #, dann werden alle drei zu 1 Schweren Wunde.}}',
  seriousLeft:
    '{n, plural, one {Noch eine Schwere Wunde, dann tötet jede weitere Wunde.} other {Noch # Schwere Wunden, dann tötet jede weitere Wunde.}}',
  combat: 'Im selben Raum ist ein Xeno. Schießen, zuschlagen oder gehen; wer geht, wird vorher angegriffen.',
  gone: 'Dieser Charakter hat keine Züge mehr.',
  aside: 'Dieser Charakter hat keine Züge mehr, ist aber nicht tot: Wer überlebt, entscheidet sich am Ende.',
  isAway: 'Auf diesem Platz ist gerade niemand verbunden.',
  inHands: 'Schwer: belegt einen Hand-Slot, und alle sehen es.',
  inPockets: 'Belegt keinen Hand-Slot. Die anderen sehen erst, was es ist, wenn du es benutzt.',
  notYetActive: 'Inaktiv. Erfülle seine Aufgabe, dann kannst du es benutzen.',

  // counts and limits
  onBoard: '{n} von {of} auf dem Spielplan',
  onBoardNow: '{n} auf dem Spielplan',
  oneTooMany:
    '{left, plural, one {Noch ein Marker, und alles ist verloren.} other {Noch # Marker, und alles ist verloren.}}',

  // time
  space: 'Feld {n} der Zeitleiste',
  reachedNow: 'Der Zeitmarker ist jetzt hier.',
  reachedIn:
    '{n, plural, one {Der Zeitmarker kommt nach dieser Runde hierher.} other {Der Zeitmarker kommt in # Runden hierher.}}',
  reachedBefore: 'Der Zeitmarker war schon hier.',
  yourActions: 'Dein Zug hat {of} Aktionen. Dies ist Nummer {n}.',

  // cards and dice
  deckSays: {
    red: 'Wer in einem roten Raum sucht, zieht von diesem Stapel: Waffen und anderes für den Kampf.',
    yellow: 'Wer in einem gelben Raum sucht, zieht von diesem Stapel: Technik.',
    green: 'Wer in einem grünen Raum sucht, zieht von diesem Stapel: Medizin.',
    event: 'Am Ende jeder Runde wird eine aufgedeckt. Sie bewegt, was euch jagt; dann geschieht etwas.',
    attack: 'Entscheidet, ob ein Angriff trifft und ob der Schaden reicht, um zu töten.',
    wound: 'Jede Schwere Wunde wird von diesem Stapel gezogen.',
    contamination: 'Jede Kontaminationskarte wird von diesem Stapel gezogen. Niemand weiß, welche infiziert sind.',
  },
  myDeck: 'Dein Stapel',
  myDeckSays:
    'Zu Beginn einer Runde ziehst du auf {hand} Karten nach. Ist der Stapel leer, wird der Ablagestapel zu einem neuen gemischt.',
  deckOf: 'Stapel',
  inDeck: '{n, plural, =0 {keine Karten mehr} one {noch # Karte} other {noch # Karten}}',
  inDiscard: '{n, plural, =0 {keine abgelegt} one {# abgelegt} other {# abgelegt}}',
  noiseDie: 'Geräuschwürfel',
  noiseDieSays: 'Eine Zahl macht ein Geräusch im Korridor mit dieser Zahl. Die anderen Seiten sind Gefahr und Stille.',
  combatDie: 'Kampfwürfel',
  combatDieSays: 'Er entscheidet, ob du triffst und wie hart. Manche Seiten treffen nur manche Xenos.',
  supply: 'Neben dem Spielplan',
  supplySays:
    'Xenos, deren Plättchen gerade nicht im Beutel sind. Die Xeno-Ausbreitung und andere Effekte können sie hineinlegen.',
}
