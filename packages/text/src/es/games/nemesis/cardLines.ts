/** What the cards of the crew do, in one line. */

import type { Translation } from '../../../areas.ts'
import type { shipCardLines as en } from '../../../en/games/nemesis/cardLines.ts'

export const shipCardLines: Translation<typeof en> = {
  fastRepairs: 'Arregla un Fallo o un Motor.',
  order: 'Envía a alguien de aquí a un compartimento adyacente.',
  motivation: 'Cada personaje de aquí roba 1 carta.',
  suppressiveFire: 'Gasta 1 de Munición y sal del Combate sin ataques.',
  reload: 'Carga 1 de Munición en tu Revólver.',
  computerSkills: 'Usa gratis el compartimento con Computadora o 1 Puerta.',
  piloting: 'Usa gratis el compartimento o mira las Coordenadas.',
  knowledgeOfTheShip: 'Espía un compartimento, o abre o cierra una Puerta.',
  oldFriend: 'Usa gratis un compartimento sin Computadora.',
  riskAssessment: 'Mira el próximo Evento: déjalo o ponlo bajo el mazo.',
  blockingAccess: 'Usa gratis el compartimento con Computadora o pon 1 Fallo.',
  intranet: 'Usa a distancia un compartimento con Computadora.',
  scavenging: 'Registra, aunque no queden Objetos.',
  reconnaissance: 'Muévete sin tirada de Ruido.',
  adrenaline: 'Dispara o huye, y roba 1 carta.',
  coveringFire: 'Gasta 1 de Munición: salís dos del Combate sin ataques.',
  takingAim: 'Dispara; puedes repetir la tirada.',
  fullAuto: 'Gasta toda la Munición y causa más Heridas.',
  nervesOfSteel: 'Un Ataque por sorpresa no te hace nada.',
  ingenuity: 'Arregla algo aquí o prepara un Objeto.',
  technicalCorridors: 'Ve por los Pasillos de servicio y luego pasa.',
  pyrotechnics: 'Descarta 1 Objeto y prende un Fuego, o apaga uno.',
}
