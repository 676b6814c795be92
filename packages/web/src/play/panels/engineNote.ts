import type { Name } from '@coldwake/rules/facts'
import { engineName } from '@coldwake/text'
import type { Words } from '../../app/words.ts'

/** What I know of an engine; nothing where I know nothing. The token on top is what it is, the one below only may be. */
export function engineNote(
  engine: number,
  tokens: readonly (Name | null)[],
  { t, lang }: Pick<Words<'panels'>, 't' | 'lang'>,
): string | null {
  const [top, below] = tokens.map(token => token && engineName(token, lang))
  if (!top && !below) return null
  const states = [top ?? t.engineUnchecked, ...(below ? [t.engineBelow({ state: below })] : [])]
  return t.noteCard({ place: t.engine({ n: engine + 1 }), card: states.join('; ') })
}
