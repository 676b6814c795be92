/** The words around a finished game: keeping it, looking at it again, going on from it. */

import type { Translation } from '../../areas.ts'
import type { replayWords as en } from '../../en/pages/replay.ts'

export const replayWords: Translation<typeof en> = {
  afterGame: 'Esta partida',
  watch: 'Ver la repetición',
  download: 'Guardar en un archivo',
  link: 'Enlace a la repetición',
  linkSays: 'Quien lo tenga ve la partida entera, con los ojos de cualquiera.',
  shareTitle: 'Nuestra partida, de la primera ronda a la última',

  title: 'Repetición {code}',
  loading: 'Reproduciendo la partida…',
  cannot: 'Esta partida no se puede reproducir con las reglas que hay aquí.',
  otherRules: 'Las reglas originales no están disponibles: la repetición usa las actuales.',
  eyes: 'Vista por',
  onlooker: 'El público',
  timeline: 'Línea de tiempo',
  moment: 'Momento {n} de {of}, ronda {round}',
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
  keys: 'Teclas: ← y → retroceden y avanzan un paso; espacio reproduce y para.',

  goOn: 'Seguir desde aquí',
  goOnTitle: 'Seguir como partida nueva',
  goOnSays:
    'Abre una mesa nueva en el momento {n} de {of}. Lo que nadie ha visto aún se reparte de nuevo; las manos y los Objetivos siguen como estaban, y quien tenga el archivo de esta partida los conoce.',
  goOnOpen: 'Abrir la mesa nueva',
  playedBy: 'era {name}',
}
