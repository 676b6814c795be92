import { INTRUDER_HAND } from '@coldwake/rules/facts'
import { cardText } from '@coldwake/text'
import { RuleLink } from '../rules/link.tsx'
import { useTable } from '../table/model.tsx'
import { NoteList } from '../table/notelist.tsx'
import { Reading } from '../table/reading.tsx'
import { useWords } from '../words.tsx'
import { OutThere } from './brood.tsx'
import { Hunter } from './dock.tsx'

/** Everything about my Intruders, where the dock has no place for it. */
export function HunterPanel() {
  const { table, me } = useTable()
  const { t, lang } = useWords()
  const mine = table.crew.find(crew => crew.seat === me?.seat)
  return (
    <>
      <div className="me hunter">
        <Hunter />
      </div>
      <p className="drawing">
        {t.hunt.drawing(INTRUDER_HAND.drawn)} <RuleLink to="NEM-MODE-INTRUDER-05" about={t.hand} />
      </p>
      <Reading title={t.hand} cards={me?.hand ?? []} none={t.noCards}>
        {card => <p>{cardText(table.game, card, lang)}</p>}
      </Reading>
      <section className="handread">
        <OutThere />
      </section>
      <Reading title={t.table.myDiscard} cards={mine?.discard ?? []} none={t.table.emptyDiscard}>
        {card => <p>{cardText(table.game, card, lang)}</p>}
      </Reading>
      <section className="mynotes" aria-label={t.notebook}>
        <h3>{t.notebook}</h3>
        <NoteList />
      </section>
    </>
  )
}
