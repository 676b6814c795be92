/** What the coach says only on the ship, and only in the facility. */
import type { Translation } from '../../areas.ts'
import type * as en from '../../en/games/coach.ts'

export const shipReasons: Translation<typeof en.shipReasons> = {
  course: 'La nave debe volar adonde quieres despertar.',
  engines: 'Dos de los tres Motores deben funcionar cuando la nave salte.',
  hibernation: 'Necesitas una Cápsula de hibernación para sobrevivir al salto.',
  pods: 'Una Cápsula de escape te saca de la nave.',
  surgery: 'Allí se pueden quitar una Larva y las cartas que dicen INFECTADO.',
  emergencyRoom: 'Allí se tratan las Heridas.',
  shower: 'Allí se quita la Mucosidad.',
  fireControl: 'Desde allí se apagan los Fuegos.',
}

export const facilityReasons: Translation<typeof en.facilityReasons> = {
  wounds: 'Con cada Herida es menos probable que salgas.',
  light: 'La luz protege a todos.',
  shelter: 'Necesitas un refugio antes de que se acabe el tiempo.',
  knowledge: 'Lo que sabes puede salvarte al final.',
  contingencies: 'Una ficha que has visto no es la activa, aunque dos de los códigos tienen dos fichas.',
  computer: 'La Computadora ofrece algo útil.',
  elevator: 'El Ascensor ahorra pasos y no hace Ruido.',
  fighting: 'Te ayuda en Combate.',
}

export const shipTips: Translation<typeof en.shipTips> = {
  chambersOpen: {
    name: 'Cápsulas de hibernación',
    means: 'Están abiertas. Si hibernas, sobrevives al salto con dos Motores en funcionamiento y el rumbo bueno.',
  },
  pod: {
    name: 'Cápsulas de escape',
    means: 'Puedes entrar en una Cápsula de escape desbloqueada y lanzarla: otra manera de sobrevivir.',
  },
}

export const facilityTips: Translation<typeof en.facilityTips> = {
  dark: {
    name: 'Oscuridad',
    means:
      'Sin luz no funcionan las Computadoras, se dispara peor y, al sacar una ficha de la bolsa, cuenta su número más alto.',
  },
  powerLoss: {
    name: 'Pérdida de Energía',
    means: 'El reloj ha cruzado un Apagón, y una Sección o el Ascensor se ha quedado sin Energía. Se puede restaurar.',
  },
  contingency: {
    name: 'Contingencias',
    means:
      'Una ficha está activa y decide al final quién muere. Las que has visto no lo están, pero dos códigos tienen dos fichas.',
  },
  cargoPods: {
    name: 'Contenedores SEC',
    means: 'Salen solo en rondas marcadas. Una ficha dice cuáles salen; de los demás se sale con una Herida grave.',
  },
  alert: {
    name: 'Procedimiento de emergencia',
    means:
      'La Sala de cuarentena está abierta. La partida acaba cuando el Tiempo sale de la casilla de la ficha: ponte a salvo antes.',
  },
  knowledge: {
    name: 'Conocimiento',
    means:
      'Una Contingencia mata a quien sabe demasiado poco. Las Debilidades descubiertas te sirven: la primera con 3, la segunda con 5, la tercera con 8.',
  },
}
