/** What the coach says only on the ship, and only in the facility. */
import type { Translation } from '../../areas.ts'
import type * as en from '../../en/games/coach.ts'

export const shipReasons: Translation<typeof en.shipReasons> = {
  course: 'La nave debe volar adonde quieres despertar.',
  engines: 'Dos de los tres motores deben funcionar cuando la nave salte.',
  hibernation: 'Necesitas una cápsula de hibernación para sobrevivir al salto.',
  pods: 'Una cápsula de escape es una salida de la nave.',
  surgery: 'Allí se pueden quitar una larva y la contaminación.',
  emergencyRoom: 'Allí se tratan las heridas.',
  shower: 'Allí se lava la mucosidad.',
  fireControl: 'Desde allí se apagan los fuegos.',
}

export const facilityReasons: Translation<typeof en.facilityReasons> = {
  wounds: 'Con cada herida es menos probable que salgas.',
  light: 'La luz protege a todos.',
  shelter: 'Necesitas un refugio antes de que se acabe el tiempo.',
  knowledge: 'Lo que sabes puede salvarte al final.',
  contingencies: 'Una ficha que has visto no es la activa.',
  computer: 'La computadora ofrece algo útil.',
  elevator: 'El ascensor ahorra pasos y no hace ruido.',
  fighting: 'Te ayuda en el combate.',
}

export const shipTips: Translation<typeof en.shipTips> = {
  chambersOpen: {
    name: 'Cápsulas de hibernación',
    means: 'Están abiertas. Durmiendo sobrevives al salto si funcionan dos motores y el rumbo es bueno.',
  },
  pod: {
    name: 'Cápsulas de escape',
    means: 'En una cápsula de escape desbloqueada se puede entrar y salir volando: otra manera de sobrevivir.',
  },
}

export const facilityTips: Translation<typeof en.facilityTips> = {
  dark: {
    name: 'Oscuridad',
    means: 'Sin luz fallan las computadoras, se dispara peor y cuenta el número más alto de la ficha.',
  },
  powerLoss: {
    name: 'Pérdida de Energía',
    means: 'El reloj ha cruzado un apagón y una sección se ha quedado sin energía. La luz se puede restaurar.',
  },
  contingency: {
    name: 'Contingencias',
    means: 'Una ficha está activa y decide al final quién muere. Una ficha que has visto no es la activa.',
  },
  cargoPods: {
    name: 'Contenedores SEC',
    means: 'Salen solo en rondas marcadas. Una ficha dice cuáles salen; de los demás se sale con una herida.',
  },
  alert: {
    name: 'Procedimiento de emergencia',
    means: 'La Sala de cuarentena está abierta. El juego acaba cuando el tiempo pasa la ficha: ponte a salvo antes.',
  },
  knowledge: {
    name: 'Conocimiento',
    means:
      'Algunas contingencias matan a quien sabe demasiado poco. Desde 3, 5 y 8 puedes usar una debilidad descubierta.',
  },
}
