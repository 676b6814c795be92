/** Lockdown says some things otherwise than Nemesis: its creatures, its place, and what it does with removed cards. */
import type * as en from '../../../en/games/lockdown/wording.ts'
import type { Instead, Terms } from '../../../en/games/lockdown/wording.ts'
import { format } from '../../../message.ts'
import { counted, plural } from '../../grammar/plural.ts'

export const stalkers: typeof en.stalkers = {
  terms: [
    // *Intruza* is genitive and accusative alike, *nocny łowca* keeps them apart.
    [/(?<=Wybierz |Rusz 1 |na którego |Wybierz, którego |rani |zmuszasz |zabić )intruza(?!\p{L})/gu, 'nocnego łowcę'],
    [/intruzowi(?!\p{L})/gu, 'nocnemu łowcy'],
    [/intruzie(?!\p{L})/gu, 'nocnym łowcy'],
    [/intruzem(?!\p{L})/gu, 'nocnym łowcą'],
    [/intruzi(?!\p{L})/gu, 'nocni łowcy'],
    [/intruzów(?!\p{L})/gu, 'nocnych łowców'],
    [/intruzom(?!\p{L})/gu, 'nocnym łowcom'],
    [/intruzami(?!\p{L})/gu, 'nocnymi łowcami'],
    [/intruzach(?!\p{L})/gu, 'nocnych łowcach'],
    [/intruza(?!\p{L})/gu, 'nocnego łowcy'],
    [/intruz(?!\p{L})/gu, 'nocny łowca'],
    [/Intruzi(?!\p{L})/gu, 'Nocni łowcy'],
    [/Intruzów(?!\p{L})/gu, 'Nocnych łowców'],
    [/Intruzom(?!\p{L})/gu, 'Nocnym łowcom'],
    [/Intruz(?!\p{L})/gu, 'Nocny łowca'],
  ],
  instead: {
    ui: {
      firstContact: (met: boolean): string =>
        met ? 'Nocni łowcy już się pojawili' : 'Żaden nocny łowca się nie pojawił',
      arrivals: (n: number) => `Pojawia się tu ${counted(n, 'nocny łowca', 'nocnych łowców', 'nocnych łowców')}`,
    },
  },
}

export const terms: Terms = [
  [/Statek zostaje zniszczony/g, 'Baza zostaje zniszczona'],
  [/statek zostanie zniszczony/g, 'baza zostanie zniszczona'],
  [/na statku(?!\p{L})/gu, 'w bazie'],
  [/ze statku(?!\p{L})/gu, 'z bazy'],
  [/(?<=opuszcza(?:ją)? )statek(?!\p{L})/gu, 'bazę'],
  [/statku(?!\p{L})/gu, 'bazy'],
  [/statkiem(?!\p{L})/gu, 'bazą'],
  [/statek(?!\p{L})/gu, 'baza'],
  [/Statek(?!\p{L})/gu, 'Baza'],
  [/na pokładzie/g, 'w bazie'],
  [/Na pokładzie/g, 'W bazie'],
]

export const instead: Instead = {
  cards: {
    weaknesses: {
      fireBonus:
        'Pożar, „Miotacz ognia” i „Ładunek termitowy”, jeśli zadadzą intruzowi obrażenia, zadają 1 więcej, a zamiast 1 jaja spalają 2.',
    },
  },
  conditions: {
    conditions: { leftWith: '{by, select, you {przeżyjesz} other {{who} przeżyje}}, mając przy sobie {object:acc}' },
  },
  decisions: {
    asks: {
      objective: 'Pojawił się pierwszy intruz. Wybierz cel, który zatrzymujesz; drugi zostaje usunięty z gry.',
    },
    asksFor: {
      room: { vent: 'Wybierz pomieszczenie, z którego uruchomiona wentylacja wyssie powietrze.' },
    },
    whys: { ventRunning: 'W jakimś pomieszczeniu uruchomiono już wentylację.' },
  },
  effects: {
    clauses: {
      scanRemovesClean: 'te, na których nie ma słowa ZARAŻENIE, odłóż na spód stosu skażenia',
      scanRemovesInfected: 'te, na których jest słowo ZARAŻENIE, odłóż na spód stosu skażenia',
      vent: 'wybierz pomieszczenie z wejściem do korytarzy technicznych i bez zniszczonych drzwi i zamknij wszystkie jego drzwi; pożar w nim gaśnie, a jeśli na koniec fazy graczy drzwi nadal są zamknięte, giną w nim wszystkie postacie i wszyscy intruzi',
      analyseInLaboratory:
        'przebadaj 1 jajo, truchło lub zwłoki z tego pomieszczenia, co je zużywa: podnieś poziom wiedzy o 3 i, jeśli w Laboratorium nie przebadano jeszcze obiektu tego rodzaju, odkryj słabość',
    },
  },
  ending: {
    checks: {
      diedByExplosion: '{by, select, you {Twoja postać ginie} other {{who} ginie}} razem z bazą.',
    },
    ends: {
      selfDestruct: 'Odliczanie do autodestrukcji dobiega końca i baza eksploduje.',
      fire: 'Skończyły się znaczniki pożaru: płomienie docierają wszędzie i baza eksploduje.',
      malfunction: 'Skończyły się znaczniki awarii: zepsutych jest zbyt wiele rzeczy i baza eksploduje.',
      nobodyLeft: 'W bazie nie ma już nikogo, kto mógłby działać.',
    },
  },
  events: {
    events: {
      scanned:
        '{by, select, you {Skanujesz} other {{who} skanuje}} karty w poszukiwaniu skażenia; na spód stosu {removed, plural, =0 {nie trafia żadna} one {trafia # karta} few {trafiają # karty} many {trafia # kart} other {trafia # karty}}.',
      scannedSeen:
        'Skanujesz {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} skażenia: {words}. Na spód stosu {removed, plural, =0 {nie trafia żadna} one {trafia #} few {trafiają #} many {trafia #} other {trafia #}}.',
      time: 'Żeton czasu przesuwa się na pole {time}.',
      selfDestruct: 'Autodestrukcja: żeton jest na polu {space}.',
      vent: 'Rusza wentylacja. W {room:loc} jest powietrze już tylko do końca fazy graczy.',
      ventStopped: 'Wentylacja w {room:loc} zostaje zatrzymana.',
    },
  },
  ui: {
    fate: { aboard: 'W bazie', launched: 'Ucieczka kapsułą SWC' },
    endTitle: {
      selfDestruct: 'Baza wylatuje w powietrze',
      fire: 'Baza płonie',
      malfunction: 'Baza się rozpada',
      nobodyLeft: 'W bazie zapada cisza',
    },
    toTheJump: 'do czystki',
    roundsToTheJump: (n: number): string => `${plural(n, 'runda', 'rundy', 'rund')} do czystki`,
    roundsLeft: (n: number) => `${counted(n, 'runda', 'rundy', 'rund')} do czystki`,
    ship: 'Baza',
    selfDestruct: 'Autodestrukcja',
    vent: 'Wentylacja',
    awakeIn: (room: string) => format('Bez ucieczki, w {miejsce:loc}', 'pl', { miejsce: room }),
    stage: { twoEnvelopes: 'Coś jest w bazie. Którą kopertę zatrzymujesz?' },
    aims: {
      how: {
        survive:
          'Zamknij się w Izolatce, dotrzyj do bunkra albo odleć kapsułą SWC. Potem przetrwaj plan awaryjny i ostateczne skanowanie.',
        signal: 'Osobiście skorzystaj z Pokoju łączności.',
        shipDestroyed: 'Zniszczy ją autodestrukcja, pożar albo awarie. Zdąż wcześniej do bunkra albo odleć kapsułą.',
      },
    },
  },
}
