/** Where the Intruders of Nemesis hunt in the facility, in place of the Night Stalkers. */
import type { Some } from '../../../../areas.ts'
import type * as own from '../messages.ts'

export const intruders: Some<typeof own> = {
  cards: {
    weaknesses: {
      herding: 'When you make an Intruder retreat, you choose where it goes.',
    },
  },
  effects: {
    clauses: {
      injureOne: '1 Intruder in your room suffers {injuries, plural, one {# Injury} other {# Injuries}}',
      rollAsShoot: 'roll the Combat die against 1 Intruder in your room as if you were shooting',
      desperate:
        'gain 1 Contamination card; 1 Intruder in your room suffers {injuries, plural, one {# Injury} other {# Injuries}} and, if it is still there, attacks you',
      vivisect: '1 Intruder in your room suffers 1 Injury, and 1 more for every 2 Knowledge you have',
      sample: 'take a Carcass from 1 Intruder in your room other than a Larva, without harming it',
      glow: '1 Intruder in your room suffers 1 Injury; you neither roll nor gain a Contamination card',
      driveOut: '1 Intruder in your room retreats into a neighboring room of your choice, not behind a closed Door',
      lockIn: 'if the Isolation Room is open, make a Noise roll; if no Intruder comes, you lock yourself in',
      defence:
        'choose a room with an Intruder and without a Malfunction: it gets a Malfunction marker, every Intruder there suffers 1 Injury and every Character 1 Serious Wound',
      healInDark:
        'every Intruder heals {count, plural, one {# Injury} other {# Injuries}} or, where there is no power, all of them',
      bloodTrace:
        'in each Section, every Intruder that is not in Combat goes to the Character whose Serious Wound is not dressed and who has no Action cards in hand; if there are several, to the one in the lowest-numbered room',
      bloodTraceYou: 'every Intruder of your Section that is not in Combat comes to you',
      allAttack: 'every Intruder in your room attacks',
    },
  },
}
