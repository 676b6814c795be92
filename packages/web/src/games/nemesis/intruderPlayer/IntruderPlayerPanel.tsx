import { INTRUDER_HAND } from '@coldwake/rules/facts'
import { cardText } from '@coldwake/text'
import { useWords } from '../../../app/words.ts'
import { CardTexts } from '../../../play/panels/CardTexts.tsx'
import { NoteList } from '../../../play/panels/NoteList.tsx'
import { useGame } from '../../../play/tableContext.ts'
import { RuleLink } from '../../../rules/links/RulesLink.tsx'
import { IntrudersOnBoard } from './IntruderForces.tsx'
import { IntruderPlayerCard } from './IntruderPlayerDock.tsx'

/** Everything about my Intruders, where the dock has no place for it. */
export function IntruderPlayerPanel() {
  const { table, me } = useGame()
  const { t, lang } = useWords('intruderPlayer')
  const mine = table.crew.find(crew => crew.seat === me?.seat)
  return (
    <>
      <div className="me hunter">
        <IntruderPlayerCard />
      </div>
      <p className="drawing">
        {t.hunt.drawing({ drawn: INTRUDER_HAND.drawn })} <RuleLink to="NEM-MODE-INTRUDER-05" about={t.hand} />
      </p>
      <CardTexts title={t.hand} cards={me?.hand ?? []} none={t.noCards}>
        {card => <p>{cardText(table.game, card, lang)}</p>}
      </CardTexts>
      <section className="handread">
        <IntrudersOnBoard />
      </section>
      <CardTexts title={t.table.myDiscard} cards={mine?.discard ?? []} none={t.table.emptyDiscard}>
        {card => <p>{cardText(table.game, card, lang)}</p>}
      </CardTexts>
      <section className="mynotes" aria-label={t.notebook}>
        <h3>{t.notebook}</h3>
        <NoteList />
      </section>
    </>
  )
}
