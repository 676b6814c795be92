/** Nothing happens after the end, and nothing is left over from before it. */
import { expect, test } from 'vitest'
import { InputError, view } from '../src/index.ts'
import { everyRoom, play, situation } from './situation.ts'

/** Eight broken rooms, and the Scout about to break the ninth in the middle of a turn. */
function hullCollapse() {
  const broken = Object.entries(everyRoom)
    .filter(([, { tile }]) => tile !== 'nest' && tile !== 'slimeRoom')
    .slice(0, 8)
    .map(([room, face]) => [room, { ...face, malfunction: true }])
  const t = situation({ rooms: Object.fromEntries(broken), hand: { scout: ['demolition', 'rest'] } })
  t.act('scout', play('demolition'))
  return t
}

test('NEM-RULING-16 NEM-END-05 the game ends inside a turn: nobody’s turn, nothing pending, nobody asked', () => {
  const t = hullCollapse()
  expect(t.table()).toMatchObject({ over: { reason: 'malfunction', rule: 'NEM-END-05' }, turn: null, asking: null })
  expect([t.asked(), t.g.agenda]).toEqual([[], []])
  expect(view(t.g, 0).me?.decision).toBeNull()
})

test('after the end every input is refused, standing answers too', () => {
  const t = hullCollapse()
  expect(() => t.standing('scout', 'game')).toThrow(InputError)
  expect(() => t.act('scout', { do: 'pass' })).toThrow()
  expect(t.mine('scout').standing).toBeNull()
})
