/** Ways to other rooms, Doors, Noise and markers; what rooms let their visitors do. */
import type { EffectOf } from '@coldwake/rules'
import { gameLooks } from '../games/effects.ts'
import { say } from '../message.ts'
import { words } from '../words.ts'
import { type Clause, type Clauses, type Looks, plain, type Writer } from './clause.ts'

const goers = { self: 'goSelf', other: 'goOther', either: 'goEither', both: 'goBoth', along: 'goAlong' } as const
const doors = { toggle: 'toggleDoor', destroy: 'destroyDoor', mend: 'mendDoor' } as const
const searches = { needed: 'search', ignored: 'searchEmpty', unused: 'searchAny' } as const
const selfDestructs = { start: 'startSelfDestruct', stop: 'stopSelfDestruct' } as const
const analyses = { laboratory: 'analyseInLaboratory', here: 'analyseHere', carried: 'analyseCarried' } as const
const roomActions = {
  computer: 'roomActionWithComputer',
  noComputer: 'roomActionWithoutComputer',
  cockpitOrComputer: 'roomActionCockpit',
  anyComputer: 'roomActionAnywhere',
  whiteOrRed: 'roomActionWhiteOrRed',
  whiteOrYellow: 'roomActionWhiteOrYellow',
  whiteOrGreen: 'roomActionWhiteOrGreen',
  broken: 'roomActionBroken',
} as const
const lookingAt: Looks = {
  tile: (effect, writer) => writer.say('lookAtTile', effect),
  tileAndToken: (effect, writer) => writer.say('lookAtTileAndToken', effect),
  ...gameLooks,
}

const look: Clause<'look'> = (effect, writer) => lookingAt[effect.at](effect, writer)

const roomAction: Clause<'roomAction'> = (effect, writer) => {
  const said = writer.atComputer && effect.where === 'computer'
  return writer.say(said ? 'roomActionFree' : roomActions[effect.where], effect)
}

export const rooms = {
  go,
  ducts: (effect, writer) => writer.say(effect.explored ? 'ductsExplored' : 'ducts', effect),
  leap: (effect, { lang }) => say(words(lang).effects.leaps[effect.colour], lang),
  noiseRoll: plain,

  door: (effect, writer) => writer.say(effect.any ? 'anyDoor' : doors[effect.how], effect),
  doorsOf: plain,
  closeDoors: plain,
  openDoors: plain,
  malfunction,
  fire: (effect, writer) => writer.say(effect.how === 'place' ? 'placeFire' : 'removeFire', effect),
  douse: plain,
  vent: plain,

  search: (effect, writer) => writer.say(searches[effect.counter], effect),
  look,
  riskAssessment: plain,
  peekObjective: (effect, writer) => {
    if (effect.all) return writer.say('peekAllObjectives', effect)
    return writer.say(effect.of === 'anyone' ? 'peekObjective' : 'peekSignalled', effect)
  },
  roomAction,
  analyse: (effect, writer) => writer.say(analyses[effect.where], effect),
  selfDestruct: (effect, writer) => writer.say(effect.how ? selfDestructs[effect.how] : 'selfDestruct', effect),
} satisfies Partial<Clauses>

function go(effect: EffectOf<'go'>, writer: Writer): string {
  const { who, noise, attacks, shut, leaveToken } = effect
  const go = writer.say(goers[who], effect)
  const door = shut ? writer.say('shutting', effect, { go }) : go
  const token = leaveToken ? writer.say('leavingToken', effect, { go: door }) : door
  const quiet = noise ? token : writer.say('quietly', effect, { go: token })
  return attacks ? quiet : writer.say(who === 'self' ? 'unharmed' : 'unharmedBoth', effect, { go: quiet })
}

function malfunction(effect: EffectOf<'malfunction'>, writer: Writer): string {
  const here = effect.at === 'here'
  return effect.how === 'place'
    ? writer.say(here ? 'placeMalfunction' : 'placeMalfunctionAtComputer', effect)
    : writer.say(here ? 'removeMalfunction' : 'removeMalfunctionAtComputer', effect)
}
