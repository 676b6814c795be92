/** How Lockdown says otherwise what Nemesis says too: what a choice costs and may cost. */
import type { Areas, Some } from '../../../../areas.ts'

export const always: Some<Areas['answer']> = {
  ui: {
    answer: {
      danger: {
        vessel: '{sure, select, yes {Niszczy bazę} other {Może zniszczyć bazę}}',
        risk: { vessel: 'Ryzyko utraty bazy: {chance}' },
      },
      causes: {
        fires: 'Znaczniki pożaru na planszy: {have} z {limit}. Jeśli zabraknie następnego, baza spłonie.',
        malfunctions: 'Znaczniki awarii na planszy: {have} z {limit}. Jeśli zabraknie następnego, baza się rozpadnie.',
      },
      finalMeans: {
        launch: 'Wszyscy w środku opuszczają bazę. Nikt więcej nie wsiądzie i nikt nie wróci.',
        hibernate: 'Do końca gry nie masz już tur. Podzielisz los bazy.',
        selfDestruct: 'Baza wyleci w powietrze. Wkrótce nie będzie można tego zatrzymać.',
      },
    },
  },
}

export const nightStalkers: Some<Areas['answer']> = {
  waits: {
    intruder: '{who} wybiera nocnego łowcę.',
    intruderOffer: '{who} decyduje, czy grać jako nocni łowcy.',
    intruderTurn: '{who} wybiera kartę nocnych łowców albo pasuje.',
  },
  ui: {
    answer: {
      thenIntruder: 'Jest tam nocny łowca: bez rzutu na szmery, zaczynasz walkę.',
      thenDanger:
        'przychodzą do Ciebie nocni łowcy z sąsiednich pomieszczeń, którzy nie walczą. Jeśli takich nie ma, szmery pojawiają się w każdym korytarzu wokół.',
    },
  },
}
