/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/lockdown/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  larvaNoRest: {
    title: 'Keine Zeit zum Ausruhen',
    task: 'In dir wächst eine Larve, und du hältst eine Kontaminationskarte. Werde beides los.',
    hint: '„Ausruhen“ scannt deine Hand. Ist die Karte infiziert, schlüpft die Larve. Dieser Raum reinigt, ohne zu fragen.',
    solved: 'Sauber: Der Dekontaminationsraum entfernt die Larve und alle infizierten Karten.',
    answers: {
      carried: 'Du trägst die Larve noch, und dein Zug ist vorbei.',
      hatched: 'Die Karte war infiziert, und die Larve schlüpfte. Du bist tot.',
    },
  },
  blindAtTheTerminal: {
    title: 'Blind am Terminal',
    task: 'Es ist hell, aber deine Augen sind verletzt: Für dich ist es dunkel. Lerne in diesem Zug etwas am Computer.',
    hint: 'Eine verbundene Wunde wirkt nicht mehr. Kleidung kann eine verbinden.',
    solved: 'Wissen 2. Verbundene Wunden zählen noch, aber sie behindern dich nicht mehr.',
    answers: {
      blind: 'Mit verletzten Augen bist du im Dunkeln, und ein Computer braucht Licht.',
    },
  },
  stopTheBleeding: {
    title: 'Welche Wunde zuerst?',
    task: 'Drei Schwere Wunden, und eine blutet. Sei am Leben, wenn die nächste Runde beginnt.',
    hint: 'Mit drei Schweren Wunden tötet jede weitere Wunde, und eine Blutung verletzt dich beim Passen.',
    solved: 'Die Blutung ist verbunden. Behandle die Wunde, die die nächste bringt.',
    answers: {
      bled: 'Du hast gepasst und geblutet, und das war eine Wunde zu viel.',
    },
  },
  fireAtThePod: {
    title: 'Feuer an der Kapsel',
    task: 'Die Kapsel startet in dieser Runde. Der Raum brennt, und du hast drei Schwere Wunden. Komm nach Hause.',
    hint: 'Einsteigen beendet deinen Zug, und wer einen Zug im Feuer beendet, erleidet vor dem Start eine Wunde. Lösche es.',
    solved: 'Das Feuer ist aus, und du bist drin. Feuer zählt am Ende jedes Zugs, auch des letzten.',
    answers: {
      burned: 'Du bist aus einem brennenden Raum eingestiegen: noch eine Wunde, die vierte.',
      stayed: 'Die Kapsel ist ohne dich fort.',
    },
  },
  cleanBeforeHome: {
    title: 'Sauber nach Hause',
    task: 'In dir ist eine Larve, auf der Hand eine Kontaminationskarte. Kapsel A nebenan startet in dieser Runde. Komm lebend heim.',
    hint: 'Am Ende kann sterben, wer infiziert ist. Dieser Raum reinigt für zwei Karten; Weg und Kapsel kosten drei.',
    solved: 'Sauber und fort. Die letzte Prüfung kommt nach dem Start, wenn es zum Waschen zu spät ist.',
    answers: {
      hatched: 'Die Karte war infiziert, und die Larve schlüpfte vor dem Start.',
      late: 'Die Kapsel ist ohne dich fort.',
    },
  },
  underThree: {
    title: 'Unter drei',
    task: 'Der Raum brennt, du hast drei Schwere Wunden, eine davon verbunden. Eine Aktion. Überlebe deinen Zug.',
    hint: 'Bei dreien, verbunden oder nicht, tötet jede weitere Wunde. Nur Heilen bringt dich unter drei, und nur eine verbundene lässt sich heilen.',
    solved: 'Zwei bleiben: Das Feuer kostet eine Leichte Wunde, nicht dein Leben.',
    answers: {
      burned: 'Auch verbundene zählen: Mit dreien hat dich das Feuer getötet.',
      met: 'Draußen war jeder Korridor laut. Etwas kam, und ein Kratzer war zu viel.',
    },
  },
}
