/** What is said only of the facility, those in it, and what lies in the box of Lockdown. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/lockdown/messages.ts'

export const cards: Translation<typeof en.cards> = {
  weapons: {
    burst: 'Nach einem Wurf ohne Schaden darfst du je „Schießen“ einmal 1 Munition mehr ausgeben und neu würfeln.',
  },
  gifts: {
    suit: 'Du ignorierst Schleim und die Leichten Wunden durch Feuer und kannst zu Fuß aus der Anlage entkommen.',
    specimenCase: 'Du kannst darin 1 Ei oder Kadaver ohne Hand-Slot tragen.',
    remoteTerminal: 'In einer Sektion mit Strom hat jeder Raum ohne Fehlfunktion für dich einen Computer.',
    flashlight:
      'Schießt du im Dunkeln, kannst du 1 Energie ausgeben, um den Vorteilswürfel zu werfen. Auch die Reaktion kostet 1 Energie.',
  },
  quests: {
    component: 'lege einen Gegenstand mit der Komponente {component} ab',
    lower: 'lege {cards} ab oder senke, wenn dein Raum {colour} ist, dessen Suchzähler',
  },
  wounds: {
    contaminationOnPass: 'du erhältst jedes Mal 1 Kontaminationskarte, wenn du passt',
    alwaysDark: 'du bist immer im Dunkeln',
    firstMoveCost:
      'deine erste Bewegung in deinem ersten Zug einer Runde kostet dich {n, plural, one {# Karte} other {# Karten}}',
  },
  eventCards: {
    moveTwice:
      'Xeno-Bewegung durch Korridor {way} und dann, wo sie auf keinen Charakter treffen, durch Korridor {second}: {intruders}',
    dark: 'im Dunkeln: {effect:cap}',
  },
  attackCards: {
    dark: 'im Dunkeln außerdem: {effect:cap}',
  },
  weaknesses: {
    sturdyBonus: 'Verursacht eine Klassische Waffe oder Nahkampfwaffe Schaden, kommt 1 Schaden dazu.',
    herding: 'Bringst du einen Xeno zum Rückzug, bestimmst du, wohin er geht.',
    lowSurprise: 'Bei Überraschungsangriffen gegen dich zählt auch im Dunkeln die Zahl für Räume mit Strom.',
    glowBonus: 'Ein „Leuchtstab“ verursacht 2 Schaden statt 1.',
    noDarkPerch: 'Greift ein Jäger mit „In der Dunkelheit lauernd“ an, ignoriere den Effekt „Im Dunkeln“.',
  },
  rooms: {
    restfulAlways: 'Charaktere, die zu Beginn einer Runde hier sind, ziehen 1 Karte mehr.',
    slimesSearchers: 'Wer hier sucht, erhält einen Schleimmarker.',
  },
  uses: 'Der Gegenstand hat {uses} Energie.',
  melee: 'Nahkampfwaffe.',
  computer: {
    lockdown:
      'Der Raum der Person, die diese Karte aufdeckt, erhält einen Fehlfunktionsmarker, und die Computer-Aktionskarten werden gemischt.',
  },
  contingency: {
    kills: 'Am Spielende stirbt jeder Charakter, {test:sub}.',
    nobody: 'Tötet niemanden.',
    whoever: 'der',
  },
  css: {
    launches: '{n, plural, one {FVS-Kapsel {pods} startet.} other {Die FVS-Kapseln {pods} starten.}}',
    none: 'Keine FVS-Kapsel startet.',
  },
}

export const conditions: Translation<typeof en.conditions> = {
  conditions: {
    knowledge: '{by, select, you {du hast} other {{who} hat}} mindestens {min} Wissen',
    knowledgeActive: '{by, select, you {dein Wissensplättchen} other {das Wissensplättchen von {who}}} ist aktiv',
    senderLearned:
      '{by, select, you {dein eigenes Wissensplättchen ist aktiv} other {{who} hat es abgesetzt und hat ein aktives Wissensplättchen}}',
    /** After a wound of the same card. */
    seriousWoundsNow: 'du hast jetzt {min} oder mehr Schwere Wunden',
    dark: '{by, select, you {du bist} other {{who} ist}} im Dunkeln',
    powered: 'der Raum hat Strom',
    inCombat: '{by, select, you {du bist} other {{who} ist}} im Kampf',
    noCards: '{by, select, you {du hast} other {{who} hat}} keine Aktionskarten auf der Hand',
    undressedSerious: '{by, select, you {du hast} other {{who} hat}} eine nicht verbundene Schwere Wunde',
    host: 'ein Charakter im Raum hat eine Larve',
    isHost: '{by, select, you {du hast} other {{who} hat}} eine Larve',
    atEntrance: '{by, select, you {du bist} other {{who} ist}} in einem Raum mit Eingang zu Wartungskorridoren',
    carries: '{by, select, you {du trägst} other {{who} trägt}} {object:acc}',
    colour: 'der Raum ist {colour}',
    inNest: '{by, select, you {du bist} other {{who} ist}} im Nest',
    leftByCss: '{by, select, you {du entkommst} other {{who} entkommt}} in einer FVS-Kapsel',
    lockedIn: '{by, select, you {du bist} other {{who} ist}} im Isolationsraum eingeschlossen',
    inBunker: '{by, select, you {du erreichst} other {{who} erreicht}} den Bunker',
    survivorsDead: 'keiner der Nemesis-Überlebenden überlebt',
    learnedDead: 'kein anderer Charakter mit mindestens {min} Wissen überlebt',
    sectionsExplored: 'alle Räume von {sections} sind erkundet',
    intact: 'die Anlage ist nicht zerstört',
    selfDestructOn: 'entweder das Selbstzerstörungsplättchen liegt auf der Zeitleiste oder die Anlage ist zerstört',
    exactlySurvive: 'genau {others, plural, one {# anderer Charakter überlebt} other {# andere Charaktere überleben}}',
    powerOn: 'mindestens {min, plural, one {# Stromplättchen liefert} other {# Stromplättchen liefern}} Strom',
    backupOn: 'das Zeitplättchen ist aktiv',
    notSignal: '{by, select, you {du hast} other {{who} hat}} das Signal nicht abgesetzt',
    knowledgeAtMost: '{by, select, you {du hast} other {{who} hat}} höchstens {max} Wissen',
    notInCombat: '{by, select, you {du bist} other {{who} ist}} nicht im Kampf',
    notPowered: 'der Raum hat keinen Strom',
    notNoCards: '{by, select, you {du hast} other {{who} hat}} Aktionskarten auf der Hand',
    notInNest: '{by, select, you {du bist} other {{who} ist}} nicht im Nest',
  },
  not: 'es trifft nicht zu: {test}',
}

export const decisions: Translation<typeof en.decisions> = {
  asks: {
    passengers: 'Wähle, wem du eine Mitfahrt anbietest.',
    ride: 'Fährst du mit?',
    consent: 'Gibst du es zum Analysieren her?',
    contingency: 'Wähle das Eindämmungsprotokoll.',
    css: 'Wähle das FVS-Plättchen.',
    cssMove: 'Wähle, wohin das FVS-Plättchen kommt.',
    power: 'Wähle das Stromplättchen.',
    powerToken: 'Wähle das Stromplättchen für diesen Ort.',
    advantage: 'Legst du eine Karte für mehr Schaden ab?',
    light: 'Benutzt du die „Taschenlampe“ für den Vorteilswürfel?',
    darkWindow: 'Ignorierst du den Effekt „Im Dunkeln“?',
    dodge: 'Lenkst du den Angriff auf jemand anderen?',
    bagWindow: 'Vermeidest du die Geräuschprobe?',
    redirect: 'Wähle, wer an deiner Stelle angegriffen wird.',
    reaction: 'Wähle, was deine Karte bewirkt.',
    freeCraft: 'Wähle, was du aus 1 Komponente herstellst.',
    leaveToken: 'Lässt du das Erkundungsplättchen liegen?',
    arrange: 'Wähle die Karte, die nach oben kommt; die andere kommt unter den Stapel.',
    noise: 'Wähle einen Korridor.',
  },
  options: {
    computer: 'Benutze den Computer',
    callElevator: 'Rufe den Aufzug',
    rideElevator: 'Fahre mit dem Aufzug in {to:acc}',
    drive: 'Fahre mit dem Rover in {to:acc}',
    escapeByRover: 'Entkomme mit dem Rover in den Bunker',
    waitInPod: 'Steig in FVS-Kapsel {pod} und warte auf den Start',
    lockYourselfIn: 'Schließ dich im Isolationsraum ein',
    escapeOnFoot: 'Entkomme zu Fuß in den Bunker',
    rideNow: 'Fahre jetzt',
    rideAlong: 'Fahre mit',
    stayHere: 'Bleib hier',
    agree: 'Gib es her',
    refuse: 'Behalte es',
    craftNothing: 'Stelle nichts her',
    leaveToken: 'Lass es liegen',
    turnToken: 'Decke es auf',
    rollNoise: 'Mache die Geräuschprobe',
    useLamp: 'Benutze die „Taschenlampe“',
    noLamp: 'Schieße im Dunkeln',
    makeOf: 'Stelle {card} aus {one} her',
    poolToken: 'Neutraler Vorrat, Nr. {at}',
    token: '{whom}, Nr. {at}',
    timeSpace: 'Feld {space}',
    powerToken: 'Stromplättchen {token}',
    top: 'Lege {card} nach oben',
  },
  whys: {
    noPower: 'Hier gibt es keinen Strom.',
    powered: 'Nur, wo es keinen Strom gibt.',
    notKnown: 'Dafür weißt du nicht genug.',
    gateClosed: 'Das Haupttor ist geschlossen.',
    noRover: 'Der Rover ist nicht hier.',
    elevatorHere: 'Der Aufzug ist schon hier.',
    elevatorAway: 'Der Aufzug ist nicht hier.',
    alertRunning: 'Der Alarm läuft schon.',
    isolationClosed: 'Der Isolationsraum ist noch nicht offen.',
    noCssToken: 'Dafür gibt es kein FVS-Plättchen.',
    podTaken: 'In dieser FVS-Kapsel ist schon jemand.',
    poolEmpty: 'Der Neutrale Vorrat ist leer.',
    tokenActive: 'Es ist schon aktiv.',
    alreadyStarted: 'Die Selbstzerstörungssequenz läuft schon.',
    notStarted: 'Die Selbstzerstörungssequenz läuft nicht.',
    gateOpen: 'Das Haupttor ist schon offen.',
  },
}

export const effects: Translation<typeof en.effects> = {
  clauses: {
    discardHandFew:
      '1 anderer Charakter in deinem Raum mit höchstens {most, plural, one {# Handkarte} other {# Handkarten}} legt sie alle ab',
    drawPerWound: 'ziehe 1 Karte für jede deiner Schweren Wunden, auch für die verbundenen',
    inDarkness: 'im Dunkeln: {effect:cap}',
    atThePrice: 'lege {objects:acc} ab; {effect}',
    slimesAll: 'jeder Charakter im Raum erhält einen Schleimmarker',
    operate:
      'entferne die Larve von 1 Charakter in deinem Raum (er kann dein eigener sein); dieser Charakter erleidet {count, plural, one {# Schwere Wunde} other {# Schwere Wunden}}',
    ignoreDark: 'ignoriere den Effekt „Im Dunkeln“ oder die höhere Zahl eines Plättchens',
    ignoreDarkEvent: 'ignoriere den Effekt „Im Dunkeln“ eines Ereignisses',
    redirectBefore: 'wirst du angegriffen und ist ein anderer Charakter hier, wird stattdessen dieser angegriffen',
    redirectAfter: 'der Angriff trifft an deiner Stelle einen anderen Charakter in deinem Raum',
    redrawAttack: 'wirst du angegriffen, ziehe statt der gezogenen Angriffskarte eine andere',
    skipBagNoise: 'im Dunkeln machst du während der Xeno-Ausbreitung keine Geräuschprobe',
    scanRewards: 'kommt mindestens 1 unter den Stapel, erhältst du {reward} Wissen',
    drawAndScanOpen:
      'ziehe {draw, plural, one {# Karte} other {# Karten}} offen und scanne die Kontaminationskarten darunter; ist eine INFIZIERT, erhältst du eine Larve, und falls du schon eine hast, stirbt dein Charakter',
    discardContamination: 'lege 1 Kontaminationskarte von deiner Hand ab',
    removeContamination:
      'lege {count, plural, one {# Kontaminationskarte} other {# Kontaminationskarten}} von deiner Hand ungescannt unter den Kontaminationsstapel',
    infested: 'erhalte eine Larve und 1 Kontaminationskarte',
    shutting: '{go} und schließe die Tür hinter dir',
    leavingToken: '{go}; das Erkundungsplättchen dort darfst du liegen lassen',
    ductsExplored: 'gehe durch die Wartungskorridore in einen anderen erkundeten Raum mit Eingang',
    adultAttack: 'du wirst angegriffen wie von einem Jäger im Dunkeln',
    spendAmmoOf: 'gib {count} Munition der Karte {card} aus',
    usesSpend: 'gib 1 Energie der Karte {card} aus',
    usesFill: 'lade die Energie der Karte {card} vollständig auf',
    throwCrewLight: 'jeder Charakter {others, plural, one {# Leichte Wunde} other {# Leichte Wunden}}',
    throwFireAndMalfunction: 'dort bricht Feuer aus, und es gibt eine Fehlfunktion',
    injureOne: '1 Xeno in deinem Raum erleidet {injuries} Schaden',
    transformCalm: 'der Kriecher wird zur Brutbestie',
    attackAgain: 'der Xeno greift dich an',
    rollAsShoot: 'wirf den Kampfwürfel gegen 1 Xeno in deinem Raum, als würdest du schießen',
    desperate:
      'erhalte 1 Kontaminationskarte; 1 Xeno in deinem Raum erleidet {injuries} Schaden und greift dich an, falls er noch da ist',
    vivisect: '1 Xeno in deinem Raum erleidet 1 Schaden und für je 2 Wissen, die du hast, 1 mehr',
    sample: 'nimm einen Kadaver von 1 Xeno in deinem Raum, der keine Larve ist; ihm geschieht dabei nichts',
    glow: '1 Xeno in deinem Raum erleidet 1 Schaden; du würfelst nicht und erhältst keine Kontaminationskarte',
    driveOut:
      '1 Xeno in deinem Raum zieht sich in einen benachbarten Raum deiner Wahl zurück, aber nicht durch eine Geschlossene Tür',
    chase: 'falls du gerade mit einer nicht verbundenen Schweren Wunde flüchtest, folgt dir der Xeno',
    anyDoor: 'öffne oder schließe 1 beliebige Tür',
    closeDoors: 'schließe alle Türen eines Raums deiner Wahl',
    placeNoise:
      '{count, plural, one {lege # Geräuschmarker in einen Korridor ohne Geräusch} other {lege bis zu # Geräuschmarker in Korridore ohne Geräusch}} an deinem Raum',
    removeNoise:
      '{count, plural, one {entferne # Geräuschmarker aus einem Korridor deines Raums} other {entferne bis zu # Geräuschmarker aus Korridoren deines Raums}}',
    placeNoiseInSection:
      '{count, plural, one {lege # Geräuschmarker in einen Korridor ohne Geräusch} other {lege bis zu # Geräuschmarker in Korridore ohne Geräusch}} in deiner Sektion',
    removeNoiseInSection:
      '{count, plural, one {entferne # Geräuschmarker aus einem Korridor deiner Sektion} other {entferne bis zu # Geräuschmarker aus Korridoren deiner Sektion}}',
    spray: 'lösche das Feuer hier oder in einem benachbarten Raum, der nicht hinter einer Geschlossenen Tür liegt',
    roomActionWhiteOrRed: 'nutze die Raumaktion dieses Raums kostenlos, falls er weiß oder rot ist',
    roomActionWhiteOrYellow: 'nutze die Raumaktion dieses Raums kostenlos, falls er weiß oder gelb ist',
    roomActionWhiteOrGreen: 'nutze die Raumaktion dieses Raums kostenlos, falls er weiß oder grün ist',
    roomActionBroken: 'nutze die Raumaktion dieses Raums kostenlos, auch bei einer Fehlfunktion',
    startSelfDestruct: 'starte die Selbstzerstörungssequenz',
    stopSelfDestruct: 'stoppe die Selbstzerstörungssequenz',
    analyseCarried:
      'verbrauche 1 Objekt, das du trägst (Ei oder Kadaver): Erhalte 3 Wissen und entdecke, falls seine Art für das Labor neu ist, eine Schwäche',
    peekAllObjectives: 'sieh dir verdeckt alle Ziele eines anderen Spielers an, der das Signal abgesetzt hat',
    knowledge: 'erhalte {count} Wissen',
    knowledgePerWeakness: 'erhalte 1 Wissen für jede bisher entdeckte Schwäche',
    activateKnowledge: 'dein inaktives Wissensplättchen wird aktiv',
    arrangeEvents:
      'sieh dir verdeckt die 2 obersten Ereigniskarten an; 1 kommt wieder nach oben, die andere unter den Stapel',
    arrangeAttacks:
      'sieh dir verdeckt die 2 obersten Angriffskarten an; 1 kommt wieder nach oben, die andere unter den Stapel',
    peekContingency: 'sieh dir verdeckt 1 Eindämmungsprotokoll eines anderen Spielers oder aus dem Neutralen Vorrat an',
    peekContingencies:
      'sieh dir verdeckt alle Eindämmungsprotokolle eines Spielers an, dessen Charakter in deiner Sektion ist',
    takeContingency: 'nimm 1 Eindämmungsprotokoll aus dem Neutralen Vorrat',
    peekCss: 'sieh dir verdeckt 1 FVS-Plättchen an',
    moveCss:
      'sieh dir verdeckt 1 FVS-Plättchen an; liegt es nicht auf dem Feld des Zeitplättchens, darfst du es auf der Zeitleiste um 1 Feld vor oder zurück verschieben, aber nicht zu einem anderen FVS-Plättchen',
    computerAction: 'nutze 1 Aktion der Computer-Aktionskarte, in einem Raum mit Strom und funktionierendem Computer',
    computerActionUnpowered:
      'nutze 1 Aktion der Computer-Aktionskarte, in einem Raum mit funktionierendem Computer, auch ohne Strom',
    computerActionAnywhere: 'nutze 1 Aktion der Computer-Aktionskarte, in einem Raum mit Strom, auch ohne Computer',
    computerActionEither:
      'nutze 1 Aktion der Computer-Aktionskarte, in einem Raum, der Strom oder einen funktionierenden Computer hat',
    computerActions:
      'nutze beliebig viele Aktionen der Computer-Aktionskarte, der Reihe nach und jede höchstens einmal, in einem Raum mit Strom und funktionierendem Computer; danach wird die nächste Computer-Aktionskarte aufgedeckt',
    swapPower: 'vertausche 2 Stromplättchen',
    flipPower: 'drehe das Stromplättchen deiner Sektion um',
    backup:
      'liefern weniger als 3 Stromplättchen Strom, schalte die mit den Nummern 1 und 2 ein und die anderen aus; ordne dann die Stromplättchen neu an, und das Zeitplättchen wird aktiv',
    ride: 'rufe in einem Aufzugsraum ohne Fehlfunktion den Aufzug und fahre damit, auch ohne Strom',
    rover: 'bewege den Rover zwischen Anlage und Bunker',
    drive:
      'entkomme mit dem Rover aus der Anlage oder fahre auf der Marsseite in einen anderen Ausgangsraum, kostenlos',
    openGate: 'öffne das Haupttor',
    startAlert: 'löse den Alarm aus',
    enterCss:
      'liegt in dieser Runde ein FVS-Plättchen auf dem Feld des Zeitplättchens, lege alle Handkarten ab, passe und steige in FVS-Kapsel {pod} ein; das Plättchen entscheidet, ob sie startet',
    lockIn: 'ist der Isolationsraum offen, mache eine Geräuschprobe; kommt kein Xeno, schließt du dich ein',
    defence:
      'wähle einen Raum mit einem Xeno und ohne Fehlfunktion: Er erhält einen Fehlfunktionsmarker, jeder Xeno dort erleidet 1 Schaden und jeder Charakter 1 Schwere Wunde',
    repository: 'jeder Charakter hier darf 1 Gegenstand herstellen, wofür 1 der beiden Komponenten genügt',
    loseWeapon: 'lege 1 deiner Waffen ab',
    loseThis: 'lege 1 {card} ab',
    loseComponent: 'lege 1 Gegenstand mit der Komponente {component} ab',
    itemCounter: 'senke den Suchzähler um 1',
    takeCrafted: 'nimm die Karte {cards}',
    healInDark: 'jeder Xeno erholt sich von {count} Schaden oder, wo es keinen Strom gibt, von allem Schaden',
    flammableIn:
      'in {room:dat} bricht Feuer aus oder, falls es dort schon brennt, in den benachbarten Räumen, aber nicht hinter Geschlossenen Türen',
    noiseAroundWounded:
      'um jeden Raum mit einem Charakter, der eine nicht verbundene Schwere Wunde hat, erhält jeder Korridor ohne Geräusch einen Geräuschmarker',
    noiseAroundYou: 'jeder Korridor ohne Geräusch an deinem Raum erhält einen Geräuschmarker',
    noiseInDuctsPool:
      'die Wartungskorridore erhalten einen Geräuschmarker; haben sie schon einen, verliert der Vorrat dauerhaft 1 Feuermarker und 1 Fehlfunktionsmarker',
    bloodTrace:
      'in jeder Sektion geht jeder Xeno, der nicht im Kampf ist, zu jenem Charakter, der eine nicht verbundene Schwere Wunde und keine Aktionskarten auf der Hand hat, bei mehreren zu dem im Raum mit der niedrigsten Nummer',
    bloodTraceYou: 'jeder Xeno deiner Sektion, der nicht im Kampf ist, kommt zu dir',
    fireIn: '{rooms:in} bricht Feuer aus, soweit erkundet',
    fireInComputers: 'in jedem erkundeten Raum mit funktionierendem Computer und Strom bricht Feuer aus',
    burnCss:
      'in allen erkundeten Frachtversandsystemen bricht Feuer aus; Charaktere dort ohne Aktionskarten auf der Hand erleiden 1 Schwere Wunde',
    kickstopper: 'der Aufzug verliert seinen Strom',
    leaveShell:
      'jeder Charakter mit einer Larve erhält und scannt 1 Kontaminationskarte; ist sie INFIZIERT, stirbt er, und ein Kriecher tritt an seine Stelle; alle anderen ziehen {draw, plural, one {# Karte} other {# Karten}}, scannen die Kontaminationskarten darunter, erhalten eine Larve, falls eine INFIZIERT ist, und legen das Gezogene ab',
    panic: 'jeder Charakter ohne Aktionskarten auf der Hand verliert 2 Munition oder, wenn er keine hat, 1 Gegenstand',
    panicYou: 'verliere 2 Munition oder, wenn du keine hast, 1 Gegenstand',
    powerSurge: 'das Zeitplättchen wird inaktiv',
    powerSurgeCuts:
      'das Zeitplättchen wird inaktiv; ist es das schon, fällt das Stromplättchen mit der höchsten Nummer aus, das noch Strom liefert',
    loseCss: 'das nächste FVS-Plättchen vor dem Zeitplättchen wird aufgedeckt und ist verloren',
    adultJoins: 'in deinem Raum erscheint ein Jäger, ohne Begegnung',
    allAttack: 'jeder Xeno in deinem Raum greift an',
    huntersAttack: 'jeder Jäger, der gerade in deinen Raum gekommen ist, greift an',
    coolantLeakBreaks:
      'ist das Kühlsystem erkundet, erhält es einen Fehlfunktionsmarker; hat es schon einen, startet die Selbstzerstörungssequenz',
  },
  malfunctions: {
    withMe: 'dein Raum erhält einen Fehlfunktionsmarker',
    lowestPoweredComputer:
      'von den erkundeten Räumen mit funktionierendem Computer und Strom erhält der mit der niedrigsten Nummer einen Fehlfunktionsmarker',
    poweredComputers: 'jeder erkundete Raum mit funktionierendem Computer und Strom erhält einen Fehlfunktionsmarker',
    elevators: 'jeder Aufzugsraum erhält einen Fehlfunktionsmarker',
  },
  arms: {
    nailDriver: 'dein „Nagelschussgerät“',
  },
}

export const things: Translation<typeof en.things> = {
  powerPlaces: {
    section: 'Sektion {section}',
    elevator: 'der Aufzug',
  },
  articles: {
    archive: 'das',
    caveEntrance: 'der',
    coolingSystem: 'das',
    decontaminationRoom: 'der',
    cargoSendingSystemA: 'das',
    powerGenerator: 'der',
    transmitterControlRoom: 'die',
    cargoSendingSystemB: 'das',
    cargoSendingSystemC: 'das',
    cssControlSystem: 'die',
    defenseControlRoom: 'das',
    guardRoom: 'der',
    // Its adjective has the ending that stands without an article.
    contaminatedRoom: '',
    testingLab: 'das',
    ventControlRoom: 'die',
    repository: 'das',
    elevator: 'der',
    stairs: 'das',
    alert: 'die',
    'backup-power': 'das',
    isolation: 'der',
  },
  characters: {
    survivor: 'die Überlebende',
    labRat: 'die Laborratte',
    hacker: 'der Hacker',
    xenobiologist: 'die Xenobiologin',
    sentry: 'die Wache',
    janitor: 'der Hausmeister',
  },
}
