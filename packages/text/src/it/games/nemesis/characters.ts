/** Who is aboard the ship: what they are known for, and how they are played. */

import type { Translation } from '../../../areas.ts'
import type { shipCrew as en } from '../../../en/games/nemesis/characters.ts'

export const shipCrew: Translation<typeof en> = {
  trait: {
    captain: 'Tiene in piedi gli altri',
    pilot: 'Pilota qualsiasi cosa',
    scientist: 'Conosce la rete',
    scout: 'Trova la strada',
    soldier: 'Tiene la posizione',
    mechanic: 'Conosce i condotti',
  },
  style: {
    captain:
      'Guida dal centro del gruppo: fa muovere gli altri, dà carte a tutti e copre la loro ritirata. Forte finché c’è gente vicino.',
    pilot:
      'Scopre come si mettono le cose e che cosa c’è dietro le porte chiuse, e usa gratis le Stanze senza Computer. Debole in Combattimento.',
    scientist:
      'Lavora attraverso i Computer: usa le Stanze da lontano, le preclude agli altri e vede arrivare il pericolo. Meglio tenersi alla larga dai Combattimenti.',
    scout:
      'Va avanti per primo e in silenzio, trova Strumenti dove gli altri non ne trovano ed esce da un Combattimento con una carta in mano.',
    soldier: 'Uccide. Prende la mira, svuota il caricatore e sopporta ciò che fermerebbe altri, ma ripara lentamente.',
    mechanic: 'Ripara più in fretta di tutti, passa dai Corridoi Tecnici e dà fuoco alle Stanze di proposito.',
  },
}
