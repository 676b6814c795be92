/** The words around a table: opening one, its seats, what its host may do, what one decides about one's own seat. */

import type { Translation } from '../../areas.ts'
import type { lobbyWords as en } from '../../en/pages/lobby.ts'

export const lobbyWords: Translation<typeof en> = {
  duration:
    '{unit, select, days {{n, plural, one {# día} other {# días}}} hours {{n} h} minutes {{n} min} other {{n} s}}',

  board: 'Tablero',
  boards: {
    'nemesis-base': { name: 'Cara básica', says: 'La nave tal como está en la cara básica del tablero.' },
    'nemesis-alt': {
      name: 'Cara opcional',
      says: 'Más difícil: dos redes separadas de Pasillos de servicio, compartimentos unidos por dos Pasillos y Secciones de evacuación a la vista desde el principio.',
    },
    'lockdown-base': { name: 'Cara básica', says: 'El complejo tal como está en la cara básica del tablero.' },
    'lockdown-surface': {
      name: 'Cara de Marte',
      says: 'La base está bajo la roca, con Edificios encima, en la Superficie de Marte. Se va a pie por las Encrucijadas o en el Rover de una Salida a otra; fuera se tira otro dado y hay que contar con el mal tiempo.',
    },
  },
  mode: 'Modo',
  modes: {
    semiCooperative: {
      name: 'Semicooperativo',
      says: 'Cada persona tiene su propio Objetivo secreto. Podéis ganar a la vez, o no.',
    },
    cooperative: {
      name: 'Cooperativo',
      says: 'Un Objetivo cada uno, a la vista: o se cumplen todos y sobrevive alguien, o perdéis todos. Los muertos pueden volver a la vida.',
    },
    solo: {
      name: 'Solitario',
      says: 'Solo tú, con uno de dos Objetivos y la mitad de los Objetos. Si mueres, la partida termina.',
    },
  },
  houseRules: 'Reglas de la casa',
  noHouseRules: 'ninguna',
  bookAndFaq: {
    title: 'Reglamento y FAQ',
    legend: 'Donde el reglamento y la FAQ difieren',
    faq: { name: 'Según la FAQ', says: 'Donde la FAQ de la editorial difiere del reglamento, vale la FAQ.' },
    printed: {
      name: 'Como está impreso',
      says: 'El reglamento vale tal como se imprimió, en todos los puntos siguientes.',
    },
    mixed: { name: 'Mixto', says: 'Punto por punto, según lo elegido abajo.' },
    count: 'Como está impreso en {points} de {of} puntos.',
    tag: 'como está impreso',
  },
  without: 'no: {choice}',
  nonsense: {
    soloIsForOne: 'El modo solitario es para una persona.',
    modeIsForSeveral: 'Para eso hace falta más de una persona.',
    intruderNeedsRivals: 'Solo si los jugadores son rivales.',
    deadPlayOn: 'No se puede si los muertos siguen jugando.',
    noSuchMode: 'Este juego no tiene ese modo.',
    noSuchOption: 'Este juego no tiene esa opción.',
    noSuchValue: 'Eso no se puede elegir.',
  },
  choices: {
    intruderPlayer: {
      name: 'Seguir jugando con los Intrusos',
      says: 'Quien muera primero puede dirigir a los Intrusos desde entonces, contra todos.',
    },
    crew: {
      name: 'Tripulación de la Nemesis',
      says: 'Los seis personajes de Nemesis están entre los que se pueden elegir.',
    },
    intruders: {
      name: 'Intrusos',
      says: 'Aquí cazan los Intrusos de Nemesis en lugar de los Acechadores nocturnos.',
    },
    freeCharacters: {
      name: 'Personajes a elegir',
      says: 'Sin selección al azar: por orden de Número de jugador, cada cual toma el personaje que quiere.',
    },
    openInformation: {
      name: 'Partida abierta para aprender',
      says: 'Todos ven las manos, los Objetivos y todo lo que alguien haya mirado.',
    },
    deadSee: {
      name: 'Qué ven los muertos',
      says: '',
      values: {
        public: {
          name: 'lo que ven todos',
          says: 'Quien ha muerto sigue viendo lo que ve toda la mesa.',
        },
        everything: { name: 'todo', says: 'Quien ha muerto ve todas las manos y secretos, y se confía en que calle.' },
        nothing: {
          name: 'nada nuevo',
          says: 'Quien ha muerto ve la mesa como estaba al morir hasta que acaba la partida, y quien mira, también. La charla se sigue oyendo.',
        },
      },
    },
    podCountsAsRoom: {
      name: 'Esperar en una Cápsula de escape',
      says: '',
      values: {
        all: {
          name: 'cuenta como estar en el compartimento',
          says: 'Lo que alcanza a todos en el compartimento alcanza a quien está en sus Cápsulas.',
        },
        noise: {
          name: 'cuenta solo para las tiradas de Ruido de quien espera',
          says: 'La Cápsula no es el compartimento: lo que ocurre en él no la alcanza, y el compartimento cuenta como vacío para quien entra.',
        },
      },
    },
    queenTokenReturns: {
      name: 'La ficha de la Reina vuelve',
      says: 'Cuando la evolución de la bolsa trae a la Reina, su ficha vuelve a la bolsa.',
    },
    engineRepairDespiteMalfunction: {
      name: 'Motores pese al Fallo',
      says: 'Un Motor se puede reparar o estropear aunque su compartimento tenga un Fallo.',
    },
    droppedItems: {
      name: 'Un Objeto que se tira',
      says: '',
      values: {
        discard: { name: 'se descarta', says: 'Va bocarriba al descarte de su color.' },
        bottom: { name: 'va bajo su mazo', says: 'Va bocabajo al fondo de su mazo.' },
      },
    },
    treatOthers: {
      name: 'Tratar a otros',
      says: 'Los Objetos que curan o limpian pueden usarse con otro personaje del compartimento.',
    },
    reconnaissanceCancelsDanger: {
      name: '«Reconocimiento» evita el Peligro',
      says: 'Una ficha de Peligro que la Exploradora revela con «Reconocimiento» no tiene efecto.',
    },
    secondLarvaStays: {
      name: 'La segunda Larva se queda',
      says: 'Una Larva que ataca a un personaje que ya tiene una se queda en el compartimento. Sin esta opción, se retira.',
    },
    leavingPodPasses: {
      name: 'Salir de la Cápsula es pasar',
      says: 'Quien sale de una Cápsula de escape pasa en esa ronda. Sin esta opción, después tiene un turno de dos acciones.',
    },
    carefulMoveCancelsTokens: {
      name: 'El Movimiento cauteloso anula fichas',
      says: 'Las fichas de Silencio y Peligro reveladas con un Movimiento cauteloso no tienen efecto. Sin esta opción, se resuelven en lugar de colocar el marcador de Ruido.',
    },
    questItemsNeedAction: {
      name: 'Los Objetos de Misión requieren una acción',
      says: 'Activar un Objeto de Misión es una acción y cuesta una carta. Sin esta opción, es gratis en cuanto se cumple su requisito.',
    },
    adultTokenReturns: {
      name: 'La ficha de Adulto o Reproductor en la evolución de la bolsa',
      says: '',
      values: {
        beforeRolls: {
          name: 'vuelve antes de las tiradas',
          says: 'Está de nuevo en la bolsa antes de hacer las tiradas de Ruido.',
        },
        afterRolls: {
          name: 'vuelve después de las tiradas',
          says: 'Queda junto a la bolsa hasta que se han hecho todas las tiradas de Ruido.',
        },
      },
    },
    eventSelfDestructDespiteHibernation: {
      name: 'Los Eventos inician la Autodestrucción durante la hibernación',
      says: 'Un Evento inicia la Autodestrucción aunque alguien esté hibernando. Sin esta opción, mientras tanto nada puede iniciarla.',
    },
    deadKeepItems: {
      name: 'Los muertos conservan sus Objetos',
      says: 'Modo cooperativo: quien vuelve a la vida recupera sus Objetos. Sin esta opción, salen de la partida cuando muere.',
    },
    yellowKills: {
      name: 'La Contingencia «Código Amarillo» mata a quien tenga',
      says: '',
      values: {
        knowledgeAtMost4: {
          name: 'Conocimiento 4 o menos',
          says: 'Mata a quienes saben demasiado poco para ser útiles.',
        },
        knowledgeAtLeast5: { name: 'Conocimiento 5 o más', says: 'Mata a quienes saben demasiado.' },
      },
    },
    cssTokens: {
      name: 'Fichas SEC',
      says: '',
      values: {
        balanced: { name: 'mezcladas', says: 'Una A, una B, una C, dos de todos los contenedores y dos de ninguno.' },
        lettered: { name: 'por letra', says: 'Dos A, dos B, dos C, una de todos los contenedores y una de ninguno.' },
      },
    },
    podShieldsFromGameEnd: {
      name: 'A salvo en un contenedor SEC',
      says: 'Quien espera en un contenedor SEC cuando acaba la partida sobrevive, aunque no se haya lanzado.',
    },
    caveEntranceNoiseRoll: {
      name: 'Ruido al salir de las cuevas',
      says: 'Quien sale de la Entrada a las cuevas a un compartimento vacío hace una tirada de Ruido.',
    },
    computerActionInCombat: {
      name: 'Computadora en Combate',
      says: 'La acción de la Computadora se puede hacer en Combate.',
    },
  },
  person: 'Persona',
  options: 'Reloj y público',
  clock: 'Reloj de turno',
  noClock: { name: 'Sin reloj', says: 'Cada cual piensa cuanto quiera, incluso días.' },
  clockSays: '{duration} para cada respuesta.',
  policy: 'Cuando se acaba el tiempo',
  policies: {
    wait: { name: 'Esperar', says: 'No pasa nada, pero toda la mesa ve quién se retrasa.' },
    decision: { name: 'Responde un bot', says: 'Un bot da esa respuesta. La siguiente vuelve a darla su jugador.' },
    seat: { name: 'Toma el relevo un bot', says: 'Un bot ocupa el asiento hasta que vuelva su jugador.' },
  },
  reactions: 'Reacciones sin respuesta',
  reactionsWait: { name: 'esperar', says: 'Toda la mesa espera hasta que el jugador responda.' },
  reactionsAfter: 'no, tras {duration}',
  reactionsSay:
    'Quien no haya dicho en {duration} si reacciona, no reacciona. Vale para todos, tengan las cartas que tengan.',
  delay: 'El público lo ve',
  noDelay: { name: 'al momento', says: 'Quien tiene el enlace de público ve lo que ve toda la mesa, según ocurre.' },
  later: '{duration} después',
  delaySays: 'El público lo ve todo con {duration} de retraso, para que nadie reciba ayuda de fuera.',

  pausedNow: 'En pausa',
  watchingHere: 'miras',
  forgetTable: 'Olvidar la mesa {code}',
  forgetAgain: 'Pulsa otra vez para quitarla de la lista',
  forgetSeatAgain: 'Pulsa otra vez: sin tu enlace propio, pierdes el asiento',
  openFile: 'Abrir una partida guardada',
  chooseFile: 'Elegir un archivo…',
  checkingFile: 'Reproduciéndola…',
  openFileSays: 'Abre una partida terminada que se guardó en un archivo, para verla o seguir desde ella.',

  ready: 'a punto',
  notReady: 'aún no',
  standsIn: 'un bot juega en su lugar',
  sitHere: 'Sentarme aquí',
  yourSeatThen: 'Tu asiento',
  putBot: 'Sienta aquí a un bot',
  level: 'Nivel de los bots',
  levelOf: 'Nivel de {name}',
  rulesAway:
    'Esta partida empezó con reglas anteriores, que están en el servidor. Conéctate una vez y vuelve a intentarlo; no se pierde nada.',
  levelsSay: {
    random: 'hace cualquier cosa que permitan las reglas, sin pensar.',
    cadet: 'tiene buena intención, no piensa muy a largo plazo y a veces se equivoca.',
    officer: 'juega por su Objetivo y por su vida y sopesa cada riesgo.',
    veteran: 'ensaya mentalmente sus mejores ideas antes de actuar y se toma un momento para pensar.',
  },
  standInLevel: 'Nivel de ese bot',
  freeIt: 'Liberar el asiento',
  freeAgain: 'Pulsa otra vez: {name} pierde el asiento',
  almostReady: 'Casi a punto',
  everybodyReady: 'Todo el mundo está listo.',
  waitsSeats:
    '{open, plural, one {Queda un asiento libre, para una persona o un bot.} other {Quedan # asientos libres, para personas o bots.}}',
  waitsFor: 'A la espera de: {names}.',
  waitsForYou: 'Los demás te esperan.',
  iAmReady: 'Ya puedo empezar',
  notReadyAfterAll: 'Aún no puedo empezar',
  thisTable: 'Esta mesa',
  fromRound: 'sigue desde la ronda {n}',
  onlookersHere: '{n, plural, one {# persona mira} other {# personas miran}}',
  youWatch: 'Estás mirando. La partida aparecerá aquí cuando empiece.',
  takeASeat: 'Ocupar un asiento libre',
  watchHint: '¿Quieres mirar? Pide el enlace de público a quien organiza la mesa: con el código no basta.',
  ownLinkHint: 'Quien tiene asiento aquí entra con su propio enlace.',
  lostLink: '¿Has perdido tu enlace? Pide a los demás que abran tu asiento y podrás ocuparlo aquí.',

  copyCode: 'Copiar código',
  share: 'Compartir…',
  shareTitle: 'Un asiento en mi mesa',
  yourSeat: 'Tu asiento',
  rename: 'Cambiar',
  ownLink: 'Tu enlace personal',
  ownLinkShort: 'Seguir en otro dispositivo',
  ownLinkSays:
    'Ábrelo en otro dispositivo para seguir allí. Es solo tuyo: quien lo tenga juega en tu asiento y ve tus secretos.',
  showLink: 'Mostrar el enlace',
  watchLink: 'Enlace de público',
  watchLinkShort: 'Muestra solo lo que ve toda la mesa',
  watchLinkSays:
    'Quien lo tenga puede mirar y leer la charla, y ve lo que puede ver toda la mesa. Crear uno anula el anterior.',
  shareWatchTitle: 'Mira mi mesa',
  makeWatchLink: 'Crear un enlace',
  newWatchLink: 'Crear otro enlace',
  oldLinkStops: 'Pulsa otra vez: el enlace anterior deja de servir',
  leave: 'Dejar la mesa',
  leaveAgain: 'Pulsa otra vez: tu asiento queda libre',

  pause: 'Pausar la partida',
  resume: 'Continuar',
  pauseSays: 'En pausa nadie puede responder y no corre ningún reloj.',
  botPlaysAgain: 'Pulsa otra vez: un bot juega por {name}',
  openSeat: 'Abrir el asiento',
  openAgain: 'Pulsa otra vez: podrá ocuparlo quien tenga el código',
  asksOthers: 'Pulsa otra vez: se pregunta a los demás',
  openNow: 'abierto',
  seatsSay:
    'Antes se pregunta a los demás, y ven quién lo pide. Un bot deja el sitio cuando vuelve su jugador, y no enseña la mano a nadie. Cuando alguien lleva diez minutos fuera, un bot puede ocupar el asiento enseguida. Un asiento abierto puede ocuparlo cualquiera que tenga el código de la mesa: quien ha perdido su enlace, o alguien nuevo.',
  end: 'Terminar la partida',
  endAsks:
    '¿Terminar la partida para toda la mesa? No se podrá seguir. Todo lo que era secreto quedará a la vista de quien tenga el código.',
  endYes: 'Terminarla para toda la mesa',
  endNo: 'Seguir jugando',

  hook: 'Avísame cuando me toque',
  hookShort: 'Por Discord o con un programa tuyo',
  hookSays: 'Cuando tengas que elegir y no estés aquí, el servidor envía un mensaje a esta dirección.',
  hookKind: 'Tipo de mensaje',
  hookKinds: {
    discord: {
      name: 'Discord',
      says: 'En Discord: ajustes del canal, Integraciones, Webhooks, Nuevo webhook, Copiar URL de webhook.',
    },
    json: { name: 'JSON', says: 'Una petición POST para un programa tuyo: mesa, asiento, nombre y dónde jugar.' },
  },
  hookUrl: 'Dirección',
  hookLang: 'Idioma del mensaje',
  save: 'Guardar',
  switchOff: 'Desactivar',
  hookSaved: 'Guardado. Desde ahora se te avisa ahí.',
  hookRemoved: 'Desactivado. No se te avisa en ningún sitio.',
  badHook: {
    url: 'Eso no es una dirección. Cópiala entera, empezando por https://.',
    scheme: 'La dirección tiene que empezar por https://.',
    password: 'La dirección no puede llevar usuario ni contraseña.',
    port: 'La dirección tiene que usar el puerto habitual: quita el número tras los dos puntos.',
    host: 'Desde aquí no se puede enviar nada a esa dirección. Tiene que ser accesible para todo internet.',
  },
  report: 'Informar de un problema',
  reportSays: 'Se envía también lo que ves. La partida entera queda en el servidor, para quien lo administra.',
  reportWords: '¿Qué ha pasado y qué debería haber pasado?',
  sendReport: 'Enviar el informe',
  reported: 'Gracias. Da este número a quien administra el servidor:',
  reportNumber: 'Número del informe',
  copyNumber: 'Copiar',
  saveSaw: 'Guardar en un archivo lo que he visto',
}
