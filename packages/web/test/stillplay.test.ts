import { describe, expect, it } from 'vitest'
import { onlyBotsPlay } from '../src/play/turn/onlyBotsPlay.ts'
import { crew, table } from './fixture.ts'

const seat = (bot: string | null) => ({ name: 'Ola', bot, person: bot === null, ready: true, online: true })

describe('only bots are left to play', () => {
  const mine = (fate: 'aboard' | 'dead' | 'launched' | 'hibernating') =>
    table({ crew: [crew(0, '011', { fate }), crew(1, '011')] })

  it('once my character is dead, asleep or gone, and whoever else is aboard is a bot', () => {
    const lobby = { seats: [seat(null), seat('random')] }
    for (const fate of ['dead', 'launched', 'hibernating'] as const) expect(onlyBotsPlay(mine(fate), lobby)).toBe(true)
    expect(onlyBotsPlay(mine('aboard'), lobby)).toBe(false)
  })

  it('not while another person plays on', () => {
    expect(onlyBotsPlay(mine('dead'), { seats: [seat(null), seat(null)] })).toBe(false)
  })
})
