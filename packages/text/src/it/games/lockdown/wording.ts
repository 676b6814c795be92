/** Lockdown says some things otherwise than Nemesis: its creatures, its place, and what it does with removed cards. */
import type * as en from '../../../en/games/lockdown/wording.ts'
import type { Instead, Terms } from '../../../en/games/lockdown/wording.ts'
import { contract } from '../../../lang.ts'

/** The edition says Intruso of every creature; only components are called after the Night Stalkers. */
export const stalkers: typeof en.stalkers = {
  terms: [
    [/\b([Gg]etton[ei]) Intruso\b/g, '$1 Predatore Notturno'],
    [/\b(cart[ae]|mazzo) Attacco dell’Intruso\b/g, '$1 Attacco del Predatore Notturno'],
  ],
  instead: {},
}

export const terms: Terms = [
  [/\bdella nave\b/g, 'del Complesso'],
  [/\balla nave\b/g, 'al Complesso'],
  [/\bdalla nave\b/g, 'dal Complesso'],
  [/\bsulla nave\b/g, 'nel Complesso'],
  [/\bla nave\b/g, 'il Complesso'],
  [/\bLa nave\b/g, 'Il Complesso'],
  [/\ba bordo\b/g, 'nel Complesso'],
  [/\bA bordo\b/g, 'Nel Complesso'],
]

export const instead: Instead = {
  cards: {
    weaknesses: {
      fireBonus:
        'Quando danneggiano un Intruso, il Fuoco, il Lanciafiamme e la Miscela Incendiaria infliggono 1 Danno in più, e bruciano 2 Uova invece di 1.',
    },
  },
  conditions: {
    conditions: {
      shipDestroyed: 'il Complesso è distrutto',
      leftWith: '{by, select, you {sopravvivi} other {{who} sopravvive}} con {object}',
    },
  },
  decisions: {
    asks: {
      objective: 'Il primo Intruso è qui. Scegli l’Obiettivo che tieni; l’altro viene rimosso dal gioco.',
    },
  },
  effects: {
    clauses: {
      scanRemovesClean: 'metti in fondo al mazzo Contaminazione quelle che non riportano INFETTO',
      scanRemovesInfected: 'metti in fondo al mazzo Contaminazione quelle che riportano INFETTO',
      vent: 'scegli una Stanza con un Ingresso ai Corridoi Tecnici e senza Portelloni Distrutti, e chiudi tutti i suoi Portelloni; il suo Fuoco si spegne e, se alla fine della Fase Giocatori sono ancora chiusi, ogni Personaggio e ogni Intruso all’interno muore',
      analyseInLaboratory:
        'fai analizzare 1 Uovo, Carcassa o Cadavere presente in questa Stanza, che si consuma: ottieni 3 Conoscenza e, se il suo tipo è nuovo per il Laboratorio, rivela una Debolezza',
    },
  },
  ending: {
    checks: {
      diedByExplosion: '{by, select, you {Il tuo Personaggio} other {Il Personaggio di {who}}} muore con il Complesso.',
    },
    ends: {
      fire: 'Non restano segnalini Fuoco: le fiamme raggiungono ogni cosa e il Complesso esplode.',
      malfunction: 'Non restano segnalini Malfunzionamento: i guasti sono troppi e il Complesso esplode.',
      nobodyLeft: 'Nel Complesso non resta nessuno che possa agire.',
    },
    fates: { destroyed: 'Il Complesso è distrutto.' },
  },
  events: {
    events: {
      scanned:
        '{by, select, you {Effettui} other {{who} effettua}} una scansione della Contaminazione: {removed, plural, =0 {nessuna carta va} one {# carta va} other {# carte vanno}} in fondo al mazzo.',
      scannedSeen:
        'Scansioni {count, plural, one {# carta Contaminazione} other {# carte Contaminazione}}: {words}. {removed, plural, =0 {Nessuna va} one {# va} other {# vanno}} in fondo al mazzo.',
      time: 'Il gettone Tempo avanza allo spazio {time}.',
      selfDestruct: 'Autodistruzione: il gettone è sullo spazio {space}.',
      vent: 'L’aria viene scaricata: in {room} basta solo fino al termine della Fase Giocatori.',
    },
  },
  ui: {
    fate: { aboard: 'Nel Complesso', launched: 'Via in una Capsula SSC' },
    endTitle: {
      selfDestruct: 'Il Complesso esplode',
      fire: 'Il Complesso brucia',
      malfunction: 'Il Complesso cede',
      nobodyLeft: 'Silenzio nel Complesso',
    },
    toTheJump: 'alla bonifica',
    roundsToTheJump: (n: number): string => (n === 1 ? 'Turno alla bonifica' : 'Turni alla bonifica'),
    roundsLeft: (n: number) => (n === 1 ? '1 Turno alla bonifica' : `${n} Turni alla bonifica`),
    ship: 'Complesso',
    awakeIn: (room: string) => contract(`Ancora in ${room}`, 'it'),
    stage: { twoEnvelopes: 'C’è qualcosa nel Complesso. Quale busta tieni?' },
    aims: {
      how: {
        survive:
          'Rinchiuditi nella Stanza di Isolamento, raggiungi il Bunker o parti in una Capsula SSC. Poi sopravvivi al Protocollo di Emergenza e all’ultimo Controllo Contaminazione.',
        signal: 'Usa tu la Sala Controllo delle Trasmissioni.',
        shipDestroyed:
          'L’Autodistruzione, il Fuoco o i guasti lo fanno esplodere. Per allora devi essere nel Bunker o lontano in una Capsula.',
      },
    },
  },
}
