/** The Victory Check of the facility, step by step. LOCK-WIN. */
import { describe, expect, it } from 'vitest'
import { seatZone } from '../../../src/core/pieces.ts'
import { facilityOf } from '../../../src/games/lockdown/state.ts'
import { dead, passAll, report, steps, winners } from '../../endings.ts'
import { lockdown, type Situation } from '../../situation.ts'

/** The Sentry is still about; the others have left, each its own way. */
const CREW = ['sentry', 'janitor', 'survivor', 'hacker']
const away = { locked: ['janitor'], bunker: ['survivor'], launched: ['hacker'] }
const late = (given: object, seats = CREW, more: object = {}): Situation =>
  lockdown({ ...away, time: 1, met: true, contingency: 'codeGreen', hand: { sentry: [] }, ...given }, seats, more)
/** The purge, and all that is checked after it. */
function purge(given: object, seats = CREW, more: object = {}): Situation {
  const t = late(given, seats, more)
  passAll(t)
  return t
}
const everyCard = (t: Situation, character: string): number[] =>
  (['hand', 'deck', 'discard'] as const).flatMap(zone => seatZone(t.g, t.seat(character), zone))

describe('the contingency', () => {
  const living = ['janitor', 'survivor', 'hacker']
  const kills = (contingency: string, given: object = {}) => steps(purge({ contingency, ...given }), 'contingency')[0]
  const names = (seats: number[]) => seats.map(seat => CREW[seat])

  it('LOCK-WIN-02 LOCK-CONT-01 LOCK-INFO-05 it is turned up first of all, and nobody has seen it before', () => {
    const t = late({ contingency: 'codeRed' })
    expect(t.table().facility?.active.card).toBeNull()
    expect(t.g.seen[facilityOf(t.g).active[0]]).toBe(0)
    passAll(t)
    expect(t.table().facility?.active.card).toBe('codeRed')
    expect(t.table().over?.contingency).toBe('codeRed')
    const [purged, contingency, killed, ...rest] = report(t)
    expect([purged, contingency, killed]).toEqual([
      'sentry dies: purge',
      'codeRed: janitor',
      'janitor dies: contingency',
    ])
    expect(rest.slice(0, 2)).toEqual(['survivor is clean', 'hacker is clean'])
  })

  it('LOCK-RULING-139 Green kills nobody', () => {
    expect(kills('codeGreen').killed).toEqual([])
  })

  it('LOCK-RULING-139 Blue kills who has not sent the Signal, however it left', () => {
    expect(names(kills('codeBlue').killed)).toEqual(living)
    expect(names(kills('codeBlue', { signal: ['hacker'] }).killed)).toEqual(['janitor', 'survivor'])
  })

  it('LOCK-RULING-139 Yellow kills Knowledge 4 and less', () => {
    const knowledge = { janitor: 4, survivor: 5, hacker: 1 }
    expect(names(kills('codeYellow', { knowledge }).killed)).toEqual(['janitor', 'hacker'])
  })

  it('LOCK-RULING-139 Grey kills who left in a pod, Red who is locked in', () => {
    expect(names(kills('codeGrey').killed)).toEqual(['hacker'])
    expect(names(kills('codeRed').killed)).toEqual(['janitor'])
  })

  it('LOCK-RULING-125 all whom it describes at once, and only the living', () => {
    const t = purge({ contingency: 'codeBlue', launched: [], dead: ['hacker'] })
    expect(names(steps(t, 'contingency')[0].killed)).toEqual(['janitor', 'survivor'])
    expect(report(t).slice(1, 4)).toEqual([
      'codeBlue: janitor survivor',
      'janitor dies: contingency',
      'survivor dies: contingency',
    ])
    expect([report(t).length, winners(t)]).toEqual([4, []])
  })
})

describe('contamination', () => {
  const infected = { contamination: { janitor: { discard: ['infected'] } } }
  const clean = { contamination: { janitor: { discard: ['clean', 'clean'] } } }

  it('LOCK-WIN-03 no infected card and no larva: it passes, and nothing is drawn', () => {
    const [step] = steps(purge(clean), 'contamination')
    expect(step).toMatchObject({ who: 1, words: ['clean', 'clean'], larva: false, drawn: null, survives: true })
  })

  it('LOCK-WIN-03 the cards of deck, discard pile and hand count, of everybody who lives', () => {
    const contamination = { janitor: { discard: ['clean'], hand: ['clean'], deck: ['clean'] } }
    const t = purge({ contamination })
    expect(steps(t, 'contamination').map(step => [CREW[step.who], step.words.length])).toEqual([
      ['janitor', 3],
      ['survivor', 0],
      ['hacker', 0],
    ])
  })

  it('LOCK-WIN-04 one infected card: four cards of all are drawn; any Contamination among them kills', () => {
    const outcomes = new Set<boolean>()
    for (let seed = 0; seed < 30; seed++) {
      const t = purge(infected, CREW, { seed: `check ${seed}` })
      const [step] = steps(t, 'contamination')
      expect([step.words, step.drawn?.length]).toEqual([['infected'], 4])
      expect(step.survives).toBe(!step.drawn?.includes('contamination'))
      expect(dead(t).includes('janitor')).toBe(!step.survives)
      outcomes.add(step.survives)
    }
    expect(outcomes.size).toBe(2)
  })

  it('LOCK-WIN-04 LOCK-EX-28 a larva: nothing is read, four cards are drawn, and a clean one kills as well', () => {
    const outcomes = new Set<boolean>()
    for (let seed = 0; seed < 30; seed++) {
      const contamination = { janitor: { discard: ['clean', 'clean', 'clean'] } }
      const t = purge({ contamination, larva: ['janitor'] }, CREW, { seed: `larva ${seed}` })
      expect(everyCard(t, 'janitor')).toHaveLength(13)
      const [step] = steps(t, 'contamination')
      expect(step).toMatchObject({ words: [], larva: true })
      expect(step.survives).toBe(!step.drawn?.includes('contamination'))
      expect([step.drawn?.length, dead(t).includes('janitor')]).toEqual([4, !step.survives])
      outcomes.add(step.survives)
    }
    expect(outcomes.size).toBe(2)
  })

  it('LOCK-WIN-02 whom the contingency has killed is not scanned', () => {
    const t = purge({ ...infected, contingency: 'codeRed' })
    expect(steps(t, 'contamination').map(step => CREW[step.who])).toEqual(['survivor', 'hacker'])
  })
})

describe('objectives', () => {
  const met = {
    objectives: { janitor: ['pricelessKnowledge'], survivor: ['ultimateKnowledge'], hacker: ['basePlans'] },
    signal: ['janitor', 'survivor', 'hacker'],
    knowledge: { survivor: 6 },
  }

  it('LOCK-WIN-01 LOCK-WIN-05 LOCK-WIN-06 LOCK-GEN-08 each living player turns the objective up; several may win', () => {
    const t = purge(met)
    expect(steps(t, 'objective').map(({ who, card, met }) => [CREW[who], card, met])).toEqual([
      ['janitor', 'pricelessKnowledge', true],
      ['survivor', 'ultimateKnowledge', true],
      ['hacker', 'basePlans', false],
    ])
    expect(winners(t)).toEqual(['janitor', 'survivor'])
  })

  it('LOCK-WIN-01 LOCK-OBJ-10 who does not survive does not win, and shows nothing', () => {
    const t = purge({ ...met, contingency: 'codeRed' })
    expect(winners(t)).toEqual(['survivor'])
    expect(steps(t, 'objective').map(step => CREW[step.who])).toEqual(['survivor', 'hacker'])
    const [piece] = seatZone(t.g, t.seat('janitor'), 'objectives')
    expect(t.g.seen[piece]).toBe(1 << t.seat('janitor'))
  })

  it('LOCK-WIN-01 locked in, one needs the facility whole', () => {
    expect(winners(purge({ ...met, selfDestruct: 1 }))).toEqual(['survivor'])
  })

  it('LOCK-RULING-13 whom steps 1 and 2 kill counts as dead for the others', () => {
    const objectives = { janitor: ['treasures'], survivor: ['conflictOfInterest'], hacker: ['solidProof'] }
    const given = { objectives, numbers: { sentry: 1, janitor: 2, survivor: 3, hacker: 4 } }
    expect(winners(purge(given))).toEqual([])
    expect(winners(purge({ ...given, contingency: 'codeRed' }))).toEqual(['survivor'])
    const host = { larva: ['janitor'], contamination: { janitor: { discard: Array(20).fill('clean') } } }
    const infected = purge({ ...given, ...host })
    expect([steps(infected, 'died').map(step => step.by), winners(infected)]).toEqual([
      ['purge', 'infection'],
      ['survivor'],
    ])
  })

  it('LOCK-RULING-12 who still holds two chooses one before anything is checked; the dead do not', () => {
    const t = late({ met: false, contingency: 'codeRed', dead: ['hacker'], launched: [] })
    passAll(t)
    expect(t.asked()).toEqual(['janitor', 'survivor'])
    expect([t.table().ending?.report.length, t.table().facility?.active.card]).toEqual([1, null])
    const [kept, aside] = t.mine('survivor').objectives
    t.act('survivor', { do: 'objective', card: kept })
    t.act('janitor', { do: 'objective', card: t.mine('janitor').objectives[0] })
    expect(t.told('check').some(e => e.step.check === 'objective' && e.step.card === kept)).toBe(true)
    expect(JSON.stringify(t.events.filter(e => e.e !== 'objectiveChosen'))).not.toContain(aside)
  })
})
