/** The log as a story: where it is, and what several lines are in one. */
import type { Messages } from '../../../areas.ts'
import type { Message } from '../../../message.ts'
import type { Fold, Step } from '../../../story/place.ts'

export const story = {
  places: {
    setup: 'Before the first round',
    round: 'Round {round}',
    turn: 'Round {round} · {by, select, you {your turn} other {{who}’s turn}}',
    turnAlone: '{by, select, you {Your turn} other {{who}’s turn}}',
    events: 'Event Phase',
    end: 'The end',
  },
  steps: {
    time: 'Event Phase · time',
    attacks: 'Event Phase · attacks',
    fire: 'Event Phase · fire',
    card: 'Event Phase · Event card',
    bag: 'Event Phase · the bag',
  },
  fireBurns: 'Fire burns.',
  nothingHappens: 'Nothing happens: nothing on the board is affected by this card.',
  folds: {
    paid: '{n, plural, =0 {nobody reacts} one {# card paid} other {# cards paid}}',
    discarded: '{n, plural, one {# card discarded} other {# cards discarded}}',
    noise: '{n, plural, one {Noise in # corridor} other {Noise in # corridors}}',
    faded: '{n, plural, one {Noise fades in # corridor} other {Noise fades in # corridors}}',
    drawn: '{n, plural, one {# player draws cards} other {# players draw cards}}',
    chosen: '{n, plural, one {# player has chosen an Objective} other {# players have chosen an Objective}}',
    bargain: '{n, plural, one {# offer} other {# offers and answers}}',
    detail: '{n, plural, one {# detail} other {# details}}',
  },
  takenBack: 'Taken back: {what}',
} as const satisfies Messages & { steps: Record<Step, Message>; folds: Record<Fold, Message> }

/** What the page says around the log. */
export const logWords = {
  newestFirst: 'newest first',
  newSinceYouLooked: 'New since you looked',
  choiceTakenBack: '{name} takes a choice back and chooses again.',
  turnTakenBack: '{name} takes a choice back and chooses again. After that, your turn begins once more.',

  // a line of it
  undone: 'undone',
  lineOptions: 'Options for: {line}',
  goBack: 'Go back to before this',
  askToGoBack: 'Ask everyone to go back to before this',
  goBackHint: 'This and everything after it will be undone. What anyone has seen since then stays known.',
  askToGoBackHint:
    'This and everything after it will be undone once everyone agrees. What anyone has seen since then stays known.',
  toThisMoment: 'Go to this moment',
} as const satisfies Record<string, Message>
