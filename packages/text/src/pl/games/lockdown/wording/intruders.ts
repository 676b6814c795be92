/** Where the Intruders of Nemesis hunt in the facility, in place of the Night Stalkers. */
import type { Some } from '../../../../areas.ts'
import type * as own from '../../../../en/games/lockdown/messages.ts'

export const intruders: Some<typeof own> = {
  cards: {
    weaknesses: {
      herding: 'Gdy zmuszasz intruza do wycofania się, wybierasz, dokąd idzie.',
    },
  },
  effects: {
    clauses: {
      redirectBefore: 'gdy intruz Cię atakuje i jest tu inna postać, celem ataku zamiast Ciebie jest ona',
      redrawAttack: 'gdy intruz Cię atakuje, odłóż dobraną kartę ataku i dobierz inną',
      injureOne:
        '1 intruz w Twoim pomieszczeniu otrzymuje {injuries, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
      rollAsShoot: 'rzuć kością walki przeciw 1 intruzowi w Twoim pomieszczeniu, tak jak przy strzale',
      desperate:
        'weź 1 kartę skażenia; 1 intruz w Twoim pomieszczeniu otrzymuje {injuries, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} i, jeśli nadal tam jest, atakuje Cię',
      vivisect: '1 intruz w Twoim pomieszczeniu otrzymuje 1 obrażenie i 1 kolejne za każde 2 punkty Twojej wiedzy',
      sample: 'weź truchło 1 intruza ze swojego pomieszczenia, który nie jest larwą; intruzowi nic się nie dzieje',
      glow: '1 intruz w Twoim pomieszczeniu otrzymuje 1 obrażenie, bez karty skażenia i bez rzutu',
      driveOut:
        '1 intruz w Twoim pomieszczeniu wycofuje się do wybranego sąsiedniego pomieszczenia, ale nie przez zamknięte drzwi',
      chase: 'jeśli uciekasz i masz nieopatrzoną głęboką ranę, intruz podąża za Tobą',
      lockIn:
        'gdy Izolatka jest odblokowana, wykonaj rzut na szmery; jeśli nie pojawi się żaden intruz, zamykasz się w środku',
      defence:
        'wybierz pomieszczenie z intruzem i bez awarii: dostaje znacznik awarii, każdy intruz w nim otrzymuje 1 obrażenie, a każda postać 1 głęboką ranę',
      healInDark:
        'każdy intruz leczy {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}, a tam, gdzie nie działa zasilanie, wszystkie',
      bloodTrace:
        'w każdym sektorze wszyscy intruzi, którzy nie walczą, idą do postaci, która ma nieopatrzoną głęboką ranę i nie ma na ręce kart akcji, a jeśli jest takich kilka, do tej w pomieszczeniu z najniższym numerem',
      bloodTraceYou: 'wszyscy intruzi z Twojego sektora, którzy nie walczą, przychodzą do Ciebie',
      allAttack: 'każdy intruz w Twoim pomieszczeniu atakuje',
    },
  },
}
