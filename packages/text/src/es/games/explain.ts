/** Spanish for what only one of the games explains. */
import type { Translation } from '../../areas.ts'
import type * as en from '../../en/games/explain.ts'

export const shipExplained: Translation<typeof en.shipExplained> = {
  isOpenHere: 'A partir de aquí, las Cápsulas de hibernación están abiertas.',
  engineKnown: 'Lo que sabes: {state}.',
  engineUnknown: 'Solo lo sabe quien lo ha comprobado, y puede mentir.',
  courseKnown: 'Lleva a: {place}.',
  courseUnknown: 'No has visto las Coordenadas.',
  placesTaken: '{n} de 2 plazas ocupadas',
  podGone: 'Esta Cápsula ya no está.',
}

export const facilityExplained: Translation<typeof en.facilityExplained> = {
  isolationOpens:
    '{n, plural, one {La Sala de cuarentena se abre la próxima ronda.} other {La Sala de cuarentena se abre dentro de # rondas.}}',
  isolationIsOpen: 'La Sala de cuarentena está abierta.',
  nextToFail: 'Es lo próximo en apagarse.',
  bunkerSays: 'Quien llega aquí está a salvo de lo que le pase al complejo.',
  poolSays: 'Estas fichas no son de nadie. Ninguna es la activa.',
  activeSays: 'Se aplica al final y decide quién muere. Nadie la conoce con seguridad.',
  knowledgeHere: 'Aquí',
  weaknessFrom: 'A partir de aquí te sirve una Debilidad más.',
  sectionSays: 'Los compartimentos de aquí tienen luz mientras esta Sección tenga Energía.',
  areaSays: 'Terreno abierto. El Ruido de aquí llega a todos los lugares de alrededor.',
}
