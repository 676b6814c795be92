/** The words inside the rules: how they are read, a first overview, and what the signs on the table mean. */

import type { Translation } from '../../../areas.ts'
import type { rulebookWords as en } from '../../../en/pages/rulebook/index.ts'

export const rulebookWords: Translation<typeof en> = {
  // finding
  search: 'Frag die Regeln',
  searchHint:
    'Eine Frage, Wörter oder die Nummer einer Regel, zum Beispiel „Kann ich in einen anderen Raum schießen“, „Feuer Ei“ oder ENC-03',
  clear: 'Suche leeren',
  found: '{n} gefunden',
  nothingFound: 'Dazu passt nichts in den Regeln. Versuch es mit weniger oder anderen Wörtern.',
  answeredBy: 'Beste Antwort: {section}, {id}. {n} gefunden.',
  bestAnswer: 'Beste Antwort',
  alsoFound: 'Auch in den Regeln',
  askFor: 'Frag wie am Tisch:',
  askFirst: {
    nemesis: {
      first: 'Kann ich in einen anderen Raum schießen?',
      second: 'Was passiert bei einer zweiten Larve?',
      third: 'Wann werden die Rettungskapseln entriegelt?',
    },
    lockdown: {
      first: 'Funktioniert der Aufzug ohne Strom?',
      second: 'Wie öffne ich das Haupttor?',
      third: 'Was ist ein Eindämmungsprotokoll?',
    },
  },
  showMore: '{n} weitere zeigen',
  chapters: 'Kapitel',
  contents: 'Inhalt',
  whichGame: 'Welches Spiel',
  youAreHere: 'Wo du bist',

  // reading
  unknown: 'Eine Regel {id} gibt es nicht.',
  allOf: 'Alle Regeln: {section}',
  rulings: 'Zugehörige Auslegungen',
  completes: 'Ergänzt',
  examples: 'Beispiele',
  mentionedIn: 'Auch erwähnt in',
  why: 'Warum',
  ruling: 'Auslegung {n}',
  kind: { rule: 'Regel', example: 'Beispiel' },
  change: { same: 'wie in Nemesis', new: 'neu in Lockdown', changed: 'geändert' },
  cites: 'Wo es in der Anleitung steht',

  // what this is
  rulesOf: 'Die Regeln von {game}',
  intro:
    'Das ganze Spiel in unseren eigenen Worten, Regel für Regel. Die Seitenzahlen sind die der gedruckten Spielanleitung, für alle, die sie besitzen.',
  /** Above a book that there is not in the reader's language. */

  chapter: {
    goal: 'Ziele und Spielende',
    round: 'Wie eine Runde abläuft',
    actions: 'Was du tun kannst',
    moving: 'Bewegung, Erkundung, Geräusche',
    combat: 'Begegnungen und Kampf',
    health: 'Wunden und Kontamination',
    markers: 'Feuer, Fehlfunktionen, Schleim, Türen',
    items: 'Gegenstände und Schwere Objekte',
    rooms: 'Die Räume',
    pods: 'Rettungskapseln',
    leaving: 'Hinauskommen',
    power: 'Strom und Dunkelheit',
    secrets: 'Was geheim ist',
    modes: 'Andere Spielvarianten',
    setup: 'Vorbereitung',
    basics: 'Grundbegriffe',
    box: 'Was es gibt und wie viel',
    rulings: 'Auslegungen',
    examples: 'Ausführliche Beispiele',
  },

  // one screen to begin with
  firstGame: 'Deine erste Partie',
  firstGamePoints: {
    win: {
      title: 'Überlebe und erfülle dein Ziel',
      says: 'Du gewinnst, wenn du lebst und dein Ziel erfüllt ist. Die anderen haben eigene Ziele.',
    },
    out: {
      title: 'Zwei Wege nach Hause',
      says: 'Geh im Kryonatorium in den Kryoschlaf, sobald die Kammern offen sind, oder entkomme in einer Rettungskapsel.',
    },
    cards: { title: 'Karten sind Zeit', says: 'Alles, was du tust, bezahlst du mit Handkarten.' },
    noise: {
      title: 'Geräusche locken sie an',
      says: 'Betrittst du einen leeren Raum, machst du eine Geräuschprobe. Ein Korridor, in dem schon ein Geräusch ist, bringt einen Xeno.',
    },
    surprise: {
      title: 'Behalte ein paar Karten',
      says: 'Wer zu wenige Handkarten hat, wenn ein Xeno auftaucht, wird sofort angegriffen.',
    },
    fight: {
      title: 'Kampf ist das letzte Mittel',
      says: 'Schüsse gehen daneben, und niemand weiß, wie viel ein Xeno aushält. Wer geht, wird vorher angegriffen.',
    },
    choose: {
      title: 'Der erste Xeno entscheidet',
      says: 'Sobald einer auf dem Spielplan ist, behältst du eines deiner zwei Ziele.',
    },
    trust: {
      title: 'Sieh selbst nach',
      says: 'Triebwerke und Kurs sind geheim. Wer nachgesehen hat, kann lügen.',
    },
  },
  roundSteps: {
    draw: { title: 'Ziehen', says: 'Alle ziehen auf fünf Karten nach.' },
    turns: { title: 'Züge', says: 'Der Reihe nach je zwei Aktionen, bis alle gepasst haben.' },
    pass: { title: 'Passen', says: 'Wer nicht mehr kann oder will, passt. Haben alle gepasst, antwortet das Schiff:' },
    time: { title: 'Zeit', says: 'Eine Runde weniger bis zum Sprung.' },
    attack: { title: 'Angriffe', says: 'Jeder Xeno, der mit jemandem in einem Raum ist, greift an.' },
    fire: { title: 'Feuer', says: 'Es verbrennt Xenos und Eier.' },
    event: { title: 'Ereignis', says: 'Xenos bewegen sich, dann geschieht etwas.' },
    bag: { title: 'Beutel', says: 'Was da draußen lauert, wird mehr.' },
  },

  // what the signs mean
  tryIt: 'Ausprobieren',
  // more than the rules themselves
  more: 'Lesen, ansehen, drucken',
  pages: {
    summaries: {
      title: 'Übersichten auf einer Seite',
      says: 'Die Regeln eines Themas auf einem Blatt, zum Lesen oder Drucken.',
    },
    boards: {
      title: 'Die Spielpläne, erklärt',
      says: 'Beide Seiten mit Nummern. Drück auf eine, um zu lesen, was es ist.',
    },
    layout: { title: 'Der Aufbau in Bildern', says: 'Was wohin kommt, für eine bis fünf Personen.' },
    glossary: { title: 'Glossar', says: 'Jeder Begriff des Spiels mit seiner Regel.' },
    tips: { title: 'Tipps', says: 'Was beim Überleben hilft, wenn du die Regeln kennst.' },
    trials: {
      title: 'Beispiele zum Ausprobieren',
      says: 'Jedes Beispiel auf einem Spielplan, Schritt für Schritt oder auf deine Art.',
    },
  },
  signs: 'Zeichen auf dem Tisch',
  signsHint: 'Jeder Marker und jedes Symbol und die Regel dahinter.',
  recipesHint: 'Woraus jeder Hergestellte Gegenstand besteht und wo die Teile zu finden sind.',
  signGroups: { room: 'In Räumen und Korridoren', people: 'An Personen', creatures: 'Xenos', ship: 'Das Schiff' },
  sign: {
    corridorNumber: {
      title: 'Korridornummer',
      says: 'Wer an einem der beiden Enden bei einer Geräuschprobe diese Zahl würfelt, macht hier ein Geräusch.',
    },
    noise: {
      title: 'Geräusch',
      says: 'In diesem Korridor liegt ein Geräusch. Wird er noch einmal gewürfelt, kommt etwas heraus.',
    },
    silence: { title: 'Stille', says: 'Nichts war zu hören. Mit Schleim zählt es als Gefahr.' },
    danger: {
      title: 'Gefahr',
      says: 'Xenos aus den Nachbarräumen, die nicht im Kampf sind, kommen zu dir. Gibt es keine, erhält jeder Korridor ringsum ein Geräusch.',
    },
    fire: { title: 'Feuer', says: 'Wer hier seinen Zug beendet, wird verletzt. Das neunte Feuer zerstört das Schiff.' },
    malfunction: {
      title: 'Fehlfunktion',
      says: 'Raumaktion und Computer funktionieren nicht. Die neunte Fehlfunktion zerstört das Schiff.',
    },
    doorClosed: { title: 'Geschlossene Tür', says: 'Niemand kommt hindurch. Ein Xeno, der es versucht, zerstört sie.' },
    doorBroken: { title: 'Zerstörte Tür', says: 'Sie hält niemanden auf und lässt sich fast nie wieder schließen.' },
    technical: {
      title: 'Wartungskorridore',
      says: 'Xenos benutzen sie, Menschen fast nie. Ein Geräusch darin ist an jedem Eingang zu hören.',
    },
    items: { title: 'Gegenstände', says: 'Wie viel hier noch zu finden ist.' },
    computer: { title: 'Computer', says: 'Manche Karten brauchen einen, der funktioniert.' },
    unknown: { title: 'Nicht erkundet', says: 'Hier war noch niemand. Ein Plättchen bestimmt, was man vorfindet.' },
    vent: {
      title: 'Dekompression',
      says: 'Was in diesem Raum ist, wenn alle gepasst haben, stirbt, außer wenn eine Tür geöffnet oder zerstört wird.',
    },
    egg: { title: 'Ei', says: 'Schwer. Kein Xeno, aber eine Analyse wert.' },
    carcass: { title: 'Kadaver', says: 'Was von einem Xeno übrig ist. Schwer und eine Analyse wert.' },
    corpse: { title: 'Leiche', says: 'Jemand, der es nicht geschafft hat. Schwer und eine Analyse wert.' },
    hand: { title: 'Handkarten', says: 'Mit ihnen bezahlst du Aktionen, und sie schützen vor Überraschungsangriffen.' },
    light: { title: 'Leichte Wunde', says: 'Mit der dritten werden alle drei zu 1 Schweren Wunde.' },
    serious: {
      title: 'Schwere Wunde',
      says: 'Sie behindert, bis sie verbunden ist. Bei drei Schweren Wunden tötet die nächste Wunde.',
    },
    dressed: { title: 'Verbundene Wunde', says: 'Noch da, aber sie behindert nicht mehr.' },
    slime: { title: 'Schleim', says: 'Für diese Person zählt Stille als Gefahr.' },
    contamination: {
      title: 'Kontamination',
      says: 'Eine Karte, mit der du nichts bezahlen kannst. Manche davon sind infiziert.',
    },
    larva: { title: 'Larve', says: 'Sie steckt in jemandem. Vor dem Ende muss sie weg.' },
    signal: { title: 'Signal', says: 'Im Kommunikationsraum abgesetzt. Manche Ziele verlangen es.' },
    ammo: { title: 'Munition', says: 'Jeder Schuss kostet eine.' },
    objective: { title: 'Ziel', says: 'Geheim. Zuerst zwei, nach der Ersten Begegnung eins.' },
    first: { title: 'Startspieler', says: 'Beginnt die Runde; das Plättchen wandert jedes Mal nach links.' },
    pass: { title: 'Gepasst', says: 'Keine Züge mehr in dieser Runde.' },
    injury: { title: 'Schaden', says: 'An einem Xeno. Eine gezogene Karte sagt jedes Mal, ob es reicht.' },
    bag: { title: 'Beutel', says: 'Was als Nächstes auftauchen kann. Jede Runde ändert es sich.' },
    attack: { title: 'Angriff', says: 'Eine Karte wird gezogen; sie trifft, wenn sie diese Art von Xeno zeigt.' },
    weakness: { title: 'Schwäche', says: 'Im Labor entdeckt. Sie hilft allen.' },
    nest: { title: 'Nest', says: 'Hier liegen die Eier. Ohne Eier ist es zerstört.' },
    engine: { title: 'Triebwerke', says: 'Zwei von drei müssen funktionieren, sonst wacht niemand mehr auf.' },
    course: {
      title: 'Kurs',
      says: 'Wohin das Schiff fliegt. Nur die Koordinaten verraten, welcher Buchstabe die Erde ist.',
    },
    hibernatorium: {
      title: 'Kryoschlaf',
      says: 'Öffnet sich spät. Wer schläft, ist bis zum Ende außer Reichweite und teilt das Schicksal des Schiffs.',
    },
    pod: { title: 'Rettungskapsel', says: 'Je zwei Plätze. Sie erreicht immer die Erde.' },
    lock: { title: 'Verriegelte Kapsel', says: 'Sie muss erst entriegelt werden.' },
    selfDestruct: { title: 'Selbstzerstörung', says: 'Hat sie Gelb erreicht, hält sie nichts mehr auf.' },
    jump: { title: 'Sprung', says: 'Ist die Zeit um, springt das Schiff. Wer an Bord wach ist, stirbt.' },
  },

  /** The second game, where it says something else. */
  facility: {
    intro:
      'Das ganze Spiel in unseren eigenen Worten, Regel für Regel, mit dem, was gegenüber Nemesis neu oder geändert ist. Die Seitenzahlen sind die der gedruckten Spielanleitung, für alle, die sie besitzen.',
    firstGamePoints: {
      win: {
        title: 'Überlebe und erfülle dein Ziel',
        says: 'Du gewinnst, wenn du lebst und dein Ziel erfüllt ist. Die anderen haben eigene Ziele.',
      },
      out: {
        title: 'Drei Wege zu überleben',
        says: 'Schließ dich im Isolationsraum ein, erreiche durch das Haupttor den Bunker oder entkomme in einer FVS-Kapsel.',
      },
      contingency: {
        title: 'Ein Eindämmungsprotokoll tötet',
        says: 'Am Ende vollstreckt das Unternehmen ein geheimes Eindämmungsprotokoll. Ein Plättchen, das du hast oder gesehen hast, ist es nicht; Blau und Gelb gibt es aber je zweimal.',
      },
      dark: {
        title: 'Bleib im Licht',
        says: 'Sektion für Sektion fällt der Strom aus. Im Dunkeln sind Angriffe schlimmer, das Zielen schwerer und Computer tot.',
      },
      knowledge: {
        title: 'Lerne',
        says: 'Je mehr du über die Xenos weißt, desto mehr ihrer Schwächen und deiner Karten kannst du nutzen.',
      },
      cards: { title: 'Karten sind Zeit', says: 'Alles, was du tust, bezahlst du mit Handkarten.' },
      noise: {
        title: 'Geräusche locken sie an',
        says: 'Betrittst du einen leeren Raum, machst du eine Geräuschprobe. Ein Korridor, in dem schon ein Geräusch ist, bringt einen Xeno.',
      },
      trust: {
        title: 'Frag und zweifle',
        says: 'Wer ein Plättchen gesehen hat, kann es verraten, etwas dafür verlangen oder lügen.',
      },
    },
    roundSteps: {
      draw: { title: 'Ziehen', says: 'Alle ziehen auf fünf Karten nach.' },
      turns: { title: 'Züge', says: 'Der Reihe nach je zwei Aktionen, bis alle gepasst haben.' },
      pass: {
        title: 'Passen',
        says: 'Wer nicht mehr kann oder will, passt. Haben alle gepasst, antwortet die Anlage:',
      },
      launch: {
        title: 'Start',
        says: 'Liegt auf diesem Feld der Zeitleiste ein FVS-Plättchen, entscheidet es, welche Kapseln starten.',
      },
      time: { title: 'Zeit', says: 'Eine Runde weniger bis zur Säuberung.' },
      outage: {
        title: 'Ausfall',
        says: 'Überschreitet die Zeit eine Schwelle, die zählt, fällt das Stromplättchen mit der höchsten Nummer aus, das noch Strom liefert.',
      },
      noise: { title: 'Ruhe', says: 'Wo es Strom gibt, verklingen Geräusche, wenn niemand daneben ist.' },
      attack: { title: 'Angriffe', says: 'Jeder Xeno, der mit jemandem in einem Raum ist, greift an.' },
      fire: { title: 'Feuer', says: 'Es verbrennt Xenos und Eier.' },
      event: { title: 'Ereignis', says: 'Xenos bewegen sich, dann geschieht etwas; im Dunkeln noch mehr.' },
      bag: { title: 'Beutel', says: 'Was da draußen lauert, wird mehr.' },
    },
    signGroups: { creatures: 'Xenos', place: 'Die Anlage' },
    sign: {
      danger: {
        title: 'Gefahr',
        says: 'Xenos aus den Nachbarräumen, die nicht im Kampf sind, kommen zu dir. Gibt es keine, erhält jeder Korridor ringsum ein Geräusch.',
      },
      fire: {
        title: 'Feuer',
        says: 'Wer hier seinen Zug beendet, wird verletzt. Wird ein Marker gebraucht und keiner ist übrig, ist die Anlage zerstört.',
      },
      malfunction: {
        title: 'Fehlfunktion',
        says: 'Raumaktion und Computer funktionieren nicht. Wird ein Marker gebraucht und keiner ist übrig, ist die Anlage zerstört.',
      },
      doorClosed: {
        title: 'Geschlossene Tür',
        says: 'Niemand kommt hindurch. Ein Xeno, der es versucht, zerstört sie.',
      },
      technical: {
        title: 'Wartungskorridore',
        says: 'Xenos benutzen sie, Menschen fast nie. Ein Geräusch darin ist an jedem Eingang zu hören.',
      },
      computer: {
        title: 'Computer',
        says: 'Mit Strom lässt sich hier eine der drei Aktionen der offenen Computer-Aktionskarte nutzen.',
      },
      vent: {
        title: 'Entlüftung',
        says: 'Was in diesem Raum ist, wenn alle gepasst haben, stirbt, außer wenn eine Tür geöffnet oder zerstört wird.',
      },
      egg: { title: 'Ei', says: 'Schwer. Kein Xeno, aber eine Analyse wert.' },
      carcass: { title: 'Kadaver', says: 'Was von einem Xeno übrig ist. Schwer und eine Analyse wert.' },
      stairs: { title: 'Treppenhaus', says: 'Verbindet die Sektionen, gehört zu keiner und ist immer dunkel.' },
      elevator: {
        title: 'Aufzug',
        says: 'Hat eigenen Strom. Ihn zu rufen, ist eine Aktion, mit ihm zu fahren eine weitere; beides macht kein Geräusch.',
      },
      knowledge: {
        title: 'Wissen',
        says: 'Erschließt Karten und Schwächen. Manche Ziele und ein Eindämmungsprotokoll fragen danach.',
      },
      signal: {
        title: 'Signal',
        says: 'In der Kommunikationszentrale abgesetzt. Manche Ziele und ein Eindämmungsprotokoll fragen danach.',
      },
      injury: { title: 'Schaden', says: 'An einem Xeno. Eine gezogene Karte sagt jedes Mal, ob es reicht.' },
      attack: {
        title: 'Angriff',
        says: 'Eine Karte wird gezogen; sie trifft, wenn sie diese Art zeigt. Im Dunkeln bewirkt sie vielleicht mehr.',
      },
      weakness: {
        title: 'Schwäche',
        says: 'Die erste ist von Anfang an bekannt. Du kannst sie ab Wissen 3 nutzen, die zweite ab 5 und die dritte ab 8, sobald sie entdeckt sind.',
      },
      power: {
        title: 'Strom',
        says: 'Ein Plättchen für jede Sektion und eins für den Aufzug. Sie bringen Licht, besseres Zielen und funktionierende Computer.',
      },
      dark: {
        title: 'Dunkelheit',
        says: 'Ereignisse und Angriffe haben zusätzliche Effekte auf alle, die im Dunkeln sind.',
      },
      backup: {
        title: 'Notstromversorgung',
        says: 'Solange sie läuft, bewirken die Roten Leistungsschwellen der Zeitleiste nichts.',
      },
      contingency: {
        title: 'Eindämmungsprotokoll',
        says: 'Sieben gibt es, Blau und Gelb je zweimal. Eins ist aktiv und gilt am Ende; Grün tötet niemanden. Ein Code scheidet aus, wenn du alle seine Plättchen kennst.',
      },
      cssPod: {
        title: 'FVS-Kapsel',
        says: 'Je ein Platz. Einsteigen kannst du, wenn das Zeitplättchen auf einem Feld mit FVS-Plättchen liegt; dieses entscheidet, welche Kapseln starten. Aus den anderen muss man mit einer Schweren Wunde hinaus.',
      },
      gate: {
        title: 'Haupttor',
        says: 'Öffnet sich beim ersten Tod, durch seinen Schlüssel oder wenn die Selbstzerstörung rot wird.',
      },
      rover: {
        title: 'Rover und Bunker',
        says: 'Der Rover bringt eine Person in Sicherheit. Ein Schutzanzug auch, aber mit Geräuschprobe.',
      },
      isolation: {
        title: 'Isolationsraum',
        says: 'Ab Feld 8 kann man sich dort einschließen. Einer Explosion hält er nicht stand.',
      },
      alert: { title: 'Alarm', says: 'Halbiert die verbleibende Zeit und öffnet sofort den Isolationsraum.' },
      selfDestruct: {
        title: 'Selbstzerstörung',
        says: 'Drei Felder lang lässt sie sich stoppen. Ist sie rot, hält sie nichts mehr auf, und das Haupttor öffnet sich.',
      },
      purge: {
        title: 'Säuberung',
        says: 'Ist die Zeit um, stirbt, wer in der Anlage und nicht eingeschlossen ist.',
      },
    },
  },
}
