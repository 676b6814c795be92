import { breakable, list } from '@coldwake/text'
import type { Lobby, Turn } from '@coldwake/wire'
import { go, tablePath } from '../app/routes.ts'
import { seatName } from '../app/seatNames.ts'
import { useWords, type Words } from '../app/words.ts'
import { inColorOf, Portrait } from '../art/people/Portrait.tsx'
import { gameName } from '../games/covers/index.ts'
import { Icon } from '../icons/Icon.tsx'
import { nextPerson } from '../local/nextPerson.ts'
import { isLocal, isShared } from '../net/localCode.ts'
import { failureText } from '../ui/FailureNote.tsx'
import { PressTwiceButton } from '../ui/PressTwiceButton.tsx'
import { isMyTurn, type MyGame, type MyGames } from './myGames.ts'

/** Tables at which this browser holds a seat, or from which it watches, until they are over. */
export function MyTables({ games: { going, forget } }: { games: MyGames }) {
  const { t } = useWords('pages')
  return (
    <section className="mygames" id="games" aria-labelledby="my-games">
      <h2 id="my-games">{t.door.yourGames}</h2>
      <ul className="games">
        {going.map(game => (
          <li key={game.held.code}>
            <TableRow game={game} onForget={() => forget(game.held.code)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What to call a table: everybody at it, me last; around one device nobody is me. */
export function peopleAt(lobby: Lobby, seat: number | null, t: Words['t']): string {
  const mine = isShared(lobby) ? null : seat
  const others = lobby.seats.flatMap(({ name, bot }, at) =>
    at === mine || (name === null && bot === null) ? [] : seatName(lobby, at, t),
  )
  return [...others, ...(mine === null ? [] : [t.you])].join(', ')
}

function statusOf(game: MyGame, { t, lang }: Words<'pages'>): string {
  const { lobby, turn, failure } = game
  if (!lobby) return failure ? failureText(failure, lang) : t.looking
  if (lobby.paused) return t.lobby.pausedNow
  if (!lobby.started) {
    const taken = lobby.seats.filter(({ person, bot }) => person || bot !== null).length
    return taken === lobby.seats.length ? t.readyToStart : t.seatsTaken({ taken, all: lobby.seats.length })
  }
  if (!turn) return t.underWay
  if (isShared(lobby)) return nextAround(lobby, turn, t)
  if (turn.mine) return turn.asked?.length === 1 ? t.door.yourTurn : t.door.youAreAsked
  const names = turn.asked?.map(seat => seatName(lobby, seat, t)) ?? []
  const [name, ...others] = names
  if (name === undefined) return t.door.everybodyThinks
  return others.length === 0 ? t.door.thinks({ name }) : t.door.think({ names: list(names, lang) })
}

/** Around one device the list names the player whom the curtain will name. */
function nextAround(lobby: Lobby, { asked }: Turn, t: Words<'pages'>['t']): string {
  const next = nextPerson({ holder: null, last: -1 }, asked?.filter(seat => lobby.seats[seat]?.person) ?? [])
  return next === null ? t.underWay : t.local.isNext({ name: seatName(lobby, next, t) })
}

function TableRow({ game, onForget }: { game: MyGame; onForget: () => void }) {
  const words = useWords('pages')
  const { t, lang } = words
  const { held, lobby, turn, failure } = game
  const { code } = held
  const mine = isMyTurn(game)
  const does = mine ? t.door.takeIt : lobby && !lobby.started ? t.door.sitDown : t.door.look
  const facts = [
    lobby ? gameName(lobby.game) : '',
    turn ? (turn.round > 0 ? t.door.round({ round: turn.round }) : t.draft.drafting) : '',
    isLocal(code) ? t.local.here : lobby ? code : '',
    held.seat === null ? t.lobby.watchingHere : '',
  ]
  return (
    <div className={`game ${mine ? 'mine' : ''}`}>
      <Faces game={game} />
      <span className="what">
        <b>{lobby ? breakable(peopleAt(lobby, held.seat, t), lang) : code}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span className="status">{statusOf(game, words)}</span>
      <span className="acts">
        {failure !== 'unknownTable' && (
          <button type="button" className="open-game" onClick={() => go(tablePath(code))}>
            {does}
            <span className="visually-hidden">: {t.door.atTable({ code })}</span>
          </button>
        )}
        <PressTwiceButton
          className="forget"
          label={
            <>
              <Icon name="cross" />
              <span className="visually-hidden">{t.lobby.forgetTable({ code })}</span>
            </>
          }
          again={forgetText(code, held.seat !== null && !lobby?.over, t)}
          onDo={onForget}
        />
      </span>
    </div>
  )
}

/** What a second press takes away: a game of this browser is nowhere else, nor is the key to a seat. */
function forgetText(code: string, holdsSeat: boolean, t: Words<'pages'>['t']): string {
  if (isLocal(code)) return t.local.deleteAgain
  return holdsSeat ? t.lobby.forgetSeatAgain : t.lobby.forgetAgain
}

/** Who plays, as far as one can see: a shape for whoever has not woken up yet. */
function Faces({ game: { lobby, turn } }: { game: Pick<MyGame, 'lobby' | 'turn'> }) {
  return (
    <span className="faces" aria-hidden="true">
      {lobby?.seats.map((_, seat) => {
        const character = turn?.characters[seat] ?? null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <span key={seat} className="face" style={inColorOf(character)}>
            <Portrait character={character} crop="face" />
          </span>
        )
      })}
    </span>
  )
}
