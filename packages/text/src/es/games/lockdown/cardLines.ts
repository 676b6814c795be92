/** What the cards of the people of the facility do, in one line. */

import type { Translation } from '../../../areas.ts'
import type { facilityCardLines as en } from '../../../en/games/lockdown/cardLines.ts'

export const facilityCardLines: Translation<typeof en> = {
  desperateAttack: 'Causa 2 Heridas; si sigue ahí, te ataca.',
  obstinate: 'Roba 1 carta por Herida grave, o venda una.',
  vents: 'Ve por los Pasillos de servicio. Algo te ataca.',
  distraction: 'Descarta 1 Objeto y sal del Combate sin ataques.',
  weirdMetabolism: 'Quita Mucosidad o cambia Contaminación por 2 cartas.',
  sensitiveHearing: 'Quita o pon Ruido a tu lado.',
  feelOfTheDark: 'Ignora lo que la Oscuridad suma a un Evento.',
  inconspicuous: 'El ataque va contra otro personaje de aquí.',
  recharge: 'Carga 2 de Munición donde hay Energía.',
  neuralink: 'Acción de Computadora: basta Energía o Computadora.',
  bypass: 'Usa toda la carta de Computadora o cambia la Energía.',
  itWorksForMe: 'Arregla el Fallo de aquí y usa la Computadora.',
  masterPlan: 'Usa gratis el compartimento con Computadora o espía 2.',
  rushedAnalysis: 'Escanea Contaminación; una limpia da Conocimiento.',
  workspacePlan: 'Compartimento blanco o verde gratis, o espía 2.',
  pheromones: 'Un Huevo o un Cuerpo detiene un ataque contra ti.',
  fieldExperience: 'Gana 1 de Conocimiento o reordena lo que viene.',
  vivisection: 'Cuanto más sabes, más hondo el corte.',
  stun: 'Vacía una mano pequeña o ahuyenta a una criatura.',
  quarantine: 'Cierra todas las Puertas de un compartimento.',
  facilityTour: 'Muévete y llévate a alguien.',
  defensePlan: 'Compartimento blanco o rojo gratis, o espía 2.',
  cleanUp: 'Quita un Fallo o un Fuego.',
  maintenancePlan: 'Compartimento blanco o amarillo gratis, o espía 2.',
  juryRigging: 'En un compartimento amarillo, construye un aparato.',
  emergencyKey: 'Usa el Ascensor sin Energía, o abre o cierra 1 Puerta.',
  itShouldWork: 'Usa la Computadora sin Energía o lo que tenga un Fallo.',
  atTheWheel: 'Mueve el Rover o márchate en él.',
  flightPlan: 'Espía una ficha SEC o un compartimento.',
}
