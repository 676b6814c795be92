/** How Lockdown says otherwise what Nemesis says too: what is opened beside a running game. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['panels']> = {
  talk: {
    aims: {
      ship: 'zniszczenie bazy',
      earth: 'dotarcie bazy na Ziemię',
      mars: 'dotarcie bazy na Marsa',
    },
    facts: {
      jump: '{rounds, plural, =1 {baza skacze na koniec tej rundy} one {baza skacze za # rundę} few {baza skacze za # rundy} many {baza skacze za # rund} other {baza skacze za # rundy}}',
    },
  },
  ui: {
    aims: {
      how: {
        survive:
          'Zamknij się w Izolatce, dotrzyj do bunkra albo odleć kapsułą SWC. Potem przetrwaj plan awaryjny i ostateczne skanowanie.',
        nestDestroyed: 'W Gnieździe nie zostaje żadne jajo albo baza zostaje zniszczona.',
        shipDestroyed: 'Zniszczy ją autodestrukcja, pożar albo awarie. Zdąż wcześniej do bunkra albo odleć kapsułą.',
        killed: 'Może to zrobić każdy; zniszczenie bazy też się liczy.',
      },
    },
    talk: {
      facts: {
        jump: 'kiedy baza skacze',
      },
      groups: {
        ship: 'Baza',
        aboard: 'W bazie',
      },
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['panels']> = {
  ui: {
    firstContact: '{met, select, true {Nocni łowcy już się pojawili} other {Żaden nocny łowca się nie pojawił}}',
    talk: {
      deeds: {
        kill: 'zabić nocnego łowcę',
      },
      fields: {
        intruder: 'Nocny łowca',
      },
    },
  },
}
