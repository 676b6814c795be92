/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { power as en } from '../../../../en/games/lockdown/lessons/power.ts'

export const power: Translation<typeof en> = {
  swapBeforeDark: {
    title: 'Bevor das Licht ausgeht',
    task: 'Am Ende der Runde erlischt das höchste blaue Stromplättchen. Halte das Licht in S-02 an.',
    hint: 'In S-02 liegt Plättchen 2, in S-01 Plättchen 1. Die offene Computer-Aktionskarte kann zwei vertauschen.',
    solved: 'Stattdessen ist S-01 dunkel. Aufhalten kannst du die Schwelle nicht, aber wählen, was sie nimmt.',
    answers: {
      dark: 'S-02 ist dunkel: Dort lag noch das höchste blaue Plättchen.',
    },
  },
  wakeTheBackup: {
    title: 'Weck den Notstrom',
    task: 'Am Ende der Runde kommt eine rote Schwelle. Sorge dafür, dass kein Strom ausfällt.',
    hint: 'Rote Schwellen greifen nur, solange das Zeitplättchen rot ist. Das Notstromaggregat nebenan dreht es um.',
    solved: 'Das Zeitplättchen ist blau, und die Schwelle ging vorbei, ohne dass das Licht flackerte.',
    answers: {
      dark: 'Das Zeitplättchen war rot, also fiel an der Schwelle der Strom aus.',
    },
  },
  lightThenTerminal: {
    title: 'Erst das Licht',
    task: 'Das Terminal ist tot: In S-03 ist es dunkel. Hol in diesem Zug Wissen aus ihm.',
    hint: '„Umgehen“ schaltet den Strom deiner Sektion ein oder aus. Danach läuft der Computer.',
    solved: 'Wissen 2. Computer brauchen Licht, und ein Hacker kann es machen.',
    answers: {
      dark: 'Ohne Strom kein Computer. Dein Zug ist vorbei.',
    },
  },
  currentForTheCage: {
    title: 'Strom für den Aufzug',
    task: 'Der Aufzug ist hier, aber sein Plättchen ist rot. Erreiche in diesem Zug ohne Geräuschprobe S-03. Zwei Karten.',
    hint: '„Neuralverbindung“ geht in jedem Raum mit Strom. Die offene Karte vertauscht zwei Plättchen: Gib dem Aufzug ein blaues.',
    solved: 'S-01 ist dunkel, und der Aufzug fuhr. Für den Strom ist er eine Sektion wie jede andere.',
    answers: {
      stairs: 'Die Treppe ist dunkel und leer: Du machst eine Geräuschprobe.',
      wrongSwap: 'Der Aufzug hat noch ein rotes Plättchen.',
    },
  },
}
