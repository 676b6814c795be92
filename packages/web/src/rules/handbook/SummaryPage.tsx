/** Sheets of one page, on screen and on paper: `/rules/<game>/summaries/<key>`. */
import './handbook.css'
import { useWords } from '../../app/words.ts'
import { GAME_NAME, type Game } from '../../games/covers/index.ts'
import { PREFIX } from '../../games/rulebooks/outline.ts'
import { SUMMARIES } from '../../games/rulebooks/summaries.ts'
import { Heading, Trail } from '../Heading.tsx'
import { RulesLink } from '../links/RulesLink.tsx'
import { handbookAddress } from '../place.ts'
import { RichText, shortId } from '../RuleBlocks.tsx'
import { useShelf } from '../useBook.ts'

export function SummaryPage({ game, part }: { game: Game; part: string | undefined }) {
  const { words } = useShelf()
  const { t } = useWords('handbook')
  const shown = SUMMARIES[game].find(({ key }) => key === part)
  return (
    <>
      <Trail game={game} />
      <Heading title={shown ? t.handbook.summary[shown.key] : words.pages.summaries.title} over={GAME_NAME[game]} />
      <nav className="rulesections" aria-label={t.handbook.allSummaries}>
        {SUMMARIES[game].map(({ key }) => (
          <RulesLink key={key} to={handbookAddress(game, 'summaries', key)} className="chip" current={key === part}>
            {t.handbook.summary[key]}
          </RulesLink>
        ))}
      </nav>
      {shown ? <Sheet game={game} parts={shown.parts} /> : <p className="ruleremark">{words.pages.summaries.says}</p>}
    </>
  )
}

function Sheet({ game, parts }: { game: Game; parts: (typeof SUMMARIES)[Game][number]['parts'] }) {
  const { t } = useWords('handbook')
  return (
    <>
      <div className="summary">
        {parts.map(({ part, rules }) => (
          <section key={part} aria-label={t.handbook.part[part]}>
            <h3>{t.handbook.part[part]}</h3>
            <ul>
              {rules.map(rule => (
                <Line key={rule} id={`${PREFIX[game]}-${rule}`} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="printit">
        <button type="button" className="ghost" onClick={() => window.print()}>
          {t.handbook.print}
        </button>
      </p>
    </>
  )
}

function Line({ id }: { id: string }) {
  const found = useShelf().rules.get(id)
  if (!found) return null
  return (
    <li>
      <RulesLink to={id} className="ruleid">
        {shortId(id)}
      </RulesLink>
      <p>
        <RichText text={found.rule.text} />
      </p>
    </li>
  )
}
