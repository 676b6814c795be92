import type { TableView } from '@coldwake/rules/facts'
import type { CSSProperties } from 'react'
import { useWords } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { type Camera, onScreen, type Size } from '../../board/camera.ts'
import { type BoardMap, TILE } from '../../board/geometry.ts'
import { recordOf } from '../events/index.ts'
import { useReadingTime } from '../useReadingTime.ts'
import type { Beat } from './storyboard.ts'

/** Of a card on the board, in px. */
const CARD = { width: 188, height: 150 }
/** More side by side say nothing. */
const AT_MOST = 4

interface LaidOpenCardsProps {
  beat: Beat
  map: BoardMap
  table: TableView
  camera: Camera
  screen: Size
}

/** A card is turned up beside the room where it happens. */
export function LaidOpenCards({ beat, map, table, camera, screen }: LaidOpenCardsProps) {
  const { lang } = useWords()
  const { event } = beat
  const cards = recordOf(event).cards?.(event, { game: table.game, lang }).slice(0, AT_MOST) ?? []
  // What only I see is read in my hand, or where I choose among it.
  useReadingTime(cards.map(({ secret, title, text }) => (secret ? '' : `${title} ${text}`)).join(' '))
  if (cards.length === 0) return null
  // Whoever plays the Intruders is nowhere.
  const who = 'who' in event && event.e !== 'declared' ? table.crew.find(crew => crew.seat === event.who) : undefined
  const room = map.rooms.get(who?.room ?? '')
  const width = Math.min(CARD.width * cards.length, screen.width - 16)
  const at = room ? onScreen(camera, screen, room) : { x: screen.width / 2, y: screen.height / 2 }
  const plate = (TILE.height / 2) * camera.scale
  // Above the room while there is place, else below it; never outside the board.
  const above = at.y - plate - CARD.height - 8
  const left = Math.max(8, Math.min(at.x - width / 2, screen.width - width - 8))
  const top = Math.max(8, Math.min(above > 8 ? above : at.y + plate + 8, screen.height - CARD.height - 8))
  const place: CSSProperties = { left, top, width }
  return (
    <ul className="laidopen" style={place} aria-hidden="true">
      {cards.map(({ key, icon, title, text, tone, secret, token }) => (
        <li key={key} className={`laid ${tone}`}>
          <span className="head">
            {token ?? <Icon name={icon} />}
            {secret && <Icon name="eye" className="secret" />}
          </span>
          <b>{title}</b>
          <small>{text}</small>
        </li>
      ))}
    </ul>
  )
}
