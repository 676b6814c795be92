import './bubbles.css'
import type { Seat, TableView } from '@coldwake/rules/facts'
import { talkText } from '@coldwake/text'
import { type Heard, isSaying } from '@coldwake/wire'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { onScreen, type Size } from '../board/camera.ts'
import { type BoardMap, type Box, TILE } from '../board/geometry.ts'
import { hasPiece, placesOf } from '../board/places.ts'
import type { CameraControl } from '../board/useCamera.ts'
import { roomKey } from '../choice/targets.ts'
import { talkEnd } from '../connection/lineState.ts'
import { useChoice, useConnection, useGame, usePanel } from '../tableContext.ts'
import { ACT_ICON } from './actIcons.ts'
import { bubbleBox, concerns, readingTime, type Speaker } from './bubbles.ts'
import { isStatement } from './thread.ts'
import { useSpeakers } from './useSpeakers.ts'
import { useTalkContext } from './useTalkContext.ts'

interface SpeechBubblesProps {
  map: BoardMap
  /** As the board shows it just now. */
  table: TableView
  control: Pick<CameraControl, 'camera' | 'screen'>
  /** News is being played: whoever speaks of it waits until it has been seen. */
  playing: boolean
  /** So many sayings are none of their affair. */
  before: number
}

interface Bubble {
  number: number
  seat: Seat
  heard: Heard
}

/** What others say, for some seconds beside whoever says it. Read aloud as all talk is, not from here. */
export function SpeechBubbles({ map, table, control, playing, before }: SpeechBubblesProps) {
  const { me } = useGame()
  const { panel } = usePanel()
  const { targets } = useChoice()
  const { color } = useSpeakers()
  const [bubbles, close] = useBubbles(before, playing)
  const [sizes, setSizes] = useState<ReadonlyMap<number, Size>>(new Map())
  const { camera, screen } = control
  if (bubbles.length === 0 || panel === 'talk' || screen.width === 0) return null
  const measured = (number: number, size: Size) => setSizes(now => new Map(now).set(number, size))
  const places = placesOf(map, table, me?.seat ?? null)
  const speakerOf = (seat: Seat): Speaker => {
    const place = places.seat(seat)
    if (!place) return { at: null, radius: 0 }
    const at = onScreen(camera, screen, place)
    const isSeen = at.x > 0 && at.y > 0 && at.x < screen.width && at.y < screen.height
    return { at: isSeen ? at : null, radius: place.radius * camera.scale }
  }
  const roomBox = (room: string, above = 0): Box[] => {
    const found = map.rooms.get(room)
    if (!found) return []
    const { x, y } = onScreen(camera, screen, found)
    const [width, height] = [TILE.width * camera.scale, TILE.height * camera.scale]
    return [{ x: x - width / 2, y: y - height / 2 - above, width, height: height + above }]
  }
  const mine = table.crew.find(({ seat }) => seat === me?.seat)
  const taken = mine && hasPiece(mine) ? roomBox(mine.room) : []
  const choices = table.rooms.flatMap(({ room }) => (targets.has(roomKey(room)) ? roomBox(room, TAG) : []))
  const rooms = table.rooms.flatMap(({ room, explored }) => (explored ? roomBox(room) : []))
  const lain: { bubble: Bubble; box: Box; speaker: Speaker }[] = []
  for (const bubble of bubbles) {
    const speaker = speakerOf(bubble.seat)
    const size = sizes.get(bubble.number) ?? UNMEASURED
    const box = bubbleBox(speaker, size, { screen, mine: [...taken, ...lain.map(({ box }) => box)], choices, rooms })
    lain.push({ bubble, box, speaker })
  }
  return (
    <div className="speech" aria-hidden="true">
      <svg width={screen.width} height={screen.height} aria-hidden="true">
        {lain.map(({ bubble, box, speaker: { at } }) => {
          if (!at) return null
          const [x, y] = [nearest(at.x, box.x, box.width), nearest(at.y, box.y, box.height)]
          return (
            <line
              key={bubble.number}
              style={{ '--person': color(bubble.seat) } as CSSProperties}
              x1={at.x}
              y1={at.y}
              x2={x}
              y2={y}
            />
          )
        })}
      </svg>
      {lain.map(({ bubble, box }) => (
        <Spoken
          key={bubble.number}
          bubble={bubble}
          box={box}
          isMeasured={sizes.has(bubble.number)}
          onSize={size => measured(bubble.number, size)}
          onRead={() => close(bubble.number)}
        />
      ))}
    </div>
  )
}

const UNMEASURED: Size = { width: 230, height: 76 }
/** How far the tag of a choice stands above its room. */
const TAG = 24

/** The point of a stretch that lies nearest. */
const nearest = (at: number, from: number, length: number): number => Math.max(from, Math.min(at, from + length))

/** What is being said. Of one speaker only the newest; what is said of news waits until the news has been played. */
function useBubbles(before: number, playing: boolean): [bubbles: readonly Bubble[], close: (number: number) => void] {
  const { ctx } = useGame()
  const { state } = useConnection()
  const { panel } = usePanel()
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([])
  const known = useRef(before)
  const { talk, talkFrom } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was said, or may be said now
  useEffect(() => {
    if (playing) return
    const first = Math.max(known.current, talkFrom)
    known.current = talkEnd(state)
    // Whoever reads the talk has read it there.
    if (panel === 'talk') return
    const news = talk.slice(first - talkFrom).flatMap((heard, i): Bubble[] => {
      if (heard.seat === null || !concerns(heard, ctx.me, talk, talkFrom)) return []
      return [{ number: first + i, seat: heard.seat, heard }]
    })
    const newest = news.filter(({ seat, number }) => !news.some(one => one.seat === seat && one.number > number))
    if (newest.length === 0) return
    setBubbles(now => [...now.filter(({ seat }) => !newest.some(one => one.seat === seat)), ...newest])
  }, [talk, playing])
  const close = (number: number) => setBubbles(now => now.filter(one => one.number !== number))
  return [bubbles, close]
}

interface SpokenProps {
  bubble: Bubble
  box: Box
  isMeasured: boolean
  onSize: (size: Size) => void
  onRead: () => void
}

function Spoken({ bubble: { seat, heard }, box, isMeasured, onSize, onRead }: SpokenProps) {
  const { name } = useGame()
  const { t, lang } = useWords('panels')
  const { color } = useSpeakers()
  const ctx = useTalkContext()
  const element = useRef<HTMLDivElement>(null)
  const { talk } = heard
  const text = talkText(heard, ctx, lang)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as large as its text makes it, once
  useLayoutEffect(() => {
    const { current } = element
    if (current && !isMeasured) onSize({ width: current.offsetWidth, height: current.offsetHeight })
  }, [isMeasured])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stays as long as it takes to read it
  useEffect(() => {
    const timer = setTimeout(onRead, readingTime(text))
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      ref={element}
      className={isStatement(talk) ? 'bubble statement' : 'bubble'}
      style={{ left: box.x, top: box.y, '--person': color(seat) } as CSSProperties}
    >
      <b>
        {isStatement(talk) && <Icon name={ACT_ICON[talk.t]} />}
        {name(seat)} {isSaying(talk) && talk.t !== 'words' && <small>{t.talk.said[talk.t]}</small>}
      </b>
      <p data-may-clip>{text}</p>
    </div>
  )
}
