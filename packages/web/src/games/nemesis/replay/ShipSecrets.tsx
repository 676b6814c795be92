import { cardName, engineName } from '@coldwake/text'
import { useWords } from '../../../app/words.ts'
import type { Secrets } from '../../../replay/film.ts'
import { SecretLine } from '../../../replay/SecretLine.tsx'

/** Where the ship is going, and which engines work. */
export function ShipSecrets({ hidden }: Pick<Secrets, 'hidden'>) {
  const { t, lang } = useWords('stage')
  return (
    <section aria-label={t.stage.shipSecrets}>
      <h3>{t.stage.shipSecrets}</h3>
      <dl>
        <SecretLine label={t.stage.coordinates} text={hidden.coordinates ? cardName(hidden.coordinates, lang) : ''} />
        {hidden.engines.map((tokens, engine) => {
          const [top] = tokens
          const label = t.stage.engine({ n: engine + 1 })
          return <SecretLine key={label} label={label} text={top ? engineName(top, lang) : ''} />
        })}
      </dl>
    </section>
  )
}
