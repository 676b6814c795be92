/** Counts the outcomes of many games, with confidence intervals. */
import type { Level } from '@coldwake/bots'
import type { Match, Player } from './match.ts'

/** `hits` out of `of`. */
export interface Rate {
  of: number
  hits: number
}
/** The middle 95 % of a normal distribution. */
const Z = 1.96

/** The 95 % confidence interval of a share (Wilson). */
export function interval({ of, hits }: Rate): [low: number, high: number] {
  if (of === 0) return [0, 1]
  const p = hits / of
  const z = (Z * Z) / of
  const middle = (p + z / 2) / (1 + z)
  const half = (Z * Math.sqrt((p * (1 - p)) / of + z / (4 * of))) / (1 + z)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

export interface Line {
  name: string
  survived: Rate
  won: Rate
}

function lines(players: readonly Player[], by: (player: Player) => string | null): Line[] {
  const found = new Map<string, Line>()
  for (const player of players) {
    const name = by(player)
    if (name === null) continue
    const line = found.get(name) ?? { name, survived: { of: 0, hits: 0 }, won: { of: 0, hits: 0 } }
    found.set(name, line)
    line.survived.of++
    line.won.of++
    if (player.survived) line.survived.hits++
    if (player.won) line.won.hits++
  }
  return [...found.values()].sort((a, b) => b.won.of - a.won.of || (a.name < b.name ? -1 : 1))
}

const counted = (names: readonly string[]): [name: string, count: number][] => {
  const count = new Map<string, number>()
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1)
  return [...count].sort((a, b) => b[1] - a[1])
}

export interface Tally {
  games: number
  players: number
  all: Line
  byLevel: Line[]
  byCharacter: Line[]
  byObjective: Line[]
  causes: [string, number][]
  fates: [string, number][]
  endings: [string, number][]
  /** By round: the share still alive, and encounters and wounds per game that got so far. */
  rounds: { alive: number; encounters: number; wounds: number; games: number }[]
  /** Milliseconds for one choice: the median and the 95th percentile. */
  thought: { level: string; median: number; p95: number }[]
  decisions: number
  /** Games in which a player played the Intruders: how often nobody won, and how many of the others survived. */
  hunted: { nobodyWon: Rate; survived: Rate }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function thoughts(matches: readonly Match[]): Tally['thought'] {
  const all = new Map<string, number[]>()
  for (const { thought } of matches)
    for (const [level, times] of Object.entries(thought) as [Level, number[]][])
      all.set(level, [...(all.get(level) ?? []), ...times])
  return [...all].map(([level, times]) => {
    const sorted = times.sort((a, b) => a - b)
    return { level, median: at(sorted, 0.5), p95: at(sorted, 0.95) }
  })
}

function hunted(matches: readonly Match[]): Tally['hunted'] {
  const played = matches.filter(({ intruders }) => intruders !== null)
  const crew = played.flatMap(({ players, intruders }) => players.filter((_, seat) => seat !== intruders))
  return {
    nobodyWon: { of: played.length, hits: played.filter(({ players }) => !players.some(({ won }) => won)).length },
    survived: { of: crew.length, hits: crew.filter(({ survived }) => survived).length },
  }
}

export function tally(matches: readonly Match[]): Tally {
  const players = matches.flatMap(match => match.players)
  const most = Math.max(0, ...matches.map(({ course }) => course.length))
  const seats = matches[0]?.players.length ?? 0
  const [all = { name: 'all', survived: { of: 0, hits: 0 }, won: { of: 0, hits: 0 } }] = lines(players, () => 'all')
  return {
    games: matches.length,
    players: players.length,
    all,
    byLevel: lines(players, ({ level }) => level),
    byCharacter: lines(players, ({ character }) => character),
    byObjective: lines(players, ({ objective }) => objective),
    causes: counted(players.flatMap(({ cause }) => cause ?? [])),
    fates: counted(players.map(({ fate }) => fate)),
    endings: counted(matches.map(({ reason, destroyed }) => (destroyed ? `${reason}, all lost` : reason))),
    rounds: Array.from({ length: most }, (_, round) => {
      const there = matches.flatMap(({ course }) => course[round] ?? [])
      const mean = (of: (one: Match['course'][number]) => number) =>
        there.reduce((sum, one) => sum + of(one), 0) / Math.max(1, there.length)
      // A finished game counts with the fates it ended with.
      const alive = matches.reduce((sum, { course }) => sum + ((course[round] ?? course.at(-1))?.alive ?? 0), 0)
      return {
        alive: alive / Math.max(1, matches.length * seats),
        encounters: mean(one => one.encounters),
        wounds: mean(one => one.wounds),
        games: there.length,
      }
    }),
    thought: thoughts(matches),
    decisions: matches.reduce((sum, { decisions }) => sum + decisions, 0),
    hunted: hunted(matches),
  }
}

// ---------------------------------------------------------------- in words

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
export function rateText(rate: Rate): string {
  const [low, high] = interval(rate)
  return `${percent(rate.hits / Math.max(1, rate.of))} (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`
}

const table = (title: string, list: readonly Line[]): string[] => [
  '',
  `${title.padEnd(26)}${'players'.padStart(8)}  ${'survived'.padEnd(22)}won`,
  ...list.map(
    ({ name, survived, won }) =>
      `${name.padEnd(26)}${String(won.of).padStart(8)}  ${rateText(survived).padEnd(22)}${rateText(won)}`,
  ),
]
const counts = (title: string, list: readonly [string, number][], of: number): string[] => [
  '',
  title,
  ...list.map(([name, n]) => `${name.padEnd(26)}${String(n).padStart(8)}  ${percent(n / Math.max(1, of))}`),
]

export function tallyText(t: Tally): string {
  return [
    `${t.games} games, ${t.players} players, ${t.decisions} decisions; shares with 95 % intervals`,
    ...table('', [t.all]).slice(1),
    ...table('level', t.byLevel),
    ...table('character', t.byCharacter),
    ...table('objective', t.byObjective),
    ...counts('how they ended', t.fates, t.players),
    ...counts('what killed them', t.causes, t.players),
    ...counts('how games ended', t.endings, t.games),
    '',
    ...(t.hunted.nobodyWon.of > 0
      ? [
          `the Intruders were played in ${t.hunted.nobodyWon.of} games`,
          `${'nobody won'.padEnd(26)}${rateText(t.hunted.nobodyWon)}`,
          `${'others survived'.padEnd(26)}${rateText(t.hunted.survived)}`,
          '',
        ]
      : []),
    ...t.thought.map(
      ({ level, median, p95 }) =>
        `${level}: ${median.toFixed(2)} ms a choice, ${p95.toFixed(2)} ms at the 95th percentile`,
    ),
  ].join('\n')
}
