/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/nemesis/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  patchUp: {
    title: 'Flicken',
    task: 'Du hast zwei Leichte Wunden: Mit einer dritten werden alle drei zu einer Schweren. Heile sie.',
    hint: 'Verbandszeug kann zwei Dinge. Eins davon heilt alle Leichten Wunden.',
    solved: 'Wie neu. Der Arm schmerzt noch, aber bis zum Ende sind es wieder zwei Wunden mehr.',
    answers: {
      dressed:
        'Der Arm ist verbunden, aber die Leichten Wunden sind noch da: Noch eine, und sie werden zu einer Schweren.',
      hurt: 'Du hast noch immer zwei Leichte Wunden.',
    },
  },
  stopTheBlood: {
    title: 'Blut stillen',
    task: 'Du blutest, und Passen kostet dich eine Wunde. Komm ohne sie in die nächste Runde.',
    hint: 'Eine verbundene Wunde wirkt nicht mehr. Kleidung reicht, um eine zu verbinden.',
    solved: 'Blutung gestillt. Die Wunde wirkt nicht mehr, zählt aber zu deinen dreien, bis sie geheilt ist.',
    answers: {
      bled: 'Du hast mit offener Wunde gepasst und geblutet.',
    },
  },
  outOfTheFire: {
    title: 'Raus aus dem Feuer',
    task: 'Dieser Raum brennt. Beende deinen Zug ohne Verbrennung.',
    hint: 'Feuer verletzt nur die, die ihren Zug darin beenden. Auch Passen beendet ihn.',
    solved: 'Nicht mal warm. In einem brennenden Raum darfst du alles tun, wenn du rechtzeitig gehst.',
    answers: {
      burned: 'Du hast deinen Zug im Feuer beendet und dich verbrannt.',
    },
  },
  cleanHands: {
    title: 'Saubere Hände',
    task: 'Du hältst eine Kontaminationskarte. Werd sie hier in der Kantine los.',
    hint: 'Hier kannst du deine Hand scannen: Saubere Karten verschwinden. Eine infizierte bringt dir eine Larve.',
    solved: 'Sie war sauber und ist weg. Etwa drei von vieren sind es: Scanne, solange du keine Larve hast.',
    answers: {
      kept: 'Die Karte gehört noch dir und verstopft deine Hand, sooft du sie ziehst.',
    },
  },
  underTheKnife: {
    title: 'Unterm Messer',
    task: 'In dir wächst eine Larve, und du hältst eine unbekannte Kontaminationskarte. Werd die Larve los.',
    hint: 'Die Chirurgie entfernt die Larve und alle infizierten Karten. Das kostet eine Leichte Wunde, und danach passt du.',
    solved:
      'Sie ist draußen, und alle infizierten Karten sind weg. Geh vor dem Ende hin: Infizierte überleben es selten.',
    answers: {
      grown: 'Du hast mit einer Larve in dir eine infizierte Karte gescannt. Das ist tödlich.',
      inside: 'Die Larve ist noch in dir.',
    },
  },
  larvaClock: {
    title: 'Die Uhr im Bauch',
    task: 'Du trägst eine Larve und eine unbekannte Kontaminationskarte. Werd die Larve in diesem Zug los.',
    hint: 'Die Kantine scannt deine Hand, und eine infizierte Karte tötet dich. Wo scannt man, ohne zu sterben?',
    solved: 'Die Chirurgie entfernt Larve und infizierte Karten. Mit Larve im Bauch scanne nirgends sonst.',
    answers: {
      hatched: 'Die Karte war infiziert, und die Larve schlüpfte. Du bist tot.',
      inside: 'Die Larve ist noch in dir.',
    },
  },
  bleedOut: {
    title: 'Kein Tropfen mehr',
    task: 'Du hast drei Schwere Wunden, eine blutet, und der Raum brennt. Erleb die nächste Runde.',
    hint: 'Jede weitere Wunde tötet. Eine droht vom Feuer, eine vom Passen, solange du blutest.',
    solved:
      'Verbunden und raus aus dem Feuer. Mit verletzter Hand kosten Gegenstände eine Karte mehr: Es reichte genau.',
    answers: {
      burned: 'Du hast den Zug im Feuer beendet, und diese Wunde war eine zu viel.',
      bled: 'Du hast blutend gepasst, und diese Wunde war eine zu viel.',
    },
  },
}
