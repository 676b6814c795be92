/** What cards and rooms do only in the facility, and on the Surface around it. */
import type { EffectOf, Name } from '@coldwake/rules'
import { type Clauses, objectsOf, plain, type Writer } from '../../effects/clause.ts'
import type { Dialect } from '../../lang.ts'
import { list } from '../../message.ts'
import { theCard, theTile } from '../../things.ts'
import { words } from '../../words.ts'

const computing = {
  nothing: 'computerAction',
  power: 'computerActionUnpowered',
  computer: 'computerActionAnywhere',
  either: 'computerActionEither',
} as const

const outside = ({ lang }: Writer) => words(lang).surface.clauses

export const lockdownClauses = {
  // the facility
  power: (effect, writer) => writer.say(effect.how === 'swap' ? 'swapPower' : 'flipPower', effect),
  backup: plain,
  kickstopper: plain,
  powerSurge: (effect, writer) => writer.say(effect.cuts ? 'powerSurgeCuts' : 'powerSurge', effect),
  computerAction: (effect, writer) =>
    writer.say(effect.all ? 'computerActions' : computing[effect.waive ?? 'nothing'], effect),
  ride: plain,
  rover: plain,
  drive: plain,
  openGate: plain,
  startAlert: plain,
  lockIn: plain,
  defence: plain,
  repository: plain,
  itemCounter: plain,
  peekCss: plain,
  moveCss: plain,
  enterCss: (effect, writer) => writer.say('enterCss', effect, { pod: effect.pod }),
  loseCss: plain,

  // knowledge and secrets
  knowledge: (effect, writer) => {
    const { count } = effect
    return count === 'weaknesses' ? writer.say('knowledgePerWeakness', effect) : writer.say('knowledge', { count })
  },
  activateKnowledge: plain,
  arrange: (effect, writer) => writer.say(effect.deck === 'event' ? 'arrangeEvents' : 'arrangeAttacks', effect),
  peekContingency: (effect, writer) =>
    writer.say(effect.of === 'any' ? 'peekContingency' : 'peekContingencies', effect),
  takeContingency: plain,

  // fights
  adultAttack: plain,
  rollAsShoot: plain,
  desperate: plain,
  vivisect: plain,
  sample: plain,
  glow: plain,
  driveOut: plain,
  chase: plain,
  ignoreDark: (effect, writer) => writer.say(effect.of === 'event' ? 'ignoreDarkEvent' : 'ignoreDark', effect),
  redirect: (effect, writer) => {
    const redirect = writer.say(effect.at === 'before' ? 'redirectBefore' : 'redirectAfter', effect)
    return effect.price
      ? writer.say('atThePrice', effect, { objects: objectsOf(effect.price, writer.lang), effect: redirect })
      : redirect
  },
  redrawAttack: plain,
  skipBagNoise: plain,

  // Items
  uses: (effect, writer) =>
    writer.say(effect.count === 'fill' ? 'usesFill' : 'usesSpend', effect, { card: theCard(effect.of, writer.lang) }),
  noise,
  spray: plain,
  loseObject: (effect, writer) => writer.say('loseObject', effect, { objects: objectsOf(effect.kinds, writer.lang) }),
  takeCrafted: (effect, writer) => writer.say('takeCrafted', effect, { cards: cardsOf(effect.of, writer.lang) }),

  // Event cards
  bloodTrace: (effect, writer) => writer.say(effect.me ? 'bloodTraceYou' : 'bloodTrace', effect),
  panic: (effect, writer) => writer.say(effect.me ? 'panicYou' : 'panic', effect),
  fireIn: (effect, writer) => {
    const { lang } = writer
    const rooms = effect.tiles.map(tile => theTile(tile, lang))
    return writer.say('fireIn', effect, { rooms: list(rooms, lang) })
  },
  fireInComputers: plain,
  burnCss: plain,
  leaveShell: plain,
  adultJoins: plain,
  allAttack: (effect, writer) => writer.say(effect.of === 'hunters' ? 'huntersAttack' : 'allAttack', effect),

  // the Surface
  discard: (effect, writer) => writer.fill(outside(writer).discard, effect),
  encounter: (effect, writer) => writer.fill(outside(writer).encounter, effect),
  noiseInAreas: (effect, writer) => {
    const { noiseInAllAreas, noiseInOneArea } = outside(writer)
    return writer.fill(effect.count === 'all' ? noiseInAllAreas : noiseInOneArea, effect)
  },
  stirArea: (effect, writer) => writer.fill(outside(writer).stirArea, effect),
  drain: (effect, writer) => writer.fill(outside(writer).drain, effect),
} satisfies Partial<Clauses>

function noise(effect: EffectOf<'noise'>, writer: Writer): string {
  const here = effect.where === 'here'
  return effect.how === 'place'
    ? writer.say(here ? 'placeNoise' : 'placeNoiseInSection', effect)
    : writer.say(here ? 'removeNoise' : 'removeNoiseInSection', effect)
}

const cardsOf = (cards: readonly Name[], lang: Dialect): string =>
  list(
    cards.map(card => theCard(card, lang)),
    lang,
    'disjunction',
  )
