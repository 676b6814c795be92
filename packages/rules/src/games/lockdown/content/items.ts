/** Item decks by the colour of their backs, 30 cards each, and the items one can craft. */

import type { CraftedItem, ItemCard } from '../../../core/content.ts'
import { gun, item, passive, weapon } from '../../../core/contentForms.ts'
import {
  breakDown,
  choose,
  computer,
  contaminate,
  door,
  dress,
  type Effect,
  fire,
  fix,
  go,
  healLight,
  healSerious,
  need,
  not,
  patient,
  plain,
  scan,
  seriousWound,
} from '../../../core/effect.ts'
import type { ItemColor } from '../../../core/sets.ts'

const CALM = 'outOfCombat'
const calm = need(not({ is: 'inCombat' }))
const known = (min: number): Effect => need({ is: 'knowledge', min })
const cleaned: Effect = { fx: 'slime', how: 'remove' }

// LOCK-RULING-129: an item works on who uses it, unless it says otherwise.
const clothes = (copies: number): ItemCard =>
  item('clothes', { copies, when: CALM, component: 'cloth' }, choose([cleaned], [dress(1)]))
const medicalStapler = (copies: number): ItemCard =>
  item('medicalStapler', { copies }, choose([dress(1)], [healLight('all')]))
const caffeinePills = (copies: number): ItemCard =>
  item('caffeinePills', { copies, when: CALM }, { fx: 'drawAndScan', draw: 3, open: true, keep: true })
const reagent = (copies: number): ItemCard =>
  item(
    'reagent',
    { copies, component: 'chem' },
    choose([{ fx: 'ammo', of: 'flamethrower', count: 'fill' }], [known(5), plain('retreatOne')]),
  )
const thermiteCharge = (copies: number): ItemCard =>
  item(
    'thermiteCharge',
    { copies },
    { fx: 'throw', target: 1, others: 1, eggs: 1, fire: true, crew: 'light', malfunction: true },
  )

/** To strike with once; where nobody is to be struck it serves as a tool. */
const bludgeon = (id: string, ...asTool: Effect[]): ItemCard => ({
  ...item(id, { heavy: true }, choose([plain('rollAsShoot')], ...asTool.map(effect => [calm, effect]))),
  melee: true,
})
const crowbar = bludgeon('crowbar', door('destroy'), breakDown())
const flashlight = (copies: number): ItemCard => ({
  ...passive(item('flashlight', { copies, heavy: true }), 'flashlight'),
  uses: 3,
  reaction: [choose([{ fx: 'ignoreDark', of: 'any' }], [known(5), plain('redrawAttack')])],
})

export const items: Record<ItemColor, ItemCard[]> = {
  red: [
    item(
      'weaponBattery',
      { copies: 8, component: 'elec' },
      choose(
        [{ fx: 'ammo', of: 'energy', count: 3 }],
        [need(not({ is: 'powered' })), { fx: 'computerAction', waive: 'power' }],
      ),
    ),
    {
      ...item('glowstick', { copies: 5, when: 'inCombat' }, known(3), plain('glow')),
      reaction: [{ fx: 'ignoreDark', of: 'any' }],
    },
    item('grenade', { copies: 2 }, { fx: 'throw', target: 2, others: 1, eggs: 2, fire: false }),
    thermiteCharge(2),
    item('doorPilot', { copies: 2, when: CALM }, go('self', { shut: true })),
    medicalStapler(1),
    caffeinePills(1),
    item('evacProcedure', { when: CALM }, { fx: 'peekContingency', of: 'any' }),
    item('mainGateKey', { when: CALM }, computer(), plain('openGate')),
    crowbar,
    flashlight(1),
    gun('chargedRifle', 'energy', 4),
    {
      ...gun('scattergun', 'energy', 1),
      when: 'inCombat',
      effect: [{ fx: 'spendAmmo', count: 1, of: 'scattergun' }, go('self', { attacks: false })],
    },
    // LOCK-ITEM-05: the first number is what they come with.
    weapon('prototypePistol', { kind: 'energy', capacity: 3, loaded: 1, reroll: true }),
    weapon('prototypeRifle', { kind: 'energy', capacity: 6, loaded: 1, extra: true }),
    weapon('prototypeShotgun', { kind: 'energy', capacity: 2, loaded: 1, sure: true, bonusOnHits: true }),
  ],
  yellow: [
    item('toolbelt', { copies: 8, when: CALM, component: 'tool' }, choose([fix()], [door('toggle')])),
    item('ductTape', { copies: 4, when: CALM }, choose([fix()], [plain('tape')])),
    item(
      'cables',
      { copies: 3, when: CALM, component: 'elec' },
      choose([need({ is: 'powered' }), { fx: 'ammo', of: 'energy', count: 'fill' }], [door('toggle')]),
    ),
    item('fireBlanket', { copies: 3, when: CALM, component: 'cloth' }, choose([fire('remove')], [cleaned])),
    reagent(2),
    flashlight(2),
    item('cavePlans', { copies: 2, when: CALM }, { fx: 'ducts', explored: true }, plain('adultAttack')),
    thermiteCharge(2),
    clothes(1),
    crowbar,
    bludgeon('wrench', door('toggle')),
    item('emergencyAccess', { when: CALM }, plain('ride')),
  ],
  green: [
    reagent(6),
    item('medkit', { copies: 6, when: CALM, component: 'med' }, choose([dress(1)], [healSerious(1)])),
    medicalStapler(4),
    clothes(3),
    item('researchDocuments', { copies: 3, when: CALM }, { fx: 'knowledge', count: 'weaknesses' }),
    caffeinePills(3),
    item('antiseptic', { copies: 2, when: CALM, component: 'chem' }, { fx: 'removeContamination', count: 1 }),
    item(
      'analyzeToolset',
      { copies: 2, when: CALM, component: 'med' },
      choose([{ fx: 'analyse', where: 'carried' }], [scan('hand', 'remove', 'ignore')]),
    ),
    item(
      'scalpel',
      {},
      choose(
        [patient(need({ is: 'isHost' }), { fx: 'larva', how: 'remove' }, seriousWound(1))],
        [{ fx: 'injureOne', injuries: 1, retreat: false }, contaminate(1)],
      ),
    ),
  ],
}

const made = (needs: CraftedItem['needs'], card: ItemCard): CraftedItem => ({ ...card, copies: 3, needs })

export const crafted: CraftedItem[] = [
  made(
    ['chem', 'med'],
    item(
      'neutralizer',
      { when: CALM },
      scan('everywhere', 'keep', 'remove'),
      { fx: 'larva', how: 'remove' },
      { fx: 'reshuffleOwn', hand: true },
      plain('pass'),
    ),
  ),
  made(['cloth', 'tool'], passive(item('enviroSuit', { heavy: true }), 'suit')),
  made(
    ['elec', 'tool'],
    item('taser', {}, choose([{ fx: 'injureOne', injuries: 1, retreat: true }], [{ fx: 'discardHand', who: 'other' }])),
  ),
  made(['chem', 'tool'], weapon('flamethrower', { kind: 'classic', capacity: 4, loaded: 4, sure: true, burns: true })),
  made(['elec', 'tool'], gun('pistol', 'energy', 3, { doubleAsHit: true })),
]
