/** Items and what they are made of. */
import type { EffectOf } from '@coldwake/rules'
import { componentName, theCard } from '../things.ts'
import { type Clauses, plain, type Writer } from './clause.ts'

export const items = {
  craft: (effect, writer) => writer.say(effect.wild ? 'craftWild' : 'craft', effect),
  loseItem,
  tape: plain,
} satisfies Partial<Clauses>

function loseItem(effect: EffectOf<'loseItem'>, writer: Writer): string {
  const { of } = effect
  if (of === undefined) return writer.say('loseItem', effect)
  if (of === 'weapon') return writer.say('loseWeapon', effect)
  return 'id' in of
    ? writer.say('loseThis', effect, { card: theCard(of.id, writer.lang) })
    : writer.say('loseComponent', effect, { component: componentName(of.component, writer.lang) })
}
