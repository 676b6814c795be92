/** The words around a finished game: keeping it, looking at it again, going on from it. */
import type { Lang } from '../lang.ts'

const en = {
  afterGame: 'This game',
  watch: 'Watch the replay',
  download: 'Save as a file',
  link: 'Link to the replay',
  linkSays: 'Whoever has it sees the whole game, through anybody’s eyes.',
  shareTitle: 'Our game, from the first round to the last',

  title: (code: string) => `Replay ${code}`,
  loading: 'Playing the game through…',
  cannot: 'This game cannot be played through by the rules that are here.',
  otherRules: 'The rules it was played by could not be had. It is shown by those of today.',
  eyes: 'Seen by',
  onlooker: 'An onlooker',
  timeline: 'Timeline',
  moment: (n: number, of: number, round: number) => `Moment ${n} of ${of}, round ${round}`,
  setUp: 'Setting up',
  first: 'To the beginning',
  back: 'One step back',
  forward: 'One step on',
  last: 'To the end',
  play: 'Play',
  stop: 'Stop',
  rounds: 'Rounds',
  panels: 'What is shown beside the board',
  stopsHere: 'The game was ended here.',
  keys: 'Keys: ← and → one step, space to play and stop.',

  goOn: 'Go on from here',
  goOnTitle: 'Go on as a new game',
  goOnSays: (n: number, of: number) =>
    `A new table that begins at moment ${n} of ${of}. The cards and dice still to come are the same; what people do need not be.`,
  goOnOpen: 'Open the new table',
  playedBy: (name: string) => `was ${name}`,
}

export type ReplayWords = typeof en

const es: ReplayWords = {
  afterGame: 'Esta partida',
  watch: 'Ver la repetición',
  download: 'Guardar en un archivo',
  link: 'Enlace a la repetición',
  linkSays: 'Quien lo tenga ve la partida entera, con los ojos de cualquiera.',
  shareTitle: 'Nuestra partida, de la primera ronda a la última',

  title: code => `Repetición ${code}`,
  loading: 'Reproduciendo la partida…',
  cannot: 'Esta partida no se puede reproducir con las reglas que hay aquí.',
  otherRules: 'No se han podido obtener las reglas con que se jugó. Se muestra con las de hoy.',
  eyes: 'Vista por',
  onlooker: 'El público',
  timeline: 'Línea de tiempo',
  moment: (n, of, round) => `Momento ${n} de ${of}, ronda ${round}`,
  setUp: 'Preparación',
  first: 'Al principio',
  back: 'Un paso atrás',
  forward: 'Un paso adelante',
  last: 'Al final',
  play: 'Reproducir',
  stop: 'Parar',
  rounds: 'Rondas',
  panels: 'Qué se muestra junto al tablero',
  stopsHere: 'La partida se dio por terminada aquí.',
  keys: 'Teclas: ← y → un paso, espacio para reproducir y parar.',

  goOn: 'Seguir desde aquí',
  goOnTitle: 'Seguir como partida nueva',
  goOnSays: (n, of) =>
    `Una mesa nueva que empieza en el momento ${n} de ${of}. Las cartas y los dados por venir son los mismos; lo que haga cada cual, no tiene por qué.`,
  goOnOpen: 'Abrir la mesa nueva',
  playedBy: name => `era ${name}`,
}

export const replayWords: Record<Lang, ReplayWords> = { en, es }
