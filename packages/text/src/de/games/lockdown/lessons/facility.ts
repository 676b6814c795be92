/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { facility as en } from '../../../../en/games/lockdown/lessons/facility.ts'

export const facility: Translation<typeof en> = {
  roverComesBack: {
    title: 'Ruf den Wagen',
    task: 'Das Haupttor ist offen, aber der Rover steht am Bunker. Sei am Ende dieses Zugs im Bunker.',
    hint: 'Die offene Computer-Aktionskarte bewegt den Rover, auch hierher zurück. Dann kostet die Flucht zwei Karten.',
    solved: 'Du bist ohne Wurf hinausgefahren. Der Rover nimmt eine Person mit, und man kann ihn zurückrufen.',
    answers: {
      gone: 'Ohne Rover und Anzug kommt hier niemand hinaus.',
    },
  },
  halveTheClock: {
    title: 'Die halbe Uhr',
    task: 'Die Zeit steht auf 12, der Isolationsraum öffnet sich bei 8. Öffne ihn in diesem Zug.',
    hint: 'Die Sicherheitszentrale kann Alarm auslösen: Die Partie endet bei der halben Zeit, und der Isolationsraum öffnet sich sofort.',
    solved: 'Das Alarmplättchen liegt auf 6: weniger Zeit für alle, aber die Tür ist jetzt offen.',
    answers: {
      token: 'Ein Eindämmungsprotokoll zu kennen ist gut, aber die Tür ist noch zu.',
      waits: 'Der Isolationsraum ist noch zu.',
    },
  },
  keyInABrokenRoom: {
    title: 'Ein Schlüssel im defekten Raum',
    task: 'Du stehst am Ausgang mit dem Haupttorschlüssel. Der Raum ist defekt, das Tor zu, fünf Karten. Erreiche in dieser Runde den Bunker.',
    hint: 'Der Schlüssel braucht einen Raum mit Computer, und ein defekter Raum hat keinen. Repariere zuerst.',
    solved: 'Repariert, geöffnet, fort: fünf Karten, drei Aktionen, in dieser Reihenfolge.',
    answers: {
      shut: 'Das Tor ist noch zu, und die Runde ist vorbei.',
    },
  },
  stopTheCount: {
    title: 'Stopp den Countdown',
    task: 'Die Selbstzerstörung läuft, noch auf Gelb. Schließ dich ein und sorge dafür, dass du nicht in die Luft fliegst. Du hast fünf Karten.',
    hint: 'Sich einzuschließen nützt nichts, wenn alles explodiert. Der Generatorraum stoppt den Countdown, solange er auf Gelb steht.',
    solved: 'Der Countdown ist gestoppt, und der Riegel ist zu. Solange er auf Gelb steht, lässt er sich stoppen.',
    answers: {
      blast: 'Der Countdown läuft: Am Ende explodiert der Isolationsraum mit allem anderen.',
    },
  },
  roverInTheDark: {
    title: 'Ein Wagen im Dunkeln',
    task: 'Das Tor ist offen, der Rover fort, S-01 dunkel. Du bist am Ausgang mit einem Terminal und fünf Karten. Erreiche in dieser Runde den Bunker.',
    hint: 'Erst das Licht für zwei Karten, dann das Terminal für eine, dann der Rover für zwei.',
    solved: 'Fünf Karten, drei Aktionen. Plane rückwärts vom letzten Preis.',
    answers: {
      noRover: 'Ohne Rover fährt niemand, und die Runde ist vorbei.',
    },
  },
}
