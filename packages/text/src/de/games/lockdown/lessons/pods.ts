/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { pods as en } from '../../../../en/games/lockdown/lessons/pods.ts'

export const pods: Translation<typeof en> = {
  fullPod: {
    title: 'Eine Person je Kapsel',
    task: 'Du weißt, dass in dieser Runde alle Kapseln starten. Der Hausmeister sitzt schon in Kapsel A. Entkomm ebenfalls.',
    hint: 'Jede Kapsel nimmt eine Person. Der Raum von Kapsel B ist nebenan, du hast drei Karten.',
    solved: 'Beide fort. Eine Kapsel fasst eine Person, also behalt im Kopf, wo die nächste ist.',
    answers: {
      full: 'Kapsel A war besetzt, und du bliebst zurück.',
    },
  },
  notThisOne: {
    title: 'Diese nicht',
    task: 'Die Kapsel ist hier, aber du weißt, dass in dieser Runde keine startet. Du hast Code Rot und drei Schwere Wunden. Komm nach Hause.',
    hint: 'Bleibt deine Kapsel, musst du hinaus und erleidest eine Schwere Wunde. Rot hast du selbst: Schließ dich nebenan ein.',
    solved: 'Eingeschlossen und sicher: Code Rot lag in deiner eigenen Hand.',
    answers: {
      back: 'Keine ist gestartet. Du musstest hinaus, und eine Wunde mehr war zu viel.',
      stayed: 'Du bist nicht rechtzeitig hinausgekommen.',
    },
  },
  moveTheLaunch: {
    title: 'Zieh den Start vor',
    task: 'Die Zeit steht auf 3: kein Start in dieser Runde. Du weißt, dass das Plättchen auf 2 Kapsel A startet. Entkomm in dieser Runde.',
    hint: 'Die FVS-Kontrolle darf ein Plättchen um ein Feld verschieben, auch auf das Feld dieser Runde.',
    solved: 'Die Kapsel startete eine Runde früher. Der Fahrplan ist nur eine Reihe Plättchen.',
    answers: {
      closed: 'Ohne Plättchen auf dem Feld dieser Runde kann niemand in eine Kapsel einsteigen.',
    },
  },
  clearThePodRoom: {
    title: 'Die Königin auf deinem Platz',
    task: 'Die Königin steht bei deiner Kapsel, und die startet in dieser Runde. Du kennst „Herdentrieb“. Vier Karten.',
    hint: 'Die offene Computer-Aktionskarte treibt alles aus einem Raum. Mit „Herdentrieb“ wählst du, wohin: nicht zu dir.',
    solved: 'Sie ist weg, und du auch. Such die Möglichkeit, die das Monster bewegt statt dich.',
    answers: {
      late: 'Die Runde ist vorbei, und die Kapsel ist fort.',
      met: 'Du bist zur Königin gelaufen, und im Kampf steigt niemand in eine Kapsel.',
    },
  },
  brokenPod: {
    title: 'Müsste klappen',
    task: 'Der Raum deiner Kapsel ist defekt, sie startet in dieser Runde, und du hast in diesem Zug nur noch eine Aktion. Entkomm mit dieser einen.',
    hint: 'Reparieren ist auch eine Aktion. Mit einer deiner Karten nutzt du einen defekten Raum, als wäre er heil.',
    solved: 'Nur die Hoffnung hielt sie zusammen, aber sie flog.',
    answers: {
      late: 'Die Runde ist vorbei, und die Kapsel ist fort.',
    },
  },
}
