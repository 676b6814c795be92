/** Italian for what only one of the games explains. */
import type { Translation } from '../../areas.ts'
import type * as en from '../../en/games/explain.ts'

export const shipExplained: Translation<typeof en.shipExplained> = {
  isOpenHere: 'Da qui in poi le Camere di Ibernazione sono aperte.',
  engineKnown: 'Come sai: {state}.',
  engineUnknown: 'Lo sa solo chi ha controllato, e può mentire.',
  courseKnown: 'Porta a: {place}.',
  courseUnknown: 'Non hai visto le Coordinate.',
  placesTaken: 'Posti occupati: {n} su 2',
  podGone: 'Questa Capsula non c’è più.',
}

export const facilityExplained: Translation<typeof en.facilityExplained> = {
  isolationOpens:
    '{n, plural, one {La Stanza di Isolamento si apre nel prossimo Turno.} other {La Stanza di Isolamento si apre tra # Turni.}}',
  isolationIsOpen: 'La Stanza di Isolamento è aperta.',
  nextToFail: 'La prossima Perdita di Energia spegne questo gettone.',
  bunkerSays: 'Ciò che accade al Complesso non può colpire chi è qui.',
  poolSays: 'Questi gettoni non sono di nessuno. Nessuno di essi è quello attivo.',
  activeSays: 'Ha effetto alla fine e decide chi muore. Nessuno lo conosce con certezza.',
  knowledgeHere: 'Qui',
  weaknessFrom: 'Da qui in poi vale per te un’altra Debolezza.',
  sectionSays: 'Le Stanze qui sono illuminate finché questa Sezione ha Energia.',
  areaSays: 'Terreno aperto. Il Rumore qui raggiunge ogni luogo intorno.',
}
