/** What the cards of the crew do, in one line. */

import type { Translation } from '../../../areas.ts'
import type { shipCardLines as en } from '../../../en/games/nemesis/cardLines.ts'

export const shipCardLines: Translation<typeof en> = {
  fastRepairs: 'Ripara un Malfunzionamento o un Motore.',
  order: 'Manda qualcuno di qui in una Stanza adiacente.',
  motivation: 'Tutti qui pescano una carta.',
  suppressiveFire: 'Lascia il Combattimento senza attacchi. 1 Munizione.',
  reload: '1 Munizione per il tuo Revolver.',
  computerSkills: 'Usa gratis la Stanza con Computer, o un Portellone.',
  piloting: 'Usa gratis la Stanza o guarda le Coordinate.',
  knowledgeOfTheShip: 'Sbircia una Stanza inesplorata o aziona un Portellone.',
  oldFriend: 'Usa gratis una Stanza senza Computer.',
  riskAssessment: 'Guarda il prossimo Evento: lascialo o mettilo in fondo.',
  blockingAccess: 'Usa gratis una Stanza con Computer o mettine una fuori uso.',
  intranet: 'Usa da lontano qualsiasi Stanza con Computer.',
  scavenging: 'Effettua una Ricerca, anche in una Stanza svuotata.',
  reconnaissance: 'Muoviti senza Tiro Rumore.',
  adrenaline: 'Spara o scappa, poi pesca una carta.',
  coveringFire: 'Uscite in due dal Combattimento senza attacchi. 1 Munizione.',
  takingAim: 'Spara; puoi ripetere il tiro.',
  fullAuto: 'Spendi tutte le Munizioni per fare più Danni.',
  nervesOfSteel: 'Un Attacco a Sorpresa non ti fa nulla.',
  ingenuity: 'Ripara qualcosa qui o crea uno Strumento.',
  technicalCorridors: 'Vai nei Corridoi Tecnici, poi passa.',
  pyrotechnics: 'Scarta uno Strumento e appicca un Fuoco, o spegnine uno.',
}
