/** Who is aboard the ship: what they are known for, how they are played, what they are good and bad at. */

import type { Translation } from '../../../areas.ts'
import type { shipCrew as en } from '../../../en/games/nemesis/characters.ts'

export const shipCrew: Translation<typeof en> = {
  trait: {
    captain: 'Tiene in piedi gli altri',
    pilot: 'Pilota qualsiasi cosa',
    scientist: 'Conosce la rete',
    scout: 'Trova la strada',
    soldier: 'Tiene la posizione',
    mechanic: 'Conosce ogni scorciatoia',
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
  strengths: {
    captain: {
      first: 'Manda gli altri dove servono',
      second: 'Dà una carta a tutti nella Stanza',
      third: 'Porta gli altri fuori dal Combattimento illesi',
    },
    pilot: {
      first: 'Scopre dove va la nave',
      second: 'Usa gratis quasi tutte le Stanze',
      third: 'Apre e chiude i Portelloni a piacere',
    },
    scientist: {
      first: 'Usa da lontano le Stanze con Computer',
      second: 'Vede arrivare gli Eventi e li mette in fondo al mazzo',
      third: 'Causa Malfunzionamenti da lontano',
    },
    scout: {
      first: 'Si muove senza Tiro Rumore',
      second: 'Trova Strumenti dove non ce ne sono più',
      third: 'Esce dai Combattimenti senza un graffio',
    },
    soldier: {
      first: 'Ha un secondo tentativo quando spara',
      second: 'Svuota il caricatore per fare più Danni',
      third: 'Ignora un Attacco a Sorpresa',
    },
    mechanic: {
      first: 'Ripara senza costi aggiuntivi',
      second: 'Viaggia nei Corridoi Tecnici',
      third: 'Crea con qualsiasi Strumento giallo',
    },
  },
  weakness: {
    captain: 'Riparare costa due carte in più',
    pilot: 'Nessuna carta per il Combattimento',
    scientist: 'Nessuna carta per il Combattimento',
    scout: 'Riparare costa due carte in più',
    soldier: 'Riparare costa due carte in più',
    mechanic: 'Nessuna carta per il Combattimento',
  },
  tip: {
    captain: 'ha bisogno di gente intorno',
    pilot: 'ha bisogno di un piano',
    scientist: 'ha bisogno di Computer funzionanti',
    scout: 'perdona gli errori',
    soldier: 'prima spara',
    mechanic: 'sempre utile',
  },
}
