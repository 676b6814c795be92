/** A model learned from samples, and how it does on games that it was not learned from. */
import type { Curve, Model, Outlook } from '@coldwake/bots'
import { chanceOn } from '@coldwake/bots'
import { auc, brier, isotonic } from './calibration.ts'
import { type Fitted, fit, sumOf } from './logistic.ts'
import type { Sample } from './samples.ts'

export interface Score {
  case: string
  what: keyof Outlook
  /** Moments of the games held out, and how many of them came true. */
  moments: number
  hits: number
  auc: number
  brier: number
  /** The same for whoever always tells the share of these moments. */
  flat: number
}

/** Of every five games the first two only say how good the model is, or how sums become chances. */
const HELD = 5
const isHeldOut = ({ game }: Sample): boolean => game % HELD === 0
const isForCurve = ({ game }: Sample): boolean => game % HELD === 1
/** Where fewer came true, or fewer did not, all games learned from are needed for weights and curve alike. */
const LEAST = 100

/** Numbers of so many digits are enough. */
const short = (value: number): number => Number(value.toPrecision(4))

type Test = (one: Sample) => boolean

const fitTo = (rows: readonly Sample[], test: Test, usual: Fitted | null = null): Fitted =>
  fit({ values: rows.map(({ values }) => values), truths: rows.map(test) }, usual)

function curveOf(learned: readonly Sample[], test: Test, usual: Fitted): Curve | null {
  const hits = learned.filter(test).length
  if (hits === 0 || hits === learned.length) return null
  const isScarce = hits < LEAST || hits > learned.length - LEAST
  const rows = isScarce ? learned : learned.filter(one => !isForCurve(one))
  const fitted = fitTo(rows, test, usual)
  const told = (isScarce ? learned : learned.filter(isForCurve)).map(one => ({
    sum: sumOf(fitted, one.values),
    true: test(one),
  }))
  const points = isotonic(told).map(([sum, chance]): [number, number] => [short(sum), short(chance)])
  return { bias: short(fitted.bias), weights: fitted.weights.map(short), points }
}

/** What always holds, where there is nothing to learn. */
const always = (chance: number): Curve => ({ bias: 0, weights: [], points: [[0, short(chance)]] })

const OUTCOMES = {
  survive: ({ survived }: Sample) => survived,
  win: ({ won }: Sample) => won,
} satisfies Record<keyof Outlook, Test>

/** One prediction about a game held out. */
interface Told {
  chance: number
  true: boolean
}
interface Judged {
  case: string
  what: keyof Outlook
  told: readonly Told[]
}

function scoreOf({ case: name, what, told }: Judged): Score {
  const hits = told.filter(one => one.true).length
  const share = hits / Math.max(1, told.length)
  const flat = brier(told.map(one => ({ ...one, chance: share })))
  return { case: name, what, moments: told.length, hits, auc: auc(told), brier: brier(told), flat }
}

const modeOf = (name: string): string => name.split('/')[0] ?? name

/** The cases of each mode as one, without the dead. */
function together(judged: readonly Judged[]): Judged[] {
  const alive = judged.filter(one => !one.case.endsWith('/dead'))
  const modes = [...new Set(alive.map(one => modeOf(one.case)))]
  return modes.flatMap(mode =>
    (['survive', 'win'] as const).map(what => ({
      case: mode,
      what,
      told: alive.flatMap(one => (modeOf(one.case) === mode && one.what === what ? one.told : [])),
    })),
  )
}

export function learn(
  samples: readonly Sample[],
  { facts, traits }: Pick<Model, 'facts' | 'traits'>,
): { model: Model; scores: Score[] } {
  const names = [...new Set(samples.map(one => one.case))].toSorted()
  const cases: Record<string, { survive: Curve; win: Curve }> = {}
  const judged: Judged[] = []
  // What holds in every case is learned from all of them, and then what is special about each.
  const rows = samples.filter(one => !isHeldOut(one) && !isForCurve(one))
  const usual = { survive: fitTo(rows, OUTCOMES.survive), win: fitTo(rows, OUTCOMES.win) }
  for (const name of names) {
    const own = samples.filter(one => one.case === name)
    const learned = own.filter(one => !isHeldOut(one))
    const curve = (what: keyof Outlook): Curve => {
      const test = OUTCOMES[what]
      const found =
        curveOf(learned, test, usual[what]) ?? always(learned.filter(test).length / Math.max(1, learned.length))
      const told = own.filter(isHeldOut).map(one => ({ chance: chanceOn(found, [...one.values]), true: test(one) }))
      judged.push({ case: name, what, told })
      return found
    }
    cases[name] = { survive: curve('survive'), win: curve('win') }
  }
  return { model: { facts, traits, cases }, scores: [...judged, ...together(judged)].map(scoreOf) }
}

export function scoresText(scores: readonly Score[]): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(26) : cell.padStart(9))).join('')
  return [
    line(['case', '', 'moments', 'true', 'AUC', 'Brier', 'flat']),
    ...scores.map(one =>
      line([
        one.case,
        one.what,
        String(one.moments),
        String(one.hits),
        Number.isNaN(one.auc) ? '—' : one.auc.toFixed(3),
        one.brier.toFixed(4),
        one.flat.toFixed(4),
      ]),
    ),
  ].join('\n')
}
