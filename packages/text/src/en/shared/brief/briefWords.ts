/** The words around a card and around somebody one may become. */

export const briefWords = {
  strengths: 'Good at',
  weakness: 'Weak point',
  howHard: 'How hard',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  firstGame: 'First game? A good choice',
  confirm: 'Confirm: {what}',
  signature: 'Typical cards',
  allCards: 'All {n} cards',
  andQuests: '{n, plural, one {and # quest} other {and # quests}}',
  emptyHanded: 'no weapon',
  toEarn: 'to earn',
  others: 'The others',
  notDrawn: 'not drawn',
  putBack: 'put back',
  youPick:
    'Pick one of the two you drew. {more, select, yes {The other goes back, and the next player may draw it.} other {The other stays out of this game.}}',
  theyPick:
    '{name} picks one of the two. {more, select, yes {The other goes back, and the next player may draw it.} other {The other stays out of this game.}}',
  noExtra: 'no extra',
  moreCards: '{n, plural, one {+# card} other {+# cards}}',
  cannotPay: 'can’t pay a cost',
  staysUntilScanned: 'stays until scanned',
  outOfCombat: 'out of combat',
  inCombat: 'in combat',
  anyTime: 'any time',
  reaction: 'reaction',
} as const
