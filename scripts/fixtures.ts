// Writes the games that are kept as fixtures anew and says which of them a change of the rules has altered.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { canonical, type GameLog, keyFromSeed } from '@coldwake/rules'
import { type Plays, playGame } from '@coldwake/rules/testing'

/** Chosen so that together they reach as much of the box as twenty games can. */
const SEEDS = {
  nemesis: [16, 18, 89, 100, 108, 134, 304, 374, 382, 468, 524, 564, 634, 644, 654, 684, 928, 1244, 1324, 1494],
  lockdown: [
    64, 300, 478, 620, 869, 886, 896, 976, 1228, 2471, 2704, 2954, 3544, 3702, 3864, 3922, 4258, 4878, 4889, 4982,
  ],
}

/** Games of the other modes: somebody wins alone; the dead come back, and some of the crew live to be judged. */
const MODES: Record<string, { plays: Plays; seeds: number[] }> = {
  'alone-nemesis': { plays: { game: 'nemesis', mode: 'solo' }, seeds: [1038] },
  'together-nemesis': { plays: { game: 'nemesis', mode: 'cooperative' }, seeds: [866, 1154] },
  'together-lockdown': { plays: { game: 'lockdown', mode: 'cooperative' }, seeds: [1098, 1238] },
}

const folder = path.resolve(import.meta.dirname, '../packages/rules/test/fixtures')

for (const [game, seeds] of Object.entries(SEEDS)) for (const seed of seeds) write(game, seed, game)
for (const [name, { plays, seeds }] of Object.entries(MODES)) for (const seed of seeds) write(name, seed, plays)

function write(name: string, seed: number, plays: Plays): void {
  const { setup, inputs, g } = playGame(seed, undefined, undefined, plays)
  const digest = createHash('sha256').update(canonical(g)).digest('hex')
  const log: GameLog = { coldwake: 1, setup, key: keyFromSeed(seed), inputs, digest }
  const file = path.join(folder, `${name}-${String(seed).padStart(5, '0')}.json`)
  const text = `${JSON.stringify(log)}\n`
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null
  if (before === text) return
  fs.writeFileSync(file, text)
  console.log(
    `${before === null ? 'new    ' : 'altered'} ${path.basename(file)}: ${inputs.length} inputs, ${g.over?.reason}`,
  )
}
