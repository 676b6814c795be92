/** Action decks: ten cards per character, five that nearly everybody has and five of their own. */
import type { ActionCard } from '../../../core/content.ts'
import { calm, card, demolition, fight, interruption, rest, searches } from '../../../core/contentForms.ts'
import {
  choose,
  computer,
  door,
  draw,
  dress,
  type Effect,
  type EffectOf,
  fire,
  fix,
  go,
  look,
  may,
  need,
  plain,
  roomAction,
} from '../../../core/effect.ts'
import type { Character } from './characters.ts'

/** The Xenobiologist does not rest: she reads what others only throw away. */
const busy: ActionCard[] = [searches, demolition, interruption]
const common: ActionCard[] = [searches, rest, demolition, interruption]

const repairs = calm('repairs', 1, fix())
const knowledge = (min: number): Effect => need({ is: 'knowledge', min })
const computerAction = (how: Omit<EffectOf<'computerAction'>, 'fx'> = {}): Effect => ({ fx: 'computerAction', ...how })
/** A room action for nothing, or a look at two tiles. */
const plan = (id: string, where: EffectOf<'roomAction'>['where']): ActionCard =>
  calm(id, 0, choose([roomAction(where)], [look('tile', 2)]))

export const actions = {
  survivor: [
    ...common,
    repairs,
    fight('desperateAttack', { fx: 'desperate', injuries: 2 }),
    calm('obstinate', 0, choose([plain('drawPerWound')], [plain('loseItem'), dress(1)])),
    calm('vents', 1, { fx: 'ducts', explored: true }, plain('adultAttack')),
    fight('distraction', plain('loseItem'), go('both', { attacks: false })),
  ],
  labRat: [
    ...common,
    calm('basicRepairs', 2, fix()),
    card('weirdMetabolism', 'any', 0, [
      choose([{ fx: 'slime', how: 'remove' }], [plain('discardContamination'), draw(2)]),
    ]),
    calm(
      'sensitiveHearing',
      0,
      choose(
        [{ fx: 'noise', how: 'remove', where: 'here', count: 1 }],
        [{ fx: 'noise', how: 'place', where: 'here', count: 1 }],
      ),
    ),
    card('feelOfTheDark', 'reaction', 0, [
      choose([{ fx: 'ignoreDark', of: 'event' }], [{ fx: 'spare', on: 'surprise', dark: true }]),
    ]),
    card('inconspicuous', 'reaction', 0, [choose([{ fx: 'redirect', at: 'before' }], [plain('skipBagNoise')])]),
  ],
  hacker: [
    ...common,
    calm('recharge', 0, need({ is: 'powered' }), { fx: 'ammo', of: 'energy', count: 2 }),
    calm('neuralink', 0, computerAction({ waive: 'either' })),
    calm('bypass', 1, choose([computerAction({ all: true })], [{ fx: 'power', how: 'flipHere' }])),
    calm('itWorksForMe', 1, fix(), may(computerAction())),
    plan('masterPlan', 'computer'),
  ],
  xenobiologist: [
    ...busy,
    repairs,
    calm('rushedAnalysis', 0, { fx: 'scan', zone: 'hand', clean: 'remove', infected: 'infect', reward: 1 }),
    plan('workspacePlan', 'whiteOrGreen'),
    card('pheromones', 'reaction', 0, [
      choose(
        [{ fx: 'spare', on: 'attack', price: ['egg', 'carcass'], slimes: true }],
        [knowledge(6), { fx: 'redirect', at: 'after', price: ['egg', 'carcass'] }],
      ),
    ]),
    card('fieldExperience', 'any', 0, [
      choose(
        [plain('itemCounter'), { fx: 'knowledge', count: 1 }],
        [knowledge(4), { fx: 'arrange', deck: 'event' }],
        [knowledge(6), { fx: 'arrange', deck: 'attack' }],
      ),
    ]),
    fight('vivisection', { fx: 'uses', of: 'probeArm', count: 'spend' }, plain('vivisect')),
  ],
  sentry: [
    ...common,
    repairs,
    card('stun', 'any', 0, [
      choose([{ fx: 'discardHand', who: 'other', most: 3 }], [{ fx: 'loseItem', of: 'weapon' }, plain('driveOut')]),
    ]),
    calm('quarantine', 1, computer(), plain('closeDoors')),
    calm('facilityTour', 0, go('along', { leaveToken: true })),
    plan('defensePlan', 'whiteOrRed'),
  ],
  janitor: [
    ...common,
    calm('cleanUp', 0, choose([fix()], [fire('remove')])),
    plan('maintenancePlan', 'whiteOrYellow'),
    calm('juryRigging', 2, need({ is: 'colour', colour: 'yellow' }), plain('itemCounter'), {
      fx: 'takeCrafted',
      of: ['flamethrower', 'enviroSuit', 'taser'],
    }),
    calm('emergencyKey', 0, choose([plain('ride')], [door('toggle')])),
    calm('itShouldWork', 1, choose([roomAction('broken')], [computerAction({ waive: 'power' })])),
  ],
} satisfies Record<Character, ActionCard[]>
