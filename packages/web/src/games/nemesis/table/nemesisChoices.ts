/** Choices that only Nemesis has: the ship, its escape pods, and the cards of the Intruder player. */

import type { ChoiceRecords } from '../../../play/choice/choiceRecord.ts'
import { handCard, itself, namedCard, thisCorridor } from '../../../play/choice/targets.ts'
import { cardIcon } from '../../../play/pieceIcons.ts'

export const nemesisChoices = {
  launch: [itself, 'deed', 'pod', () => 'launch'],
  leave: [itself, 'deed', 'play', null],
  stay: [itself, 'last', 'play', null],
  pod: [({ pod }) => `pod:${pod}`, 'deed', 'pod', null],
  space: [({ space }) => `space:${space}`, 'deed', 'play', null],
  playAs: [handCard, 'card', ({ card }) => cardIcon(card), null],
  way: [thisCorridor, 'board', 'play', null],
  resolve: [namedCard, 'deed', 'play', null],
} satisfies Partial<ChoiceRecords>
