/** Item decks by the colour of their backs, 30 cards each, and the items one can craft. */

import type { CraftedItem, ItemCard } from '../../../core/content.ts'
import { item, weapon } from '../../../core/contentForms.ts'
import {
  choose,
  computer,
  contaminate,
  door,
  draw,
  dress,
  type Effect,
  fire,
  fix,
  go,
  healLight,
  healSerious,
  look,
  patient,
  plain,
  scan,
} from '../../../core/effect.ts'
import type { ItemColor } from '../../../core/sets.ts'

const repairs: (readonly Effect[])[] = [[fix()], [plain('engine')]]
const energyCharge = (copies: number): ItemCard =>
  item(
    'energyCharge',
    { copies, component: 'elec' },
    choose([{ fx: 'ammo', of: 'energy', count: 'fill' }], [door('toggle')]),
  )
const clothes = (copies: number): ItemCard =>
  item(
    'clothes',
    { copies, when: 'outOfCombat', component: 'cloth' },
    patient(choose([{ fx: 'slime', how: 'remove' }], [dress(1)])),
  )

export const items: Record<ItemColor, ItemCard[]> = {
  red: [
    energyCharge(11),
    item('grenade', { copies: 4 }, { fx: 'throw', target: 2, others: 1, eggs: 2, fire: false }),
    item('smokeGrenade', { copies: 3 }, { fx: 'othersDiscard', count: 1 }, go('self', { attacks: false })),
    item('reconDrone', { copies: 3, when: 'outOfCombat' }, look('tileAndToken')),
    item('decoy', { copies: 2 }, plain('decoy')),
    item('selfDestructKey', { when: 'outOfCombat' }, computer(), plain('selfDestruct')),
    item('evacuationKey', { when: 'outOfCombat' }, { fx: 'togglePod', where: 'here' }),
    item('commsKey', { when: 'outOfCombat' }, computer(), { fx: 'peekObjective', of: 'signalled' }),
    {
      ...item('extendedMagazine', {}, { fx: 'attach', to: 'energyWeapon', ammo: 2 }),
      oneUse: false,
      gives: 'extendedMagazine',
    },
    // NEM-RULING-99: what is found comes with one shot.
    weapon('prototypePistol', { kind: 'energy', capacity: 3, loaded: 1, reroll: true }),
    weapon('prototypeRifle', { kind: 'energy', capacity: 6, loaded: 1, extra: true }),
    weapon('prototypeShotgun', { kind: 'energy', capacity: 2, loaded: 1, sure: true, bonusOnHits: true }),
  ],
  yellow: [
    item('chemicals', { copies: 7, component: 'chem' }, { fx: 'ammo', of: 'flamethrower', count: 'fill' }),
    item('tools', { copies: 6, when: 'outOfCombat', component: 'tool' }, choose(...repairs, [door('toggle')])),
    item('ductTape', { copies: 4, when: 'outOfCombat' }, choose(...repairs, [plain('tape')])),
    item('fireExtinguisher', { copies: 4, heavy: true }, choose([fire('remove')], [plain('retreatOne')])),
    clothes(3),
    energyCharge(3),
    item('technicalCorridorsPlans', { when: 'outOfCombat' }, plain('ducts')),
    item('spaceSuit', { when: 'outOfCombat' }, { fx: 'discardHand', who: 'self' }, { fx: 'leap', colour: 'yellow' }),
    item('nemesisPlans', { when: 'outOfCombat' }, look('tile', 2)),
  ],
  green: [
    item(
      'bandages',
      { copies: 7, when: 'outOfCombat', component: 'cloth' },
      patient(choose([dress(1)], [healLight('all')])),
    ),
    item('medkit', { copies: 7, when: 'outOfCombat', component: 'med' }, patient(choose([dress(1)], [healSerious(1)]))),
    item('syntheticFood', { copies: 5 }, draw(2)),
    item('adrenalineInjection', { copies: 3 }, draw(1), plain('unlimited')),
    item('alcohol', { copies: 3, component: 'chem' }, plain('scanOne')),
    clothes(3),
    item('militaryDrugs', { copies: 2 }, { fx: 'redraw', more: 1 }),
  ],
}

const made = (needs: CraftedItem['needs'], card: ItemCard): CraftedItem => ({ ...card, copies: 3, needs })

export const crafted: CraftedItem[] = [
  made(
    ['chem', 'med'],
    item(
      'antidote',
      { when: 'outOfCombat' },
      scan('everywhere', 'keep', 'remove'),
      { fx: 'larva', how: 'remove' },
      contaminate(1),
      { fx: 'reshuffleOwn', hand: false },
      plain('pass'),
    ),
  ),
  made(
    ['elec', 'tool'],
    item('taser', {}, choose([{ fx: 'injureOne', injuries: 1, retreat: true }], [{ fx: 'discardHand', who: 'other' }])),
  ),
  made(['chem', 'tool'], weapon('flamethrower', { kind: 'classic', capacity: 4, loaded: 4, sure: true, burns: true })),
  made(['chem', 'cloth'], item('molotovCocktail', {}, { fx: 'throw', target: 1, others: 1, eggs: 1, fire: true })),
]
