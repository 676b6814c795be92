/** The words before a game: the page one comes to, who one may become, and what one plays for. */
import type { doorWords as en } from '../en/doorwords.ts'

export const doorWords: typeof en = {
  rules: 'Reglas',
  replays: 'Repeticiones',
  install: 'Instalar',
  installSays: 'Coldwake como aplicación propia en este dispositivo',
  playWithPeople: 'Jugar con gente',
  watch: 'Mirar',
  watchTitle: 'Mirar una partida',
  watchSays: 'Quien abre una mesa puede pasar un enlace de público. Ves lo que ve toda la mesa, y ningún secreto.',
  watchField: 'Enlace de público, o un código',
  watchGo: 'Ir allí',
  joinHint: 'Un código, una invitación, o tu enlace personal para seguir con tu asiento.',
  yourGames: 'Tus partidas',
  noGames: 'Aún ninguna. Arriba se empieza una con solo pulsar.',
  offlineToo: 'También se juega sin conexión. Sin cuenta: tus asientos se guardan en este navegador.',

  yourTurn: 'Te toca',
  youAreAsked: 'Te preguntan',
  thinks: name => `Piensa ${name}`,
  think: names => `Piensan ${names}`,
  everybodyThinks: 'Alguien piensa',
  round: round => `Ronda ${round}`,
  drafting: 'eligiendo personajes',
  takeIt: 'Jugar',
  look: 'Ver',
  sitDown: 'Entrar',
  atTable: code => `mesa ${code}`,

  replaysSay: 'Partidas terminadas, para verlas jugada a jugada y con los ojos de cualquiera.',
  noReplays: 'Aquí aparecen las partidas que termines en este navegador.',
  watchReplay: 'Repetición',
  finished: 'Terminada',

  game: 'Juego',
  gameSays: {
    nemesis: 'Hasta cinco personas despiertan en una nave con algo más a bordo.',
    lockdown: 'Bajo Marte, a oscuras. En preparación: aún no se puede jugar.',
  },
  soon: 'en preparación',
  seatsSay: 'Cada asiento es de una persona o de un bot. Un bot puede ceder el suyo más tarde, y al revés.',
  nameSays: 'Así te llamará la mesa. Se puede cambiar después.',
  boardAndMode: 'Tablero y modo',

  qr: {
    join: 'Código QR: entrar en esta mesa',
    watch: 'Código QR: mirar esta mesa',
    own: 'Código QR: seguir con tu asiento',
  },
  qrSays: 'La cámara de un móvil abre el enlace.',
  onlyHere:
    'Esta dirección solo funciona en este mismo dispositivo. Para jugar con otros, abre la página con la dirección a la que puedan llegar.',

  ownCards: 'Solo en este mazo',
  inBoth: 'En los dos mazos',
  beginsWith: 'Empieza con',
  canEarn: 'Puede ganar',
  style: {
    captain:
      'Dirige desde el centro del grupo: mueve a otros, reparte cartas y dispara seis veces antes de preguntar. Fuerte mientras haya gente cerca.',
    pilot:
      'Averigua adónde va la nave y qué hay tras las puertas, y usa compartimentos sin ordenador sin pagar. Débil en combate.',
    scientist:
      'Trabaja con los ordenadores: usa compartimentos a distancia, los cierra a otros y ve venir el peligro. Mejor lejos de toda pelea.',
    scout:
      'Va por delante y sin ruido, encuentra objetos donde otros no, y sale de un combate con una carta en la mano.',
    soldier: 'Mata cosas. Apunta, vacía el cargador y aguanta lo que pararía a otros, pero repara despacio.',
    mechanic:
      'Repara más rápido que nadie, anda por los corredores técnicos y prende fuego a compartimentos a propósito.',
  },

  envelopesSay: 'Solo tú puedes leerlos. Cuando llegue el primer intruso te quedas uno, y nadie sabe cuál.',
  personal: 'Personal',
  corporate: 'Corporativo',
  solo: 'Solitario',
  holdToLook: 'Mantén para mirar',
  pressToLook: 'Pulsa para mirar',
  putBack: 'Guardarlos',
  onlyMine: 'Solo lo ves tú.',
  sharedScreen: 'Otras personas ven esta pantalla: solo se muestra mientras mantienes.',
  keepSays: 'El otro se aparta sin que nadie lo lea. Esto no se puede deshacer.',
  needs: 'Qué hace falta',
  survive: 'tu personaje sobrevive',
  reach: {
    sure: 'hecho',
    now: 'tal como está todo',
    open: 'por hacer',
    lost: 'ya imposible',
  },
  reachSays: 'Hasta donde puedes saber.',
  playerIs: (number, who) => `El Jugador ${number} es ${who}.`,
  playerIsYou: number => `El Jugador ${number} eres tú.`,
  survivesMars: 'Hibernar rumbo a Marte tampoco te mata.',
  allOf: 'todo esto',
  anyOf: 'una de estas cosas',
  how: {
    survive: 'Hiberna antes del salto o vete en una cápsula. Después, supera el control de contaminación.',
    signal: 'Usa tú la Sala de comunicaciones.',
    allExplored: 'Cuenta lo que explore cualquiera.',
    destination: 'El rumbo debe llevar allí y deben funcionar al menos dos motores.',
    soleSurvivor: 'Al final no puede quedar vivo nadie más.',
    playerDead: 'Da igual cómo ocurra.',
    othersSurvive: 'Alguien más hiberna o se va en una cápsula, y vive.',
    nestDestroyed: 'No queda ningún huevo en el Nido, o la nave se pierde.',
    shipDestroyed:
      'La autodestrucción, el fuego, las averías o los motores acaban con ella. Antes, métete en una cápsula.',
    killed: 'Puede hacerlo cualquiera; perder la nave también sirve.',
    weakness: 'Analízalo en el Laboratorio. Puede hacerlo cualquiera.',
    weaknesses: 'Analizad cosas en el Laboratorio. Puede hacerlo cualquiera.',
    leftWith: 'Ocupa una mano hasta que te vayas.',
    leftByPod: 'Las cápsulas empiezan cerradas: abre una y entra.',
    items: 'En tus manos y tu inventario cuando te vayas.',
    objectIn: 'Llévalo allí y suéltalo.',
    seriousWounds: 'También cuentan las vendadas.',
    inRoom: 'Estar allí.',
  },
}
