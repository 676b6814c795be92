/** What a card of both games does, in one line. */

import type { Translation } from '../../../areas.ts'
import type { cardLines as en } from '../../../en/shared/brief/cardLines.ts'

export const cardLines: Translation<typeof en> = {
  search: 'Busca aquí 2 Objetos y quédate con 1.',
  rest: 'Escanea tu Contaminación y pierde la limpia.',
  demolition: 'Destruye 1 Puerta cerrada o causa un Fallo aquí.',
  interruption: 'Cancela la acción de otro en tu compartimento.',
  basicRepairs: 'Arregla un Fallo o un Motor.',
  repairs: 'Arregla un Fallo o un Motor.',
  contamination: 'Peso muerto. ¿Infectada o no?',
}
