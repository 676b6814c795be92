/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { rooms as en } from '../../../../en/games/nemesis/lessons/rooms.ts'

export const rooms: Translation<typeof en> = {
  goodFind: {
    title: 'Un buen hallazgo',
    task: 'Tu pierna está vendada, pero no curada. Busca lo que la cure.',
    hint: 'Al registrar ves dos Objetos y te quedas con uno. Las Vendas vendan una Herida grave o curan las leves; el Botiquín cura una vendada.',
    solved:
      'El Botiquín es tuyo. En los compartimentos verdes hay medicinas; en los rojos, armas; en los amarillos, herramientas.',
    answers: {
      other: 'Las Vendas no curan una Herida grave, solo la vendan, y la tuya ya lo está.',
      nothing: 'No has encontrado nada.',
    },
  },
  fixThenUse: {
    title: 'Fuera de servicio',
    task: 'Tu escopeta está vacía y la Armería tiene un Fallo. Cárgala con 2 de Munición este turno.',
    hint: 'Un compartimento con un Fallo no tiene acción. Repáralo y úsalo: una carta y dos más.',
    solved: 'Cargada. Con un Fallo se puede registrar, pero no usar la acción ni la Computadora.',
    answers: {
      broken: 'La escopeta sigue vacía: la Armería tenía un Fallo o ya no te quedaban cartas.',
    },
  },
  mixIt: {
    title: 'Haz la mezcla',
    task: 'Una Larva crece en ti y no hay médico cerca. Arréglate con lo que llevas.',
    hint: 'Productos químicos y Botiquín dan un Antídoto. Con Herramientas sale otra cosa.',
    solved: 'Te has curado. Cualquiera puede mirar en todo momento qué se puede preparar: planea qué recoges.',
    answers: {
      armed: 'Buen Lanzallamas, pero a la Larva le da igual.',
      inside: 'La Larva sigue dentro de ti.',
    },
  },
  searchSmart: {
    title: '¿Dónde estará?',
    task: 'Necesitas una Recarga de energía y puedes registrar una vez. Elige dónde.',
    hint: 'El color del compartimento dice qué guarda. De nada sirve que haya mucho si no es lo tuyo.',
    solved: 'Era el rojo: once de treinta Objetos militares son Recargas de energía, y al registrar ves dos Objetos.',
    answers: {
      wrongPlace: 'Ahí no: en verde no hay; en amarillo, tres de treinta; en rojo, once.',
      empty: 'Vuelves sin ella. En uno rojo aparece unas seis veces de cada diez.',
    },
  },
  remoteControl: {
    title: 'A distancia',
    task: 'Envía la Señal esta ronda. La Sala de comunicaciones está a dos compartimentos y tienes tres cartas.',
    hint: 'Si vas andando, no te quedan cartas para la acción. En este mismo compartimento hay una Computadora.',
    solved: '«Intranet» lo ha hecho desde la silla. Lo que ahorra un paseo vale más de lo que parece.',
    answers: {
      far: 'No se ha enviado la Señal: el camino se ha comido tus cartas.',
    },
  },
}
