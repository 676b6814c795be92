/** How Lockdown says otherwise what Nemesis says too: sentences that both games have. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['shared']> = {
  cards: {
    weaknesses: {
      fireBonus:
        'Il Fuoco, il Lanciafiamme e la Miscela Incendiaria infliggono 1 Danno in più quando danneggiano un Intruso; inoltre il Fuoco brucia 2 Uova invece di 1.',
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
        'analizza e consuma 1 Uovo, Carcassa o Cadavere presente in questa Stanza: ottieni 3 Conoscenza e, se il suo tipo è nuovo per il Laboratorio, rivela una Debolezza',
    },
  },
  ui: {
    fate: {
      aboard: 'Nel Complesso',
      launched: 'Via in una Capsula SSC',
    },
    toTheJump: 'alla bonifica',
    ship: 'Complesso',
    roundsToTheJump: '{n, plural, one {Turno alla bonifica} other {Turni alla bonifica}}',
    roundsLeft: '{n, plural, one {# Turno alla bonifica} other {# Turni alla bonifica}}',
    shipState: 'Stato del Complesso',
    endTitle: {
      jump: 'Il Complesso compie il salto',
      selfDestruct: 'Il Complesso esplode',
      fire: 'Il Complesso brucia',
      malfunction: 'Il Complesso cede',
      nobodyLeft: 'Silenzio nel Complesso',
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['shared']> = {
  things: {
    decks: {
      attack: 'il mazzo Attacco del Predatore Notturno',
    },
  },
}
