/** The first page of the rules: what a newcomer needs on one screen, then the chapters. */

import { useWords } from '../app/words.ts'
import { GAME_NAME, GAMES, type Game, isGame } from '../games/covers/index.ts'
import { OVERVIEWS } from '../games/rulebooks/overview.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { chapterTitle, Heading } from './Heading.tsx'
import { recipesAddress } from './links/address.ts'
import { RulesLink } from './links/RulesLink.tsx'
import { chapterAddress, HANDBOOK, type HandbookPage, handbookAddress, signsAddress, startAddress } from './place.ts'
import { useShelf } from './useBook.ts'

export function StartPage({ game }: { game: Game }) {
  const { words } = useShelf()
  return (
    <>
      <Heading title={words.rulesOf({ game: GAME_NAME[game] })} />
      <Games game={game} />
      <OverviewParts game={game} />
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

function OverviewParts({ game }: { game: Game }) {
  const { words } = useShelf()
  const { intro, first, players, events } = OVERVIEWS[game](words)
  return (
    <>
      <p className="ruleremark">{intro}</p>
      <section className="rulepart firstgame" aria-label={words.firstGame}>
        <h3>{words.firstGame}</h3>
        <ul>
          {first.map(([{ title, says }, to]) => (
            <li key={to}>
              <RulesLink to={to} className="rulepoint">
                <b>{title}</b>
                <span>{says}</span>
              </RulesLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="rulepart roundsteps" aria-label={words.chapter.round}>
        <h3>{words.chapter.round}</h3>
        <ol>
          {[...players, ...events].map(([{ title, says }, to], at) => (
            <li key={to} className={at >= players.length ? 'ship' : ''}>
              <RulesLink to={to} className="rulepoint">
                <b>{title}</b>
                <span>{says}</span>
              </RulesLink>
            </li>
          ))}
        </ol>
      </section>
      <section className="rulepart" aria-label={words.more}>
        <h3>{words.more}</h3>
        <MorePages game={game} />
      </section>
    </>
  )
}

/** What there is besides the rules themselves. */
export function MorePages({ game }: { game: Game }) {
  const { words } = useShelf()
  const { t } = useWords()
  return (
    <div className="rulemore">
      <MorePage to={signsAddress(game)} icon="danger" title={words.signs} says={words.signsHint} />
      {HANDBOOK.map(page => (
        <MorePage key={page} to={handbookAddress(game, page)} icon={ICONS[page]} {...words.pages[page]} />
      ))}
      <MorePage to={chapterAddress(game, 'examples')} icon="forward" {...words.pages.trials} />
      <MorePage to={recipesAddress(game)} icon="items" title={t.rules.recipes} says={words.recipesHint} />
    </div>
  )
}

const ICONS: Readonly<Record<HandbookPage, IconName>> = {
  boards: 'findMe',
  layout: 'people',
  summaries: 'list',
  glossary: 'rules',
  tips: 'eye',
}

function MorePage({ to, icon, title, says }: { to: string; icon: IconName; title: string; says: string }) {
  return (
    <RulesLink to={to} className="tosigns">
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <span>{says}</span>
      </span>
    </RulesLink>
  )
}

/** The pages besides the rules, beside what is read. */
export function HandbookList({ current }: { current: HandbookPage | undefined }) {
  const { book, words } = useShelf()
  const { game } = book
  if (!isGame(game)) return null
  return (
    <ul className="rulehandbook">
      {HANDBOOK.map(page => (
        <li key={page}>
          <RulesLink to={handbookAddress(game, page)} current={page === current}>
            <Icon name={ICONS[page]} />
            {words.pages[page].title}
          </RulesLink>
        </li>
      ))}
    </ul>
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
