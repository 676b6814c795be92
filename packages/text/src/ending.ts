/** How the game ended: the victory check step by step, what became of the ship, and who won. */
import type { CheckStep, Over, Seat } from '@coldwake/rules'
import { testText, theCrew } from './conditions.ts'
import { type Context, person } from './context.ts'
import { type Dialect, dialectOf } from './lang.ts'
import { list, say } from './message.ts'
import { cardName, engineStates, theCard, theCards, theDestination } from './things.ts'
import { words } from './words.ts'

const deaths = {
  jump: 'diedByJump',
  explosion: 'diedByExplosion',
  destination: 'diedByDestination',
  infection: 'diedByInfection',
  purge: 'diedByPurge',
  contingency: 'diedByContingency',
} as const

/** One step of the victory check. */
export function checkText(step: CheckStep, ctx: Context, language: Dialect): string {
  const lang = dialectOf(language, ctx.table.game)
  const { checks } = words(lang, 'log').ending
  switch (step.check) {
    case 'engines': {
      const states = engineStates(
        step.states.map((state, i) => ({ engine: i + 1, tokens: [state] })),
        lang,
      )
      return `${say(checks.engines, lang, { states })} ${say(step.destroyed ? checks.enginesFail : checks.enginesHold, lang)}`
    }
    case 'coordinates':
      return say(checks.coordinates, lang, {
        space: step.space,
        destination: theDestination(step.destination, lang),
      })
    case 'died':
      return say(checks[deaths[step.by]], lang, person(ctx, step.who))
    case 'contingency': {
      const found = say(checks.contingency, lang, { card: cardName(step.card, lang) })
      if (step.killed.length === 0) return `${found} ${say(checks.contingencySpares, lang)}`
      const others = step.killed.filter(seat => seat !== ctx.me)
      const kills = others.length < step.killed.length ? checks.contingencyKillsYou : checks.contingencyKills
      return `${found} ${say(kills, lang, { n: others.length, who: list(others.map(ctx.names), lang) })}`
    }
    case 'contamination':
      return contaminationCheck(step, ctx, lang)
    case 'objective': {
      const who = person(ctx, step.who)
      const text = say(step.met ? checks.objectiveMet : checks.objectiveFailed, lang, {
        ...who,
        card: theCard(step.card, lang),
      })
      const player = (number: number): string => {
        const named = ctx.table.crew.find(one => one.number === number)
        return named ? `${number} (${ctx.names(named.seat)})` : String(number)
      }
      const whose = ctx.table.mode === 'cooperative' ? theCrew(ctx.table, lang) : { ...who, player }
      const tests = step.parts.filter(part => !part.met).map(part => testText(part.test, lang, whose))
      return step.met || tests.length === 0 ? text : `${text} ${say(checks.missing, lang, { tests: tests.join('; ') })}`
    }
    case 'intruders':
      return say(step.nobodyWon ? checks.intrudersContent : checks.intrudersThwarted, lang, person(ctx, step.who))
  }
}

function contaminationCheck(
  { who: seat, words: found, larva, drawn, survives }: Extract<CheckStep, { check: 'contamination' }>,
  ctx: Context,
  lang: Dialect,
): string {
  const { checks } = words(lang, 'log').ending
  const who = person(ctx, seat)
  const infected = found.filter(word => word === 'infected').length
  const scan =
    found.length > 0
      ? say(checks.wordsCheck, lang, { ...who, count: found.length, infected })
      : say(checks.noContamination, lang, who)
  return [
    larva ? say(checks.hostCheck, lang, who) : scan,
    ...(drawn ? [say(checks.drawnCheck, lang, { cards: theCards(drawn, lang) })] : []),
    // That the character dies of it is a step of its own.
    survives ? say(checks.survives, lang, who) : say(checks.outbreak, lang),
  ].join(' ')
}

/** How the game ended, what became of the ship, and who won. */
export function endText(
  { reason, destroyed, destination, winners: seats }: Over,
  ctx: Context,
  language: Dialect,
): string {
  const lang = dialectOf(language, ctx.table.game)
  const { ends, fates } = words(lang, 'log').ending
  // Fire, malfunctions and self-destruction say themselves that the ship is lost.
  const lost = destroyed && (reason === 'jump' || reason === 'nobodyLeft')
  return [
    say(ends[reason], lang),
    ...(lost ? [say(fates.destroyed, lang)] : []),
    ...(destination ? [say(fates.arrived, lang, { destination: theDestination(destination, lang) })] : []),
    winnersText(seats, ctx, lang),
  ].join(' ')
}

function winnersText(seats: readonly Seat[], ctx: Context, lang: Dialect): string {
  const { winners } = words(lang, 'log').ending
  const by = ctx.me === null ? 'other' : 'you'
  if (ctx.table.mode === 'cooperative')
    return say(seats.length > 0 ? winners.together : winners.notTogether, lang, { by })
  if (ctx.table.mode === 'solo' && seats.length === 0) return say(winners.notAlone, lang, { by })
  const others = seats.filter(seat => seat !== ctx.me)
  const who = list(others.map(ctx.names), lang)
  if (seats.length === 0) return say(winners.nobody, lang)
  if (others.length === seats.length) return say(winners.others, lang, { n: others.length, who })
  return others.length === 0 ? say(winners.you, lang) : say(winners.youAnd, lang, { who })
}
