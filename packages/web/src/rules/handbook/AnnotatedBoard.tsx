/** A board with numbers on it, and what each of them stands for. Pressing a number shows its line, and a line its place. */
import type { TableView } from '@coldwake/rules/facts'
import { findBoard } from '@coldwake/rules/facts'
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { GameWords } from '../../games/GameWords.tsx'
import { Board } from '../../play/board/Board.tsx'
import { roomTitle } from '../../play/board/describeRoom.ts'
import { type BoardMap, mapOf, type Point } from '../../play/board/geometry.ts'
import { useCamera } from '../../play/board/useCamera.ts'
import { RulesLink } from '../links/RulesLink.tsx'

export interface Note {
  key: string
  title: string
  says: ReactNode
  to: string
  /** Where on the board it is; none for what lies beside it. */
  at: readonly Point[]
}

interface AnnotatedBoardProps {
  table: TableView
  notes: (map: BoardMap) => readonly Note[]
}

export const AnnotatedBoard = (props: AnnotatedBoardProps) => (
  <GameWords game={props.table.game}>
    <Annotated {...props} />
  </GameWords>
)

/** So close that rooms have their names. */
const CLOSE = 0.62
/** Where the whole board is on a phone, numbers come close to each other. */
const SMALL = 0.3
const NONE: ReadonlyMap<string, never> = new Map<string, never>()
const nothing = () => {}

function Annotated({ table, notes: notesOn }: AnnotatedBoardProps) {
  const { t, lang } = useWords('handbook')
  const map = useMemo(() => mapOf(findBoard(table)), [table])
  const notes = notesOn(map)
  const host = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const control = useCamera(host, map.bounds, null, null)
  const [shown, setShown] = useState<string | null>(null)
  const here = notes.findIndex(({ key }) => key === shown)
  const note = notes[here]
  const show = ({ key, at: [at] }: Note, isFar: boolean) => {
    setShown(key)
    if (!at || !isFar) return
    if (control.camera.scale < CLOSE) control.zoom(CLOSE / control.camera.scale)
    control.lookAt(at)
  }
  const { scale } = control.camera
  return (
    <div className="annotated">
      <div className="boardbox pictured" ref={host} data-game={table.game}>
        <Board
          map={map}
          table={table}
          me={null}
          control={control}
          svg={svg}
          targets={NONE}
          blocked={NONE}
          route={null}
          risk={NONE}
          flipping={null}
          describe={room => roomTitle(table, room, t, lang)}
          onPick={nothing}
          onBlocked={nothing}
        >
          {notes.flatMap((one, at) =>
            one.at.map(({ x, y }) => (
              <NumberAt
                key={`${one.key} ${x} ${y}`}
                number={at + 1}
                title={one.title}
                current={one.key === shown}
                x={x}
                y={y}
                scale={scale}
                onPress={() => show(one, false)}
              />
            )),
          )}
        </Board>
        <div className="picturezoom">
          <button type="button" aria-label={t.zoomIn} onClick={() => control.zoom(1.5)}>
            +
          </button>
          <button type="button" aria-label={t.zoomOut} onClick={() => control.zoom(0.67)}>
            −
          </button>
        </div>
      </div>
      <p className="picturecaption" role="status">
        {note ? (
          <>
            <b>{here + 1}</b> <strong>{note.title}</strong> {note.says}
          </>
        ) : (
          t.handbook.pressNumber
        )}
      </p>
      <ol className="notes">
        {notes.map((one, at) => (
          <li key={one.key} className={one.key === shown ? 'current' : undefined}>
            {one.at.length > 0 ? (
              <button
                type="button"
                className="notenumber"
                aria-label={t.handbook.showOnBoard({ n: at + 1, what: one.title })}
                onClick={() => {
                  show(one, true)
                  host.current?.scrollIntoView({ block: 'nearest' })
                }}
              >
                {at + 1}
              </button>
            ) : (
              <span className="notenumber">{at + 1}</span>
            )}
            <div>
              <RulesLink to={one.to}>{one.title}</RulesLink>
              <div>{one.says}</div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface NumberProps extends Point {
  number: number
  title: string
  current: boolean
  scale: number
  onPress: () => void
}

/** As large on every screen, however large the board is. */
function NumberAt({ number, title, current, x, y, scale, onPress }: NumberProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no <button>
    <g
      className={current ? 'numberat current' : 'numberat'}
      transform={`translate(${x} ${y}) scale(${1 / scale})`}
      role="button"
      tabIndex={0}
      aria-label={`${number}: ${title}`}
      aria-pressed={current}
      onClick={onPress}
      onKeyDown={press}
    >
      <circle r="22" fill="none" pointerEvents="all" />
      <circle className="disc" r={scale < SMALL ? 10 : 12} />
      <text y="4.5" fontSize="13" textAnchor="middle">
        {number}
      </text>
    </g>
  )
}
