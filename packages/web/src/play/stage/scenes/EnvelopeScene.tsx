import { objectiveInfo } from '@coldwake/rules/facts'
import { cardName, objectiveText, optionText } from '@coldwake/text'
import { useId } from 'react'
import { useWords } from '../../../app/words.ts'
import { Envelope } from '../../../art/Envelope.tsx'
import type { Entry } from '../../choice/choices.ts'
import { byItsBack } from '../../objectives/byItsBack.ts'
import { HoldToSee } from '../../objectives/HoldToSee.tsx'
import { useGoals } from '../../objectives/heldGoals.ts'
import { useChoice, useGame } from '../../tableContext.ts'

/**
 * NEM-CRIT-01: the first intruder is met. Everybody opens two envelopes and closes one of them for good. On a screen
 * that several people share both stay closed until they are held open.
 */
export function EnvelopeScene() {
  const { table, ctx } = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords('stage')
  const { secret, shown } = useGoals()
  const title = useId()
  // The one that is chosen says so, and a second press on it keeps it.
  const press = (entry: Entry, chosen: boolean) =>
    chosen && choosing.ready ? choosing.commit() : choosing.select(entry)
  if (choosing.decision?.ask !== 'objective') return null
  return (
    <section className={secret ? 'envelopes secret' : 'envelopes'} aria-labelledby={title}>
      <h2 id={title}>{t.stage.twoEnvelopes}</h2>
      {secret && <HoldToSee />}
      <ul>
        {choosing.entries.map(entry => {
          const [option] = entry.options
          if (option.do !== 'objective') return null
          const chosen = choosing.draft?.entry.key === entry.key
          const corporate = objectiveInfo(table.game, option.card)?.deck === 'corporate'
          return (
            <li key={entry.key}>
              <button type="button" className="letter" aria-pressed={chosen} onClick={() => press(entry, chosen)}>
                <span className="keycap">{entry.number}</span>
                <Envelope
                  of={corporate ? 'corporate' : 'personal'}
                  open={shown && (chosen || choosing.draft === null)}
                />
                <b>{shown ? cardName(option.card, lang) : optionText(byItsBack(option, table.game), ctx, lang)}</b>
                {shown && <span className="needs">{objectiveText(table.game, option.card, lang)}</span>}
                <span className="keeps">{chosen ? t.stage.keepsThis : t.stage.keepThis}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p>{t.stage.envelopesSay}</p>
    </section>
  )
}
