/** The words inside the rules: how they are read, a first overview, and what the signs on the table mean. */

import type { Translation } from '../../../areas.ts'
import type { rulebookWords as en } from '../../../en/pages/rulebook/index.ts'

export const rulebookWords: Translation<typeof en> = {
  search: 'Pregunta a las reglas',
  searchHint:
    'Una pregunta, palabras o el número de una regla, por ejemplo «puedo disparar a otro compartimento», «fuego huevo» o ENC-03',
  clear: 'Borrar la búsqueda',
  found: '{n, plural, one {# resultado} other {# resultados}}',
  nothingFound: 'Nada en las reglas responde a eso. Prueba con menos palabras o con otras.',
  answeredBy: 'Mejor respuesta: {section}, {id}. {n, plural, one {# resultado} other {# resultados}}.',
  bestAnswer: 'Mejor respuesta',
  alsoFound: 'También en las reglas',
  askFor: 'Pregunta como en la mesa:',
  askFirst: {
    nemesis: {
      first: '¿Puedo disparar a otro compartimento?',
      second: '¿Qué pasa con una segunda Larva?',
      third: '¿Cuándo se desbloquean las Cápsulas de escape?',
    },
    lockdown: {
      first: '¿Funciona el Ascensor sin Energía?',
      second: '¿Cómo abro la Puerta principal?',
      third: '¿Qué es una Contingencia?',
    },
  },
  showMore: 'Mostrar {n} más',
  chapters: 'Capítulos',
  contents: 'Contenido',
  whichGame: 'Qué juego',
  youAreHere: 'Dónde estás',

  unknown: 'No hay ninguna regla {id}.',
  allOf: 'Todas las reglas: {section}',
  rulings: 'Decisiones que la completan',
  completes: 'Completa',
  examples: 'Ejemplos',
  mentionedIn: 'También se menciona en',
  why: 'Por qué',
  ruling: 'Decisión {n}',
  kind: { rule: 'Regla', example: 'Ejemplo' },
  change: { same: 'como en Nemesis', new: 'nuevo en Lockdown', changed: 'cambia' },
  cites: 'Dónde lo dicen las reglas impresas',

  rulesOf: 'Las reglas de {game}',
  intro:
    'Todo el juego con nuestras palabras, regla por regla. Las páginas son las del reglamento impreso, para quien lo tenga.',

  chapter: {
    goal: 'La meta y el final',
    round: 'Cómo es una ronda',
    actions: 'Qué puedes hacer',
    moving: 'Moverse, explorar, Ruido',
    combat: 'Encuentros y Combate',
    health: 'Heridas y Contaminación',
    markers: 'Fuego, Fallos, Mucosidad, Puertas',
    items: 'Objetos y Objetos voluminosos',
    rooms: 'Los compartimentos',
    pods: 'Cápsulas de escape',
    leaving: 'Salir de aquí',
    power: 'Energía y Oscuridad',
    secrets: 'Qué es secreto',
    modes: 'Otras formas de jugar',
    setup: 'Preparación',
    basics: 'Términos básicos',
    box: 'Qué hay en la caja',
    rulings: 'Decisiones',
    examples: 'Ejemplos resueltos',
  },

  firstGame: 'Tu primera partida',
  firstGamePoints: {
    win: {
      title: 'Sobrevive y cumple con tu deber',
      says: 'Ganas si sigues con vida y tu Objetivo se ha cumplido. Los demás tienen los suyos.',
    },
    out: {
      title: 'Dos formas de volver',
      says: 'Duerme en el Hibernatorio cuando se abran sus Cápsulas o vete en una Cápsula de escape.',
    },
    cards: { title: 'Las cartas son tiempo', says: 'Todo lo que haces se paga con cartas de tu mano.' },
    noise: {
      title: 'El Ruido los atrae',
      says: 'Al entrar en un compartimento vacío haces una tirada de Ruido. Si el Pasillo que indica el dado ya tenía Ruido, aparece un Intruso.',
    },
    surprise: {
      title: 'Guarda algunas cartas',
      says: 'Quien tiene demasiado pocas cuando aparece un Intruso sufre un ataque inmediato.',
    },
    fight: {
      title: 'Luchar es el último recurso',
      says: 'Los disparos fallan y nadie sabe cuánto aguanta un Intruso. Si huyes, él ataca antes.',
    },
    choose: {
      title: 'El primer Intruso decide',
      says: 'En cuanto hay uno en el tablero, te quedas con uno de tus dos Objetivos.',
    },
    trust: {
      title: 'Míralo tú',
      says: 'Los Motores y el rumbo son secretos. Quien los ha visto puede mentir.',
    },
  },
  roundSteps: {
    draw: { title: 'Robar', says: 'Todos roban hasta tener cinco cartas.' },
    turns: { title: 'Turnos', says: 'Por orden, cada uno juega turnos de dos acciones hasta que todos han pasado.' },
    pass: {
      title: 'Pasar',
      says: 'Quien no puede o no quiere seguir pasa. Cuando todos han pasado, responde la nave:',
    },
    time: { title: 'Tiempo', says: 'Una ronda menos para el salto.' },
    attack: { title: 'Ataques', says: 'Ataca cada Intruso que esté en un compartimento con alguien.' },
    fire: { title: 'Fuego', says: 'Quema a los Intrusos y los Huevos.' },
    event: { title: 'Evento', says: 'Los Intrusos se mueven y luego pasa algo.' },
    bag: { title: 'Bolsa', says: 'Lo que acecha ahí fuera crece.' },
  },

  tryIt: 'Pruébalo',
  // more than the rules themselves
  more: 'Leer, mirar, imprimir',
  pages: {
    summaries: { title: 'Resúmenes de una página', says: 'Las reglas de un tema en una hoja, para leer o imprimir.' },
    boards: { title: 'Los tableros, explicados', says: 'Las dos caras con números. Pulsa uno para leer qué es.' },
    layout: { title: 'La preparación, en imágenes', says: 'Qué va dónde, de uno a cinco jugadores.' },
    glossary: { title: 'Glosario', says: 'Cada término del juego, con su regla.' },
    tips: { title: 'Consejos', says: 'Lo que ayuda a sobrevivir cuando ya conoces las reglas.' },
    trials: { title: 'Ejemplos para probar', says: 'Cada ejemplo sobre un tablero, paso a paso o a tu manera.' },
  },
  signs: 'Símbolos de la mesa',
  signsHint: 'Cada marcador y cada icono, con su regla.',
  recipesHint: 'De qué se prepara cada Objeto y dónde se encuentra.',
  signGroups: {
    room: 'En compartimentos y Pasillos',
    people: 'En las personas',
    creatures: 'Intrusos',
    ship: 'La nave',
  },
  sign: {
    corridorNumber: {
      title: 'Número de Pasillo',
      says: 'Quien saca este número en una tirada de Ruido en cualquiera de los dos extremos hace Ruido aquí.',
    },
    noise: { title: 'Ruido', says: 'En este Pasillo hay Ruido. Si vuelve a salir en el dado, aparecerá algo.' },
    silence: { title: 'Silencio', says: 'No se ha oído nada. Con Mucosidad cuenta como Peligro.' },
    danger: {
      title: 'Peligro',
      says: 'Los Intrusos de al lado que no estén en Combate vienen a ti. Si no hay ninguno así, todos los Pasillos de alrededor reciben Ruido.',
    },
    fire: {
      title: 'Fuego',
      says: 'Quien termina aquí su turno sufre una Herida leve. El noveno Fuego destruye la nave.',
    },
    malfunction: {
      title: 'Fallo',
      says: 'La acción del compartimento y su Computadora no funcionan. El noveno Fallo destruye la nave.',
    },
    doorClosed: { title: 'Puerta cerrada', says: 'Nadie pasa. Un Intruso que lo intenta la rompe.' },
    doorBroken: { title: 'Puerta destruida', says: 'No detiene a nadie y casi nunca se puede volver a cerrar.' },
    technical: {
      title: 'Pasillos de servicio',
      says: 'Los Intrusos se mueven por ellos; las personas, casi nunca. El Ruido que hay en ellos se oye en todos los Accesos.',
    },
    items: { title: 'Objetos', says: 'Cuántas cosas quedan por encontrar aquí.' },
    computer: { title: 'Computadora', says: 'Algunas cartas necesitan una que funcione.' },
    unknown: { title: 'Sin explorar', says: 'Nadie ha estado aquí. Una ficha decide qué se encuentra.' },
    vent: {
      title: 'Despresurización',
      says: 'Todo lo que siga aquí cuando acabe la Fase de los jugadores muere, salvo que se abra o rompa una Puerta.',
    },
    egg: { title: 'Huevo', says: 'Voluminoso. No es un Intruso, y merece estudiarse.' },
    carcass: { title: 'Cuerpo de Intruso', says: 'Lo que queda de un Intruso. Voluminoso, y merece estudiarse.' },
    corpse: { title: 'Cadáver', says: 'Alguien que no lo consiguió. Voluminoso, y merece estudiarse.' },
    hand: {
      title: 'Cartas en la mano',
      says: 'Sirven para pagar las acciones y protegen de los Ataques por sorpresa.',
    },
    light: { title: 'Herida leve', says: 'Con la tercera, las tres se convierten en una Herida grave.' },
    serious: { title: 'Herida grave', says: 'Estorba hasta que se venda. Con tres, la siguiente Herida mata.' },
    dressed: { title: 'Herida vendada', says: 'Sigue ahí, pero ya no estorba.' },
    slime: { title: 'Mucosidad', says: 'Para esta persona el Silencio cuenta como Peligro.' },
    contamination: { title: 'Contaminación', says: 'Una carta que no paga nada. Algunas dicen INFECTADO.' },
    larva: { title: 'Larva', says: 'Está dentro de alguien. Hay que librarse de ella antes del final.' },
    signal: { title: 'Señal', says: 'Se envía desde la Sala de comunicaciones. Algunos Objetivos la piden.' },
    ammo: { title: 'Munición', says: 'Cada disparo gasta 1.' },
    objective: { title: 'Objetivo', says: 'Secreto. Dos al principio, uno tras el Primer Encuentro.' },
    first: { title: 'Jugador inicial', says: 'Empieza la ronda. Cada ronda, la ficha va al jugador de la izquierda.' },
    pass: { title: 'Ha pasado', says: 'No tiene más turnos en esta ronda.' },
    injury: { title: 'Herida de Intruso', says: 'Cada vez se roba una carta que dice si basta para matarlo.' },
    bag: { title: 'Bolsa', says: 'Lo que puede aparecer. Cambia cada ronda.' },
    attack: { title: 'Ataque', says: 'Se roba una carta; acierta si muestra este tipo de Intruso.' },
    weakness: { title: 'Debilidad', says: 'Se descubre en el Laboratorio. Ayuda a todos.' },
    nest: { title: 'Nido', says: 'Aquí están los Huevos. Sin Huevos queda destruido.' },
    engine: { title: 'Motores', says: 'Deben funcionar dos de tres, o nadie que duerma despertará.' },
    course: { title: 'Rumbo', says: 'Adónde va la nave. Solo las Coordenadas dicen qué letra es la Tierra.' },
    hibernatorium: {
      title: 'Hibernación',
      says: 'Se abre tarde. Quien duerme no juega más hasta el final y comparte el destino de la nave.',
    },
    pod: { title: 'Cápsula de escape', says: 'Dos plazas cada una. Siempre llega a la Tierra.' },
    lock: { title: 'Cápsula bloqueada', says: 'Antes hay que desbloquearla.' },
    selfDestruct: { title: 'Autodestrucción', says: 'Cuando llega al amarillo, nada la detiene.' },
    jump: { title: 'Salto', says: 'Cuando se acaba el tiempo, la nave salta. Quien siga despierto a bordo muere.' },
  },

  facility: {
    intro:
      'El juego entero con nuestras palabras, regla por regla, y lo que es nuevo o cambia respecto a Nemesis. Las páginas son las del reglamento impreso, para quien lo tenga.',
    firstGamePoints: {
      win: {
        title: 'Sobrevive y cumple con tu deber',
        says: 'Ganas si sigues con vida y tu Objetivo se ha cumplido. Los demás tienen los suyos.',
      },
      out: {
        title: 'Tres formas de sobrevivir',
        says: 'Enciérrate en la Sala de cuarentena, llega al Búnker por la Puerta principal o vete en un contenedor.',
      },
      contingency: {
        title: 'Una Contingencia mata',
        says: 'Al final la Corporación ejecuta una Contingencia secreta. No es ninguna ficha que tengas o hayas visto, pero hay dos azules y dos amarillas.',
      },
      dark: {
        title: 'Quédate en la luz',
        says: 'La Energía se corta Sección a Sección. A oscuras los ataques son peores, se apunta mal y las Computadoras no funcionan.',
      },
      knowledge: {
        title: 'Aprende',
        says: 'Cuanto más sepas de los Acechadores, más Debilidades suyas y más cartas tuyas podrás usar.',
      },
      cards: { title: 'Las cartas son tiempo', says: 'Todo lo que haces se paga con cartas de tu mano.' },
      noise: {
        title: 'El Ruido los atrae',
        says: 'Al entrar en un compartimento vacío haces una tirada de Ruido. Si el Pasillo que indica el dado ya tenía Ruido, aparece un Acechador.',
      },
      trust: {
        title: 'Pregunta y duda',
        says: 'Quien ha mirado una ficha puede contártelo, venderlo o mentir.',
      },
    },
    roundSteps: {
      draw: { title: 'Robar', says: 'Todos roban hasta tener cinco cartas.' },
      turns: { title: 'Turnos', says: 'Por orden, cada uno juega turnos de dos acciones hasta que todos han pasado.' },
      pass: {
        title: 'Pasar',
        says: 'Quien no puede o no quiere seguir pasa. Cuando todos han pasado, responde el complejo:',
      },
      launch: {
        title: 'Lanzamiento',
        says: 'Si hay una ficha SEC en la casilla de esta ronda, decide qué contenedores salen.',
      },
      time: { title: 'Tiempo', says: 'Una ronda menos para la purga.' },
      outage: {
        title: 'Apagón',
        says: 'Cuando el Tiempo cruza un Apagón que cuenta, se apaga la ficha de Energía encendida de número más alto.',
      },
      noise: { title: 'Calma', says: 'Donde hay Energía, el Ruido desaparece, salvo junto a alguien.' },
      attack: { title: 'Ataques', says: 'Ataca cada Acechador que esté en un compartimento con alguien.' },
      fire: { title: 'Fuego', says: 'Quema a los Acechadores y los Huevos.' },
      event: { title: 'Evento', says: 'Los Acechadores se mueven y luego pasa algo; a oscuras, algo más.' },
      bag: { title: 'Bolsa', says: 'Lo que acecha ahí fuera crece.' },
    },
    signGroups: { creatures: 'Acechadores nocturnos', place: 'El complejo' },
    sign: {
      danger: {
        title: 'Peligro',
        says: 'Los Acechadores de al lado que no estén en Combate vienen a ti. Si no hay ninguno así, todos los Pasillos de alrededor reciben Ruido.',
      },
      fire: {
        title: 'Fuego',
        says: 'Quien termina aquí su turno sufre una Herida leve. Si hace falta otro marcador y no queda ninguno, el complejo queda destruido.',
      },
      malfunction: {
        title: 'Fallo',
        says: 'La acción del compartimento y su Computadora no funcionan. Si hace falta otro marcador y no queda ninguno, el complejo queda destruido.',
      },
      doorClosed: { title: 'Puerta cerrada', says: 'Nadie pasa. Un Acechador que lo intenta la rompe.' },
      technical: {
        title: 'Pasillos de servicio',
        says: 'Los Acechadores se mueven por ellos; las personas, casi nunca. El Ruido que hay en ellos se oye en todos los Accesos.',
      },
      computer: {
        title: 'Computadora',
        says: 'Con Energía se puede usar aquí una de las tres opciones de la carta de Computadora.',
      },
      vent: {
        title: 'Despresurización',
        says: 'Todo lo que siga aquí cuando acabe la Fase de los jugadores muere, salvo que se abra o rompa una Puerta.',
      },
      egg: { title: 'Huevo', says: 'Voluminoso. No es un Acechador, y merece estudiarse.' },
      carcass: { title: 'Cuerpo', says: 'Lo que queda de un Acechador. Voluminoso, y merece estudiarse.' },
      stairs: { title: 'Escaleras', says: 'Unen las Secciones, no pertenecen a ninguna y siempre están a oscuras.' },
      elevator: {
        title: 'Ascensor',
        says: 'Tiene Energía propia. Llamarlo es una acción y usarlo, otra; ninguna de las dos hace Ruido.',
      },
      knowledge: {
        title: 'Conocimiento',
        says: 'Permite usar cartas y Debilidades. Lo piden algunos Objetivos y una Contingencia.',
      },
      signal: {
        title: 'Señal',
        says: 'Se envía desde el Centro de transmisiones. La piden algunos Objetivos y una Contingencia.',
      },
      injury: { title: 'Herida de Acechador', says: 'Cada vez se roba una carta que dice si basta para matarlo.' },
      attack: { title: 'Ataque', says: 'Se roba una carta; acierta si muestra este tipo. A oscuras puede hacer más.' },
      weakness: {
        title: 'Debilidad',
        says: 'La primera se conoce desde el principio y sirve desde Conocimiento 3. Una vez descubiertas, la segunda sirve desde 5 y la tercera desde 8.',
      },
      power: {
        title: 'Energía',
        says: 'Hay una ficha por Sección y otra del Ascensor. Dan luz, mejor puntería y Computadoras que funcionan.',
      },
      dark: { title: 'Oscuridad', says: 'Los Eventos y los ataques tienen más efectos sobre quien está en ella.' },
      backup: { title: 'Energía de reserva', says: 'Mientras está activa, los Apagones rojos no hacen nada.' },
      contingency: {
        title: 'Contingencia',
        says: 'Hay siete, con dos azules y dos amarillas. Una está activa y se cumple al final; la verde no mata a nadie. Un código queda descartado cuando has visto todas sus fichas.',
      },
      cssPod: {
        title: 'Contenedor SEC',
        says: 'Una plaza cada uno. Se entra cuando toca una ficha SEC, que decide cuáles salen; de los demás se sale con una Herida grave.',
      },
      gate: {
        title: 'Puerta principal',
        says: 'Se abre con la primera muerte, con su llave o con la Autodestrucción en rojo.',
      },
      rover: { title: 'Rover y Búnker', says: 'El Rover salva a una persona. Un traje también, con tirada de Ruido.' },
      isolation: {
        title: 'Sala de cuarentena',
        says: 'Desde la casilla 8 puedes encerrarte. No resiste una explosión.',
      },
      alert: {
        title: 'Procedimiento de emergencia',
        says: 'Reduce a la mitad el tiempo que queda y abre enseguida la Sala de cuarentena.',
      },
      selfDestruct: {
        title: 'Autodestrucción',
        says: 'Hay tres casillas para detenerla. En rojo ya nada la detiene, y se abre la Puerta principal.',
      },
      purge: { title: 'Purga', says: 'Al acabar el tiempo muere quien siga en el complejo sin haberse encerrado.' },
    },
  },
}
