/** `/rules/<game>/layout/<players>`: what goes where, as the engine sets up a table for so many players. */
import './handbook.css'
import './boards.css'
import { INTRUDER_KINDS } from '@coldwake/rules/facts'
import { intruderName, list, roomName } from '@coldwake/text'
import { type ReactNode, use } from 'react'
import { useWords } from '../../app/words.ts'
import { type Back, CardBack } from '../../art/cards/CardBack.tsx'
import { GAME_NAME, type Game } from '../../games/covers/index.ts'
import { creatureOf } from '../../games/index.ts'
import { type Line, linesOf } from '../../games/rulebooks/setUpLines.ts'
import { SETUPS, type SetUp } from '../../games/rulebooks/setUps.ts'
import { signWords } from '../../games/rulebooks/signList.ts'
import type { BoardMap } from '../../play/board/geometry.ts'
import { Heading, Trail } from '../Heading.tsx'
import { RulesLink } from '../links/RulesLink.tsx'
import { handbookAddress } from '../place.ts'
import { useShelf } from '../useBook.ts'
import { AnnotatedBoard, type Note } from './AnnotatedBoard.tsx'

const setUps = new Map<Game, Promise<readonly SetUp[]>>()
function setUpsOf(game: Game): Promise<readonly SetUp[]> {
  const known = setUps.get(game) ?? SETUPS[game]().then(module => module.default)
  setUps.set(game, known)
  return known
}

/** What most tables are. */
const USUAL = 3

export function SetUpPage({ game, part }: { game: Game; part: string | undefined }) {
  const { words } = useShelf()
  const { t } = useWords('handbook')
  const all = use(setUpsOf(game))
  const shown = all.find(({ players }) => String(players) === part) ?? all.find(({ players }) => players === USUAL)
  if (!shown) return null
  return (
    <>
      <Trail game={game} />
      <Heading title={words.pages.layout.title} over={GAME_NAME[game]} />
      <nav className="rulesections" aria-label={words.pages.layout.title}>
        {all.map(({ players }) => (
          <RulesLink
            key={players}
            to={handbookAddress(game, 'layout', String(players))}
            className="chip"
            current={players === shown.players}
          >
            {t.handbook.layout.players({ n: players })}
          </RulesLink>
        ))}
      </nav>
      <Laid key={`${game} ${shown.players}`} game={game} setUp={shown} />
    </>
  )
}

function Laid({ game, setUp }: { game: Game; setUp: SetUp }) {
  const { words } = useShelf()
  const { t, lang } = useWords('handbook')
  const { table } = setUp
  const { signs } = signWords(words, game)
  const rooms = [...new Set(table.crew.map(({ room }) => room))].flatMap(
    id => table.rooms.find(({ room }) => room === id)?.tile ?? [],
  )
  const lines = linesOf(game, setUp, {
    t: t.handbook,
    sign: key => signs[key]?.title ?? '',
    time: words.roundSteps.time.title,
    start: list(
      rooms.map(room => roomName(room, lang)),
      lang,
    ),
  })
  const notes = (map: BoardMap): Note[] =>
    lines.map(({ key, title, says, to, at, shows }) => ({
      key,
      title,
      to,
      at: at?.(map, table) ?? [],
      says: (
        <>
          {says}
          {shows && <Shown shows={shows} setUp={setUp} />}
        </>
      ),
    }))
  return <AnnotatedBoard table={table} notes={notes} />
}

const BACKS: Readonly<Record<string, Back>> = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  wound: 'wound',
  event: 'event',
  attack: 'attack',
  contamination: 'contamination',
}

/** Pictures with their numbers. */
function Shown({ shows, setUp: { table } }: { shows: NonNullable<Line['shows']>; setUp: SetUp }): ReactNode {
  const { lang } = useWords()
  if (shows === 'decks')
    return (
      <span className="piles">
        {table.decks.flatMap(({ deck, pile }) => {
          const back = BACKS[deck]
          return back ? (
            <span key={deck}>
              <CardBack of={back} />
              <b>{pile.count}</b>
            </span>
          ) : (
            []
          )
        })}
      </span>
    )
  return (
    <span className="piles">
      {INTRUDER_KINDS.filter(kind => table.bag[kind] > 0).map(kind => (
        <span key={kind}>
          <img src={creatureOf(table.game, kind)} alt={intruderName(kind, lang)} />
          <b>{table.bag[kind]}</b>
        </span>
      ))}
    </span>
  )
}
