/** What the commands of the Intruder player may do to the others. NEM-MODE-INTRUDER. */

import type { Name, Seat } from '../../../core/types.ts'
import { attackBy, attackSomebody, attackWith } from '../../../forecast/attacks.ts'
import { crewIn } from '../../../forecast/crew.ts'
import type { Effects } from '../../../forecast/effects.ts'
import { ask, either, type Foresight, type Handlers, next } from '../../../forecast/foresight.ts'
import { personAt } from '../../../forecast/lookups.ts'
import { faceNamed } from '../../../forecast/lore.ts'
import { noiseRoll } from '../../../forecast/noise.ts'
import { happens } from '../../../forecast/phase.ts'
import type { IntruderAction } from '../faces.ts'

const nothing = (): void => {}
const idle = { answer: nothing, anyhow: nothing }

const commandOf = (f: Foresight, card: Name): IntruderAction | null =>
  faceNamed(f.facts, 'intruderAction', card)?.command ?? null

const moved = (f: Foresight): void => {
  f.foesVague = true
}

/** An attack whose card may be chosen among a few. */
function goes(f: Foresight, intruder: number, whom: Seat | null): void {
  const foe = f.foes.find(({ id }) => id === intruder)
  if (!foe) return
  foe.sure = false
  if (whom === null) attackSomebody(f, foe)
  else attackBy(f, whom, foe, 'phase')
}

export const intruderPlayerForesight: Handlers<
  | 'offerIntruders'
  | 'drawIntruderCards'
  | 'playIntruders'
  | 'intruderTurn'
  | 'passIntruders'
  | 'keepOne'
  | 'chooseMover'
  | 'chooseItsWay'
  | 'chooseAttacker'
  | 'chooseQuarry'
  | 'chooseAttackCard'
  | 'chooseEventCard'
  | 'choosePursued'
  | 'chooseHealed'
> = {
  offerIntruders: idle,
  drawIntruderCards: nothing,
  playIntruders: (f, { seat }) => ask(f, seat),
  intruderTurn: {
    answer(f, { seat }, choice) {
      if (choice.do !== 'playAs') {
        personAt(f, seat).passed = true
        return
      }
      const command = commandOf(f, choice.card)
      if (choice.as === 'move') return either(f, [one => ask(one, seat), moved])
      if (choice.as === 'attack') return attacks(f, seat)
      const nobody = { by: f.table.first, whom: f.table.first, at: -1, intruder: -1 }
      next(f, { do: 'effects', ctx: nobody, list: command?.effect ?? [] })
    },
  },
  passIntruders: (f, { seat }) => {
    personAt(f, seat).passed = true
  },
  keepOne: idle,
  chooseMover: { answer: (f, { seat }) => either(f, [one => ask(one, seat), moved]) },
  chooseItsWay: { answer: moved },
  chooseAttacker: {
    answer(f, { seat }, choice) {
      if (choice.do === 'intruder') either(f, [one => ask(one, seat), one => goes(one, choice.intruder, null)])
    },
  },
  chooseQuarry: {
    answer(f, { seat, intruder }, choice) {
      if (choice.do === 'who') either(f, [one => ask(one, seat), one => goes(one, intruder, choice.whom)])
    },
  },
  chooseAttackCard: {
    answer(f, { intruder, whom }, choice) {
      const foe = f.foes.find(({ id }) => id === intruder)
      const face = choice.do === 'resolve' ? faceNamed(f.facts, 'attack', choice.card) : null
      if (foe && face) attackWith(f, whom, { kind: foe.kind, how: 'phase' }, face.attack)
    },
  },
  chooseEventCard: {
    answer(f, _, choice) {
      const face = choice.do === 'resolve' ? faceNamed(f.facts, 'event', choice.card) : null
      if (face) happens(f, face.event)
    },
  },
  choosePursued: {
    answer(f, _, choice) {
      if (choice.do === 'who') noiseRoll(f, choice.whom)
    },
  },
  chooseHealed: idle,
}

function attacks(f: Foresight, seat: Seat): void {
  const able = f.foes.filter(({ room }) => crewIn(f, room).length > 0)
  either(f, [
    one => ask(one, seat),
    ...able.map(
      ({ id }) =>
        (one: Foresight) =>
          goes(one, id, null),
    ),
  ])
}

export const intruderPlayerEffects: Effects<'pursuit' | 'planning' | 'healOne'> = {
  pursuit: f =>
    either(f, [
      one => ask(one, one.table.intruderPlayer?.seat ?? one.me),
      ...f.people
        .filter(({ fate }) => fate === 'aboard')
        .map(
          ({ seat }) =>
            (one: Foresight) =>
              noiseRoll(one, seat),
        ),
    ]),
  planning: f =>
    either(f, [one => ask(one, one.table.intruderPlayer?.seat ?? one.me), one => next(one, { do: 'eventCard' })]),
  healOne: nothing,
}
