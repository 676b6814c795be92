/** What questions of the facility show, and what their answers bring. */

import type { Translation } from '../../../areas.ts'
import type { facilityAnswerWords as en } from '../../../en/games/lockdown/answers.ts'

export const facilityAnswerWords: Translation<typeof en> = {
  // how a choice goes on
  computerThen: 'Scegli una delle sue tre opzioni, e la carta va in fondo al mazzo.',
  callThen: 'L’Ascensore viene qui. Usarlo è un’altra Azione.',
  rideThen: 'Nessun Tiro Rumore. Puoi offrire un passaggio ad altri nella Stanza.',
  roverThen: 'Nessun tiro. Il Rover resta al Bunker, e non porta nessun altro.',
  suitThen: 'Prima effettui un Tiro Rumore. Se arriva qualcosa, resti.',

  // what an answer is about
  carriedBy: 'ce l’ha {name}',
  carriedByYou: 'ce l’hai tu',
  lyingHere: 'si trova qui',
  fromOne: 'con {item}',
  higherNumber: 'Nell’Oscurità vale il numero più alto del suo gettone.',
  threeForOne: '+{n} Conoscenza',
  newWeakness: 'rivela una Debolezza',
  noNewWeakness: 'non rivela Debolezze',

  // what a question shows
  computerSays: 'Usane una; poi la carta va in fondo al mazzo e si scopre la successiva.',
  rideTo: 'Ascensore per {room}',
  rideWith: '{name} prende l’Ascensore per {room}',
  givesUp: '{name} vuole analizzare ciò che trasporti',
  goesDark: '{place} piomba nell’Oscurità',
  lightsUp: '{place} si illumina',
  staysLit: '{place} resta con Energia',
  staysDark: '{place} resta nell’Oscurità',
  notLaidYet: 'non ancora collocato',
  laidNow: 'si colloca ora',
  wouldFollow: 'Dopo',
  staysSecret: 'Tutti sanno quali gettoni guardi, nessuno che cosa mostrano.',
  turnedUpForAll: 'Viene rivelato a tutti.',
  leaveTokenSays:
    'Se lo lasci stare, aspetta chi viene dopo; fino ad allora nella Stanza non si può effettuare una Ricerca.',
  lampSays: 'Una Carica della Torcia ti dà il dado Vantaggio, come se ci fosse luce.',
}
