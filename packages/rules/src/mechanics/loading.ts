/** Loading weapons, spending their ammo, and what hangs on them. NEM-HAND-06, NEM-HAND-07, NEM-RULING-189, NEM-RULING-191. */
import type { EffectOf } from '../core/effect.ts'
import { distinctNames, heldBy, inventoryOf, layOpen, named, takeFrom } from '../core/pieces.ts'
import { nameOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Name, Seat, Tell, Why } from '../core/types.ts'
import { ammoOf, capacityOf, isWeapon, least, setAmmo, weaponNamed, weaponsOf } from './ammo.ts'
import { loseItem } from './carry.ts'
import { itemOf } from './crew.ts'
import type { Primitives } from './effects.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    chooseLoad: { who: Seat; of: Kind; count: number | 'fill' }
    chooseSpend: { who: Seat; count: number }
    chooseAttach: { who: Seat; item: Name; ammo: number }
    chooseCharge: { who: Seat }
  }
}

declare module '../core/types.ts' {
  interface PurposeTypes {
    attach: true
    load: true
    spend: true
  }
  interface EventTypes {
    attached: { who: Seat; card: Name; to: Name }
  }
  interface EffectTypes {
    ammo: { of: 'energy' | 'flamethrower' | 'sixShooter' | 'nailDriver'; count: number | 'fill' }
    /** `of`: from this weapon, not one of choice. */
    spendAmmo: { count: number; of?: Name }
    /** Give up an Energy Charge to fill the weapon the Autoloader hangs on. */
    autoload: object
    attach: { to: 'energyWeapon'; ammo: number }
  }
}

type Kind = EffectOf<'ammo'>['of']

/** Weapons with ammo, or the one of that id. */
const loadedWeapons = (g: GameState, who: Seat, of?: Name): number[] =>
  weaponsOf(g, who).filter(piece => ammoOf(g, piece) > 0 && (of === undefined || itemOf(g, piece)?.id === of))

const fits = (g: GameState, piece: number, of: Kind): boolean =>
  of === 'energy' ? itemOf(g, piece)?.weapon?.kind === 'energy' : itemOf(g, piece)?.id === of

/** NEM-RULING-189: only weapons the user carries. */
const loadable = (g: GameState, who: Seat, of: Kind): number[] => weaponsOf(g, who).filter(p => fits(g, p, of))

/** NEM-RULING-108 */
function load(g: GameState, who: Seat, piece: number, count: number | 'fill', tell: Tell | undefined): void {
  const full = capacityOf(g, piece)
  const ammo = count === 'fill' ? full : Math.min(full, ammoOf(g, piece) + count)
  setAmmo(g, who, piece, Math.max(ammo, ammoOf(g, piece)), 'NEM-HAND-06', tell)
}

const emptiest = (g: GameState, who: Seat, card: Name): number =>
  least(g, weaponsOf(g, who), card, piece => ammoOf(g, piece))

export function attach(g: GameState, who: Seat, item: Name, host: number, ammo: number, tell: Tell | undefined): void {
  const inventory = inventoryOf(g, who)
  const piece = named(g, inventory, item)
  takeFrom(inventory, piece)
  const learned = layOpen(g, piece, heldBy(g, who))
  g.attached = [...g.attached, [piece, host]]
  tell?.({ e: 'attached', who, card: item, to: nameOf(g, host), rule: 'NEM-HAND-07', learned })
  setAmmo(g, who, host, ammoOf(g, host) + ammo, 'NEM-RULING-191', tell)
}

function whyNoWeapon(g: GameState, who: Seat, of: Kind): Why | null {
  for (const piece of heldBy(g, who)) if (isWeapon(g, piece) && fits(g, piece, of)) return null
  return 'noWeapon'
}

/** A magazine that hangs on no weapon yet. */
const magazine = (g: GameState, who: Seat): number | undefined =>
  inventoryOf(g, who).find(piece => itemOf(g, piece)?.gives === 'extendedMagazine')

/** The weapon an Autoloader hangs on, and the charges at hand for it. */
const autoloaded = (g: GameState, who: Seat): number =>
  g.attached.find(([item, host]) => itemOf(g, item)?.gives === 'autoloader' && heldBy(g, who).includes(host))?.[1] ?? -1
const charges = (g: GameState, who: Seat): number[] =>
  inventoryOf(g, who).filter(piece => itemOf(g, piece)?.id === 'energyCharge')

export const loadingTasks: Handlers<'chooseLoad' | 'chooseSpend' | 'chooseAttach' | 'chooseCharge'> = {
  chooseLoad: {
    ask: 'weapon',
    rule: 'NEM-RULING-189',
    about: () => ({ purpose: 'load' }),
    options: (g, { who, of }) => distinctNames(g, loadable(g, who, of)).map(card => ({ do: 'item', card })),
    answer(g, { who, count }, choice, tell) {
      if (choice.do === 'item') load(g, who, emptiest(g, who, choice.card), count, tell)
    },
  },

  chooseSpend: {
    ask: 'weapon',
    rule: 'NEM-ESC-06',
    about: () => ({ purpose: 'spend' }),
    options: (g, { who }) => distinctNames(g, loadedWeapons(g, who)).map(card => ({ do: 'item', card })),
    answer(g, { who, count }, choice, tell) {
      if (choice.do !== 'item') return
      const piece = weaponNamed(g, who, choice.card)
      setAmmo(g, who, piece, ammoOf(g, piece) - count, 'NEM-ESC-06', tell)
    },
  },

  /** NEM-RULING-191 */
  chooseAttach: {
    ask: 'weapon',
    rule: 'NEM-HAND-07',
    about: () => ({ purpose: 'attach' }),
    options: (g, { who }) => distinctNames(g, loadable(g, who, 'energy')).map(card => ({ do: 'item', card })),
    answer(g, { who, item, ammo }, choice, tell) {
      if (choice.do === 'item') attach(g, who, item, weaponNamed(g, who, choice.card), ammo, tell)
    },
  },

  /** NEM-RULING-216: a charge of either colour. Asked even of one: others do not see how many there are. */
  chooseCharge: {
    ask: 'item',
    rule: 'NEM-RULING-216',
    about: () => ({ purpose: 'load' }),
    options: (g, { who }) => distinctNames(g, charges(g, who)).map(card => ({ do: 'item', card })),
    answer(g, { who }, choice, tell) {
      if (choice.do !== 'item') return
      loseItem(g, who, named(g, charges(g, who), choice.card), 'spent', 'NEM-ITEM-03', tell)
      load(g, who, autoloaded(g, who), 'fill', tell)
    },
  },
}

export const loadingEffects: Primitives<'ammo' | 'spendAmmo' | 'attach' | 'autoload'> = {
  ammo: {
    why: (g, { by }, { of }) => whyNoWeapon(g, by, of),
    run(g, { by }, { of, count }, tell) {
      const list = loadable(g, by, of)
      if (distinctNames(g, list).length > 1) next(g, { do: 'chooseLoad', who: by, of, count })
      else if (list.length > 0) load(g, by, emptiest(g, by, nameOf(g, list[0])), count, tell)
    },
  },
  spendAmmo: {
    why: (g, { by }, { of }) => (loadedWeapons(g, by, of).length > 0 ? null : 'noAmmo'),
    run(g, { by }, { count, of }, tell) {
      const list = loadedWeapons(g, by, of)
      if (distinctNames(g, list).length > 1) next(g, { do: 'chooseSpend', who: by, count })
      else if (list.length > 0) setAmmo(g, by, list[0], ammoOf(g, list[0]) - count, 'NEM-ESC-06', tell)
    },
  },
  /** Energy weapons only: the card says so. */
  attach: {
    why: (g, { by }) => (magazine(g, by) === undefined ? 'nothingHere' : whyNoWeapon(g, by, 'energy')),
    run(g, { by }, { ammo }, tell) {
      const item = magazine(g, by)
      const list = loadable(g, by, 'energy')
      if (item === undefined || list.length === 0) return
      if (distinctNames(g, list).length > 1) next(g, { do: 'chooseAttach', who: by, item: nameOf(g, item), ammo })
      else attach(g, by, nameOf(g, item), list[0], ammo, tell)
    },
  },
  autoload: {
    why: (g, { by }) => (autoloaded(g, by) < 0 ? 'noWeapon' : charges(g, by).length > 0 ? null : 'nothingToDiscard'),
    run: (g, { by }) => next(g, { do: 'chooseCharge', who: by }),
  },
}
