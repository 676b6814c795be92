/** The ways a game in the facility ends, and what each leaves behind. LOCK-END. */
import { describe, expect, it } from 'vitest'
import { dead, passAll, report, winners } from '../../endings.ts'
import { everyRoomBelow, lockdown, move, pay, type Situation } from '../../situation.ts'
import { phase } from './phase.ts'

const CREW = ['sentry', 'janitor', 'survivor', 'hacker', 'labRat']
/** One in the facility, one locked in, one in the Bunker, one launched, one dead. */
const scattered = {
  locked: ['janitor'],
  bunker: ['survivor'],
  launched: ['hacker'],
  dead: ['labRat'],
  contingency: 'codeGreen',
  objectives: { janitor: ['goldenEggs'], survivor: ['solidProof'], hacker: ['treasures'] },
}
const step5 = (given: object, seats = CREW): Situation => phase({ ...scattered, ...given }, seats)

/** So many rooms with a marker each; nobody is in them. */
const marked = (marker: 'fire' | 'malfunction', count: number) =>
  Object.fromEntries(
    Object.entries(everyRoomBelow)
      .filter(([room, { tile }]) => room !== '001' && tile !== 'nest')
      .slice(0, count)
      .map(([room, face]) => [room, { ...face, [marker]: true }]),
  )

describe('the purge', () => {
  const t = step5({ time: 1, intruders: [{ kind: 'queen', room: '007' }], eggs: 3, objects: { '003': ['egg'] } })

  it('LOCK-END-01 on S whoever is in the facility and not locked in dies; the others live', () => {
    expect(t.table()).toMatchObject({ time: 0, over: { reason: 'purge', rule: 'LOCK-END-01', destroyed: false } })
    expect(dead(t)).toEqual(['sentry', 'labRat'])
    expect(report(t)[0]).toBe('sentry dies: purge')
  })

  it('LOCK-END-01 not before', () => {
    expect(step5({ time: 2 }).table().over).toBeNull()
  })

  it('LOCK-END-03 Night Stalkers, Queen and nest are not harmed', () => {
    expect(t.table()).toMatchObject({ nestDestroyed: false, eggs: 3, killed: { queen: 0 } })
    expect([t.table().intruders.length, t.room('003').objects]).toEqual([1, ['egg']])
  })

  it('LOCK-RULING-14 what was killed or destroyed before stays so', () => {
    const before = lockdown({ ...scattered, time: 1, met: true, eggs: 0, nestDestroyed: true }, CREW)
    before.g.killed.queen = 1
    passAll(before)
    expect(before.table()).toMatchObject({ nestDestroyed: true, killed: { queen: 1 }, over: { reason: 'purge' } })
  })

  it('LOCK-RULING-128 no corpse, no dropped object, no contingency back in the pool, no gate', () => {
    const end = phase(
      {
        locked: ['janitor'],
        time: 1,
        carried: { sentry: ['egg'] },
        contingencies: { sentry: ['codeRed', 'codeGrey'] },
      },
      ['sentry', 'janitor'],
    )
    expect(dead(end)).toContain('sentry')
    expect(end.table().rooms.flatMap(room => room.objects)).toEqual([])
    expect([end.told('gateOpen'), end.told('contingenciesBack'), end.table().firstDeath]).toEqual([[], [], false])
    expect(end.table().facility?.people[0].contingencies).toHaveLength(2)
  })

  it('LOCK-RULING-128 nor of the dead of an explosion or of the Victory Check', () => {
    const left = (given: object) => {
      const end = phase({ locked: ['janitor'], carried: { sentry: ['egg'], janitor: ['carcass'] }, ...given }, [
        'sentry',
        'janitor',
      ])
      const { rooms, firstDeath } = end.table()
      const told = [end.told('gateOpen'), end.told('contingenciesBack')]
      return [dead(end), rooms.flatMap(room => room.objects), ...told, firstDeath]
    }
    const nothing = [['sentry', 'janitor'], [], [], [], false]
    expect(left({ time: 4, selfDestruct: 4, red: true })).toEqual(nothing)
    expect(left({ time: 1, contingency: 'codeRed' })).toEqual(nothing)
  })
})

describe('the alert', () => {
  it('LOCK-ALERT-03 LOCK-END-02 LOCK-RULING-01 LOCK-EX-22 leaving its space ends the game with the same purge', () => {
    const earlier = step5({ time: 6, alert: 5 })
    expect([earlier.table().time, earlier.table().over]).toEqual([5, null])
    const t = step5({ time: 5, alert: 5, intruders: [{ kind: 'queen', room: '007' }] })
    expect(t.table().over).toMatchObject({ reason: 'alert', rule: 'LOCK-END-02', destroyed: false })
    expect(dead(t)).toEqual(['sentry', 'labRat'])
    expect(t.table().killed.queen).toBe(0)
  })

  it('LOCK-RULING-03 LOCK-RULING-08 a token of Autodestruction on the track destroys the facility as well', () => {
    for (const given of [{ selfDestruct: 3 }, { selfDestruct: 5 }, { selfDestruct: 3, red: true }]) {
      const t = step5({ time: 5, alert: 5, ...given })
      expect(t.table().over).toMatchObject({ reason: 'alert', destroyed: true })
      expect(dead(t)).toEqual(['sentry', 'janitor', 'labRat'])
    }
  })

  it('LOCK-RULING-08 both on one space: red first, and the alert changes nothing more', () => {
    const t = step5({ time: 5, alert: 5, selfDestruct: 5, red: true })
    expect(t.table().over).toMatchObject({ reason: 'selfDestruct', destroyed: true })
  })

  it('LOCK-RULING-08 LOCK-CRIT-04 in a facility that is no more no Isolation Room opens', () => {
    const t = step5({ time: 9, selfDestruct: 9, red: true })
    expect([t.table().over?.destroyed, t.table().time, t.told('isolationOpen')]).toEqual([true, 8, []])
    expect(step5({ time: 9 }).told('isolationOpen')).toHaveLength(1)
  })
})

describe('destruction', () => {
  it('LOCK-END-04 LOCK-RULING-16 who is in it dies, locked in or not; Bunker and launched pods are safe', () => {
    const t = step5({ time: 4, selfDestruct: 4, red: true })
    expect(dead(t)).toEqual(['sentry', 'janitor', 'labRat'])
    expect(report(t).slice(0, 2)).toEqual(['sentry dies: explosion', 'janitor dies: explosion'])
    expect(
      t
        .told('check')
        .filter(e => e.step.check === 'died')
        .map(e => e.rule),
    ).toEqual(['LOCK-END-04', 'LOCK-END-04'])
  })

  it('LOCK-END-05 all Night Stalkers die, the nest is gone', () => {
    const intruders = [
      { kind: 'queen', room: '007' },
      { kind: 'adult', room: '008' },
    ]
    const t = step5({ time: 4, selfDestruct: 4, red: true, intruders, eggs: 5 })
    expect(t.table()).toMatchObject({ intruders: [], nestDestroyed: true, killed: { queen: 1, adult: 1 } })
  })

  it.each([
    ['yellow', false],
    ['red', true],
  ])('LOCK-RULING-03 LOCK-SD-06 S reached with the token on the track, %s: destroyed too', (_, red) => {
    const t = step5({ time: 1, selfDestruct: 1, red })
    expect(t.table().over?.destroyed).toBe(true)
    expect(dead(t)).toEqual(['sentry', 'janitor', 'labRat'])
  })

  /** The Sentry walks into the first room, whose token sets it on fire, or breaks it. */
  function walkIn(marker: 'fire' | 'malfunction', count: number, given: object = {}): Situation {
    const rooms = { ...marked(marker, count), '001': { tile: 'guardRoom', token: `${marker}-2` } }
    const t = lockdown({ ...scattered, rooms, met: true, hand: { sentry: ['rest', 'search'] }, ...given }, CREW, {
      dice: { noise: ['silence'] },
    })
    t.act('sentry', ...move('001', 'rest'))
    return t
  }

  it('LOCK-LIMIT-01 LOCK-END-04 the thirteenth fire', () => {
    expect(walkIn('fire', 11).table().over).toBeNull()
    const t = walkIn('fire', 12)
    expect(t.table().over).toMatchObject({ reason: 'fire', rule: 'LOCK-END-04', destroyed: true })
    expect([dead(t), t.told('noiseRolled')]).toEqual([['sentry', 'janitor', 'labRat'], []])
  })

  it('LOCK-LIMIT-02 LOCK-RULING-15 LOCK-END-04 the eleventh Malfunction', () => {
    expect(walkIn('malfunction', 9).table().over).toBeNull()
    expect(walkIn('malfunction', 10).table().over).toMatchObject({ reason: 'malfunction', destroyed: true })
  })

  it('LOCK-GEN-06 a marker that was taken off is in the pool again', () => {
    const rooms = { ...marked('fire', 12), '001': { tile: 'guardRoom', token: 'fire-2' } }
    const given = { ...scattered, rooms, met: true, turn: 'sentry', hand: { sentry: ['rest', 'search'] } }
    const t = lockdown(given, CREW, { dice: { noise: ['silence'] } })
    t.g.fire[t.g.fire.indexOf(true)] = false
    t.act('sentry', ...move('001', 'rest'))
    expect([t.table().over, t.room('001').fire]).toEqual([null, true])
  })

  it('LOCK-RULING-09 whoever waits in a pod has not escaped; with podShieldsFromGameEnd it lives all the same', () => {
    const css = { '002': { tile: 'cargoSendingSystemB', explored: true, fire: true } }
    const rooms = { ...marked('fire', 12), ...css, '001': { tile: 'guardRoom', token: 'fire-2' } }
    const given = { rooms, met: true, time: 10, inCss: { janitor: 'B' }, hand: { sentry: ['rest', 'search'] } }
    const ended = (options: object) => {
      const t = lockdown({ ...given, contingency: 'codeGrey' }, ['sentry', 'janitor'], { options })
      expect(t.crew('janitor').fate).toBe('inPod')
      t.act('sentry', ...move('001', 'rest'))
      return dead(t)
    }
    expect(ended({})).toEqual(['sentry', 'janitor'])
    // It has not left: Grey means others.
    expect(ended({ podShieldsFromGameEnd: true })).toEqual(['sentry'])
  })
})

describe('the last one is gone', () => {
  const others = { locked: ['janitor'], bunker: ['survivor'], contingency: 'codeGreen', met: true }
  const crew = ['sentry', 'janitor', 'survivor']
  const goes = (given: object, ...choices: Parameters<Situation['act']>[1][]): Situation => {
    const t = lockdown({ ...others, time: 8, hand: { sentry: ['rest', 'search'] }, ...given }, crew, {
      dice: { noise: ['silence'] },
    })
    t.act('sentry', ...choices)
    return t
  }
  const dies = (given: object = {}) =>
    goes(
      {
        rooms: { '001': { tile: 'guardRoom', explored: true, fire: true } },
        at: { sentry: '001' },
        hand: { sentry: [] },
        wounds: { sentry: ['leg', 'body', 'hand'] },
        ...given,
      },
      { do: 'pass' },
    )
  const locksIn = (given: object = {}) =>
    goes({ at: { sentry: '020' }, ...given }, { do: 'roomAction' }, pay('search'), pay('rest'))
  const drives = (given: object = {}) =>
    goes(
      { rooms: { '001': { tile: 'guardRoom', explored: true } }, at: { sentry: '001' }, gateOpen: true, ...given },
      { do: 'escape', how: 'rover' },
      pay('search'),
      pay('rest'),
    )
  const isLaunched = (given: object = {}) => {
    const t = lockdown(
      {
        ...others,
        time: 10,
        rooms: { '001': { tile: 'cargoSendingSystemC', explored: true } },
        at: { sentry: '001' },
        css: { 10: 'cssAll' },
        hand: { sentry: ['rest', 'search'] },
        ...given,
      },
      crew,
    )
    t.act('sentry', { do: 'roomAction' }, pay('search'), pay('rest'))
    return t
  }
  const ways = [
    ['dies', dies],
    ['locks in', locksIn],
    ['reaches the Bunker', drives],
    ['escapes in a pod', isLaunched],
  ] as const

  it.each(ways)('LOCK-END-06 LOCK-END-07 %s: the Time token goes to S, and that is the end', (_, end) => {
    const t = end()
    expect(t.table()).toMatchObject({ time: 0, round: 1, over: { reason: 'nobodyLeft', rule: 'LOCK-END-06' } })
    expect(t.table().over?.destroyed).toBe(false)
    expect(t.told('time').map(e => e.time)).toEqual([0])
    expect([t.told('event'), t.told('threshold'), t.told('tokenDrawn')]).toEqual([[], [], []])
    expect(dead(t)).toEqual(end === dies ? ['sentry'] : [])
  })

  it.each(ways)('LOCK-END-07 LOCK-RULING-11 %s with the alert running: to its space', (_, end) => {
    const t = end({ alert: 4 })
    expect([t.table().time, t.table().over?.destroyed]).toEqual([4, false])
    expect([t.told('threshold'), t.told('cssTurned').map(e => e.space)]).toEqual([[], end === isLaunched ? [10] : []])
  })

  it.each(ways)('LOCK-END-07 LOCK-RULING-03 %s with Autodestruction running: to its token, and destroyed', (_, end) => {
    const t = end({ selfDestruct: 7 })
    expect([t.table().time, t.table().over?.destroyed]).toEqual([7, true])
    expect(dead(t)).toEqual(end === dies || end === locksIn ? ['sentry', 'janitor'] : ['janitor'])
  })

  it('LOCK-RULING-11 LOCK-RULING-213 the Isolation Room does not open on the way', () => {
    expect(dies({ time: 11, selfDestruct: 7 }).told('isolationOpen')).toEqual([])
  })

  it('LOCK-END-08 LOCK-RULING-212 both running: both apply', () => {
    const t = drives({ selfDestruct: 7, alert: 4 })
    expect([t.table().time, t.table().over?.destroyed]).toEqual([7, true])
    expect(drives({ selfDestruct: 4, alert: 7 }).table().time).toBe(4)
    expect(dead(t)).toEqual(['janitor'])
  })

  it('LOCK-EX-42 X locked in, Y in the Bunker, Z locks in as the last, Autodestruction yellow', () => {
    const t = locksIn({ selfDestruct: 6 })
    expect(t.table().over).toMatchObject({ reason: 'nobodyLeft', destroyed: true })
    expect([dead(t), t.crew('survivor').fate]).toEqual([['sentry', 'janitor'], 'bunker'])
    expect(report(t)).toContain('survivor is clean')
  })

  it('LOCK-RULING-10 LOCK-END-06 entering a pod is not leaving: the Event Phase comes, and what the token says', () => {
    const t = isLaunched({ css: { 10: 'cssNone' }, decks: { event: ['consumingFire'] } })
    expect([t.table().over, t.crew('sentry').fate, t.told('event').length]).toEqual([null, 'aboard', 1])
  })

  it('LOCK-RULING-10 nor does the game end when the last one on foot dies while somebody waits in a pod', () => {
    const t = dies({
      time: 10,
      locked: [],
      css: { 10: 'cssNone' },
      rooms: {
        '001': { tile: 'guardRoom', explored: true, fire: true },
        '002': { tile: 'cargoSendingSystemB', explored: true },
      },
      inCss: { janitor: 'B' },
    })
    expect([t.crew('janitor').fate, t.table().over]).toEqual(['aboard', null])
    expect([t.told('cssTurned').length, t.table().time]).toEqual([1, 9])
  })
})

describe('who is left', () => {
  it('LOCK-END-09 nobody has survived: no check, nobody wins', () => {
    const t = phase({ time: 1 })
    expect([report(t), winners(t)]).toEqual([['sentry dies: purge', 'janitor dies: purge'], []])
    expect([t.table().facility?.active.card, t.table().over?.contingency]).toEqual([null, undefined])
  })

  it('LOCK-END-09 one is enough for the Victory Check', () => {
    const t = phase({ time: 1, locked: ['janitor'], contingency: 'codeGreen' })
    expect(report(t).slice(0, 2)).toEqual(['sentry dies: purge', 'codeGreen: nobody'])
  })

  it('LOCK-END-10 who is dead, locked in, launched or in the Bunker only watches', () => {
    const t = lockdown({ ...scattered, met: true, hand: { sentry: [] } }, CREW, { dice: { bag: ['blank'] } })
    const asked = new Set<string>()
    while (t.table().round === 1) {
      for (const name of t.asked()) asked.add(name)
      t.act(t.asked()[0], t.options(t.asked()[0])[0])
    }
    expect([[...asked], t.told('drew').map(e => e.who)]).toEqual([['sentry'], [0]])
  })
})
