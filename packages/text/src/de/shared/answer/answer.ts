/** What a choice costs and may cost, said before it is made. */

import type { Translation } from '../../../areas.ts'
import type { answerWords as en } from '../../../en/shared/answer/answer.ts'

export const answerWords: Translation<typeof en> = {
  // how grave it is
  danger: {
    me: '{sure, select, yes {Das tötet dich} other {Kann dich töten}}',
    other: '{sure, select, yes {Das tötet {name}} other {Kann {name} töten}}',
    vessel: '{sure, select, yes {Zerstört das Schiff} other {Kann das Schiff zerstören}}',
    exactly: '{percent} %',
    upTo: 'bis {percent} %',
    unknown: 'unbekannt',
    atLeast: 'mindestens {percent} %',
    under: 'unter 1 %',
    risk: {
      me: 'Todesgefahr: {chance}',
      other: 'Todesgefahr für {name}: {chance}',
      vessel: 'Gefahr für das Schiff: {chance}',
    },
    deadlyCards: '{deadly, plural, one {# von {of} Karten ist tödlich} other {# von {of} Karten sind tödlich}}',
    safer: 'Sicherer: {what}',
    saferNone: 'jetzt keine Todesgefahr',
    nothingElse: 'Dir bleibt keine andere Wahl.',
  },
  // what it takes to mean it
  confirm: {
    holdOrPress: 'Halten oder zweimal drücken',
    pressAgain: 'Zum Ausführen noch einmal drücken',
    left: '{holds, plural, one {Noch einmal halten} other {#-mal halten}} oder {presses, plural, one {noch einmal drücken} other {#-mal drücken}}',
    late: 'Noch ist nichts passiert.',
    hasty: 'Zu schnell: Das zählt als einmal drücken.',
  },
  lastWound: '{n} von {n} Schweren Wunden: Die nächste Wunde tötet',

  // wounds that do not kill
  wounds: {
    sure: 'Du erleidest {wounds}{worsens, select, true {; mit der dritten werden alle drei zu 1 Schweren Wunde} other {}}.',
    risk: 'Gefahr einer Wunde: {chance}',
    because: {
      fire: 'Dein Zug endet im Feuer ({room}).',
      bleeding: 'Du blutest, wenn du passt.',
      attack:
        '{intruder}: {occasion, select, escape {Angriff, bevor du wegkommst} surprise {Überraschungsangriff} phase {Angriff in der Ereignisphase, wenn sich bis dahin nichts ändert} other {Angriff, wenn du herauskommst}}.',
    },
  },

  // why somebody may die, or everything be lost
  causes: {
    bleeding: 'Blutung: Passen kostet eine Wunde, und schon die wäre tödlich.',
    fire: 'Feuer: Wer den Zug dort beendet, erleidet eine Wunde, und schon die wäre tödlich ({room}).',
    miss: 'Wer verfehlt, erleidet eine Schwere Wunde, und schon die wäre tödlich.',
    attack:
      '{intruder}: {occasion, select, escape {Angriff, bevor du wegkommst} surprise {Überraschungsangriff} phase {Angriff in der Ereignisphase, wenn sich bis dahin nichts ändert} other {Angriff, wenn du herauskommst}}. {deadly, plural, one {# von {of} Karten tötet} other {# von {of} Karten töten}}.',
    noise: 'Die Geräuschprobe kann etwas herbeirufen, das sofort angreift: {room}.',
    encounter: 'Aus dem Beutel kann etwas kommen, das sofort angreift.',
    exploration: 'Was dort wartet, ist unbekannt und kann tödlich sein: {room}.',
    wounds: 'Das kostet eine Wunde, und schon die wäre tödlich.',
    infection: 'Eine Larve kann schlüpfen, und das ist der Tod.',
    vent: 'Die Luft entweicht, und alle darin sterben: {room}.',
    event: 'Die nächste Ereigniskarte kann tödlich sein.',
    bag: 'Was in der Ereignisphase aus dem Beutel kommt, kann angreifen.',
    fires:
      'Feuermarker auf dem Spielplan: {have} von {limit}. Werden mehr als {limit} gebraucht, verbrennt das Schiff.',
    malfunctions:
      'Fehlfunktionsmarker auf dem Spielplan: {have} von {limit}. Werden mehr als {limit} gebraucht, bricht das Schiff auseinander.',
    selfDestruct: 'Der Countdown der Selbstzerstörung läuft ab.',
    time: 'Die Zeit läuft ab: Wer bis dahin nicht in Sicherheit ist, stirbt.',
    ending: 'Die Partie endet, und die letzten Prüfungen entscheiden, wer überlebt.',
  },

  // a fight
  fight: {
    die: 'Kampfwürfel: {faces}',
    face: '{percent} % {injuries, plural, =0 {verfehlt} one {# Schaden} other {# Schaden}}',
    miss: 'verfehlt',
    kills: 'Tötet den Xeno: {chance}',
    tough: '{injuries, plural, =0 {unverletzt} one {bisher # Schaden} other {bisher # Schaden}}',
    deadAt: 'Chance, dass der Xeno mit {n, plural, one {# Schaden} other {# Schaden}} tot ist: {percent} %',
    attacks:
      '{kind, select, larva {Greift sie an, kriecht sie in dich hinein: Dann trägst du eine Larve.} other {Bei einem Angriff entscheidet eine Karte: eine Wunde, Schlimmeres oder nichts.}}',
    deadAtCaption: 'Chance, dass so viel Schaden tötet',
    wounded: '{chance} Wunde',
    killed: '{chance} Tod',
  },

  // what follows
  inVain: {
    engine: 'Du weißt es schon: Es ist {state}.',
    known: 'Das weißt du schon.',
    signal: 'Du hast das Signal schon abgesetzt.',
    craft: 'Du hast keine Komponenten: Du könntest nichts herstellen.',
  },
  searchSlimes: 'Suchst du hier, erhältst du einen Schleimmarker.',
  passMeans: 'Du tust in dieser Runde nichts mehr. Die Karten, die du behältst, bleiben auf deiner Hand.',
  moveRolls: '{cards, plural, one {# Karte} other {# Karten}}, Geräuschprobe',
  carefulMarks: '{cards, plural, one {# Karte} other {# Karten}}, Geräusch legen',
  noiseDie: 'Geräuschwürfel, zehn Seiten: {faces}',
  thenExplore: 'Zuerst erkundest du ihn. Sein Plättchen entscheidet, ob du eine Geräuschprobe machst.',
  thenCompany: 'Dort ist schon jemand: keine Geräuschprobe.',
  thenCareful: 'Keine Geräuschprobe. Du wählst den Korridor, der das Geräusch erhält.',
  thenEncounter: 'In diesem Korridor ist schon ein Geräusch, und etwas kann herauskommen.',
  thenIntruder: 'Dort ist ein Xeno: keine Geräuschprobe, und du bist im Kampf.',
  thenNoise: 'Geräusch im Korridor mit dieser Nummer.',
  thenDanger:
    'Xenos aus den Nachbarräumen, die nicht im Kampf sind, kommen zu dir. Gibt es keine, erhält jeder Korridor ringsum ein Geräusch.',
  thenSilence: 'Es passiert nichts.',
  shootCosts: 'Kostet 1 Munition, auch wenn du verfehlst. Verfehlen verletzt dich nicht.',
  meleeCosts: 'Zuerst erhältst du eine Kontaminationskarte. Verfehlst du, erleidest du eine Schwere Wunde.',
  dropMeans: 'Fallen gelassene Gegenstandskarten sind weg; Objekte bleiben im Raum.',
  tradeMeans: 'Alle in diesem Raum dürfen miteinander tauschen, bis du es beendest.',
  attackFirst: 'Du wirst angegriffen, bevor du wegkommst. Überlebst du das nicht, endet dein Weg hier.',
  surprise:
    'Mit {cards, plural, =0 {keiner Karte} one {# Karte} other {# Karten}} auf der Hand{dark, select, true { und im Dunkeln} other {}}: Was kommt, greift {percent, select, 0 {nie sofort an.} other {in {percent} % der Fälle sofort an.}}',
  payOther: 'Drück auf eine andere Handkarte, um stattdessen mit ihr zu bezahlen.',
  pickUpMeans: 'Es belegt eine deiner beiden Hände, bis du es fallen lässt oder weitergibst.',
  burnsAlready: 'Hier brennt es schon: Ein weiteres Feuer ändert nichts.',
  noSlimeThere: 'Es gibt keinen Schleimmarker zu entfernen: Das ändert nichts.',
  itemsDearer: '{wound}: Einen Gegenstand zu benutzen kostet {n, plural, one {# Karte} other {# Karten}} mehr.',
  noEnergyWeapon: 'Du hältst keine Energiewaffe, die du laden könntest.',
  noWeapon: 'Die Waffe dazu hältst du nicht: {weapon}.',
  partOf: 'Bestandteil von: {items}',
  decks: {
    red: 'Waffen, Munition, Sprengstoff',
    yellow: 'Werkzeug und Technik',
    green: 'Medizin und Laborbedarf',
  },
  careful: 'Vorsichtig',
  throughWhich: 'Durch welchen Korridor?',
  finalMeans: {
    launch: 'Alle darin verlassen das Schiff. Niemand steigt mehr ein, und niemand kommt zurück.',
    hibernate: 'Du bist bis zum Ende aus dem Spiel. Du teilst das Schicksal des Schiffs.',
    selfDestruct: 'Das Schiff wird explodieren. Bald lässt sich das nicht mehr verhindern.',
    css: 'Du legst alle Handkarten ab und passt. Das Plättchen dieser Runde sagt, welche Kapseln starten; startet deine nicht, kommst du mit einer Schweren Wunde zurück.',
    lockIn: 'Du bist bis zum Ende aus dem Spiel. Explodiert die Anlage, stirbst auch du.',
    alert:
      'Die Partie endet, sobald das Zeitplättchen das Feld mit dem Alarmplättchen verlässt; wer dann nicht in Sicherheit ist, stirbt. Das lässt sich nicht stoppen.',
    bunker: 'Du bist bis zum Ende aus dem Spiel und sicher, was auch immer mit der Anlage geschieht.',
  },

  // what must be held, or pressed twice
  finalIs: {
    launch: 'diese Kapsel startet endgültig',
    hibernate: 'du schläfst bis zum Ende',
    selfDestruct: 'der Countdown beginnt',
    css: 'du wartest in der Kapsel',
    lockIn: 'du bist eingeschlossen',
    alert: 'das Einsatzteam wird gerufen',
    bunker: 'du gehst in den Bunker',
  },
  holdFor: 'Halten: {what}',
  pressAgainFor: 'Noch einmal: {what}',

  // more about an answer
  eggsHere: '{n, plural, one {# Ei im Nest} other {# Eier im Nest}}',
  weaknessUnknown: 'seine Schwäche ist noch nicht bekannt',
  madeFrom: 'aus {one} und {other}',
  seriousCount: '{n, plural, one {# Schwere Wunde} other {# Schwere Wunden}}',
}
