/** The first watch in the facility. Every sentence has at most 25 words. */
import type { Translation } from '../../areas.ts'
import type { lockdownWatch as en } from '../../en/watch/lockdown.ts'

export const lockdownWatch: Translation<typeof en> = {
  title: 'Erste Wache: die Anlage',
  steps: {
    awake: 'Du bist der Hacker, tief unter dem Mars. Der Strom fällt aus, etwas jagt im Dunkeln, und du willst hinaus.',
    clock:
      'Zehn Runden, bis das Unternehmen hier alles auslöscht. Kapseln starten nur in markierten Runden. Deine ist bei 8.',
    order:
      'Ein geheimer Befehl entscheidet am Ende, wer stirbt. Du hast ein Gelb: Es tötet bei Wissen 4 oder weniger. Es gibt zwei.',
    walk: 'Jede Karte kann etwas, und jede bezahlt auch. Ein Zug hat zwei Aktionen. Geh zum Aufzug: eine Karte, nur nicht „Meisterplan“.',
    noise:
      'Hier war niemand, also hast du ein Geräusch gemacht. Der Würfel wählte den Korridor zur Treppe. Ein Marker warnt nur.',
    call: 'Der Aufzug steht in S-02. Er hat eigenen Strom. Ruf ihn: eine Karte, kein Geräusch.',
    sentryTakes: 'Die Wache nimmt noch einen Befehl aus dem Vorrat und liest ihn allein. Jetzt hat die Wache zwei.',
    ride: 'Der Hausmeister kommt und würfelt nicht: Wo jemand ist, tritt man leise ein. Fahr nach S-02 hinunter, ins Licht.',
    along: 'Der Aufzug nimmt andere mit, wenn sie wollen. Nimm Brandt mit, den Hausmeister.',
    archive:
      'Licht: Computer laufen, Schüsse treffen besser, und wo niemand steht, verklingen Geräusche. Geh in den Raum, den noch keiner kennt.',
    plan: 'Das Archiv. Seine Aktion kostet zwei Karten, „Meisterplan“ tut es allein. Sie gibt 2 Wissen und zeigt einen Befehl.',
    planPart: 'Eine Karte mit zwei Hälften: Wähle die Aktion des Raums.',
    token: 'Wessen Befehl willst du sehen? Sieh dir den ersten von Oduya an, der Wache.',
    grey: 'Grau tötet, wer mit einer Kapsel geht. Es liegt in einer Hand, ist also nicht aktiv: Kapseln sind sicher.',
    pass: 'Keine Karten, keine Aktionen. Passe. Nächste Runde ziehst du wieder auf fünf.',
    launch10:
      'Alle haben gepasst. Das Plättchen bei 10 wird aufgedeckt: keine. Wer jetzt in einer Kapsel säße, flöge verwundet hinaus.',
    outage:
      'Die Uhr rückt auf 9 und kreuzt eine rote Schwelle: Das höchste blaue Plättchen erlischt. Das war das Licht von S-02.',
    event: 'Ein Ereignis je Runde, und im Dunkeln tut es mehr: Jetzt ist in jedem Korridor um dich etwas zu hören.',
    janitorLooks:
      'Der Hausmeister weckt den toten Computer, sieht das Plättchen bei 8 an und sagt: „Alle Kapseln starten.“ Glaubst du das?',
    neuralink: 'Ohne Strom laufen Computer für niemanden außer dir. Spiel „Neuralverbindung“.',
    learn: 'Die Computerkarte bietet dreierlei. Nimm das Wissen: Dann sind es 4, und Gelb tötet bei 4 noch.',
    intoTheDark:
      'Das Labor und Kapsel A liegen hinter diesem Raum. In zwei von vier Korridoren ist etwas zu hören, und es ist dunkel. Geh.',
    encounter:
      'Eine 4: Dort ist schon etwas zu hören. Die Marker hier gehen weg, und ein Plättchen kommt aus dem Beutel.',
    objective:
      'Erster Kontakt. Jeder behält jetzt ein Ziel und legt das andere ab. Überleben ist nicht gewinnen, das hier schon.',
    surprise:
      'Zwei Zahlen: 2 im Licht, 4 im Dunkeln. Du hältst 3 Karten. Hier ist das zu wenig, also schlägt er sofort zu.',
    wounded:
      'Ein Schnitt, eine Kontaminationskarte, und das Dunkel fügt einen zweiten hinzu. Drei leichte Wunden sind eine schwere.',
    lightsOn:
      'Die Wache bedient den Generatorraum, und S-02 ist wieder hell. Was die Wache auch will: Licht ist eine Waffe.',
    shoot: 'Schießen kostet eine Karte und eine Munition. Im Licht wirfst du den besseren Würfel.',
    double: 'Ein Treffer, oder zwei, wenn du eine Karte ablegst. Leg eine ab.',
    pickUp: 'Eine Karte sagt, wie zäh er diesmal ist: 2. Er ist tot. Heb den Kadaver auf: eine Karte, eine Hand.',
    passAgain: 'Keine Karten mehr, aber du stehst im Licht. Im Dunkeln laden leere Hände Ärger ein. Passe.',
    hatching:
      'Irgendwo schlüpft ein Ei. Im Dunkeln trüge jetzt jeder ohne Karten eine Larve in sich. Das Licht hat dich verschont.',
    lab: 'Acht: In dieser Runde starten Kapseln, und der Hausmeister sitzt schon in B. Bring erst den Kadaver ins Labor.',
    analyze:
      'Wissen 4 wäre dein Tod, falls Gelb aktiv ist. „Meisterplan“ ist wieder auf der Hand: Analysiere den Kadaver.',
    analyzePart: 'Wähle wieder die Aktion des Raums.',
    claim:
      'Wissen 7, und eine zweite Schwäche liegt offen. Die Wache ruft: „Grau ist aktiv, Kapseln töten. Schließ dich ein!“ Du weißt es besser.',
    toPod: 'Grau hast du in der Hand der Wache gesehen. Geh weiter zu Kapsel A.',
    enter: 'Steig ein: zwei Karten, der Rest der Hand wird abgelegt, und du passt. Eine Kapsel nimmt eine Person.',
    launch:
      'Die Wache schließt sich im Isolationsraum ein. Dann wird das Plättchen bei 8 aufgedeckt: alle. Der Hausmeister sagte die Wahrheit.',
    end: 'Der Befehl war Gelb. Du weißt 7, der Hausmeister 5; die Wache, sicher hinter dem Riegel, wusste 1.',
  },
  answers: {
    first: 'Guter Instinkt. Lies erst weiter; du bist gleich dran.',
    notNow: 'Das ginge. Machen wir erst, was leuchtet.',
    careful: 'Leiser, und doppelt so teuer. Sehen wir erst, was ein Geräusch tut.',
    otherDoor: 'Auch der Weg ist frei. Wir müssen in den leuchtenden Raum.',
    keepPlan: 'Behalt „Meisterplan“; gleich spart er dir eine Karte. Bezahl mit einer anderen.',
    stairs: 'Die Treppe führt auch hinunter: dunkel, und in jedem leeren Raum ein Wurf. Nimm den Aufzug.',
    otherFloor: 'Dorthin fährt er auch. Heute ist das Licht in S-02.',
    takeHim: 'Du darfst allein fahren. Zu zweit macht ihr weniger Geräusche: Nimm Brandt mit, den Hausmeister.',
    roomFirst: 'Zwei unbekannte Räume ansehen nützt auch. Jetzt ist das Archiv mehr wert.',
    sentryFirst: 'Jeder Befehl, den du siehst, hilft. Dieser wird zählen: der erste der Wache.',
    knowledgeFirst: 'Nützlich, ein andermal. Wissen hält dich heute am Leben.',
    bypassLater: 'Du könntest selbst Licht machen. Gleich tut es jemand anders; spar die Karte.',
    scoreToo:
      'Das verlangt den Tod der Wache. Es kann klappen, aber du hast es nicht in der Hand. Wähle es noch einmal, wenn du willst.',
    bareHands: 'Ein Fehlschlag mit bloßen Händen ist eine schwere Wunde. Du hast eine Waffe.',
    stayAndShoot: 'Fliehen heißt noch ein Angriff. Im Licht stehen deine Chancen besser: Schieß.',
    discardIt: 'Ein Treffer reicht vielleicht nicht, und am Ende der Runde beißt er. Gib die Karte aus.',
    takeIt: 'Lass nichts liegen, woraus man lernt. Heb den Kadaver auf.',
    labFirst: 'Gleich. Lerne zuerst: Vier ist eins zu wenig.',
    podNow: 'Die Kapseln starten am Ende dieser Runde. Jetzt.',
  },
  know: {
    light: 'Licht ist eine Waffe, und es geht aus.',
    dark: 'Im Dunkeln halte mehr Karten.',
    noise: 'Ein zweites Geräusch ruft sie; in Gesellschaft ist es still.',
    elevator: 'Der Aufzug fährt ohne Geräusch.',
    knowledge: 'Was du lernst, hält dich am Leben: 3, 5 und 8 öffnen Schwächen.',
    orders: 'Ein Befehl, den du gesehen hast, ist nicht aktiv. Über den Rest wird gelogen.',
    pods: 'Kapseln starten in markierten Runden, und ein Plättchen sagt, welche.',
    winning: 'Überleben ist nicht gewinnen.',
  },
  toMeet:
    'Bunker und Haupttor, Notstrom, Alarm, Selbstzerstörung, Feuer, Schleim, Herstellen und der Handel mit Leuten, denen du nicht traust.',
  won: 'Du bist draußen und gewinnst. Der Hausmeister auch: Er wollte, dass genau ein Freund überlebt. Das Ziel der Wache war dein Tod.',
  livedAndLost: 'Du bist draußen und lebst, aber dein Ziel ist nicht erfüllt. Du hast überlebt und verloren.',
}
