/** Whole games as bots play them: each answers from its own view and from nothing else. */
import { create, gameInfo, keyFromSeed, pending, step, view } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { random } from '../src/index.ts'

test.each([
  ['nemesis', 50],
  ['lockdown', 200],
])('%s: whole games, each answer given from the view of its seat', (game, games) => {
  const info = gameInfo(game)
  if (!info) throw new Error(`no facts about ${game}`)
  const { min, max } = info.seats
  for (let seed = 0; seed < games; seed++) {
    const seats = Array.from({ length: min + (seed % (max - min + 1)) }, () => ({ character: null }))
    const g = create({ game, board: info.boards[0], seats }, keyFromSeed(`bots/${seed}`))
    const memories = seats.map((_, seat) => random.begin(seed * 5 + seat))
    for (let open = pending(g); open.length > 0; open = pending(g)) {
      const { seat } = open[seed % open.length]
      const look = () => view(g, seat)
      const { me, table } = look()
      // The question stands in the view as it is asked, in plain JSON, and nobody answers another's.
      if (!me?.decision) throw new Error(`game ${seed}: seat ${seat} does not see what it is asked`)
      expect(me.seat).toBe(seat)
      expect(table.facility === null).toBe(game === 'nemesis')
      const chosen = random.choose(look, me.decision, memories[seat])
      memories[seat] = chosen.memory
      step(g, chosen.input)
    }
    expect(g.over, `game ${seed} ends`).not.toBeNull()
  }
})
