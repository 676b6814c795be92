/** What the coach says only on the ship, and only in the facility. */
import type { Translation } from '../../areas.ts'
import type * as en from '../../en/games/coach.ts'

export const shipReasons: Translation<typeof en.shipReasons> = {
  course: 'Das Schiff muss dorthin fliegen, wo du aufwachen willst.',
  engines: 'Zwei von drei Triebwerken müssen funktionieren, wenn das Schiff springt.',
  hibernation: 'Du brauchst eine Kryokammer, um den Sprung zu überleben.',
  pods: 'Mit einer Rettungskapsel kommst du vom Schiff.',
  surgery: 'Dort lassen sich eine Larve und Kontamination entfernen.',
  emergencyRoom: 'Dort werden Wunden behandelt.',
  shower: 'Dort wird Schleim abgewaschen.',
  fireControl: 'Von dort werden Feuer gelöscht.',
}

export const facilityReasons: Translation<typeof en.facilityReasons> = {
  wounds: 'Mit jeder Wunde wird es unwahrscheinlicher, dass du hinauskommst.',
  light: 'Licht schützt alle.',
  shelter: 'Du brauchst einen sicheren Ort, bevor die Zeit abläuft.',
  knowledge: 'Was du weißt, kann dich am Ende retten.',
  contingencies: 'Ein Plättchen, das du gesehen hast, ist nicht das aktive. Zwei Codes gibt es allerdings doppelt.',
  computer: 'Der Computer bietet etwas Nützliches.',
  elevator: 'Der Aufzug spart Schritte und macht kein Geräusch.',
  fighting: 'Es hilft dir im Kampf.',
}

export const shipTips: Translation<typeof en.shipTips> = {
  chambersOpen: {
    name: 'Kryokammern',
    means:
      'Sie sind offen. Im Kryoschlaf überlebst du den Sprung, wenn zwei Triebwerke funktionieren und der Kurs stimmt.',
  },
  pod: {
    name: 'Rettungskapseln',
    means: 'Eine entriegelte Rettungskapsel kannst du betreten und starten: noch ein Weg zu überleben.',
  },
}

export const facilityTips: Translation<typeof en.facilityTips> = {
  dark: {
    name: 'Dunkelheit',
    means:
      'Ohne Licht gehen Computer nicht, Schüsse treffen schlechter, und auf einem Plättchen aus dem Beutel zählt die höhere Zahl.',
  },
  powerLoss: {
    name: 'Stromausfall',
    means:
      'Die Zeit hat eine Schwelle überschritten, und an einem Ort ist der Strom ausgefallen. Er lässt sich wiederherstellen.',
  },
  contingency: {
    name: 'Eindämmungsprotokolle',
    means:
      'Ein Plättchen ist aktiv und entscheidet am Ende, wer stirbt. Eins, das du gesehen hast, ist es nicht, aber zwei Codes gibt es doppelt.',
  },
  cargoPods: {
    name: 'FVS-Kapseln',
    means:
      'Sie starten nur in markierten Runden. Ein Plättchen sagt, welche Kapseln; aus den anderen muss man mit einer Schweren Wunde hinaus.',
  },
  alert: {
    name: 'Alarm',
    means:
      'Der Isolationsraum ist offen. Die Partie endet, sobald die Zeit das Feld mit dem Alarmplättchen verlässt: Sei vorher in Sicherheit.',
  },
  knowledge: {
    name: 'Wissen',
    means:
      'Ein Eindämmungsprotokoll tötet alle, die zu wenig wissen. Entdeckte Schwächen helfen dir: die erste ab Wissen 3, die zweite ab 5, die dritte ab 8.',
  },
}
