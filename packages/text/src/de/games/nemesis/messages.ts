/** What is said only of the ship, its crew, and what lies in the box of Nemesis. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/nemesis/messages.ts'

export const cards: Translation<typeof en.cards> = {
  weapons: {
    bonusOnDouble: 'Ein Doppeltreffer verursacht 1 Schaden mehr.',
    hitAsDouble: 'Ein Einzeltreffer zählt als Doppeltreffer.',
  },
  gifts: {
    intercom: '„Befehl“ und „Motivation“ erreichen auch Charaktere in jedem Raum mit funktionierendem Computer.',
    holoComputer: 'Du kannst „Intranet“ und „Risikoanalyse“ in jedem Raum spielen.',
    motionScanner: 'Bei jeder deiner Geräuschproben darfst du einmal 1 Karte ablegen und noch einmal würfeln.',
    autoloader: 'Die Waffe, an der er montiert ist, erhält 1 Munition und fasst 1 mehr.',
    /** Its effect says it. */
    extendedMagazine: null,
  },
  weaknesses: {
    blankHitsAdults: 'Gegen einen Jäger zählt „Leer“ auf dem Kampfwürfel als Einzeltreffer.',
    doorsHold: 'Nur Brutbestien und die Königin zerstören Geschlossene Türen; andere Xenos bleiben, wo sie sind.',
    phosphates: 'Ein Xeno, den der „Feuerlöscher“ oder das Feuerlöschsystem vertreibt, erleidet außerdem 1 Schaden.',
    energyBonus: 'Verursacht eine Energiewaffe Schaden, kommt 1 Schaden dazu.',
    slowSurprise: 'Bei Überraschungsangriffen zählt die Zahl auf einem Xeno-Plättchen 1 weniger, aber mindestens 1.',
    fragile: 'Um einen Xeno zu töten, genügt 1 Schaden weniger.',
    lightBites: 'Der „Biss“ eines Jägers verursacht eine Leichte statt einer Schweren Wunde.',
  },
  rooms: {
    slime: 'Wer den Raum betritt, erhält einen Schleimmarker.',
    restful: 'Charaktere, die zu Beginn einer Runde hier sind, ziehen 1 Karte mehr, falls kein Xeno hier ist.',
  },
  coordinates: '{space} {destination}',
}

export const conditions: Translation<typeof en.conditions> = {
  conditions: {
    allExplored: 'alle Räume sind erkundet',
    destination: 'das Schiff erreicht {destination:acc}',
    othersSurvive: 'mindestens {min, plural, one {# anderer Charakter überlebt} other {# andere Charaktere überleben}}',
    weakness: 'die Analyse {object:gen} hat eine Schwäche enthüllt',
    leftByPod: '{by, select, you {du entkommst} other {{who} entkommt}} in einer Rettungskapsel',
    items:
      '{by, select, you {du hast} other {{who} hat}} mindestens {min, plural, one {# Gegenstand} other {# Gegenstände}}',
    objectIn: '{object} liegt in {room:dat}',
  },
  objectives: {
    survivesMars: 'Im Kryoschlaf zum Mars zu fliegen, tötet dich nicht.',
  },
}

export const decisions: Translation<typeof en.decisions> = {
  asks: {
    engine: 'Änderst du die Reihenfolge der Triebwerkplättchen?',
    destination: 'Wähle das Flugziel.',
    pod: 'Wähle eine Rettungskapsel.',
    podTurn: 'Du wartest in der Rettungskapsel: starten, verlassen oder bleiben?',
    launch: 'Startest du die Rettungskapsel?',
  },
  options: {
    launch: 'Starte die Rettungskapsel',
    leave: 'Verlass die Rettungskapsel',
    stay: 'Bleib in der Rettungskapsel',
    changeOrder: 'Ändere die Reihenfolge',
    keepOrder: 'Behalte die Reihenfolge bei',
    wait: 'Warte in der Rettungskapsel',
    pod: 'Rettungskapsel {pod}',
    enterPod: 'Steig in Rettungskapsel {pod} ein',
    boardPod: 'Steig in eine Rettungskapsel der Sektion {section}',
    goToSleep: 'Geh in den Kryoschlaf',
    lockPod: 'Verriegle Rettungskapsel {pod}',
    unlockPod: 'Entriegle Rettungskapsel {pod}',
    space: 'Feld {space}',
  },
  whys: {
    chambersClosed: 'Die Kryokammern sind noch nicht offen.',
    somebodyHibernates: 'Nicht, solange jemand im Kryoschlaf ist.',
    noPod: 'Dafür gibt es keine Rettungskapsel.',
  },
}

export const effects: Translation<typeof en.effects> = {
  clauses: {
    drawEveryoneHere: 'jeder Charakter hier, auch du, zieht {count, plural, one {# Karte} other {# Karten}}',
    redraw: 'lege beliebig viele Handkarten ab, auch Kontaminationskarten, und ziehe ebenso viele und {more} mehr',
    discardHand: 'lege alle Aktionskarten von deiner Hand ab',
    othersDiscard:
      'jeder andere Charakter in deinem Raum legt {count, plural, one {# Aktionskarte} other {# Aktionskarten}} seiner Wahl ab',
    reshuffleOwn: 'mische deinen Stapel und deinen Ablagestapel zu einem neuen Stapel',
    unlimited: 'führe in diesem Zug so viele Aktionen aus, wie du bezahlen kannst, dann passe',
    endPhase: 'alle Spieler passen, und die Spielerphase endet; in der folgenden Ereignisphase greift kein Xeno an',
    healLight: 'heile {count, plural, one {# Leichte Wunde} other {# Leichte Wunden}}',
    scanOne:
      'scanne 1 Kontaminationskarte von deiner Hand und entferne sie aus dem Spiel; war sie INFIZIERT, erhalte eine neue',
    quietly: '{go}; dabei machst du keine Geräuschprobe',
    ducts: 'gehe durch die Wartungskorridore in einen anderen Raum mit Eingang',
    shoot: 'schieße',
    shootEnergy: 'schieße mit einer Energiewaffe',
    rerolling: '{shoot}; du darfst den Würfel einmal neu werfen',
    shootAll:
      'schieße mit deinem „Sturmgewehr“ und gib seine ganze Munition aus: 1 Schaden mehr für je 2 ausgegebene Munition, auch bei einem Fehlschuss',
    spendAmmo: 'gib {count} Munition aus',
    throwFire: 'dort bricht Feuer aus',
    decoy:
      'alle Xenos in den benachbarten Räumen bewegen sich in denjenigen dieser Räume, den du wählst; die im Kampf greifen vorher an',
    transform: 'der Kriecher wird zur Brutbestie; hast du keine Handkarten, macht sie einen Überraschungsangriff',
    summon: 'ziehe ein Xeno-Plättchen: Dieser Xeno erscheint hier und greift jetzt nicht an',
    searchEmpty:
      'ziehe {draw, plural, one {# Gegenstand} other {# Gegenstände}} der Raumfarbe, behalte 1 und lege den Rest unter den Stapel; Suchzähler −1, außer er steht schon auf 0',
    searchAny:
      'ziehe {draw, plural, one {# Gegenstand} other {# Gegenstände}} von einem Gegenstandsstapel deiner Wahl, behalte 1 und lege den Rest unter den Stapel',
    lookAtTileAndToken:
      'sieh dir verdeckt {count, plural, one {# nicht erkundetes Raumteil und sein Erkundungsplättchen an} other {# nicht erkundete Raumteile und ihre Erkundungsplättchen an}}',
    lookAtCoordinates: 'sieh dir verdeckt die Koordinatenkarte an',
    lookAtEngine: 'überprüfe verdeckt, ob das Triebwerk in diesem Raum funktioniert',
    lookAtEngines: 'überprüfe verdeckt, welche Triebwerke funktionieren',
    mendDoor: 'öffne oder schließe 1 Tür dieses Raums; auch eine Zerstörte lässt sich schließen',
    doorsOf: 'wähle einen Raum und öffne oder schließe beliebige seiner Türen',
    placeMalfunctionAtComputer: 'lege einen Fehlfunktionsmarker in einen beliebigen Raum mit funktionierendem Computer',
    placeFire: 'lege einen Feuermarker in diesen Raum',
    engine:
      'repariere oder beschädige das Triebwerk hier: Sieh dir verdeckt seine beiden Plättchen an und wähle ihre Reihenfolge',
    riskAssessment: 'sieh dir verdeckt die oberste Ereigniskarte an und lass sie dort oder lege sie unter den Stapel',
    roomActionFree: 'nutze die Raumaktion dieses Raums kostenlos',
    roomActionWithoutComputer: 'nutze die Raumaktion dieses Raums kostenlos, falls er keinen Computer hat',
    roomActionCockpit:
      'nutze die Raumaktion dieses Raums kostenlos, im Cockpit oder in einem Raum mit funktionierendem Computer',
    roomActionAnywhere: 'nutze die Raumaktion eines beliebigen Raums mit funktionierendem Computer kostenlos',
    setDestination: 'setze den Flugzielmarker auf ein beliebiges Feld',
    selfDestruct: 'starte oder stoppe die Selbstzerstörungssequenz',
    togglePod: 'verriegle oder entriegle 1 Rettungskapsel',
    togglePodHere: 'verriegle oder entriegle in einer Evakuierungssektion 1 ihrer Rettungskapseln',
    enterPod:
      'mache eine Geräuschprobe; kommt kein Xeno, steige in eine entriegelte Rettungskapsel der Sektion {section} ein',
    hibernate: 'sind die Kryokammern offen, mache eine Geräuschprobe; kommt kein Xeno, gehst du in den Kryoschlaf',
    analyseHere: 'analysiere 1 Objekt in deinem Raum und entdecke seine Schwäche',
    peekObjective: 'sieh dir verdeckt 1 Ziel eines anderen Spielers an',
    peekSignalled: 'sieh dir verdeckt 1 Ziel eines Spielers an, der das Signal abgesetzt hat',
    craftWild: 'stelle einen Gegenstand her; ein beliebiger gelber Gegenstand zählt dafür als Werkzeug',
    attach: 'montiere den Gegenstand an {weapon}: Die Waffe erhält {ammo} Munition und fasst {ammo} mehr',
    autoload: 'lege 1 „Energieladung“ ab, um diese Waffe vollständig aufzuladen',
    healIntruders: 'jeder Xeno erholt sich von {count} Schaden',
    eclosion:
      'jeder Charakter mit einer Larve stirbt, und ein Kriecher tritt an seine Stelle; alle anderen ziehen {draw, plural, one {# Karte} other {# Karten}}, scannen die Kontaminationskarten darunter, erhalten eine Larve, falls eine INFIZIERT ist, und legen das Gezogene ab',
    flammable:
      'im Kryonatorium bricht Feuer aus oder, falls es dort schon brennt, in den benachbarten Räumen, aber nicht hinter Geschlossenen Türen',
    hunt: 'jeder Jäger, der nicht im Kampf ist, geht in einen benachbarten Raum mit einem Charakter, bei mehreren in den mit der niedrigsten Nummer',
    noiseAroundSlimed:
      'um jeden Raum mit einem verschleimten Charakter erhält jeder Korridor ohne Geräusch einen Geräuschmarker',
    noiseInDucts:
      'die Wartungskorridore erhalten einen Geräuschmarker; haben sie schon einen, macht jeder Charakter in einem Raum mit Eingang eine Geräuschprobe',
    ejectPod:
      'die Rettungskapsel mit der niedrigsten Nummer startet mit allen, die darin sind; ist sie leer, ist sie verloren',
    coolantLeak: 'hat der Generatorraum eine Fehlfunktion, startet die Selbstzerstörungssequenz',
  },
  leaps: {
    red: 'gehe aus einem roten Raum in einen beliebigen anderen roten Raum',
    yellow: 'gehe aus einem gelben Raum in einen beliebigen anderen gelben Raum',
    green: 'gehe aus einem grünen Raum in einen beliebigen anderen grünen Raum',
    white: 'gehe aus einem weißen Raum in einen beliebigen anderen weißen Raum',
  },
  malfunctions: {
    burning: 'jeder brennende Raum erhält einen Fehlfunktionsmarker',
    lowest: 'der erkundete Raum mit der niedrigsten Nummer erhält einen Fehlfunktionsmarker',
    yellowComputers: 'jeder erkundete gelbe Raum mit Computer erhält einen Fehlfunktionsmarker',
  },
  arms: {
    sixShooter: 'deinen „Revolver“',
    energyWeapon: '1 deiner Energiewaffen',
  },
}

export const things: Translation<typeof en.things> = {
  articles: {
    armory: 'die',
    commsRoom: 'der',
    evacuationSectionA: 'die',
    evacuationSectionB: 'die',
    fireControlSystem: 'das',
    generator: 'der',
    storage: 'das',
    airlockControl: 'die',
    cabins: 'die',
    canteen: 'die',
    commandCenter: 'die',
    engineControlRoom: 'die',
    hatchControlSystem: 'die',
    monitoringRoom: 'der',
    // Its adjective has the ending that stands without an article.
    slimeRoom: '',
    showerRoom: 'der',
    cockpit: 'das',
    hibernatorium: 'das',
    'engine-1': '',
    'engine-2': '',
    'engine-3': '',
  },
  characters: {
    captain: 'der Captain',
    pilot: 'die Pilotin',
    scientist: 'der Wissenschaftler',
    scout: 'die Aufklärerin',
    soldier: 'der Soldat',
    mechanic: 'der Mechaniker',
  },
  /** An engine and whether it works. */
  engineState: '{engine} {state}',
  destinations: {
    earth: 'die Erde',
    mars: 'der Mars',
    venus: 'die Venus',
    deepSpace: 'der tiefe Weltraum',
  },
}
