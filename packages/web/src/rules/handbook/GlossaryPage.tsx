/** `/rules/<game>/glossary`: what the words of the game mean, in the words of its rules. */
import './handbook.css'
import { langOf } from '@coldwake/text'
import { useWords } from '../../app/words.ts'
import { GAME_NAME, type Game } from '../../games/covers/index.ts'
import type { Term } from '../book.ts'
import { Heading, Trail } from '../Heading.tsx'
import { RulesLink } from '../links/RulesLink.tsx'
import { RichText, shortId } from '../RuleBlocks.tsx'
import { useShelf } from '../useBook.ts'

export function GlossaryPage({ game }: { game: Game; part: string | undefined }) {
  const { book, words } = useShelf()
  const letters = Object.entries(Object.groupBy(book.terms, ({ name }) => firstLetter(name)))
  return (
    <>
      <Trail game={game} />
      <Heading title={words.pages.glossary.title} over={GAME_NAME[game]} />
      <nav className="rulesections" aria-label={words.contents}>
        {letters.map(([letter]) => (
          <button
            key={letter}
            type="button"
            className="chip"
            onClick={() => {
              const there = document.getElementById(`letter-${letter}`)
              there?.scrollIntoView()
              there?.focus({ preventScroll: true })
            }}
          >
            {letter}
          </button>
        ))}
      </nav>
      {letters.map(([letter, terms = []]) => (
        <section key={letter} className="rulepart" id={`letter-${letter}`} tabIndex={-1} aria-label={letter}>
          <h3>{letter}</h3>
          <dl className="glossary">
            {terms.map(term => (
              <Entry key={`${term.name} ${term.rule}`} {...term} />
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

/** Without its accents: words that begin alike stand together. */
const firstLetter = (name: string): string =>
  name
    .replace(/^[^\p{L}]+/u, '')
    .charAt(0)
    .normalize('NFD')
    .charAt(0)
    .toUpperCase()

function Entry({ name, english, rule }: Term) {
  const { rules } = useShelf()
  const { lang } = useWords()
  const found = rules.get(rule)
  return (
    <div>
      <dt>
        {name}
        {langOf(lang) !== 'en' && english !== name && <small lang="en">{english}</small>}
      </dt>
      <dd>
        {found && (
          <p>
            <RichText text={found.rule.text} />
          </p>
        )}
        <RulesLink to={rule} className="ruleid">
          {shortId(rule)}
        </RulesLink>
      </dd>
    </div>
  )
}
