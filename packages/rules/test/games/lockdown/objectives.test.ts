/** Every objective of the facility, met and failed; when one is chosen. LOCK-OBJ, LOCK-CRIT-02. */
import { describe, expect, it } from 'vitest'
import { seatZone } from '../../../src/core/pieces.ts'
import { objectives } from '../../../src/games/lockdown/content/objectives.ts'
import { passAll, winners } from '../../endings.ts'
import { everyRoomBelow, lockdown, move, type Situation } from '../../situation.ts'

const CREW = ['janitor', 'sentry', 'survivor', 'hacker', 'labRat']
const numbers = { janitor: 1, sentry: 2, survivor: 3, hacker: 4, labRat: 5 }
/** Does the Janitor, who is in the Bunker, win with this objective? The Sentry is purged; the others are all dead. */
function wins(card: string, given: object = {}): boolean {
  const t = lockdown(
    {
      numbers,
      time: 1,
      met: true,
      contingency: 'codeGreen',
      objectives: { janitor: [card] },
      bunker: ['janitor'],
      dead: ['survivor', 'hacker', 'labRat'],
      turn: 'sentry',
      hand: { sentry: [] },
      ...given,
    },
    CREW,
  )
  passAll(t)
  return winners(t).includes('janitor')
}
/** Somebody else lives: nobody is the only survivor. */
const company = { dead: ['survivor', 'labRat'], locked: ['hacker'] }
const sent = { signal: ['janitor'] }
const learned = { learned: ['janitor'] }
const without = (rooms: string[]) =>
  Object.fromEntries(Object.entries(everyRoomBelow).filter(([room]) => !rooms.includes(room)))

it('LOCK-SETUP-22 nine Corporate and nine Personal objectives, with the number of players they need', () => {
  const needs = (deck: string) => objectives.filter(o => o.deck === deck).map(o => o.players)
  expect(needs('corporate')).toEqual([2, 2, 3, 4, 5, 3, 2, 2, 2])
  expect(needs('personal')).toEqual([2, 2, 2, 2, 2, 2, 2, 3, 2])
})

describe('corporate', () => {
  it.each([
    ['scapegoat', 'survivor'],
    ['insiderThreat', 'hacker'],
    ['hostileMerger', 'labRat'],
  ])('LOCK-OBJ-01 LOCK-OBJ-02 %s: the %s is dead, whoever killed it, or nobody else lives', (card, victim) => {
    const [one, other] = ['survivor', 'hacker', 'labRat'].filter(c => c !== victim)
    expect(wins(card, { dead: [victim, one], locked: [other] })).toBe(true)
    expect(wins(card, { dead: [one, other], locked: [victim] })).toBe(false)
  })

  it('LOCK-OBJ-01 conflictOfInterest: the purge kills as well as anything', () => {
    expect(wins('conflictOfInterest', company)).toBe(true)
    const alive = { dead: ['hacker', 'labRat'], locked: ['sentry'], turn: 'survivor', hand: { survivor: [] } }
    expect(wins('conflictOfInterest', alive)).toBe(false)
  })

  it('LOCK-OBJ-01 LOCK-RULING-32 settleTheScore names its owner: only the second way is left', () => {
    expect(wins('settleTheScore', company)).toBe(false)
    expect(wins('settleTheScore')).toBe(true)
  })

  it('LOCK-OBJ-03 LOCK-SETUP-29 whatNemesis: every Nemesis Survivor is dead, or nobody else lives', () => {
    expect(wins('whatNemesis', company)).toBe(true)
    for (const survivor of ['survivor', 'labRat']) {
      const dead = ['survivor', 'labRat', 'hacker'].filter(c => c !== survivor)
      expect(wins('whatNemesis', { dead, locked: [survivor] })).toBe(false)
    }
  })

  it('LOCK-RULING-33 whatNemesis: fulfilled where none is in play', () => {
    const t = lockdown(
      {
        time: 1,
        met: true,
        contingency: 'codeGreen',
        objectives: { janitor: ['whatNemesis'] },
        bunker: ['janitor', 'hacker'],
        hand: { sentry: [] },
      },
      ['sentry', 'janitor', 'hacker'],
    )
    passAll(t)
    expect(winners(t)).toContain('janitor')
  })

  it('LOCK-OBJ-02 whatNemesis held by a Survivor: only the second way is left', () => {
    const t = (dead: string[], locked: string[]) => {
      const given = { time: 1, met: true, contingency: 'codeGreen', objectives: { survivor: ['whatNemesis'] } }
      const end = lockdown({ ...given, bunker: ['survivor'], dead, locked, hand: { sentry: [] } }, [
        'sentry',
        'survivor',
        'hacker',
      ])
      passAll(end)
      return winners(end).includes('survivor')
    }
    expect([t(['hacker'], []), t([], ['hacker'])]).toEqual([true, false])
  })

  it('LOCK-OBJ-07 betterNotToKnow: every other character with Knowledge 3 or more is dead', () => {
    expect(wins('betterNotToKnow', { ...company, knowledge: { janitor: 8, hacker: 2, survivor: 8 } })).toBe(true)
    expect(wins('betterNotToKnow', { ...company, knowledge: { hacker: 3 } })).toBe(false)
  })

  it('LOCK-OBJ-04 pricelessKnowledge: the Signal, and the facility not destroyed', () => {
    expect(wins('pricelessKnowledge', sent)).toBe(true)
    expect(wins('pricelessKnowledge', { ...sent, selfDestruct: 1 })).toBe(false)
    expect(wins('pricelessKnowledge', { signal: ['sentry'] })).toBe(false)
  })

  it('LOCK-OBJ-04 destroyTheEvidence: the Signal, and Autodestruction running or the facility destroyed', () => {
    expect(wins('destroyTheEvidence', { ...sent, selfDestruct: 1 })).toBe(true)
    expect(wins('destroyTheEvidence', { ...sent, time: 4, selfDestruct: 4, red: true })).toBe(true)
    expect(wins('destroyTheEvidence', sent)).toBe(false)
    expect(wins('destroyTheEvidence', { selfDestruct: 1 })).toBe(false)
  })
})

describe('personal', () => {
  it('LOCK-OBJ-08 solidProof: the own Knowledge token active, and a Carcass carried', () => {
    const carcass = { carried: { janitor: ['carcass'] } }
    expect(wins('solidProof', { ...learned, ...carcass })).toBe(true)
    expect([wins('solidProof', carcass), wins('solidProof', learned)]).toEqual([false, false])
    expect(wins('solidProof', { learned: ['sentry'], ...carcass })).toBe(false)
  })

  it('LOCK-OBJ-09 LOCK-RULING-34 treasures: S-01 and S-03 explored, S-02 and staircases do not matter', () => {
    const outside = without(['006', '007', '008', '009', '011', '012', '013'])
    expect(wins('treasures', { ...learned, rooms: outside })).toBe(true)
    expect(wins('treasures', { rooms: outside })).toBe(false)
    for (const room of ['001', '024']) expect(wins('treasures', { ...learned, rooms: without([room]) })).toBe(false)
  })

  it('LOCK-OBJ-09 basePlans: the Signal, S-01 and S-02 explored', () => {
    const upper = without(['016', '018', '019', '021', '022', '023', '024'])
    expect(wins('basePlans', { ...sent, rooms: upper })).toBe(true)
    expect(wins('basePlans', { rooms: upper })).toBe(false)
    expect(wins('basePlans', { ...sent, rooms: without(['011']) })).toBe(false)
  })

  it('LOCK-OBJ-05 LOCK-OBJ-07 learnAndRun: two weaknesses, the first counts, and Knowledge 7', () => {
    const knowledge = { janitor: 7 }
    expect(wins('learnAndRun', { knowledge, discovered: ['1', '3'] })).toBe(true)
    expect(wins('learnAndRun', { knowledge })).toBe(false)
    expect(wins('learnAndRun', { knowledge: { janitor: 6 }, discovered: ['1', '2'] })).toBe(false)
  })

  it('LOCK-OBJ-08 goldenEggs: an egg out by pod, or anywhere with the Knowledge token active', () => {
    const egg = { carried: { janitor: ['egg'] } }
    expect(wins('goldenEggs', egg)).toBe(false)
    expect(wins('goldenEggs', { ...egg, ...learned })).toBe(true)
    expect(wins('goldenEggs', learned)).toBe(false)
    expect(wins('goldenEggs', { ...egg, bunker: [], launched: ['janitor'] })).toBe(true)
    expect(wins('goldenEggs', { bunker: [], launched: ['janitor'] })).toBe(false)
  })

  it('LOCK-OBJ-04 LOCK-END-05 greatHunt: the Signal, and the Queen dead or the facility destroyed', () => {
    expect(wins('greatHunt', { ...sent, selfDestruct: 1 })).toBe(true)
    expect([wins('greatHunt', sent), wins('greatHunt', { selfDestruct: 1 })]).toEqual([false, false])
    const t = lockdown(
      {
        ...sent,
        numbers,
        time: 1,
        met: true,
        contingency: 'codeGreen',
        objectives: { janitor: ['greatHunt'] },
        ...gone,
      },
      CREW,
    )
    t.g.killed.queen = 1
    passAll(t)
    expect(winners(t)).toEqual(['janitor'])
  })
  const gone = { bunker: ['janitor'], dead: ['survivor', 'hacker', 'labRat'], turn: 'sentry', hand: { sentry: [] } }

  it('LOCK-OBJ-06 lastStand: the Signal, and the nest or the facility destroyed', () => {
    expect(wins('lastStand', { ...sent, eggs: 0, nestDestroyed: true })).toBe(true)
    expect(wins('lastStand', { ...sent, selfDestruct: 1 })).toBe(true)
    expect([wins('lastStand', sent), wins('lastStand', { eggs: 0, nestDestroyed: true })]).toEqual([false, false])
  })

  it('LOCK-OBJ-02 bestFriendsForever: exactly one other lives', () => {
    expect(wins('bestFriendsForever', company)).toBe(true)
    expect(wins('bestFriendsForever')).toBe(false)
    expect(wins('bestFriendsForever', { dead: ['labRat'], locked: ['hacker', 'survivor'] })).toBe(false)
  })

  it('LOCK-OBJ-07 ultimateKnowledge: the Signal, and Knowledge 6', () => {
    expect(wins('ultimateKnowledge', { ...sent, knowledge: { janitor: 6 } })).toBe(true)
    expect(wins('ultimateKnowledge', { ...sent, knowledge: { janitor: 5 } })).toBe(false)
    expect(wins('ultimateKnowledge', { knowledge: { janitor: 8 } })).toBe(false)
  })
})

describe('the first Encounter', () => {
  const crew = ['sentry', 'janitor', 'survivor', 'hacker']
  const idle = { janitor: [], survivor: [], hacker: [] }
  /** Noise where the Sentry goes: something comes. */
  function meet(given: object, token: string): Situation {
    const t = lockdown(
      {
        rooms: { '001': { tile: 'guardRoom', explored: true, items: 2 } },
        noise: ['001/1'],
        on: [],
        hand: { ...idle, sentry: ['rest', 'search', 'search'] },
        ...given,
      },
      crew,
      { dice: { noise: ['1'], bag: [token] } },
    )
    t.act('sentry', ...move('001', 'rest'))
    return t
  }
  const chooseAll = (t: Situation) => {
    for (const who of t.asked()) t.act(who, { do: 'objective', card: t.mine(who).objectives[0] })
  }

  it('LOCK-CRIT-02 LOCK-CRIT-05 LOCK-ENC-02 LOCK-EX-47 everybody chooses one before hands are compared; the other leaves unseen', () => {
    const t = meet({}, 'larva-0-1')
    expect([t.told('appeared').length, t.told('surprise'), t.asked()]).toEqual([1, [], crew])
    const aside = t.mine('janitor').objectives[1]
    chooseAll(t)
    expect([t.told('objectiveChosen').length, t.told('surprise').length]).toEqual([4, 1])
    expect(t.crew('janitor')).toMatchObject({ objectives: 1, rejected: 1 })
    const [piece] = seatZone(t.g, t.seat('janitor'), 'rejected')
    expect([t.g.seen[piece], JSON.stringify(t.table()).includes(aside)]).toEqual([1 << t.seat('janitor'), false])
  })

  it('LOCK-CRIT-02 LOCK-EX-47 a second Encounter asks nobody', () => {
    const t = meet({ met: true }, 'adult-1-3')
    expect([t.told('appeared').length, t.told('surprise').length, t.table().asking?.ask]).toEqual([1, 1, 'turn'])
  })

  it('LOCK-RULING-29 also who has left alive, not the dead, and all at once', () => {
    const t = meet({ bunker: ['janitor'], locked: ['hacker'], dead: ['survivor'] }, 'adult-1-3')
    expect(t.asked()).toEqual(['sentry', 'janitor', 'hacker'])
    expect(t.table().asking).toMatchObject({ ask: 'objective', sealed: true })
  })

  it('LOCK-RULING-30 a larva on a character is not on the board; the Creeper it becomes is', () => {
    const scanned = (larva: string[]) => {
      const t = lockdown(
        {
          larva,
          hand: { ...idle, sentry: ['rest', 'search'] },
          contamination: { sentry: { hand: ['infected'] } },
        },
        crew,
      )
      t.act('sentry', { do: 'play', card: 'rest' })
      return t
    }
    const infested = scanned([])
    expect([infested.crew('sentry').larva, infested.table().asking?.ask]).toEqual([true, 'turn'])
    const born = scanned(['sentry'])
    expect(born.told('appeared')).toMatchObject([{ kind: 'creeper', room: '003' }])
    expect([born.table().asking?.ask, born.asked()]).toEqual(['objective', ['janitor', 'survivor', 'hacker']])
  })
})
