/** The first page of the rules: what a newcomer needs on one screen, then the chapters. */
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'
import { chapterTitle, Heading } from './heading.tsx'
import { RulesLink } from './link.tsx'
import { GAMES, type Game, isGame } from './outline.ts'
import { EVENT_PHASE, FIRST_GAME, ROUND } from './overview.ts'
import { chapterAddress, SIGNS, startAddress } from './place.ts'
import { useShelf } from './useBook.ts'

const GAME_NAME: Record<Game, string> = { nemesis: 'Nemesis', lockdown: 'Nemesis: Lockdown' }

export function StartPage({ game }: { game: Game }) {
  const { words } = useShelf()
  return (
    <>
      <Heading title={words.rulesOf(GAME_NAME[game])} />
      <Games game={game} />
      {game === 'nemesis' ? <Overview /> : <OtherGame />}
      <section className="rulepart startchapters" aria-label={words.chapters}>
        <h3>{words.chapters}</h3>
        <ChapterList />
      </section>
    </>
  )
}

function Games({ game }: { game: Game }) {
  const { words } = useShelf()
  return (
    <nav className="rulegames" aria-label={words.whichGame}>
      {GAMES.map(one => (
        <RulesLink key={one} to={startAddress(one)} className="chip" current={one === game}>
          {GAME_NAME[one]}
        </RulesLink>
      ))}
    </nav>
  )
}

function OtherGame() {
  const { words, book } = useShelf()
  const { lang } = useWords()
  return (
    <p className="ruleremark">
      {words.otherGame} {book.lang !== lang && words.onlyEnglish}
    </p>
  )
}

function Overview() {
  const { words } = useShelf()
  return (
    <>
      <p className="ruleremark">{words.intro}</p>
      <section className="rulepart firstgame" aria-label={words.firstGame}>
        <h3>{words.firstGame}</h3>
        <ul>
          {FIRST_GAME.map(([point, to]) => (
            <li key={point}>
              <RulesLink to={to} className="rulepoint">
                <b>{words.firstGamePoints[point].title}</b>
                <span>{words.firstGamePoints[point].says}</span>
              </RulesLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="rulepart roundsteps" aria-label={words.chapter.round}>
        <h3>{words.chapter.round}</h3>
        <ol>
          {ROUND.map(([step, to], at) => (
            <li key={step} className={at >= EVENT_PHASE ? 'ship' : ''}>
              <RulesLink to={to} className="rulepoint">
                <b>{words.roundSteps[step].title}</b>
                <span>{words.roundSteps[step].says}</span>
              </RulesLink>
            </li>
          ))}
        </ol>
      </section>
      <p>
        <RulesLink to={SIGNS} className="tosigns">
          <Icon name="danger" />
          <span>
            <b>{words.signs}</b>
            <span>{words.signsHint}</span>
          </span>
        </RulesLink>
      </p>
    </>
  )
}

export function ChapterList({ current }: { current?: string | undefined }) {
  const { book, words } = useShelf()
  const { game } = book
  if (!isGame(game)) return null
  return (
    <ol className="rulechapters">
      {book.chapters.map(({ key }) => (
        <li key={key}>
          <RulesLink to={chapterAddress(game, key)} current={key === current}>
            {chapterTitle(words.chapter, key)}
          </RulesLink>
        </li>
      ))}
    </ol>
  )
}
