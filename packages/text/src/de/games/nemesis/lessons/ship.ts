/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { ship as en } from '../../../../en/games/nemesis/lessons/ship.ts'

export const ship: Translation<typeof en> = {
  engineFix: {
    title: 'Triebwerksschaden',
    task: 'Sorg dafür, dass Triebwerk 2 läuft.',
    hint: 'Beim Reparieren siehst du beide Plättchen. Das obere gilt: Tausch sie, wenn nötig.',
    solved: 'Es läuft. Die anderen wissen, dass du etwas geändert hast, nicht was. Zwei von drei müssen laufen.',
    answers: {
      unchanged: 'Das Triebwerk ist so beschädigt wie zuvor.',
    },
  },
  course: {
    title: 'Kurs setzen',
    task: 'Du kennst die Koordinaten: Die Erde ist C. Steuere dorthin.',
    hint: 'Das Cockpit bietet zweierlei. Die Karte kennst du, also setz den Marker.',
    solved: 'Kurs gesetzt. Alle sehen den Marker, aber wohin er führt, weiß nur, wer nachgesehen hat.',
    answers: {
      elsewhere:
        'Das ist nicht die Erde. Bei jedem anderen sterben alle, die an Bord schlafen, außer ihr Ziel sagt etwas anderes.',
      looked: 'Du hast noch einmal gelesen, was du schon wusstest, und hattest keine Karten mehr zum Steuern.',
      drifting: 'Das Schiff fliegt noch immer zum Mars.',
    },
  },
  ventIt: {
    title: 'Raus damit',
    task: 'Im Kommunikationsraum ist ein Jäger. Töte ihn, ohne hinzugehen.',
    hint: 'Von hier schließt du alle Türen eines gelben Raums; wenn alle gepasst haben, entweicht die Luft.',
    solved: 'Keine Luft, kein Jäger. Bei Menschen geht das auch: Achte darauf, wer an dieser Konsole steht.',
    answers: {
      alive: 'Er atmet noch. Die Türen müssen zu sein, wenn der Letzte passt.',
    },
  },
  burnTheNest: {
    title: 'Die Brutkammer',
    task: 'Nebenan ist das Nest, mit noch zwei Eiern. Zerstör es, ohne hineinzugehen.',
    hint: 'Ein Schuss zerstört ein Ei und macht ein Geräusch. Was zerstört zwei, von hier aus?',
    solved: 'Beide Eier sind weg, und mit ihnen das Nest. Manche Ziele verlangen genau das.',
    answers: {
      inside: 'Du bist drin. Dort macht jeder Versuch ein Geräusch, und etwas hört immer zu.',
      hatching: 'Die Eier sind noch da. Sie bleiben nicht lange Eier.',
    },
  },
  lastRivet: {
    title: 'Die letzte Niete',
    task: 'Alle Fehlfunktionsmarker liegen aus. Noch einer, und der Rumpf bricht; das nächste Ereignis bringt ihn. Überleb die Runde.',
    hint: 'Ein reparierter Raum gibt seinen Marker zurück. Deine Karte repariert Raum oder Triebwerk, nicht beides.',
    solved: 'Der Marker, den du wegnahmst, war der des Ereignisses. Zähl die Marker, bevor sie ausgehen.',
    answers: {
      burst: 'Kein Marker war übrig, und der Rumpf brach. Das Triebwerk hätte warten können.',
    },
  },
  doomClock: {
    title: 'Halt die Uhr an',
    task: 'Die Selbstzerstörung lässt sich nur noch in dieser Runde stoppen, im Generatorraum, und der ist defekt. Vier Karten.',
    hint: 'Eine zum Gehen, eine zum Reparieren, zwei zum Stoppen. Was bleibt für Vorsicht?',
    solved: 'Stille. Auf dem nächsten Feld wäre sie nicht mehr zu stoppen gewesen.',
    answers: {
      short: 'Du bist im Generatorraum, aber mit zu wenigen Karten. Der vorsichtige Schritt war zu teuer.',
      late: 'Sie läuft weiter, und niemand kann sie mehr stoppen. Alle Kapseln werden entriegelt: Such eine.',
    },
  },
}
