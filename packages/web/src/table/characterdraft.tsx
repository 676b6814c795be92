import type { Name } from '@coldwake/rules'
import { characterName } from '@coldwake/text'
import { useId } from 'react'
import { inColourOf, Portrait } from '../art/portrait.tsx'
import { useWords } from '../words.tsx'
import type { Entry } from './choices.ts'
import { useTable } from './model.tsx'

/** NEM-SETUP-27: two characters are drawn for all to see, and one of them is kept. The board is still empty. */
export function CharacterDraft() {
  const { table, ctx, name, state, choosing } = useTable()
  const { t } = useWords()
  const title = useId()
  if (table.asking?.ask !== 'draft') return null
  const drawn = state.events.findLast(event => event.e === 'draftDrawn')
  if (!drawn) return null
  const mine = drawn.who === ctx.me
  return (
    <section className="casting" aria-labelledby={title}>
      <h2 id={title}>{mine ? t.whoWillYouBe : t.whoWillBe(name(drawn.who))}</h2>
      <ul>
        {drawn.cards.map(character => (
          <li key={character}>
            <Candidate
              character={character}
              entry={choosing.entries.find(
                ({ options: [option] }) => option.do === 'character' && option.card === character,
              )}
            />
          </li>
        ))}
      </ul>
      <p>{t.oneOfTheTwo}</p>
    </section>
  )
}

/** Somebody one may become; without an entry, whom somebody else may become. */
function Candidate({ character, entry }: { character: Name; entry: Entry | undefined }) {
  const { choosing } = useTable()
  const { t, lang } = useWords()
  const trait: Record<string, string | undefined> = t.trait
  const face = (
    <>
      {entry && <span className="k">{entry.number}</span>}
      <Portrait character={character} crop="whole" className="portrait" />
      <b>{characterName(character, lang)}</b>
      <small>{trait[character]}</small>
    </>
  )
  if (!entry)
    return (
      <div className="candidate" style={inColourOf(character)}>
        {face}
      </div>
    )
  return (
    <button
      type="button"
      className="candidate can"
      style={inColourOf(character)}
      aria-pressed={choosing.draft?.entry.key === entry.key}
      onClick={() => choosing.select(entry)}
    >
      {face}
    </button>
  )
}
