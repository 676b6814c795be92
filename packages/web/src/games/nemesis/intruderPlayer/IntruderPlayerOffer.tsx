import type { Decision } from '@coldwake/rules/facts'
import { useId } from 'react'
import { useWords } from '../../../app/words.ts'
import { Portrait } from '../../../art/people/Portrait.tsx'
import { creatureOf } from '../../../games/index.ts'
import { OptionButton } from '../../../play/choice/OptionButton.tsx'
import { useChoice, useGame } from '../../../play/tableContext.ts'
import { RuleLink } from '../../../rules/links/RulesLink.tsx'

/** NEM-MODE-INTRUDER-01: whoever died first is asked whether they go on as what killed them. */
export function IntruderPlayerOffer({ decision }: { decision: Decision }) {
  const { table } = useGame()
  const choosing = useChoice()
  const { t } = useWords('intruderPlayer')
  const id = useId()
  const mine = table.crew.find(crew => crew.seat === decision.seat)
  return (
    <section className="ask ask-intruderOffer" aria-labelledby={id}>
      <div className="becomes" aria-hidden="true">
        <Portrait character={mine?.character ?? null} crop="face" className="former" />
        <img src={creatureOf(table.game, 'adult')} alt="" />
      </div>
      <h2>
        <span id={id}>{t.hunt.offerTitle}</span> <RuleLink to={decision.rule} about={t.hunt.offerTitle} />
      </h2>
      <ul className="terms">
        {t.hunt.offerSays.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ul className="opts">
        {choosing.entries.map(entry => (
          <li key={entry.key}>
            <OptionButton entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}
