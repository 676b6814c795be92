/** The ways out: how each stands, what is missing, when it opens; all that it takes a press away. */
import './waysOut.css'
import { type GameEnd, opensIn, type RoundsLeft, roundsLeft, type WayOut, waysOut } from '@coldwake/rules/games/waysOut'
import { roomName } from '@coldwake/text'
import { type KeyboardEvent, useId, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { endText, needRecordOf, wayRecordOf } from '../../games/waysOut/index.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { farAway } from '../objectives/NextStep.tsx'
import { bestWay } from '../objectives/nextStep.ts'
import { useGame } from '../tableContext.ts'
import type { WayReader } from './wayRecord.ts'

/** What tells ways apart: several pods are ways of one kind. */
const keyOf = (way: WayOut): string => ('pod' in way ? `${way.way} ${way.pod}` : way.way)

export function WaysOut() {
  const { table, me } = useGame()
  const { t } = useWords('panels')
  const [unfolded, setUnfolded] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const id = useId()
  const ways = waysOut({ table, me })
  const left = roundsLeft({ table, me })
  if (ways.length === 0) return null
  const best = me ? bestWay({ table, me }) : null
  const shown = ways.find(way => keyOf(way) === opened)
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (!shown && !unfolded)) return
    event.stopPropagation()
    setOpened(null)
    setUnfolded(false)
  }
  return (
    <section className={`ways ${unfolded ? 'unfolded' : ''}`} aria-label={t.waysOut.title} onKeyDown={close}>
      <button
        type="button"
        className="wayfold"
        aria-expanded={unfolded}
        aria-controls={`${id}list`}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon name="escape" />
        <span>
          <b>{t.waysOut.title}</b>
          <small>{foldText(ways, left, t)}</small>
        </span>
      </button>
      <p className="wayshead">
        <b>{t.waysOut.title}</b>
        {left && <small title={endText(left, t)}>{t.waysOut.rounds({ rounds: left.rounds })}</small>}
      </p>
      <ul id={`${id}list`} className="waylist">
        {left && <li className="wayend">{endText(left, t)}</li>}
        {ways.map(way => (
          <WayCell
            key={keyOf(way)}
            way={way}
            isBest={best !== null && keyOf(best) === keyOf(way)}
            detail={`${id}detail`}
            open={keyOf(way) === opened}
            onPress={() => setOpened(keyOf(way) === opened ? null : keyOf(way))}
          />
        ))}
      </ul>
      {shown && (
        <WayDetail
          way={shown}
          id={`${id}detail`}
          at={ways.indexOf(shown) / ways.length}
          left={left}
          isBest={best !== null && keyOf(best) === keyOf(shown)}
        />
      )}
    </section>
  )
}

/** On a phone everything is one touch away, and how much is open is said before. */
function foldText(ways: readonly WayOut[], left: RoundsLeft | null, t: WayReader['t']): string {
  const open = ways.filter(({ way, state }) => way !== 'arrival' && state === 'open').length
  return [t.waysOut.openCount({ n: open }), left ? t.waysOut.rounds({ rounds: left.rounds }) : '']
    .filter(Boolean)
    .join(' · ')
}

const STATE_ICON: Readonly<Partial<Record<WayOut['state'], IconName>>> = {
  locked: 'lock',
  gone: 'cross',
  unknown: 'unknown',
}

interface WayCellProps {
  way: WayOut
  isBest: boolean
  /** The id of what says more. */
  detail: string
  open: boolean
  onPress: () => void
}

function WayCell({ way, isBest, detail, open, onPress }: WayCellProps) {
  const { t, lang } = useWords('panels')
  const record = wayRecordOf(way)
  const name = record.name(way, t)
  const status = statusText(way, { t, lang })
  return (
    <li className={`way ${way.state} ${isBest ? 'best' : ''}`}>
      <button type="button" aria-expanded={open} aria-controls={detail} onClick={onPress} title={`${name}: ${status}`}>
        <span className="waymark">
          <Icon name={STATE_ICON[way.state] ?? record.icon} />
        </span>
        <span className="waytext">
          <b>
            <span className="wayname" data-may-clip>
              {name}
            </span>
            {isBest && <em>{t.waysOut.best}</em>}
          </b>
          <small data-may-clip>{status}</small>
        </span>
      </button>
    </li>
  )
}

/** How it stands, in a few words: what is missing and how far it is. */
export function statusText(way: WayOut, reader: WayReader): string {
  const { t } = reader
  if (way.state === 'gone') return way.why === 'another' ? t.waysOut.another : wayRecordOf(way).gone(way, t)
  if (way.mine && way.way !== 'arrival') return t.waysOut.yours
  // Whatever else it takes, its room comes first.
  if (way.room === null && way.tile !== null) return t.waysOut.roomNotFound({ room: roomName(way.tile, reader.lang) })
  const missing = way.needs.filter(({ met }) => met === false)
  const unknown = way.needs.filter(({ met }) => met === null).map(need => needRecordOf(need).unknown(need, reader))
  const wait = opensIn(way.needs)
  // What does not come by itself is said first: that is what can be done.
  const [first] = missing.toSorted((a, b) => Number(a.opensIn !== null) - Number(b.opensIn !== null))
  const stands = () => {
    if (wait !== null) return t.waysOut.opensIn({ rounds: wait })
    if (first) return needRecordOf(first).lacks(first, reader)
    return way.state === 'unknown' ? unknown.slice(0, 2).join(' · ') : t.waysOut.open
  }
  return [stands(), way.away ? farAway(way.away, t) : ''].filter(Boolean).join(' · ')
}

interface WayDetailProps {
  way: WayOut
  id: string
  /** Where its cell stands in the strip, from 0 to 1. */
  at: number
  left: RoundsLeft<GameEnd> | null
  isBest: boolean
}

/** How it is taken, and all that it takes, with what of that is done, missing or unknown. */
function WayDetail({ way, id, at, left, isBest }: WayDetailProps) {
  const { t, lang } = useWords('panels')
  const record = wayRecordOf(way)
  return (
    <section
      className="waydetail"
      id={id}
      aria-label={record.name(way, t)}
      style={{ '--at': at } as React.CSSProperties}
    >
      <h2>{record.name(way, t)}</h2>
      <p>{record.how(way, t)}</p>
      {way.state === 'gone' && <p className="asfar">{statusText(way, { t, lang })}</p>}
      {isBest && <p className="asfar">{t.waysOut.bestSays}</p>}
      <h3>{t.waysOut.takes}</h3>
      <ul className="needs">
        {way.needs.map(need => (
          <li key={need.need} className={`need ${tickOf(need.met)}`}>
            <span className="tickbox">
              <Icon name={NEED_ICON[tickOf(need.met)]} />
            </span>
            <span>
              {needRecordOf(need).label(need, { t, lang })}{' '}
              <em>
                {need.met === false && need.opensIn !== null
                  ? t.waysOut.opensIn({ rounds: need.opensIn })
                  : need.met === null
                    ? t.waysOut.met.unknown
                    : t.waysOut.met[need.met ? 'yes' : 'no']}
              </em>
            </span>
          </li>
        ))}
      </ul>
      {left && <p className="wayend">{endText(left, t)}</p>}
      <p className="asfar">{t.waysOut.asFar}</p>
    </section>
  )
}

type NeedTick = 'sure' | 'lost' | 'open'
const tickOf = (met: boolean | null): NeedTick => (met === null ? 'open' : met ? 'sure' : 'lost')
const NEED_ICON: Readonly<Record<NeedTick, IconName>> = { sure: 'check', lost: 'cross', open: 'unknown' }
