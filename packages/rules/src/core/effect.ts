/**
 * What a card does, as data: short forms for the effects and predicates that every game uses. The rules run these
 * expressions (mechanics/effects.ts) and the text package words them, so a card's wording cannot drift from what it
 * does. `choose` is a player's OR, `when` a condition nobody decides.
 */
import type { Effect, EffectOf, Fx, Predicate } from './types.ts'

export type { Effect, EffectOf, Fx, Predicate, PredicateOf } from './types.ts'

export const choose = (...of: (readonly Effect[])[]): Effect => ({ fx: 'choose', of })
export const may = (...list: Effect[]): Effect => ({ fx: 'may', do: list })
export const when = (test: Predicate, list: readonly Effect[], otherwise: readonly Effect[] = []): Effect => ({
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
export const scan = (
  zone: 'hand' | 'everywhere',
  clean: 'keep' | 'remove',
  infected: EffectOf<'scan'>['infected'],
): Effect => ({
  fx: 'scan',
  zone,
  clean,
  infected,
})
export const go = (who: EffectOf<'go'>['who'], how: Partial<Omit<EffectOf<'go'>, 'fx' | 'who'>> = {}): Effect => ({
  fx: 'go',
  who,
  noise: true,
  attacks: true,
  ...how,
})
export const shoot = (how: { energy?: boolean; reroll?: boolean; spend?: 'one' | 'all' } = {}): Effect => ({
  fx: 'shoot',
  energy: how.energy ?? false,
  reroll: how.reroll ?? false,
  spend: how.spend ?? 'one',
})
export const roomAction = (where: EffectOf<'roomAction'>['where']): Effect => ({ fx: 'roomAction', where })
export const need = (test: Predicate): Effect => ({ fx: 'need', test })
export const computer = (holo = false): Effect => ({ fx: 'computer', holo })
/** An effect without particulars. */
export const plain = <K extends Fx>(fx: { fx: K } extends Effect ? K : never): Effect => ({ fx }) as Effect

export const all = (...of: Predicate[]): Predicate => ({ is: 'all', of })
export const any = (...of: Predicate[]): Predicate => ({ is: 'any', of })
export const not = (test: Predicate): Predicate => ({ is: 'not', test })

/** The parts of a card's test that stand side by side: the end's report says which hold. */
export const partsOf = (test: Predicate): readonly Predicate[] => (test.is === 'all' ? test.of : [test])
/** NEM-MODE-COOP-03 */
export const asksForSignal = (test: Predicate): boolean => partsOf(test).some(({ is }) => is === 'signal')
