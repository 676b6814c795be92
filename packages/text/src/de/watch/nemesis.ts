/** The first watch on the ship: one short group of sentences beside each lit thing. */
import type { Translation } from '../../areas.ts'
import type { nemesisWatch as en } from '../../en/watch/nemesis.ts'

export const nemesisWatch: Translation<typeof en> = {
  title: 'Erste Wache: das Schiff',
  steps: {
    awake:
      'Du bist die Aufklärerin, wach auf einem Schiff, das schlafen sollte. Komm lebend zurück in eine Kryokammer.',
    clock: 'Zehn Runden bis zum Sprung. Die Kryokammern öffnen sich bei 8. Wer bei 0 noch wach ist, stirbt.',
    cards: 'Fünf Karten. Jede kann etwas, und jede ist auch Geld: Leg sie ab, um etwas anderes zu bezahlen.',
    pickRoom:
      'Ein Zug hat zwei Aktionen. Fang mit einer Bewegung an: Wähle den hervorgehobenen Raum, den noch niemand erkundet hat.',
    payMove:
      'Eine Bewegung kostet eine Karte, egal welche. Eine ist vorgeschlagen; tippe auf eine andere, wenn du lieber die hergibst.',
    explored:
      'Hier war noch niemand. Es ist die Triebwerkskontrolle: Zwei Gegenstände sind zu finden, und sie ist defekt.',
    noise:
      'Du bist in einen leeren Raum gegangen, also machst du ein Geräusch. Der Würfel entscheidet, welcher Korridor dich gehört hat.',
    marker:
      'Ein Marker ist nur eine Warnung. Würfelst du diesen Korridor noch einmal, egal von welchem Ende, kommt etwas heraus.',
    search:
      'Zweite Aktion: Spiel „Suchen“. In gelben Räumen gibt es Werkzeug, in grünen Medizin, in roten Waffen, in weißen alles.',
    keep: 'Behalte einen; mit beiden kannst du diesen Raum reparieren. Eine grüne Zeile heißt: hilft bei einem deiner geheimen Ziele. Andere sehen nur die Farbe.',
    captainSignals:
      'Die anderen haben je zwei Aktionen. Vega, der Captain, geht in den Kommunikationsraum und setzt das Signal ab. Warum? Das ist geheim.',
    mechanicRepairs:
      'Ito, der Mechaniker, erkundet die Kabinen und würfelt eine 1. Behalte den Korridor mit dem Geräusch in Erinnerung: Er endet am Kryonatorium.',
    repair:
      'Wieder dein Zug. Streifen zeigen eine Fehlfunktion: Die Aktion des Raums geht nicht. Benutze deinen Fund; das kostet eine Karte.',
    repairPart: 'Werkzeug kann einen Raum reparieren oder eine Tür öffnen. Wähle die Reparatur.',
    roomAction: 'Jeder Raum kann etwas, meist für zwei Karten. Dieser zeigt dir alle drei Triebwerke.',
    engines:
      'Triebwerk 1 ist beschädigt, 2 und 3 funktionieren. Zum Fliegen braucht das Schiff zwei. Nur du hast es gesehen, also darfst du lügen.',
    pass: 'Keine Karten, keine Aktionen. Passe. Nächste Runde ziehst du wieder auf fünf nach.',
    time: 'Alle haben gepasst, jetzt ist das Schiff dran. Zuerst die Zeit: neun.',
    event:
      'Jede Runde eine Ereigniskarte. Diese legt ein Geräusch in die Wartungskorridore: Es gilt an jedem grünen Eingang.',
    bag: 'Zuletzt ein Plättchen aus dem Beutel der Kreaturen. Eine Larve ist groß geworden: Ein Jäger kommt hinein. Warten macht es immer schlimmer.',
    newRound: 'Neue Runde: wieder fünf Karten. Jetzt beginnt der Captain.',
    company: 'Der Captain kommt zu dir und würfelt nicht. Wo schon jemand ist, macht niemand ein Geräusch.',
    pickHome: 'Am Ende dieser Runde öffnen sich die Kryokammern. Geh ins Kryonatorium.',
    odds: 'Zwei von zehn Seiten treffen den Korridor, in dem der Mechaniker zu hören war. Die anderen acht sind sicher. Gehst du?',
    encounter:
      'Eine 1. In diesem Korridor war schon ein Geräusch: Der Marker verschwindet, und ein Plättchen kommt aus dem Beutel.',
    objective:
      'Erster Kontakt. Alle behalten jetzt ein Ziel; das andere wird aus dem Spiel entfernt. Überleben reicht nicht: Zum Sieg musst du dein Ziel erfüllen.',
    surprise:
      'Seine Zahl ist 3, und du hast 4 Karten: kein Überraschungsangriff. Mit zwei Karten auf der Hand würde er jetzt zuschlagen.',
    shoot:
      'Kampf: schießen, zuschlagen oder flüchten. Ein Schuss kostet eine Karte und 1 Munition; drei von sechs Seiten verletzen einen Jäger.',
    tough: 'Zwei Treffer! Eine Karte sagt, wie viel er diesmal aushält: 4. Zwei reichen nicht. Er bleibt.',
    alone: 'Der Captain passt mit drei Karten auf der Hand. Niemand muss dir helfen.',
    flee: 'Bleibst du, greift er am Ende der Runde an. Flüchtest du, greift er einmal an, sofort. Flüchte zum Captain.',
    wounded:
      'Eine Leichte Wunde, eine Kontaminationskarte. Drei Leichte werden zu einer Schweren; nach drei Schweren tötet jede weitere Wunde.',
    contamination:
      'Kontamination versteckt sich in deinem Stapel, und bezahlen kannst du damit nicht. Eine von vier Karten ist infiziert: Sie kann dir eine Larve einpflanzen.',
    keepCards:
      'Noch zwei Karten. Passe und behalte sie: Handkarten sind deine Rüstung, und du ziehst nur bis fünf nach.',
    discardNone: 'Beim Passen darfst du Karten ablegen, um neue zu ziehen. Behalte diesmal beide.',
    open: 'Acht. Die Kryokammern sind offen.',
    walksAway:
      'Die Ereigniskarte schickt Jäger durch Korridor 3. Deiner verlässt das Kryonatorium und geht in den unbekannten Raum nebenan.',
    takesPlace:
      'Da ist die Kontamination. Sie nimmt einer deiner fünf Karten den Platz weg, und du kannst nicht mit ihr bezahlen.',
    rest: 'Der Mechaniker ist schon bei den Kryokammern. Spiel „Ausruhen“: Du scannst deine Kontamination und entfernst, was sauber ist.',
    clean: 'Sauber. Stünde da INFIZIERT, hättest du jetzt eine Larve in dir, und eine zweite würde dich töten.',
    goHome: 'Dort ist schon jemand, also machst du kein Geräusch. Geh ins Kryonatorium.',
    motivation:
      'Der Captain folgt dir und spielt „Motivation“: Alle im Raum ziehen eine Karte. Manche helfen eben doch.',
    mechanicSleeps: 'Der Mechaniker steigt ein: zwei Karten, eine Geräuschprobe, nichts kommt. Er schläft.',
    hibernate:
      'Drei von zehn Seiten locken etwas an: zwei wegen des Geräuschs im Korridor, eine wegen des Jägers nebenan. Steig trotzdem ein.',
    jump: 'Alle schlafen, und das Schiff springt. Jetzt entscheiden vier Fragen, wer lebt und wer gewinnt: Triebwerke, Kurs, Infektion, Ziel.',
  },
  answers: {
    first: 'Guter Instinkt. Lies erst weiter; gleich bist du dran.',
    notNow: 'Das ginge auch. Machen wir erst, was hervorgehoben ist.',
    careful: 'Leiser und doppelt so teuer. Sehen wir erst, was ein Geräusch bewirkt.',
    otherDoor: 'Da geht es auch lang. Im hervorgehobenen Raum wartet etwas auf uns.',
    spendFirst: 'Gute Karte. Gib erst eine für eine Bewegung aus.',
    keepSearch: 'Behalte „Suchen“: Das brauchst du gleich. Bezahle mit einer anderen Karte.',
    lookHere: 'Das geht. Aber sieh erst nach, was hier liegt.',
    repairFirst: 'Das geht. Repariere aber erst diesen Raum: Er verbirgt etwas, das du wissen musst.',
    doorLater: 'Türen halten Xenos auf. Heute ist erst der Raum dran.',
    lookFirst: 'Sieh erst nach. Davon hängt ab, ob überhaupt jemand heimkommt.',
    carefulNextTime: 'Zwei Karten, kein Würfel. Nächstes Mal eine gute Idee; heute solltest du das hier sehen.',
    chambersBehind: 'Nicht da lang: Die Kryokammern sind im hervorgehobenen Raum.',
    lonely: 'Dafür muss der Captain sterben. Erlaubt, aber einsam. Wähle es noch einmal, wenn du es ernst meinst.',
    bareHands: 'Mit bloßen Händen danebenzuschlagen bringt dir eine Schwere Wunde. Du hast ein Gewehr.',
    plainShot: 'Sogar besser, und kostenlos. Aber erst der einfache Schuss.',
    shootFirst: 'Gleich. Probier erst das Gewehr.',
    stillBites: 'Die Chance, ihn zu verletzen, steht fünfzig zu fünfzig, und am Ende der Runde beißt er trotzdem.',
    keepFight: 'Behalte sie: Sie kann dir genau in diesem Kampf helfen. Bezahl mit einer anderen Karte.',
    priceFirst: 'Ja: Mit dieser Karte flüchtest du ohne Angriff. Sieh erst, was Flüchten sonst kostet.',
    toTheCaptain: 'Der Weg ist auch frei. Flüchte zum Captain: In Gesellschaft machst du kein Geräusch.',
    fullHand: 'Könntest du. Dann schläfst du aber mit weniger Karten auf der Hand ein.',
    scanFirst: 'Du würdest schlafen und vielleicht nie mehr aufwachen. Erst scannen.',
    now: 'Der Jäger ist nur einen Raum entfernt. Steig jetzt ein.',
  },
  know: {
    cards: 'Karten sind Geld.',
    noise: 'Geräusche locken sie an.',
    company: 'In Gesellschaft machst du kein Geräusch.',
    hand: 'Eine volle Hand schützt dich.',
    rooms: 'Eine Fehlfunktion legt die Aktion eines Raums lahm; manche Gegenstände reparieren ihn.',
    fights: 'Kämpfen ist ungewiss, und Flüchten tut weh.',
    scan: 'Erst scannen, dann schlafen.',
    winning: 'Überleben heißt nicht gewinnen.',
  },
  toMeet: 'Feuer, Schleim, Türen, Eier und das Nest, Rettungskapseln, Selbstzerstörung und gegenseitige Lügen.',
  won: 'Du hast die Erde erreicht und gewonnen. Der Mechaniker auch. Der Captain lebt, hat aber verloren: Es wurde nie eine Schwäche entdeckt.',
  livedAndLost: 'Du wachst auf. Der Captain auch, aber dein Ziel verlangte seinen Tod. Du hast überlebt und verloren.',
}
