/** The first watch in the facility. Every sentence has at most 25 words. */
import type { Translation } from '../../areas.ts'
import type { lockdownWatch as en } from '../../en/watch/lockdown.ts'

export const lockdownWatch: Translation<typeof en> = {
  title: 'Erste Wache: die Anlage',
  steps: {
    awake: 'Du bist der Hacker, tief unter dem Mars. Der Strom versagt, etwas jagt im Dunkeln, und du willst hinaus.',
    clock:
      'In zehn Runden tötet das Unternehmen alle, die noch hier sind: die Säuberung. Frachtkapseln starten nur in markierten Runden: 10 und 8.',
    order:
      'Ein geheimer Befehl, das Eindämmungsprotokoll, entscheidet am Ende, wer stirbt. Deins, Code Gelb, tötet alle, die zu wenig wissen: Wissen 4 oder weniger.',
    twoYellow:
      'Ein Code, den jemand hat, ist nicht der geheime. Aber Gelb gibt es zweimal, also kann dich das andere Gelb noch töten.',
    walk: 'Jede Karte kann etwas, und mit jeder kannst du bezahlen. Ein Zug hat zwei Aktionen. Geh zum Aufzug: eine Karte, nur nicht „Meisterplan“.',
    noise:
      'Hier war niemand, also hast du ein Geräusch gemacht. Der Würfel wählte den Korridor zur Treppe. Ein Marker ist nur eine Warnung.',
    call: 'Der Aufzug steht einen Abschnitt tiefer, in S-02. Er hat eigenen Strom. Ruf ihn: eine Karte, kein Geräusch.',
    sentryTakes:
      'Zwei spielen mit dir: Oduya, die Wache, und Brandt, der Hausmeister. Oduya nimmt ein übriges Eindämmungsprotokoll und liest es allein.',
    ride: 'Der Hausmeister kommt zu dir und würfelt nicht: Wo schon jemand ist, macht niemand ein Geräusch. Fahr hinunter nach S-02, ins Licht.',
    along: 'Der Aufzug nimmt auch andere mit, wenn sie wollen. Nimm Brandt mit, den Hausmeister.',
    archive:
      'Im Licht laufen Computer, Schüsse treffen besser, und wo niemand steht, verklingen Geräusche. Geh in den Raum, den noch niemand erkundet hat.',
    plan: 'Das Archiv. Seine Aktion kostet zwei Karten, mit „Meisterplan“ keine weitere. Du erhältst 2 Wissen und siehst ein Eindämmungsprotokoll.',
    planPart: 'Eine Karte mit zwei Hälften: Wähle die Aktion des Raums.',
    token: 'Wessen Eindämmungsprotokoll willst du sehen? Sieh dir das erste von Oduya an, der Wache.',
    grey: 'Code Grau tötet alle, die mit einer Kapsel entkommen. Den einzigen hat die Wache, also ist er nicht aktiv: Kapseln sind vor ihm sicher.',
    pass: 'Keine Karten, keine Aktionen. Passe. Nächste Runde ziehst du wieder auf fünf nach.',
    launch10:
      'Alle haben gepasst. Das Plättchen bei 10 sagt, welche Kapseln starten: KEINE. Wer jetzt in einer säße, käme schwer verletzt wieder heraus.',
    outage:
      'Die Zeit rückt auf 9 und überschreitet eine rote Schwelle: Das höchste blaue Stromplättchen erlischt. Das war das Licht von S-02.',
    event: 'Ein Ereignis je Runde, und im Dunkeln bewirkt es mehr: Jetzt liegt in jedem Korridor um dich ein Geräusch.',
    janitorLooks:
      'Der Hausmeister weckt den toten Computer, sieht sich das Kapsel-Plättchen bei 8 an und sagt: „Alle starten.“ Glaubst du das?',
    neuralink:
      'Ohne Strom braucht ein Computer einen Trick. Der Hausmeister hatte einen, und du auch: Spiel „Neuralverbindung“.',
    learn: 'Die Computer-Aktionskarte bietet dreierlei. Nimm das Wissen: Dann hast du 4, und bei 4 tötet Gelb noch.',
    intoTheDark:
      'Der Weg zum Labor und zu Kapsel A führt durch die Chirurgie. Dort ist es dunkel, und in zwei von vier Korridoren liegt ein Geräusch. Geh.',
    encounter:
      'Eine 4: In diesem Korridor liegt schon ein Geräusch. Die Marker hier verschwinden, und ein Plättchen kommt aus dem Beutel.',
    objective:
      'Erster Kontakt. Alle behalten jetzt ein Ziel und legen das andere ab. Überleben reicht nicht: Zum Sieg musst du dein Ziel erfüllen.',
    surprise:
      'Zwei Zahlen: 2 im Licht, 4 im Dunkeln. Du hast 3 Karten. Das sind hier zu wenige, also schlägt er sofort zu.',
    wounded:
      'Zwei Leichte Wunden: eine von den Krallen, eine für das Dunkel. Dazu eine Kontaminationskarte: eine nutzlose Karte, in der eine Larve stecken kann.',
    lightsOn:
      'Die Wache nutzt den Generatorraum, und S-02 ist wieder hell. Was die Wache auch will: Das Licht hilft dir im Kampf.',
    shoot: 'Schießen kostet eine Karte und 1 Munition. Im Licht wirfst du den besseren Würfel.',
    double: 'Ein Treffer, oder zwei, wenn du eine Karte ablegst. Leg eine ab.',
    pickUp: 'Eine Karte sagt, wie viel er diesmal aushält: 2. Er ist tot. Nimm den Kadaver auf: eine Karte, eine Hand.',
    passAgain: 'Keine Karten mehr, aber du stehst im Licht. Im Dunkeln wären leere Hände gefährlich. Passe.',
    hatching:
      'Irgendwo schlüpft eine Larve. Im Dunkeln hätten jetzt alle ohne Karten eine in sich. Das Licht hat dich verschont.',
    lab: 'Acht: In dieser Runde können Kapseln starten, und der Hausmeister sitzt schon in Kapsel B. Bring zuerst den Kadaver ins Labor.',
    analyze:
      'Mit Wissen 4 stirbst du, falls Gelb aktiv ist. „Meisterplan“ ist wieder auf deiner Hand: Analysiere den Kadaver.',
    analyzePart: 'Wähle wieder die Aktion des Raums.',
    claim:
      'Wissen 7, und eine Schwäche der Kreaturen ist aufgedeckt. Die Wache ruft: „Grau ist aktiv, Kapseln töten. Schließ dich ein!“ Du weißt es besser.',
    toPod: 'Grau hast du bei der Wache selbst gesehen. Geh weiter zu Kapsel A.',
    enter: 'Steig ein: zwei Karten, dann legst du den Rest deiner Hand ab und passt. Eine Kapsel fasst eine Person.',
    launch:
      'Die Wache schließt sich im Isolationsraum ein. Dann wird das Plättchen bei 8 aufgedeckt: ALLE. Der Hausmeister hat die Wahrheit gesagt.',
    end: 'Es ist vorbei. Drei Fragen entscheiden, wer lebt und wer gewinnt: das geheime Eindämmungsprotokoll, Infektion, Ziel. Vergiss nicht: Dein Wissen ist 7.',
  },
  answers: {
    first: 'Guter Instinkt. Lies erst weiter; du bist gleich dran.',
    notNow: 'Das ginge auch. Machen wir erst, was hervorgehoben ist.',
    careful: 'Leiser, aber doppelt so teuer. Sehen wir erst, was ein Geräusch bewirkt.',
    otherDoor: 'Da geht es auch lang. Wir müssen aber in den hervorgehobenen Raum.',
    keepPlan: 'Behalte „Meisterplan“: Die Karte spart dir gleich eine andere. Bezahle mit einer anderen.',
    stairs:
      'Die Treppe führt auch hinunter, aber sie ist dunkel, und du würfelst in jedem leeren Raum. Nimm den Aufzug.',
    otherFloor: 'Dorthin fährt er auch. Licht ist heute in S-02.',
    takeHim:
      'Du darfst allein fahren, aber in Gesellschaft machst du weniger Geräusche. Nimm Brandt mit, den Hausmeister.',
    roomFirst: 'Zwei unbekannte Räume anzusehen nützt auch. Aber das Archiv ist jetzt mehr wert.',
    sentryFirst: 'Jedes Eindämmungsprotokoll, das du siehst, hilft. Auf dieses kommt es an: das erste der Wache.',
    knowledgeFirst: 'Nützlich, aber ein andermal. Heute hält dich Wissen am Leben.',
    bypassLater: 'Du könntest selbst das Licht einschalten, aber gleich tut es jemand anders. Spar die Karte.',
    scoreToo:
      'Das verlangt den Tod der Wache. Es kann klappen, aber du hast es nicht in der Hand. Wähle es noch einmal, wenn du es ernst meinst.',
    bareHands: 'Mit bloßen Händen danebenzuschlagen bringt dir eine Schwere Wunde. Du hast eine Waffe.',
    stayAndShoot: 'Flüchten heißt noch ein Angriff. Im Licht stehen deine Chancen besser: Schieß.',
    discardIt: 'Ein Treffer reicht vielleicht nicht, und am Ende der Runde beißt er. Gib die Karte aus.',
    takeIt: 'Lass nichts liegen, woraus du lernen kannst. Nimm den Kadaver auf.',
    labFirst: 'Gleich. Lerne zuerst: Wissen 4 ist eins zu wenig.',
    podNow: 'Die Kapseln starten am Ende dieser Runde. Jetzt.',
  },
  know: {
    light: 'Licht hilft dir im Kampf, aber es geht irgendwann aus.',
    dark: 'Halte im Dunkeln mehr Karten.',
    noise: 'Ein zweites Geräusch im selben Korridor lockt sie an; in Gesellschaft machst du keins.',
    elevator: 'Der Aufzug fährt ohne Geräusch.',
    knowledge: 'Wissen hält dich am Leben: Ab 3, 5 und 8 kannst du je eine Schwäche mehr nutzen.',
    orders:
      'Ein Plättchen, das du gesehen hast, ist nicht das aktive Eindämmungsprotokoll, aber Blau und Gelb gibt es zweimal. Über den Rest wird gelogen.',
    pods: 'Kapseln starten in markierten Runden, und ein Plättchen sagt, welche Kapseln.',
    winning: 'Überleben heißt nicht gewinnen.',
  },
  toMeet:
    'Bunker und Haupttor, Notstrom, Alarm, Selbstzerstörung, Feuer, Schleim, Herstellen und der Handel mit Leuten, denen du nicht traust.',
  won: 'Du bist draußen und hast gewonnen. Der Hausmeister auch: Er wollte, dass genau ein Freund überlebt. Das Ziel der Wache war dein Tod.',
  livedAndLost: 'Du bist draußen und lebst, aber dein Ziel ist nicht erfüllt. Du hast überlebt und verloren.',
}
