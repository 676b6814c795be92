/** What effects say: generated from the same data that the rules run, so the two cannot disagree. */
import type { Effect, EffectOf, Fx, When } from '@coldwake/rules'
import { testText } from './conditions.ts'
import type { Lang } from './lang.ts'
import { list, say, sentence } from './message.ts'
import { words } from './words.ts'

/** A new kind of effect does not compile until it has its clause here. `atComputer`: that one is needed has been said. */
function clause(effect: Effect, lang: Lang, atComputer: boolean): string {
  const { arms, clauses, joints, leaps, malfunctions } = words(lang).effects
  switch (effect.fx) {
    case 'choose':
      return effect.of
        .map(part => joined(part, lang, atComputer))
        .reduce((one, other) => say(joints.or, lang, { one, other }))
    case 'may':
      return say(joints.may, lang, { effect: joined(effect.do, lang) })
    case 'when': {
      const slots = { test: testText(effect.test, lang), effect: joined(effect.do, lang) }
      return effect.else.length === 0
        ? say(joints.when, lang, slots)
        : say(joints.whenElse, lang, { ...slots, other: joined(effect.else, lang) })
    }
    case 'patient':
      return say(joints.patient, lang, { effect: joined(effect.of, lang) })
    case 'computer':
      return say(clauses.computer, lang)

    case 'draw':
      return say(effect.who === 'self' ? clauses.drawSelf : clauses.drawEveryoneHere, lang, { count: effect.count })
    case 'redraw':
      return say(clauses.redraw, lang, effect)
    case 'discardHand':
      return say(effect.who === 'self' ? clauses.discardHand : clauses.discardHandOther, lang)
    case 'othersDiscard':
      return say(clauses.othersDiscard, lang, effect)
    case 'pass':
      return say(clauses.pass, lang)
    case 'reshuffleOwn':
      return say(effect.hand ? clauses.reshuffleAll : clauses.reshuffleOwn, lang)
    case 'unlimited':
      return say(clauses.unlimited, lang)
    case 'endPhase':
      return say(clauses.endPhase, lang)
    case 'cancel':
      return say(clauses.cancel, lang)
    case 'spare':
      return say(effect.on === 'surprise' ? clauses.spareSurprise : clauses.spareAttack, lang)

    case 'lightWound':
      return say(clauses.lightWound, lang, effect)
    case 'seriousWound':
      return say(clauses.seriousWound, lang, effect)
    case 'kill':
      return say(clauses.kill, lang)
    case 'dress':
      return effect.count === 'all' ? say(clauses.dressAll, lang) : say(clauses.dress, lang, { count: effect.count })
    case 'healSerious':
      return say(clauses.healSerious, lang, effect)
    case 'healLight':
      return effect.count === 'all'
        ? say(clauses.healLightAll, lang)
        : say(clauses.healLight, lang, { count: effect.count })
    case 'contaminate':
      return say(clauses.contaminate, lang, effect)
    case 'scan':
      return scanning(effect, lang)
    case 'scanOne':
      return say(clauses.scanOne, lang)
    case 'larva':
      return say(clauses.larvaGone, lang)
    case 'slime':
      return say(effect.how === 'give' ? clauses.slimed : clauses.cleaned, lang)
    case 'signal':
      return say(clauses.signal, lang)

    case 'go':
      return going(effect, lang)
    case 'ducts':
      return say(clauses.ducts, lang)
    case 'leap':
      return say(leaps[effect.colour], lang)

    case 'noiseRoll':
      return say(clauses.noiseRoll, lang)
    case 'shoot':
      return shooting(effect, lang)
    case 'ammo': {
      const weapon = say(arms[effect.of], lang)
      return effect.count === 'fill'
        ? say(clauses.ammoFill, lang, { weapon })
        : say(clauses.ammo, lang, { weapon, count: effect.count })
    }
    case 'spendAmmo':
      return say(clauses.spendAmmo, lang, effect)
    case 'throw':
      return throwing(effect, lang)
    case 'injureOne':
      return say(effect.retreat ? clauses.injureAndRetreat : clauses.injureOne, lang, { injuries: effect.injuries })
    case 'retreatOne':
      return say(clauses.retreatOne, lang)
    case 'decoy':
      return say(clauses.decoy, lang)
    case 'takeEgg':
      return say(clauses.takeEgg, lang)
    case 'transform':
      return say(clauses.transform, lang)
    case 'summon':
      return say(clauses.summon, lang)

    case 'search':
      return say(clauses[searches[effect.counter]], lang, { draw: effect.draw })
    case 'look':
      return looking(effect, lang)
    case 'door':
      return say(clauses[doors[effect.how]], lang)
    case 'doorsOf':
      return say(clauses.doorsOf, lang)
    case 'malfunction':
      return effect.how === 'place'
        ? say(effect.at === 'here' ? clauses.placeMalfunction : clauses.placeMalfunctionAtComputer, lang)
        : say(effect.at === 'here' ? clauses.removeMalfunction : clauses.removeMalfunctionAtComputer, lang)
    case 'fire':
      return say(effect.how === 'place' ? clauses.placeFire : clauses.removeFire, lang)
    case 'douse':
      return say(clauses.douse, lang)
    case 'vent':
      return say(clauses.vent, lang)
    case 'engine':
      return say(clauses.engine, lang)
    case 'riskAssessment':
      return say(clauses.riskAssessment, lang)
    case 'roomAction':
      return say(
        atComputer && effect.where === 'computer' ? clauses.roomActionFree : clauses[roomActions[effect.where]],
        lang,
      )
    case 'setDestination':
      return say(clauses.setDestination, lang)
    case 'selfDestruct':
      return say(clauses.selfDestruct, lang)
    case 'togglePod':
      return say(effect.where === 'any' ? clauses.togglePod : clauses.togglePodHere, lang)
    case 'enterPod':
      return say(clauses.enterPod, lang, effect)
    case 'hibernate':
      return say(clauses.hibernate, lang)
    case 'analyse':
      return say(effect.where === 'laboratory' ? clauses.analyseInLaboratory : clauses.analyseHere, lang)
    case 'peekObjective':
      return say(effect.of === 'anyone' ? clauses.peekObjective : clauses.peekSignalled, lang)

    case 'craft':
      return say(effect.wild ? clauses.craftWild : clauses.craft, lang)
    case 'loseItem':
      return say(clauses.loseItem, lang)
    case 'attach':
      return say(clauses.attach, lang, { weapon: say(arms[effect.to], lang), ammo: effect.ammo })
    case 'autoload':
      return say(clauses.autoload, lang)
    case 'tape':
      return say(clauses.tape, lang)

    case 'protectEggs':
      return say(clauses.protectEggs, lang)
    case 'hatch':
      return say(clauses.hatch, lang)
    case 'healIntruders':
      return say(clauses.healIntruders, lang, effect)
    case 'malfunctions':
      return say(malfunctions[effect.in], lang)
    case 'lurk':
      return say(clauses.lurk, lang)
    case 'eclosion':
      return say(clauses.eclosion, lang, effect)
    case 'flammable':
      return say(clauses.flammable, lang)
    case 'hunt':
      return say(clauses.hunt, lang)
    case 'burnItems':
      return say(clauses.burnItems, lang)
    case 'spreadFire':
      return say(clauses.spreadFire, lang)
    case 'noiseAround':
      return say(effect.what === 'slimed' ? clauses.noiseAroundSlimed : clauses.noiseAroundNest, lang)
    case 'noiseInDucts':
      return say(clauses.noiseInDucts, lang)
    case 'openDoors':
      return say(clauses.openDoors, lang)
    case 'ejectPod':
      return say(clauses.ejectPod, lang)
    case 'coolantLeak':
      return say(clauses.coolantLeak, lang)
  }
}

const searches = { needed: 'search', ignored: 'searchEmpty', unused: 'searchAny' } as const
const doors = { toggle: 'toggleDoor', destroy: 'destroyDoor', mend: 'mendDoor' } as const
const roomActions = {
  computer: 'roomActionWithComputer',
  noComputer: 'roomActionWithoutComputer',
  cockpitOrComputer: 'roomActionCockpit',
  anyComputer: 'roomActionAnywhere',
} as const

function scanning({ zone, clean, infected }: EffectOf<'scan'>, lang: Lang): string {
  const { clauses } = words(lang).effects
  const which = say(zone === 'hand' ? clauses.scanHand : clauses.scanEverywhere, lang)
  const outcomes = [
    ...(clean === 'remove' ? [say(clauses.scanRemovesClean, lang)] : []),
    say(infected === 'remove' ? clauses.scanRemovesInfected : clauses.scanInfects, lang),
  ]
  return `${which}; ${outcomes.join('; ')}`
}

function going({ who, noise, attacks }: EffectOf<'go'>, lang: Lang): string {
  const { clauses } = words(lang).effects
  const goers = {
    self: clauses.goSelf,
    other: clauses.goOther,
    either: clauses.goEither,
    both: clauses.goBoth,
  } as const
  const go = say(goers[who], lang)
  const quiet = noise ? go : say(clauses.quietly, lang, { go })
  if (attacks) return quiet
  return say(who === 'self' ? clauses.unharmed : clauses.unharmedBoth, lang, { go: quiet })
}

function shooting({ energy, reroll, spend }: EffectOf<'shoot'>, lang: Lang): string {
  const { clauses } = words(lang).effects
  const one = energy ? clauses.shootEnergy : clauses.shoot
  const shoot = say(spend === 'all' ? clauses.shootAll : one, lang)
  return reroll ? say(clauses.rerolling, lang, { shoot }) : shoot
}

/** What burns hits all alike, the eggs too; otherwise one target is hit hardest. */
function throwing({ target, others, eggs, fire }: EffectOf<'throw'>, lang: Lang): string {
  const { clauses } = words(lang).effects
  const crew = say(clauses.throwCrew, lang, { others })
  const blow = target === others ? clauses.throwAll : clauses.throwOthers
  const around = list([say(blow, lang, { others }), crew], lang)
  const parts = fire
    ? [around, say(clauses.throwEggs, lang, { eggs }), say(clauses.throwFire, lang)]
    : [say(clauses.throwTarget, lang, { target, eggs }), around]
  return say(clauses.throwInto, lang, { happens: parts.join('; ') })
}

function looking({ at, count }: EffectOf<'look'>, lang: Lang): string {
  const { clauses } = words(lang).effects
  switch (at) {
    case 'tile':
      return say(clauses.lookAtTile, lang, { count })
    case 'tileAndToken':
      return say(clauses.lookAtTileAndToken, lang, { count })
    case 'coordinates':
      return say(clauses.lookAtCoordinates, lang)
    case 'engine':
      return say(clauses.lookAtEngine, lang)
    case 'engines':
      return say(clauses.lookAtEngines, lang)
  }
}

/** Joined by *and*; a Computer that must be there is said before all that needs it. */
export function joined(effects: readonly Effect[], lang: Lang, atComputer = false): string {
  const { joints } = words(lang).effects
  const [first, ...rest] = effects
  if (first?.fx === 'computer' && rest.length > 0)
    return say(joints.withComputer, lang, { effect: joined(rest, lang, true) })
  return list(
    effects.map(effect => clause(effect, lang, atComputer)),
    lang,
  )
}

/** Too long, or about somebody else, to be joined to another clause. */
const alone: ReadonlySet<Fx> = new Set<Fx>(['choose', 'may', 'when', 'patient', 'scan', 'scanOne', 'othersDiscard'])

function sentences(effects: readonly Effect[]): (readonly Effect[])[] {
  const out: Effect[][] = []
  for (const effect of effects) {
    const last = out.at(-1)
    const before = last?.at(-1)?.fx
    const joins = before === 'computer' || (before && !alone.has(before) && !alone.has(effect.fx))
    if (last && joins) last.push(effect)
    else out.push([effect])
  }
  return out
}

export const effectText = (effects: readonly Effect[], lang: Lang): string =>
  sentences(effects)
    .map(group => sentence(joined(group, lang)))
    .join(' ')

/** What answers something else says so. */
export const timedText = (effects: readonly Effect[], when: When, lang: Lang): string =>
  when === 'reaction'
    ? sentence(say(words(lang).effects.joints.reaction, lang, { effect: joined(effects, lang) }))
    : effectText(effects, lang)

/** When a card may be used: in Combat, out of it, or in answer to something. */
export const timingText = (when: When, lang: Lang): string => say(words(lang).effects.timing[when], lang)
