import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/pages/handbook/index.ts'

export const ui: Translation<typeof en.ui> = {
  handbook: {
    print: 'Imprimir esta página',
    allSummaries: 'Todos los resúmenes',
    trial: {
      title: 'Ejemplo {n}',
      step: 'Paso {n} de {of}',
      chooses: '{who}: {what}',
      goesOn: 'Sigue {who}.',
      next: 'Siguiente paso',
      otherwise: 'Elegir otra cosa',
      again: 'Empezar de nuevo',
      leave: 'Volver a la regla',
      done: 'Ese era el ejemplo. Puedes seguir desde aquí.',
      yours: 'Ahora decides tú. Los demás siguen jugando.',
      variants: 'Variantes',
      basic: 'El ejemplo',
      variant: 'Variante {n}',
      none: 'No existe ese ejemplo.',
      failed: 'No se ha podido jugar el ejemplo. Vuelve a cargar la página.',
    },
    summary: {
      round: 'La ronda',
      actions: 'Acciones',
      exploration: 'Moverse y explorar',
      combat: 'Combate y huida',
      attack: 'Ataques y Heridas',
      items: 'Objetos',
      power: 'Energía y Oscuridad',
      knowledge: 'Conocimiento y Computadoras',
      leaving: 'Contingencias y salidas',
      end: 'El final',
    },
    part: {
      players: 'Fase de los jugadores',
      events: 'Fase de Eventos',
      bag: 'Qué sale de la bolsa',
      costs: 'Cuánto cuesta',
      basic: 'Acciones básicas',
      moving: 'Moverse',
      exploring: 'Explorar',
      noise: 'La tirada de Ruido',
      encounter: 'Encuentro',
      fighting: 'Luchar',
      injuries: '¿Está muerto?',
      escaping: 'Huir',
      attack: 'El ataque',
      larva: 'Larva',
      wounds: 'Heridas',
      contamination: 'Contaminación',
      searching: 'Registrar',
      carrying: 'Llevar cosas',
      crafting: 'Preparar',
      over: 'Cuándo se acaba',
      pods: 'Cápsulas',
      checks: 'Las últimas comprobaciones',
      winning: 'Ganar',
      light: 'Donde hay Energía',
      dark: 'A oscuras',
      outage: 'Cuando se va la Energía',
      elevator: 'Ascensor',
      learning: 'Cómo se aprende',
      using: 'Para qué sirve',
      computer: 'Computadoras',
      contingency: 'Contingencias',
      bunker: 'Puerta principal y Búnker',
      isolation: 'Sala de cuarentena',
    },
    tips: {
      nemesis: {
        hand: {
          title: 'No gastes nunca las últimas cartas',
          says: 'Tres o cuatro cartas en la mano son tu mejor armadura: una mano pequeña invita a los Ataques por sorpresa, y huir también cuesta una carta.',
        },
        company: {
          title: 'Ve donde haya alguien',
          says: 'Al entrar en un compartimento con otro Personaje no se tira por Ruido. Dos que avanzan por turnos hacen la mitad de Ruido.',
        },
        careful: {
          title: 'Ten cuidado donde hay Ruido',
          says: 'Con dos o tres Pasillos marcados a tu alrededor, el movimiento cauteloso cuesta una carta más y te ahorra una lucha.',
        },
        doors: {
          title: 'Cierra las Puertas al pasar',
          says: 'Una Puerta cerrada le cuesta un movimiento a un Intruso. Contra el Ruido no sirve: cuenta en los dos extremos.',
        },
        search: {
          title: 'Busca mientras hay calma',
          says: 'Las primeras rondas son para los compartimentos y los Objetos. Lo que halles antes del primer Encuentro decide cómo acaba.',
        },
        objectives: {
          title: 'Mantén posibles los dos Objetivos',
          says: 'Hasta el primer Encuentro, haz lo que sirva para ambos. Así te costará poco dejar uno.',
        },
        look: {
          title: 'Mira pronto, repara tarde',
          says: 'Comprueba los Motores y el rumbo antes de que otros tengan motivos para mentir. Lo que se repara pronto, cualquiera puede estropearlo.',
        },
        fight: {
          title: 'Elige tus combates',
          says: 'Dispara a lo que se interpone entre tú y tu meta, con ayuda y Munición. Contra lo demás sale más barato irse.',
        },
        scan: {
          title: 'Averigua qué llevas dentro',
          says: 'La Contaminación atasca la mano y puede matarte al final. Planea un descanso, una ducha o una operación antes de las últimas rondas.',
        },
        way: {
          title: 'A media partida, conoce tu salida',
          says: 'Las Cápsulas están bloqueadas al principio y la hibernación se abre tarde. Decide cuál es la tuya antes de que todos la necesiten.',
        },
        fires: {
          title: 'Cuenta los Fuegos y los Fallos',
          says: 'Los marcadores son limitados. Cuando queden pocos, apaga un Fuego en vez de buscar otra vez.',
        },
        talk: {
          title: 'Cree en los hechos, no en las palabras',
          says: 'Quien ha mirado algo puede mentir. Fíjate en adónde va cada uno y en lo que se niega a hacer.',
        },
      },
      lockdown: {
        hand: {
          title: 'A oscuras, más cartas en la mano',
          says: 'Las fichas tienen un número mayor en la Oscuridad. Una mano segura con luz invita a un Ataque por sorpresa donde no hay Energía.',
        },
        light: {
          title: 'Piensa en el próximo apagón',
          says: 'La próxima en apagarse es la ficha de Energía encendida de número más alto. Decide pronto qué nivel necesitarás al final.',
        },
        backup: {
          title: 'La Energía de reserva merece el paseo',
          says: 'Mientras está activa, los umbrales rojos no hacen nada. Una visita puede dar luz a un nivel varias rondas.',
        },
        knowledge: {
          title: 'Aprende en la primera mitad',
          says: 'Tres de Conocimiento por cada Objeto analizado abren Debilidades y mejores cartas. Más tarde no habrá tiempo de cargar con un Cadáver.',
        },
        contingency: {
          title: 'Reúne lo que otros saben',
          says: 'Tus fichas dicen qué no está activo. Cámbialo por lo que otros han visto, y recuerda que la azul y la amarilla existen dos veces.',
        },
        signal: {
          title: 'Prepárate para dos Contingencias',
          says: 'Trabaja en lo que te salva de las dos más probables: una Señal, Conocimiento o estar en el lugar adecuado.',
        },
        pods: {
          title: 'Apunta las rondas de los contenedores',
          says: 'Las fichas SEC están en casillas conocidas del tiempo. Mira una antes de entrar: un contenedor que se queda te hiere.',
        },
        elevator: {
          title: 'Usa el Ascensor',
          says: 'No hace Ruido y lleva a otros. Tiene Energía propia: puede funcionar aunque tu nivel esté a oscuras.',
        },
        computer: {
          title: 'Lee la carta de Computadora',
          says: 'Sus tres opciones cambian cada vez que alguien usa una. Merece un rodeo cuando muestra lo que necesitas.',
        },
        gate: {
          title: 'Pregunta quién abrirá la Puerta principal',
          says: 'La primera muerte abre el camino al Búnker. Si nadie tiene la llave, puede que alguien espere la tuya.',
        },
        together: {
          title: 'Explorad en pareja',
          says: 'No se tira donde ya hay alguien, y dos pueden cargar, luchar y subir juntos. Separaos cuando haya secretos.',
        },
        room: {
          title: 'La Sala de cuarentena no siempre es segura',
          says: 'Se abre tarde, y una explosión mata a quien esté dentro. Vigila a quien se acerque al generador.',
        },
      },
    },
  },
}
