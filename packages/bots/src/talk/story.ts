/**
 * What I have said so far, read from the talk itself, so that I keep to it: two of my claims that stand never exclude each
 * other. Whoever has changed their mind, or sees that things have changed, withdraws the old claim first.
 */
import type { Seat, View } from '@coldwake/rules/facts'
import type { Fact, Saying } from '@coldwake/wire'
import type { Scene, Spoken } from '../bot.ts'
import { GAME_TOPICS } from '../games/index.ts'

/** The number of a claim that I am about to make. */
const UNSAID = -1

/** A claim of mine that I have not withdrawn. */
interface Standing {
  number: number
  fact: Fact
}

/** My sayings that I have not withdrawn. */
function standing(talk: readonly Spoken[], mine: Seat): Spoken[] {
  const own = talk.filter(({ seat }) => seat === mine)
  const gone = new Set(
    own.flatMap(({ saying }) => (saying.t === 'reply' && saying.how === 'withdraw' ? [saying.to] : [])),
  )
  return own.filter(({ number }) => !gone.has(number))
}

/** True where two facts cannot both be true at once. */
function excludes(a: Fact, b: Fact): boolean {
  if (a.about === 'room' && b.about === 'room') return (a.room === b.room) !== (a.tile === b.tile)
  if ('is' in a && 'is' in b)
    return a.is !== b.is && JSON.stringify({ ...a, is: true }) === JSON.stringify({ ...b, is: true })
  return GAME_TOPICS.some(topics => topics.excludes(a, b))
}

/** My claims that cannot stand beside a new one. */
function contradicted(view: View, told: readonly Standing[], fact: Fact): readonly Standing[] {
  const facts = told.map(one => one.fact)
  const out = GAME_TOPICS.flatMap(topics => topics.crowdedOut(view, facts, fact))
  return told.filter(one => excludes(one.fact, fact) || out.includes(one.fact))
}

/**
 * Of all that I could say, what I have not said yet and what agrees with it. A bot that lies keeps to its first story; any
 * other withdraws a claim that does not hold any more before it makes the new one.
 */
export function inKeeping(scene: Scene, mine: Seat, all: readonly Saying[], lies: boolean): Saying[] {
  const { talk } = scene
  const own = standing(talk, mine)
  const said = new Set(own.map(({ saying }) => JSON.stringify(saying)))
  let told = own.flatMap(({ number, saying }): Standing[] =>
    saying.t === 'claim' ? [{ number, fact: saying.fact }] : [],
  )
  return all.flatMap((one): Saying[] => {
    if (said.has(JSON.stringify(one))) return []
    if (one.t === 'reply') return one.how === 'deny' && isMine(talk, told, one.to) ? [] : [one]
    if (one.t !== 'claim') return [one]
    const old = contradicted(scene, told, one.fact)
    // What I say in the same breath cannot be withdrawn yet.
    if (old.length > 0 && (lies || old.some(({ number }) => number === UNSAID))) return []
    told = [...told.filter(kept => !old.includes(kept)), { number: UNSAID, fact: one.fact }]
    return [...old.map(({ number }): Saying => ({ t: 'reply', to: number, how: 'withdraw' })), one]
  })
}

/** Nobody denies what they say themselves. */
function isMine(talk: readonly Spoken[], told: readonly Standing[], to: number): boolean {
  const heard = talk.find(({ number }) => number === to)?.saying
  if (heard?.t !== 'claim') return false
  const same = JSON.stringify(heard.fact)
  return told.some(({ fact }) => JSON.stringify(fact) === same)
}
