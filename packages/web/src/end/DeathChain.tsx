import { type Context, eventText, list, woundName } from '@coldwake/text'
import { useWords } from '../app/words.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { causeText } from '../play/cause/causeText.ts'
import type { Death } from '../play/cause/deathOf.ts'

interface Link {
  icon: IconName
  caption: string
  text: string
  detail?: string
}

/** How it came to my death, link by link: how I stood, what I chose, what came, and the rule. */
export function DeathChain({ death, ctx }: { death: Death; ctx: Context }) {
  const { t, lang } = useWords('log')
  const words = t.cause.death
  const { wounds, deed, cause, rule } = death
  const bled = list(
    wounds.map(card => woundName(card, lang)),
    lang,
  )
  const links: Link[] = [
    { icon: 'serious', caption: words.before, text: words.wounds({ n: wounds.length }), detail: bled },
    ...(deed ? [{ icon: 'move' as const, caption: words.chose, text: eventText(deed, ctx, lang) }] : []),
    ...(cause ? [{ icon: 'attack' as const, caption: words.came, text: causeText(cause, { ctx, lang, t }) }] : []),
    { icon: 'skull', caption: words.theRule, text: words[rule] },
  ]
  return (
    <li className="deathchain">
      <ol>
        {links.map(({ icon, caption, text, detail }) => (
          <li key={caption}>
            <Icon name={icon} />
            <small>{caption}</small>
            <b>{text}</b>
            {detail && <span>{detail}</span>}
          </li>
        ))}
      </ol>
    </li>
  )
}
