/** What can be chosen only on the ship: pods, the Destination, and what the Intruder player does. */
import { type Effect, intruderActionInfo } from '@coldwake/rules'
import { type Answers, type Asked, type ChoiceOf, type Labels, plain } from '../../choices/label.ts'
import { theCorridor } from '../../things.ts'

function pod(choice: ChoiceOf<'pod'>, { ctx, about, say }: Asked): string {
  const locked = ctx.table.pods.find(({ pod }) => pod === choice.pod)?.locked
  if (about.purpose === 'toggle') return say(locked ? 'unlockPod' : 'lockPod', choice)
  return say(about.purpose === 'enter' ? 'enterPod' : 'pod', choice)
}

/** What a card of whoever plays the Intruders would be played for. */
function playAs(choice: ChoiceOf<'playAs'>, { ctx, say }: Asked): string {
  const { way = null, attacks = 1 } = intruderActionInfo(ctx.table.game, choice.card) ?? {}
  switch (choice.as) {
    case 'move':
      return way === null ? say('commandMoveAny', choice) : say('commandMove', choice, { way })
    case 'attack':
      return say('commandAttack', choice, { attacks })
    case 'special':
      return say('commandSpecial', choice)
  }
}

export const nemesisLabels = {
  pod,
  launch: plain,
  leave: plain,
  stay: plain,
  space: (choice, asked) => asked.say('space', choice, { space: choice.space }),
  playAs,
  way: (choice, asked) =>
    asked.say('way', choice, { corridor: theCorridor(choice.corridor, asked.ctx, asked.lang, asked.about.room) }),
  resolve: plain,
} satisfies Partial<Labels>

/** NEM-POD-01, NEM-CRIT-05 */
export function nemesisRoomDeed(effect: Effect, { say }: Asked): string | null {
  if (effect.fx === 'enterPod') return say('boardPod', {}, { section: effect.section })
  return effect.fx === 'hibernate' ? say('goToSleep', {}) : null
}

export const nemesisAnswers: Answers = {
  engine: { accept: 'changeOrder', decline: 'keepOrder' },
  launch: { accept: 'launch', decline: 'wait' },
  intruderOffer: { accept: 'playIntruders', decline: 'onlyWatch' },
  keepOne: { done: 'keepNone' },
}
