/** The ways to say something, as pictures. */
import type { TalkAct } from '@coldwake/text'
import type { IconName } from '../../icons/Icon.tsx'

export const ACT_ICON: Record<TalkAct, IconName> = {
  claim: 'eye',
  promise: 'oldFriend',
  request: 'order',
  offer: 'trade',
  ask: 'unknown',
}
