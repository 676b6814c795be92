/** The words around playing the Intruders: the offer, their cards, what creeps about, and what others see of it. */

import type { Translation } from '../../../../areas.ts'
import type { huntWords as en } from '../../../../en/games/nemesis/intruderPlayer/panels.ts'

export const huntWords: Translation<typeof en> = {
  theIntruders: 'Gli Intrusi',
  plays: 'gioca come gli Intrusi',
  myIntruders: 'I miei Intrusi',

  // the offer
  offerTitle: 'Vuoi diventare ciò che dà loro la caccia?',
  offerSays: [
    'Dal prossimo Turno gli Intrusi sono tuoi. Il tuo Personaggio resta morto.',
    'Ogni Turno peschi 3 carte. Nel tuo round ne giochi 1: un Intruso si muove, un Intruso attacca, o qualcosa di peggio.',
    'Non puoi più vincere. Vuoi soltanto che non vinca nessuno.',
    'Lo sapranno tutti. Se rifiuti, non verrà chiesto a nessun altro.',
  ],

  // my place
  aim: 'Fai in modo che nessuno vinca.',
  deadAndHunting: 'Il tuo Personaggio è morto. Giochi come gli Intrusi: fai in modo che nessuno vinca.',
  deadAndWaiting:
    'Il tuo Personaggio è morto. Questo Turno finisce come sempre; dal Turno {round} gli Intrusi sono tuoi.',
  cardsOf: '{cards} su {most} carte al massimo',
  drawing: 'Ogni Turno ne peschi {drawn}. Quando passi puoi tenerne 1.',
  cardsCome: 'Le tue prime carte arrivano con il Turno {round}.',
  cardsComeAgain: 'Con il prossimo Turno arrivano altre carte.',

  // a card
  use: { move: 'Muovi', attack: 'Attacca', special: 'Speciale' },
  through: '{way, select, any {qualsiasi Corridoio} other {Corridoio {way}}}',
  choosesOf: '{cards, plural, one {prima carta} other {1 di # carte}}',
  cannot: {
    move: 'Nessun Intruso ha quel Corridoio.',
    attack: 'Nessun Intruso è nella Stanza di un Personaggio.',
    special: 'Ora non farebbe nulla.',
  },
  keepThis: 'Tieni questa',
  misses: 'Va a vuoto: non è una carta per {intruder}',
  goesFor: '{intruder} contro {name}',

  // what there is of them
  outThere: 'Là fuori',
  noneOut: 'Non ce n’è nessuno là fuori. Il Rumore li attira.',
  theBag: '{tokens, plural, one {Il sacchetto: # gettone} other {Il sacchetto: # gettoni}}',
  eggs: '{eggs, plural, one {# Uovo nel Nido} other {# Uova nel Nido}}',
  noNest: 'Il Nido è distrutto',
  theirWeaknesses: 'Debolezze note: {known} su {all}',

  // for everybody
  turn: 'Gli Intrusi si muovono',
  becomes: '{name} ora caccia con loro',
  becomeYou: 'Ora cacci con loro',
  moment: '{name} prende il controllo degli Intrusi',
  myMoment: 'Prendi il controllo degli Intrusi',

  // the end
  nobodyWins: 'Che nessuno vinca.',
  content: 'Raggiunto',
  thwarted: 'Non raggiunto',
}
