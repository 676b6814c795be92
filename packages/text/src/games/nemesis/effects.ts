/** What cards and rooms do only on the ship. */
import { type Clauses, type Looks, plain } from '../../effects/clause.ts'

export const nemesisClauses = {
  engine: plain,
  setDestination: plain,
  togglePod: (effect, writer) => writer.say(effect.where === 'any' ? 'togglePod' : 'togglePodHere', effect),
  enterPod: (effect, writer) => writer.say('enterPod', effect, { section: effect.section }),
  ejectPod: plain,
  hibernate: plain,

  pursuit: plain,
  planning: plain,
  healOne: plain,
} satisfies Partial<Clauses>

export const nemesisLooks: Pick<Looks, 'coordinates' | 'engine' | 'engines'> = {
  coordinates: (effect, writer) => writer.say('lookAtCoordinates', effect),
  engine: (effect, writer) => writer.say('lookAtEngine', effect),
  engines: (effect, writer) => writer.say('lookAtEngines', effect),
}
