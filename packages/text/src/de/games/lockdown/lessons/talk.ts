/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { talk as en } from '../../../../en/games/lockdown/lessons/talk.ts'

export const talk: Translation<typeof en> = {
  lookAtTheLiar: {
    title: 'Sieh dem Lügner in die Karten',
    task: 'Die Wache sagt: „Ich habe Grün und Blau.“ Du bist im Archiv. Finde es heraus.',
    hint: 'Das Archiv zeigt dir ein Plättchen eines beliebigen Spielers. Sieh dir das erste der Wache an.',
    solved: 'Grau! Die Wache log, und jetzt weißt du, dass Grau nicht aktiv sein kann.',
    answers: {
      believed: 'Du hast nicht nachgesehen und musst es glauben.',
      pool: 'Wahr, aber es verrät nicht, ob die Wache lügt.',
    },
  },
  readHisOrders: {
    title: 'Lies das Ziel',
    task: 'Die Wache hat das Signal abgesetzt und sagt: „Ich will nur nach Hause.“ Finde heraus, was die Wache wirklich will.',
    hint: 'Die Kommunikationszentrale zeigt dir das Ziel von jemandem, der das Signal abgesetzt hat.',
    solved: '„Alte Rechnung“: Die Wache will deinen Tod. Niemand weiß, dass du es weißt.',
    answers: {
      believed: 'Du hast nicht nachgesehen. Fahr nicht mit der Wache im Aufzug.',
      signal: 'Dein Signal ist abgesetzt, aber du weißt noch nicht, was die Wache will.',
    },
  },
  whoLiesAboutPods: {
    title: 'Wer lügt? Die Kapseln',
    task: 'Die Wache sagt: „Rot ist aktiv. Nimm die Kapsel.“ Dein Signal ist abgesetzt, dein Wissen ist 6, und du hast die Plättchen der Wache gesehen. Wähle deinen Ausweg.',
    hint: 'Rot hat die Wache: eine Lüge. Zwei hast du nicht gesehen, Grau und ein Blau. Was davon schadet dir?',
    solved:
      'Eingeschlossen: Blau verschont dich, Grau tötet nur in Kapseln. Die Wache sagte das Gegenteil der Wahrheit.',
    answers: {
      grey: 'Rot hat die Wache, also bleibt Grau oder Blau, und Grau tötet in Kapseln.',
      late: 'Die Runde ist vorbei, und du bist nicht in Sicherheit.',
    },
  },
  whoLiesAboutTheRoom: {
    title: 'Wer lügt? Der Raum',
    task: 'Die Wache sagt: „Schließ dich hier ein, Kapseln töten.“ Grau hast du selbst, dein Wissen ist 6. Kapsel A startet in dieser Runde.',
    hint: 'Grau gibt es nur einmal, und du hast es, also töten Kapseln dich nicht. Ungesehen sind Rot und ein Gelb.',
    solved: 'Fort. Der einzige Code, der in Kapseln tötet, lag in deiner Hand.',
    answers: {
      late: 'Die Runde ist vorbei, und du bist noch hier.',
      red: 'Nur Rot oder Gelb konnte aktiv sein, und Rot tötet die Eingeschlossenen.',
    },
  },
  whoLiesAboutTheCode: {
    title: 'Wer lügt? Der Code',
    task: 'Die Wache sagt: „Blau ist aktiv, du bist sicher.“ Dein Signal ist abgesetzt, dein Wissen ist 4. In dieser Runde starten alle Kapseln. Komm heim, was auch stimmt.',
    hint: 'Blau oder Gelb: Du kannst es nicht wissen. Blau verschont dich, Gelb ab Wissen 5. Eine Karte reicht.',
    solved: 'Gegen beides sicher. Wenn du nicht herausfindest, wer lügt, sorge dafür, dass es egal ist.',
    answers: {
      late: 'Die Runde ist vorbei, und du bist noch hier.',
      yellow: 'Auch Gelb konnte aktiv sein, und mit Wissen 4 tötet es dich.',
    },
  },
  whoLiesAboutTheLaunch: {
    title: 'Wer lügt? Der Start',
    task: 'Der Hausmeister sagt: „Auf dem Plättchen bei 8 steht: keine.“ Du kennst die bei 10, 6, 4 und 2: keine, keine, B, C. Komm in dieser Runde hinaus.',
    hint: 'Es gibt sieben: A, B, C, zweimal alle, zweimal keine. Beide „keine“ kennst du, B und C auch.',
    solved: 'Es konnte nur A oder alle sein, und beides startet deine Kapsel. Zählen schlägt Glauben.',
    answers: {
      late: 'Die Runde ist vorbei, und du bist noch hier.',
      locked: 'In drei von vier Korridoren war es laut. Deine Kapsel wäre auf jeden Fall gestartet.',
    },
  },
}
