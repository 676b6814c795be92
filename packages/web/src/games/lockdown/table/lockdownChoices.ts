/** Choices that only Lockdown has: power, elevator, computer, tokens, and the ways out. */

import type { ChoiceRecords } from '../../../play/choice/choiceRecord.ts'
import { itself, namedCard, powerKey, spaceKey, toRoom } from '../../../play/choice/targets.ts'
import { cardIcon } from '../../../play/pieceIcons.ts'

export const lockdownChoices = {
  rideElevator: [toRoom, 'board', 'elevator', null],
  callElevator: [itself, 'deed', 'elevator', null],
  drive: [toRoom, 'board', 'rover', null],
  escape: [
    ({ how }) => `escape:${how}`,
    'deed',
    ({ how }) => (how === 'rover' ? 'rover' : cardIcon('enviroSuit')),
    () => 'bunker',
  ],
  computer: [itself, 'deed', 'computer', null],
  powerPlace: [({ place }) => powerKey(place), 'board', 'power', null],
  powerToken: [({ token }) => `lay:${token}`, 'deed', 'power', null],
  token: [({ whom, at }) => `token:${whom ?? 'pool'}:${at}`, 'deed', 'contingency', null],
  timeSpace: [({ space }) => spaceKey(space), 'deed', 'cssPod', null],
  top: [namedCard, 'deed', 'event', null],
  makeOf: [({ card, of }) => `make:${card}:${of}`, 'deed', ({ card }) => cardIcon(card), null],
} satisfies Partial<ChoiceRecords>
