/** What questions of the facility show, and what their answers bring. */

import type { Translation } from '../../../areas.ts'
import type { facilityAnswerWords as en } from '../../../en/games/lockdown/answers.ts'

export const facilityAnswerWords: Translation<typeof en> = {
  // how a choice goes on
  computerThen: 'Eliges una de sus tres opciones y la carta va debajo del mazo.',
  callThen: 'El Ascensor viene aquí. Usarlo es otra acción.',
  rideThen: 'Sin tirada de Ruido. Puedes ofrecer a quienes estén en el compartimento que vayan contigo.',
  roverThen: 'Sin tirada. El Rover se queda en el Búnker y no lleva a nadie más.',
  suitThen: 'Primero haces una tirada de Ruido. Si aparece algo, te quedas.',

  // what an answer is about
  carriedBy: 'lo lleva {name}',
  carriedByYou: 'lo llevas tú',
  lyingHere: 'está aquí, en el suelo',
  fromOne: 'de {item}',
  higherNumber: 'En la Oscuridad cuenta el número más alto de su ficha.',
  threeForOne: '+{n} de Conocimiento',
  newWeakness: 'descubre una Debilidad',
  noNewWeakness: 'no descubre ninguna Debilidad',

  // what a question shows
  computerSays: 'Usa una de estas; después la carta va bajo el mazo y se muestra la siguiente.',
  rideTo: 'Ascensor a {room}',
  rideWith: '{name} va a {room}',
  givesUp: '{name} quiere analizar lo que llevas',
  goesDark: '{place} queda a oscuras',
  lightsUp: '{place} se ilumina',
  staysLit: '{place} sigue con luz',
  staysDark: '{place} sigue a oscuras',
  notLaidYet: 'aún por colocar',
  laidNow: 'se coloca ahora',
  wouldFollow: 'Después de esto',
  staysSecret: 'Qué fichas miras es público; lo que muestran, no.',
  turnedUpForAll: 'Se descubre para todos.',
  leaveTokenSays:
    'Si no la tocas, espera a quien venga después; hasta entonces no se puede registrar el compartimento.',
  lampSays: 'Un Uso de la Linterna te da el dado de Ventaja, como si hubiera luz.',
}
