import type { LockdownView, MyView } from '@coldwake/rules/facts'
import { breakable, cardName } from '@coldwake/text'
import { counted } from '../../../app/counting.ts'
import { useWords } from '../../../app/words.ts'
import type { Secrets } from '../../../replay/film.ts'
import { SecretLine } from '../../../replay/SecretLine.tsx'
import { CargoToken, Contingency } from '../art/LockdownArt.tsx'

/** Which contingency is active, what the pool holds, which pods each cargo token sends off, the computer's next cards. */
export function FacilitySecrets({ facility, hidden }: { facility: LockdownView } & Pick<Secrets, 'hidden'>) {
  const { t, lang } = useWords('stage')
  const words = t.facilityStage
  const pool = (hidden.facility?.seen ?? []).filter(({ whom }) => whom === null).map(({ card }) => card)
  const { card, under } = facility.computer
  return (
    <section aria-label={words.facility}>
      <h3>{words.facility}</h3>
      <dl>
        {facility.active.card && <Codes label={words.active} codes={[facility.active.card]} />}
        <Codes label={words.pool} codes={pool} />
        {facility.css.map(({ space, card }) => (
          <div key={space}>
            <dt>{words.cssAt({ space })}</dt>
            <dd>
              <span className="held">
                <CargoToken card={card} />
                {card && cardName(card, lang)}
              </span>
            </dd>
          </div>
        ))}
        <SecretLine
          label={words.computer}
          text={[card, ...under].map(one => (one ? cardName(one, lang) : '')).join(', ')}
        />
      </dl>
    </section>
  )
}

/** Contingencies: their shapes, and their names. */
function Codes({ label, codes }: { label: string; codes: readonly string[] }) {
  const { t, lang } = useWords('stage')
  return (
    <div>
      <dt>{breakable(label, lang)}</dt>
      <dd>
        {codes.length === 0 && t.stage.nothing}
        {counted(codes).map(([code, count]) => (
          <span key={code} className="held">
            <Contingency code={code} />
            {cardName(code, lang)}
            {count > 1 && ` × ${count}`}
          </span>
        ))}
      </dd>
    </div>
  )
}

/** The tokens of one seat. */
export function TokensHeld({ mine: { facility } }: { mine: MyView }) {
  const { t } = useWords('stage')
  return facility && <Codes label={t.facilityStage.holds} codes={facility.contingencies} />
}
