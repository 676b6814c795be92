/** What effects say: generated from the same data that the rules run, so the two cannot disagree. */
import type { Effect, EffectOf, Fx, Name, ObjectKind, When } from '@coldwake/rules'
import { testText } from './conditions.ts'
import type { Dialect } from './lang.ts'
import { list, say, sentence } from './message.ts'
import { anObject, componentName, theCard, theTile } from './things.ts'
import { words } from './words.ts'

/**
 * A new kind of effect does not compile until it has its clause here. `atComputer`: that one is needed has been said.
 * `within`: more than this stands in its sentence, or follows it.
 */
function clause(effect: Effect, lang: Dialect, atComputer: boolean, within: boolean): string {
  const { arms, clauses, joints, leaps, malfunctions } = words(lang).effects
  switch (effect.fx) {
    case 'choose':
      return alternatives(
        effect.of.map(part => joined(part, lang, atComputer)),
        within,
        lang,
      )
    case 'may':
      return say(joints.may, lang, { effect: joined(effect.do, lang) })
    case 'when': {
      const slots = { test: testText(effect.test, lang), effect: joined(effect.do, lang) }
      return effect.else.length === 0
        ? say(joints.when, lang, slots)
        : say(joints.whenElse, lang, { ...slots, other: joined(effect.else, lang) })
    }
    case 'patient':
      return operation(effect.of, lang) ?? say(joints.patient, lang, { effect: joined(effect.of, lang, false, true) })
    case 'computer':
      return say(clauses.computer, lang)
    case 'need':
      return say(joints.need, lang, { test: testText(effect.test, lang) })

    case 'draw':
      return say(effect.who === 'self' ? clauses.drawSelf : clauses.drawEveryoneHere, lang, { count: effect.count })
    case 'redraw':
      return say(clauses.redraw, lang, effect)
    case 'discardHand':
      if (effect.most !== undefined) return say(clauses.discardHandFew, lang, { most: effect.most })
      return say(effect.who === 'self' ? clauses.discardHand : clauses.discardHandOther, lang)
    case 'drawPerWound':
      return say(clauses.drawPerWound, lang)
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
      return sparing(effect, lang)
    case 'ignoreDark':
      return say(effect.of === 'event' ? clauses.ignoreDarkEvent : clauses.ignoreDark, lang)
    case 'redirect':
      return redirecting(effect, lang)
    case 'redrawAttack':
      return say(clauses.redrawAttack, lang)
    case 'skipBagNoise':
      return say(clauses.skipBagNoise, lang)

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
    case 'drawAndScan':
      return say(effect.open ? clauses.drawAndScanOpen : clauses.drawAndScan, lang, { draw: effect.draw })
    case 'discardContamination':
      return say(clauses.discardContamination, lang)
    case 'removeContamination':
      return say(clauses.removeContamination, lang, { count: effect.count })
    case 'larva':
      return say(effect.how === 'give' ? clauses.infested : clauses.larvaGone, lang)
    case 'slime':
      return say(effect.how === 'give' ? clauses.slimed : clauses.cleaned, lang)
    case 'signal':
      return say(clauses.signal, lang)

    case 'go':
      return going(effect, lang)
    case 'ducts':
      return say(effect.explored ? clauses.ductsExplored : clauses.ducts, lang)
    case 'adultAttack':
      return say(clauses.adultAttack, lang)
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
      return effect.of === undefined
        ? say(clauses.spendAmmo, lang, { count: effect.count })
        : say(clauses.spendAmmoOf, lang, { count: effect.count, card: theCard(effect.of, lang) })
    case 'uses':
      return say(effect.count === 'fill' ? clauses.usesFill : clauses.usesSpend, lang, {
        card: theCard(effect.of, lang),
      })
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
      return say(effect.calm ? clauses.transformCalm : clauses.transform, lang)
    case 'attackAgain':
      return say(clauses.attackAgain, lang)
    case 'summon':
      return say(clauses.summon, lang)
    case 'rollAsShoot':
      return say(clauses.rollAsShoot, lang)
    case 'desperate':
      return say(clauses.desperate, lang, { injuries: effect.injuries })
    case 'vivisect':
      return say(clauses.vivisect, lang)
    case 'sample':
      return say(clauses.sample, lang)
    case 'glow':
      return say(clauses.glow, lang)
    case 'driveOut':
      return say(clauses.driveOut, lang)
    case 'chase':
      return say(clauses.chase, lang)

    case 'search':
      return say(clauses[searches[effect.counter]], lang, { draw: effect.draw })
    case 'look':
      return looking(effect, lang)
    case 'door':
      return say(effect.any ? clauses.anyDoor : clauses[doors[effect.how]], lang)
    case 'doorsOf':
      return say(clauses.doorsOf, lang)
    case 'closeDoors':
      return say(clauses.closeDoors, lang)
    case 'noise':
      return noising(effect, lang)
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
      return say(effect.how ? clauses[selfDestructs[effect.how]] : clauses.selfDestruct, lang)
    case 'togglePod':
      return say(effect.where === 'any' ? clauses.togglePod : clauses.togglePodHere, lang)
    case 'enterPod':
      return say(clauses.enterPod, lang, effect)
    case 'hibernate':
      return say(clauses.hibernate, lang)
    case 'analyse':
      return say(clauses[analyses[effect.where]], lang)
    case 'peekObjective':
      if (effect.all) return say(clauses.peekAllObjectives, lang)
      return say(effect.of === 'anyone' ? clauses.peekObjective : clauses.peekSignalled, lang)

    case 'knowledge':
      return effect.count === 'weaknesses'
        ? say(clauses.knowledgePerWeakness, lang)
        : say(clauses.knowledge, lang, { count: effect.count })
    case 'activateKnowledge':
      return say(clauses.activateKnowledge, lang)
    case 'arrange':
      return say(effect.deck === 'event' ? clauses.arrangeEvents : clauses.arrangeAttacks, lang)
    case 'peekContingency':
      return say(effect.of === 'any' ? clauses.peekContingency : clauses.peekContingencies, lang)
    case 'takeContingency':
      return say(clauses.takeContingency, lang)
    case 'peekCss':
      return say(clauses.peekCss, lang)
    case 'moveCss':
      return say(clauses.moveCss, lang)
    case 'computerAction':
      return say(effect.all ? clauses.computerActions : clauses[computing[effect.waive ?? 'nothing']], lang)
    case 'power':
      return say(effect.how === 'swap' ? clauses.swapPower : clauses.flipPower, lang)
    case 'backup':
      return say(clauses.backup, lang)
    case 'ride':
      return say(clauses.ride, lang)
    case 'rover':
      return say(clauses.rover, lang)
    case 'openGate':
      return say(clauses.openGate, lang)
    case 'startAlert':
      return say(clauses.startAlert, lang)
    case 'enterCss':
      return say(clauses.enterCss, lang, { pod: effect.pod })
    case 'lockIn':
      return say(clauses.lockIn, lang)
    case 'defence':
      return say(clauses.defence, lang)

    case 'discard':
      return say(words(lang).surface.clauses.discard, lang, { count: effect.count })
    case 'encounter':
      return say(words(lang).surface.clauses.encounter, lang)
    case 'noiseInAreas': {
      const { noiseInAllAreas, noiseInOneArea } = words(lang).surface.clauses
      return say(effect.count === 'all' ? noiseInAllAreas : noiseInOneArea, lang)
    }
    case 'stirArea':
      return say(words(lang).surface.clauses.stirArea, lang)
    case 'drain':
      return say(words(lang).surface.clauses.drain, lang, { count: effect.count })

    case 'craft':
      return say(effect.wild ? clauses.craftWild : clauses.craft, lang)
    case 'repository':
      return say(clauses.repository, lang)
    case 'loseItem':
      return losing(effect, lang)
    case 'loseObject':
      return say(clauses.loseObject, lang, { objects: objectsOf(effect.kinds, lang) })
    case 'itemCounter':
      return say(clauses.itemCounter, lang)
    case 'takeCrafted':
      return say(clauses.takeCrafted, lang, { cards: cardsOf(effect.of, lang) })
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
      return say(effect.dark ? clauses.healInDark : clauses.healIntruders, lang, { count: effect.count })
    case 'malfunctions':
      return say(malfunctions[effect.in], lang)
    case 'lurk':
      return say(clauses.lurk, lang)
    case 'eclosion':
      return say(clauses.eclosion, lang, effect)
    case 'flammable':
      return effect.in === undefined
        ? say(clauses.flammable, lang)
        : say(clauses.flammableIn, lang, { room: theTile(effect.in, lang) })
    case 'pursuit':
      return say(clauses.pursuit, lang)
    case 'planning':
      return say(clauses.planning, lang, effect)
    case 'healOne':
      return say(clauses.healOne, lang, effect)
    case 'hunt':
      return say(clauses.hunt, lang)
    case 'burnItems':
      return say(clauses.burnItems, lang)
    case 'spreadFire':
      return say(clauses.spreadFire, lang)
    case 'noiseAround':
      return say(clauses[noisy[effect.what]], lang)
    case 'noiseInDucts':
      return say(effect.pool ? clauses.noiseInDuctsPool : clauses.noiseInDucts, lang)
    case 'openDoors':
      return say(clauses.openDoors, lang)
    case 'ejectPod':
      return say(clauses.ejectPod, lang)
    case 'coolantLeak':
      return say(effect.breaks ? clauses.coolantLeakBreaks : clauses.coolantLeak, lang)
    case 'fireIn':
      return say(clauses.fireIn, lang, { rooms: roomsOf(effect.tiles, lang) })
    case 'drive':
    case 'loseCss':
    case 'spray':
    case 'fireInComputers':
    case 'burnCss':
    case 'kickstopper':
    case 'adultJoins':
      return say(clauses[effect.fx], lang)
    case 'powerSurge':
      return say(effect.cuts ? clauses.powerSurgeCuts : clauses.powerSurge, lang)
    case 'allAttack':
      return say(effect.of === 'hunters' ? clauses.huntersAttack : clauses.allAttack, lang)
    case 'bloodTrace':
      return say(effect.me ? clauses.bloodTraceYou : clauses.bloodTrace, lang)
    case 'panic':
      return say(effect.me ? clauses.panicYou : clauses.panic, lang)
    case 'leaveShell':
      return say(clauses.leaveShell, lang, { draw: effect.draw })
  }
}

const cardsOf = (cards: readonly Name[], lang: Dialect): string =>
  list(
    cards.map(card => theCard(card, lang)),
    lang,
    'disjunction',
  )
const objectsOf = (kinds: readonly ObjectKind[], lang: Dialect): string =>
  list(
    kinds.map(kind => anObject(kind, lang)),
    lang,
    'disjunction',
  )
const roomsOf = (tiles: readonly Name[], lang: Dialect): string =>
  list(
    tiles.map(tile => theTile(tile, lang)),
    lang,
  )

const searches = { needed: 'search', ignored: 'searchEmpty', unused: 'searchAny' } as const
const doors = { toggle: 'toggleDoor', destroy: 'destroyDoor', mend: 'mendDoor' } as const
const selfDestructs = { start: 'startSelfDestruct', stop: 'stopSelfDestruct' } as const
const analyses = { laboratory: 'analyseInLaboratory', here: 'analyseHere', carried: 'analyseCarried' } as const
const computing = {
  nothing: 'computerAction',
  power: 'computerActionUnpowered',
  computer: 'computerActionAnywhere',
  either: 'computerActionEither',
} as const
const noisy = {
  slimed: 'noiseAroundSlimed',
  nest: 'noiseAroundNest',
  wounded: 'noiseAroundWounded',
  me: 'noiseAroundYou',
} as const
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

function sparing({ on, dark, price, slimes }: EffectOf<'spare'>, lang: Dialect): string {
  const { clauses } = words(lang).effects
  const spared = say(on === 'surprise' ? clauses.spareSurprise : clauses.spareAttack, lang)
  const inDark = dark ? say(clauses.inDarkness, lang, { effect: spared }) : spared
  const paid = price ? say(clauses.atThePrice, lang, { objects: objectsOf(price, lang), effect: inDark }) : inDark
  return slimes ? `${paid}; ${say(clauses.slimesAll, lang)}` : paid
}

/** What is done to whoever has a Larva: said of the patient, because *you* is whoever holds the card. */
function operation(effects: readonly Effect[], lang: Dialect): string | undefined {
  const [need, larva, wound, ...rest] = effects
  if (need?.fx !== 'need' || need.test.is !== 'isHost' || rest.length > 0) return undefined
  if (larva?.fx !== 'larva' || larva.how !== 'remove' || wound?.fx !== 'seriousWound') return undefined
  return say(words(lang).effects.clauses.operate, lang, { count: wound.count })
}

function redirecting({ at, price }: EffectOf<'redirect'>, lang: Dialect): string {
  const { clauses } = words(lang).effects
  const redirect = say(at === 'before' ? clauses.redirectBefore : clauses.redirectAfter, lang)
  return price ? say(clauses.atThePrice, lang, { objects: objectsOf(price, lang), effect: redirect }) : redirect
}

function losing({ of }: EffectOf<'loseItem'>, lang: Dialect): string {
  const { clauses } = words(lang).effects
  if (of === undefined) return say(clauses.loseItem, lang)
  if (of === 'weapon') return say(clauses.loseWeapon, lang)
  return 'id' in of
    ? say(clauses.loseThis, lang, { card: theCard(of.id, lang) })
    : say(clauses.loseComponent, lang, { component: componentName(of.component, lang) })
}

function noising({ how, where, count }: EffectOf<'noise'>, lang: Dialect): string {
  const { clauses } = words(lang).effects
  const place = where === 'here' ? clauses.placeNoise : clauses.placeNoiseInSection
  const remove = where === 'here' ? clauses.removeNoise : clauses.removeNoiseInSection
  return say(how === 'place' ? place : remove, lang, { count })
}

function scanning({ zone, clean, infected, reward }: EffectOf<'scan'>, lang: Dialect): string {
  const { clauses } = words(lang).effects
  const which = say(zone === 'hand' ? clauses.scanHand : clauses.scanEverywhere, lang)
  const outcomes = [
    ...(clean === 'remove' ? [say(clauses.scanRemovesClean, lang)] : []),
    ...(infected === 'ignore'
      ? []
      : [say(infected === 'remove' ? clauses.scanRemovesInfected : clauses.scanInfects, lang)]),
    ...(reward ? [say(clauses.scanRewards, lang, { reward })] : []),
  ]
  return `${which}; ${outcomes.join('; ')}`
}

function going({ who, noise, attacks, shut, leaveToken }: EffectOf<'go'>, lang: Dialect): string {
  const { clauses } = words(lang).effects
  const goers = {
    self: clauses.goSelf,
    other: clauses.goOther,
    either: clauses.goEither,
    both: clauses.goBoth,
    along: clauses.goAlong,
  } as const
  const go = say(goers[who], lang)
  const door = shut ? say(clauses.shutting, lang, { go }) : go
  const token = leaveToken ? say(clauses.leavingToken, lang, { go: door }) : door
  const quiet = noise ? token : say(clauses.quietly, lang, { go: token })
  if (attacks) return quiet
  return say(who === 'self' ? clauses.unharmed : clauses.unharmedBoth, lang, { go: quiet })
}

function shooting({ energy, reroll, spend }: EffectOf<'shoot'>, lang: Dialect): string {
  const { clauses } = words(lang).effects
  const one = energy ? clauses.shootEnergy : clauses.shoot
  const shoot = say(spend === 'all' ? clauses.shootAll : one, lang)
  return reroll ? say(clauses.rerolling, lang, { shoot }) : shoot
}

/** What burns hits all alike, the eggs too; otherwise one target is hit hardest. */
function throwing({ target, others, eggs, fire, crew: harm, malfunction }: EffectOf<'throw'>, lang: Dialect): string {
  const { clauses } = words(lang).effects
  const crew = say(harm === 'light' ? clauses.throwCrewLight : clauses.throwCrew, lang, { others })
  const blow = target === others ? clauses.throwAll : clauses.throwOthers
  const around = list([say(blow, lang, { others }), crew], lang)
  const parts = fire
    ? [
        around,
        ...(eggs > 0 ? [say(clauses.throwEggs, lang, { eggs })] : []),
        say(malfunction ? clauses.throwFireAndMalfunction : clauses.throwFire, lang),
      ]
    : [say(clauses.throwTarget, lang, { target, eggs }), around]
  return say(clauses.throwInto, lang, { happens: parts.join('; ') })
}

function looking({ at, count }: EffectOf<'look'>, lang: Dialect): string {
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

/** Lettered wherever somebody could wonder what belongs to an alternative and what to all of them. */
function alternatives(parts: readonly string[], within: boolean, lang: Dialect): string {
  const lettered = within || parts.some(part => /[,:;]/.test(part))
  return parts
    .map((part, i) => (lettered ? `${String.fromCharCode(65 + i)}) ${part}` : part))
    .reduce((one, other) => say(words(lang).effects.joints.or, lang, { one, other }))
}

/** Joined by *and*; a Computer that must be there is said before all that needs it. */
export function joined(effects: readonly Effect[], lang: Dialect, atComputer = false, within = false): string {
  const { joints } = words(lang).effects
  const [first, ...rest] = effects
  if (first?.fx === 'computer' && rest.length > 0)
    return say(joints.withComputer, lang, { effect: joined(rest, lang, true, true) })
  if (first?.fx === 'need' && rest.length > 0)
    return say(joints.needed, lang, {
      test: testText(first.test, lang),
      effect: joined(rest, lang, atComputer, true),
    })
  const clauses = effects.map(effect => clause(effect, lang, atComputer, within))
  return effects.some(({ fx }) => ofOthers.has(fx)) ? clauses.join('; ') : list(clauses, lang)
}

/** About something that is not told to do it: joined by *and*, what follows would be about it too. */
const ofOthers: ReadonlySet<Fx> = new Set<Fx>([
  'activateKnowledge',
  'adultAttack',
  'chase',
  'driveOut',
  'injureOne',
  'retreatOne',
  'vivisect',
])

/** Too long, or about somebody else, to be joined to another clause. */
const alone: ReadonlySet<Fx> = new Set<Fx>(['choose', 'may', 'when', 'patient', 'scan', 'scanOne', 'othersDiscard'])

function sentences(effects: readonly Effect[]): (readonly Effect[])[] {
  const out: Effect[][] = []
  for (const effect of effects) {
    const last = out.at(-1)
    const before = last?.at(-1)?.fx
    const joins = before === 'computer' || before === 'need' || (before && !alone.has(before) && !alone.has(effect.fx))
    if (last && joins) last.push(effect)
    else out.push([effect])
  }
  return out
}

/** What follows a choice follows whatever was chosen. */
export function effectText(effects: readonly Effect[], lang: Dialect): string {
  const groups = sentences(effects)
  return groups
    .map((group, i) => {
      const text = joined(group, lang, false, i < groups.length - 1)
      const chosen = groups[i - 1]?.at(-1)?.fx === 'choose'
      return sentence(chosen ? say(words(lang).effects.joints.afterwards, lang, { effect: text }) : text)
    })
    .join(' ')
}

/** What answers something else says so. */
export const timedText = (effects: readonly Effect[], when: When, lang: Dialect): string =>
  when === 'reaction'
    ? sentence(say(words(lang).effects.joints.reaction, lang, { effect: joined(effects, lang) }))
    : effectText(effects, lang)

/** When a card may be used: in Combat, out of it, or in answer to something. */
export const timingText = (when: When, lang: Dialect): string => say(words(lang).effects.timing[when], lang)
