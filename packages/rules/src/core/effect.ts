/**
 * What a card does, as data. The rules run these expressions (mechanics/effects.ts) and the text package words them,
 * so a card's wording cannot drift from what it does. `choose` is a player's OR, `when` a condition nobody decides.
 */
import type { Colour, IntruderKind, ObjectKind, Section } from './types.ts'

export type Effect =
  // ------------------------------------------------ joints
  /** Do exactly one of these, each a list done in order. */
  | { fx: 'choose'; of: readonly (readonly Effect[])[] }
  /** Do this, or leave it. */
  | { fx: 'may'; do: readonly Effect[] }
  /** This if the test holds, otherwise that. */
  | { fx: 'when'; test: Test; do: readonly Effect[]; else: readonly Effect[] }
  /** On a character in the room, the user's choice, self included. */
  | { fx: 'patient'; of: readonly Effect[] }

  // ------------------------------------------------ cards
  | { fx: 'draw'; count: number; who: 'self' | 'everyoneHere' }
  /** Discard any number, Contamination included, and draw that many and some more. */
  | { fx: 'redraw'; more: number }
  | { fx: 'discardHand'; who: 'self' | 'other' }
  /** Every other character in the room discards an action card of its own choice. */
  | { fx: 'othersDiscard'; count: number }
  | { fx: 'pass' }
  /** Deck and discard pile, with or without the hand, make a new deck. */
  | { fx: 'reshuffleOwn'; hand: boolean }
  | { fx: 'unlimited' }
  /** Everybody passes, the Player Phase ends, no intruder attacks in the Event Phase. */
  | { fx: 'endPhase' }
  /** Only as a reaction: the action, or the Interruption, it answers does not happen. */
  | { fx: 'cancel' }
  /** Only as a reaction: the attack does nothing to this character. */
  | { fx: 'spare'; on: 'surprise' | 'attack' }

  // ------------------------------------------------ wounds and contamination
  | { fx: 'lightWound'; count: number }
  | { fx: 'seriousWound'; count: number }
  | { fx: 'kill' }
  | { fx: 'dress'; count: number | 'all' }
  | { fx: 'healSerious'; count: number }
  | { fx: 'healLight'; count: number | 'all' }
  | { fx: 'contaminate'; count: number }
  /** Read contamination cards: hand, or deck, discard pile and hand. */
  | { fx: 'scan'; zone: 'hand' | 'everywhere'; clean: 'keep' | 'remove'; infected: 'infect' | 'remove' }
  /** Read one contamination card of the hand and remove it; an infected one is replaced by a new card. */
  | { fx: 'scanOne' }
  | { fx: 'larva'; how: 'remove' }
  | { fx: 'slime'; how: 'give' | 'remove' }
  | { fx: 'signal' }

  // ------------------------------------------------ moving
  /** Leave the room: oneself, one other, or both together. Escaping is going while In Combat. */
  | { fx: 'go'; who: 'self' | 'other' | 'either' | 'both'; noise: boolean; attacks: boolean }
  | { fx: 'ducts' }
  /** To any other room of this colour. */
  | { fx: 'leap'; colour: Colour }

  // ------------------------------------------------ intruders and combat
  | { fx: 'noiseRoll' }
  | { fx: 'shoot'; energy: boolean; reroll: boolean; spend: 'one' | 'all' }
  | { fx: 'ammo'; of: 'energy' | 'flamethrower' | 'sixShooter'; count: number | 'fill' }
  | { fx: 'spendAmmo'; count: number }
  /** Give up an Energy Charge to fill the weapon the Autoloader hangs on. */
  | { fx: 'autoload' }
  /** Everything in a chosen room, here or next to it: injuries, serious wounds, perhaps fire. */
  | { fx: 'throw'; target: number; others: number; eggs: number; fire: boolean }
  | { fx: 'injureOne'; injuries: number; retreat: boolean }
  | { fx: 'retreatOne' }
  /** All intruders of the neighbouring rooms go into one of them; those in Combat attack first. */
  | { fx: 'decoy' }
  | { fx: 'takeEgg' }
  | { fx: 'transform' }
  | { fx: 'summon' }

  // ------------------------------------------------ the board
  /** Lower the item counter, draw items of the room's colour, keep one, the rest face down under the deck. */
  | { fx: 'search'; draw: number; counter: 'needed' | 'ignored' | 'unused' }
  | { fx: 'look'; at: 'tile' | 'tileAndToken' | 'coordinates' | 'engine' | 'engines'; count: number }
  /** Open a closed door or close an open one; destroy a closed one; `mend` may close a destroyed one. */
  | { fx: 'door'; how: 'toggle' | 'destroy' | 'mend' }
  /** Any of the doors of a chosen room. */
  | { fx: 'doorsOf' }
  | { fx: 'malfunction'; how: 'place' | 'remove'; at: 'here' | 'computer' }
  | { fx: 'fire'; how: 'place' | 'remove' }
  /** Put out the fire of a chosen room and drive its intruders out. */
  | { fx: 'douse' }
  | { fx: 'vent' }
  /** Look at both tokens of the engine here and put them back in either order. */
  | { fx: 'engine' }
  | { fx: 'riskAssessment' }
  /** Only in a room with a working computer; or anywhere, with the Holo Computer. */
  | { fx: 'computer'; holo: boolean }
  | { fx: 'roomAction'; where: 'computer' | 'noComputer' | 'cockpitOrComputer' | 'anyComputer' }
  | { fx: 'setDestination' }
  | { fx: 'selfDestruct' }
  | { fx: 'togglePod'; where: 'any' | 'here' }
  | { fx: 'enterPod'; section: Section }
  | { fx: 'hibernate' }
  | { fx: 'analyse'; where: 'laboratory' | 'here' }
  | { fx: 'peekObjective'; of: 'anyone' | 'signalled' }

  // ------------------------------------------------ items
  | { fx: 'craft'; wild: boolean }
  | { fx: 'loseItem' }
  | { fx: 'attach'; to: 'energyWeapon'; ammo: number }
  | { fx: 'tape' }

  // ------------------------------------------------ events: nobody in particular acts
  | { fx: 'protectEggs' }
  | { fx: 'hatch' }
  | { fx: 'healIntruders'; count: number }
  | { fx: 'malfunctions'; in: 'withIntruders' | 'burning' | 'lowest' | 'yellowComputers' | 'green' }
  | { fx: 'lurk' }
  | { fx: 'eclosion'; draw: number }
  | { fx: 'flammable' }
  | { fx: 'hunt' }
  | { fx: 'burnItems' }
  | { fx: 'spreadFire' }
  | { fx: 'noiseAround'; what: 'slimed' | 'nest' }
  | { fx: 'noiseInDucts' }
  | { fx: 'openDoors' }
  | { fx: 'ejectPod' }
  | { fx: 'coolantLeak' }

export type Fx = Effect['fx']
export type EffectOf<K extends Fx> = Extract<Effect, { fx: K }>

/** A question about the state, for conditions, quests and objectives; asked for one seat. */
export type Test =
  | { is: 'all'; of: readonly Test[] }
  | { is: 'any'; of: readonly Test[] }
  | { is: 'seriousWounds'; min: number }
  | { is: 'inRoom'; tile: string }
  | { is: 'signal' }
  | { is: 'allExplored' }
  | { is: 'destination'; at: 'earth' | 'mars' }
  | { is: 'soleSurvivor' }
  | { is: 'playerDead'; player: number }
  | { is: 'othersSurvive'; min: number }
  | { is: 'nestDestroyed' }
  | { is: 'shipDestroyed' }
  | { is: 'killed'; kind: IntruderKind }
  | { is: 'weakness'; object: ObjectKind }
  | { is: 'weaknesses'; min: number }
  | { is: 'leftWith'; object: 'egg' | 'corpse.blue' }
  | { is: 'leftByPod' }
  | { is: 'items'; min: number }
  | { is: 'objectIn'; object: 'corpse.blue'; tile: string }

export type TestOf<K extends Test['is']> = Extract<Test, { is: K }>

export const choose = (...of: (readonly Effect[])[]): Effect => ({ fx: 'choose', of })
export const may = (...list: Effect[]): Effect => ({ fx: 'may', do: list })
export const when = (test: Test, list: readonly Effect[], otherwise: readonly Effect[] = []): Effect => ({
  fx: 'when',
  test,
  do: list,
  else: otherwise,
})
export const patient = (...of: Effect[]): Effect => ({ fx: 'patient', of })
export const search = (draw: number, counter: 'needed' | 'ignored' | 'unused' = 'needed'): Effect => ({
  fx: 'search',
  draw,
  counter,
})
export const look = (at: EffectOf<'look'>['at'], count = 1): Effect => ({ fx: 'look', at, count })
export const door = (how: EffectOf<'door'>['how']): Effect => ({ fx: 'door', how })
export const breakDown = (at: 'here' | 'computer' = 'here'): Effect => ({ fx: 'malfunction', how: 'place', at })
export const fix = (): Effect => ({ fx: 'malfunction', how: 'remove', at: 'here' })
export const fire = (how: 'place' | 'remove'): Effect => ({ fx: 'fire', how })
export const draw = (count: number, who: 'self' | 'everyoneHere' = 'self'): Effect => ({ fx: 'draw', count, who })
export const lightWound = (count: number): Effect => ({ fx: 'lightWound', count })
export const seriousWound = (count: number): Effect => ({ fx: 'seriousWound', count })
export const contaminate = (count: number): Effect => ({ fx: 'contaminate', count })
export const dress = (count: number | 'all'): Effect => ({ fx: 'dress', count })
export const healLight = (count: number | 'all'): Effect => ({ fx: 'healLight', count })
export const healSerious = (count: number): Effect => ({ fx: 'healSerious', count })
export const scan = (zone: 'hand' | 'everywhere', clean: 'keep' | 'remove', infected: 'infect' | 'remove'): Effect => ({
  fx: 'scan',
  zone,
  clean,
  infected,
})
export const go = (who: EffectOf<'go'>['who'], how: { noise?: boolean; attacks?: boolean } = {}): Effect => ({
  fx: 'go',
  who,
  noise: how.noise ?? true,
  attacks: how.attacks ?? true,
})
export const shoot = (how: { energy?: boolean; reroll?: boolean; spend?: 'one' | 'all' } = {}): Effect => ({
  fx: 'shoot',
  energy: how.energy ?? false,
  reroll: how.reroll ?? false,
  spend: how.spend ?? 'one',
})
export const roomAction = (where: EffectOf<'roomAction'>['where']): Effect => ({ fx: 'roomAction', where })
export const computer = (holo = false): Effect => ({ fx: 'computer', holo })
/** An effect without particulars. */
export const plain = <K extends Fx>(fx: { fx: K } extends Effect ? K : never): Effect => ({ fx }) as Effect

export const all = (...of: Test[]): Test => ({ is: 'all', of })
export const any = (...of: Test[]): Test => ({ is: 'any', of })
