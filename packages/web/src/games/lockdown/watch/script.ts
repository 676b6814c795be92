/** The first watch in the facility: three rounds, from the dark to the pods. Its situation is scenarios/watch/watch-lockdown.json. */

import type { WatchScript, WatchStep } from '../../../learn/watch/watchScript.ts'
import type { ScriptStep } from '../../../local/messages.ts'

const explain = (what: string) => `[data-explain="${what}"]`
const room = (id: string) => explain(`room:${id}`)
const corridor = (id: string) => explain(`corridor:${id}`)
const piece = (seat: number) => `.board ${explain(`person:${seat}`)}`
/** The same room in the list of ways. */
const way = (id: string) => `[data-key="room:${id}"]`
const CLOCK = '.big[data-explain^="time"]'
/** Where a phone shows the clock. */
const JUMP = '.turn .jump'
const CONFIRM = '.go'
const QUESTION = '.ask'
const STAGE = '.across'
/** Where a phone keeps what I hold and know. */
const MINE = '.tabs button:nth-child(2)'
const WHOLE = '.wholestage .grand'
/** Seats, as the scenario has them. */
const [SENTRY, JANITOR, ME] = [0, 1, 2] as const

const moves = (seat: string, to: string, card: string): ScriptStep[] => [
  { seat, do: 'move', to },
  { seat, do: 'pay', card },
]
const pays = (seat: string, ...cards: string[]): ScriptStep[] => cards.map(card => ({ seat, do: 'pay', card }))
const passes = (seat: string): ScriptStep[] => [
  { seat, do: 'pass' },
  { seat, do: 'done' },
]
const stands = (seat: string): ScriptStep => ({ seat, do: 'standing', until: 'game' })
const keepsPlan = { cards: ['masterPlan'], say: 'keepPlan' }
const otherDoor = { when: { do: 'move' }, say: 'otherDoor' } as const
const careful = { when: { do: 'carefulMove' }, say: 'careful' } as const

/** Round 6: out of the dark, to the Archive, until the light fails. */
const lightAndDark: readonly WatchStep[] = [
  { id: 'awake', round: 6, lit: [piece(ME), room('002')] },
  { id: 'clock', round: 6, lit: [explain('time:8'), CLOCK, JUMP] },
  { id: 'order', round: 6, lit: [explain('contingency:active'), explain('contingency:codeYellow'), '.mystate', MINE] },
  {
    id: 'twoYellow',
    round: 6,
    lit: [explain('contingency:active'), explain('contingency:codeYellow'), '.mystate', MINE],
  },
  {
    id: 'walk',
    round: 6,
    lit: [room('004'), way('004'), CONFIRM],
    own: {
      wants: [{ do: 'move', to: '004' }],
      keeps: keepsPlan,
      answers: [careful, otherDoor],
      inputs: moves('hacker', '004', 'search'),
    },
  },
  { id: 'noise', round: 6, lit: [corridor('c004-005'), room('004')], at: 'noiseRolled' },
  {
    id: 'call',
    round: 6,
    lit: ['.tiles .callElevator', explain('elevator:it'), CONFIRM],
    own: {
      wants: [{ do: 'callElevator' }],
      keeps: keepsPlan,
      answers: [
        { when: { do: 'move' }, say: 'stairs' },
        { when: { do: 'carefulMove' }, say: 'stairs' },
      ],
      inputs: [{ seat: 'hacker', do: 'callElevator' }, ...pays('hacker', 'demolition')],
    },
  },
  {
    id: 'sentryTakes',
    round: 6,
    lit: [explain('contingency:pool'), piece(SENTRY)],
    crew: [
      { seat: 'sentry', do: 'roomAction' },
      ...pays('sentry', 'search', 'rest'),
      { seat: 'sentry', do: 'part', part: 1 },
      { seat: 'sentry', do: 'token', whom: null, at: 0 },
      ...passes('sentry'),
    ],
  },
  {
    id: 'ride',
    round: 6,
    lit: [room('014'), way('014'), '.tiles .rideElevator', CONFIRM],
    crew: [...moves('janitor', '002', 'rest'), ...moves('janitor', '004', 'demolition')],
    own: {
      wants: [{ do: 'rideElevator', to: '014' }],
      keeps: keepsPlan,
      answers: [
        { when: { do: 'rideElevator' }, say: 'otherFloor' },
        { when: { do: 'move' }, say: 'stairs' },
        { when: { do: 'carefulMove' }, say: 'stairs' },
      ],
      inputs: [{ seat: 'hacker', do: 'rideElevator', to: '014' }, ...pays('hacker', 'recharge')],
    },
  },
  {
    id: 'along',
    round: 6,
    lit: [QUESTION],
    own: {
      wants: [{ do: 'who', whom: JANITOR }],
      answers: [{ when: { do: 'done' }, say: 'takeHim' }],
      inputs: [{ seat: 'hacker', do: 'who', whom: 'janitor' }],
    },
  },
  {
    id: 'archive',
    round: 6,
    lit: [room('009'), way('009'), explain('power:S-02'), CONFIRM],
    crew: [{ seat: 'janitor', do: 'accept' }],
    own: {
      wants: [{ do: 'move', to: '009' }],
      keeps: keepsPlan,
      answers: [careful, otherDoor],
      inputs: moves('hacker', '009', 'rest'),
    },
  },
  {
    id: 'plan',
    round: 6,
    lit: ['.hand [data-card="masterPlan"]', '.tiles [data-key="card:masterPlan"]', room('009'), CONFIRM],
    crew: [
      ...moves('janitor', '009', 'juryRigging'),
      { seat: 'janitor', do: 'play', card: 'search' },
      { seat: 'janitor', do: 'search', colour: 'green' },
      { seat: 'janitor', do: 'keep', card: 'medkit' },
    ],
    own: { wants: [{ do: 'play', card: 'masterPlan' }], inputs: [{ seat: 'hacker', do: 'play', card: 'masterPlan' }] },
  },
  {
    id: 'planPart',
    round: 6,
    lit: [QUESTION],
    own: {
      wants: [{ do: 'part', part: 0 }],
      answers: [{ when: { do: 'part' }, say: 'roomFirst' }],
      inputs: [{ seat: 'hacker', do: 'part', part: 0 }],
    },
  },
  {
    id: 'token',
    round: 6,
    lit: [QUESTION],
    own: {
      wants: [{ do: 'token', whom: SENTRY, at: 0 }],
      answers: [{ when: { do: 'token' }, say: 'sentryFirst' }],
      inputs: [{ seat: 'hacker', do: 'token', whom: 'sentry', at: 0 }],
    },
  },
  { id: 'grey', round: 6, lit: [explain('contingency:codeGrey'), STAGE, '.mystate', MINE] },
  {
    id: 'pass',
    round: 6,
    lit: ['.endround', '.tiles .pass'],
    own: { wants: [{ do: 'pass' }], inputs: [{ seat: 'hacker', do: 'pass' }] },
  },
  {
    id: 'launch10',
    round: 6,
    lit: [STAGE, explain('time:10')],
    at: 'cssTurned',
    crew: passes('janitor'),
  },
  { id: 'outage', round: 6, lit: [WHOLE, STAGE], at: 'threshold' },
  { id: 'event', round: 6, lit: [STAGE, room('009')], at: 'event' },
]

/** Round 7: something comes in the dark, and dies in the light. */
const meetIt: readonly WatchStep[] = [
  {
    id: 'janitorLooks',
    round: 7,
    lit: [explain('time:8'), piece(JANITOR)],
    crew: [
      ...moves('sentry', '013', 'demolition'),
      { seat: 'sentry', do: 'play', card: 'defensePlan' },
      { seat: 'sentry', do: 'look', room: '016' },
      { seat: 'sentry', do: 'look', room: '018' },
      { seat: 'janitor', do: 'play', card: 'itShouldWork' },
      ...pays('janitor', 'emergencyKey'),
      { seat: 'janitor', do: 'part', part: 1 },
      { seat: 'janitor', do: 'part', part: 1 },
      { seat: 'janitor', do: 'timeSpace', space: 8 },
      { seat: 'janitor', do: 'play', card: 'search' },
      { seat: 'janitor', do: 'search', colour: 'green' },
      { seat: 'janitor', do: 'keep', card: 'reagent.green' },
    ],
  },
  {
    id: 'neuralink',
    round: 7,
    lit: ['.hand [data-card="neuralink"]', '.tiles [data-key="card:neuralink"]', explain('terminal:it'), CONFIRM],
    own: {
      wants: [{ do: 'play', card: 'neuralink' }],
      answers: [{ when: { do: 'play', card: 'bypass' }, say: 'bypassLater' }],
      inputs: [{ seat: 'hacker', do: 'play', card: 'neuralink' }],
    },
  },
  {
    id: 'learn',
    round: 7,
    lit: [QUESTION, explain('knowledge:4')],
    own: {
      wants: [{ do: 'part', part: 0 }],
      answers: [{ when: { do: 'part' }, say: 'knowledgeFirst' }],
      inputs: [{ seat: 'hacker', do: 'part', part: 0 }],
    },
  },
  {
    id: 'intoTheDark',
    round: 7,
    lit: [room('006'), way('006'), CONFIRM],
    own: {
      wants: [{ do: 'move', to: '006' }],
      answers: [careful, otherDoor, { when: { do: 'play', card: 'bypass' }, say: 'bypassLater' }],
      inputs: moves('hacker', '006', 'search'),
    },
  },
  { id: 'encounter', round: 7, lit: [room('006'), corridor('c006-009')], at: 'tokenDrawn' },
  {
    id: 'objective',
    round: 7,
    lit: ['.envelopes', QUESTION],
    own: {
      wants: [{ do: 'objective', card: 'learnAndRun' }, { do: 'objective' }],
      answers: [{ when: { do: 'objective', card: 'settleTheScore' }, say: 'scoreToo', once: true }],
      inputs: [{ seat: 'hacker', do: 'objective', card: 'learnAndRun' }],
    },
  },
  {
    id: 'surprise',
    round: 7,
    lit: [room('006'), '.hand'],
    at: 'surprise',
    crew: [
      { seat: 'janitor', do: 'objective', card: 'bestFriendsForever' },
      { seat: 'sentry', do: 'objective', card: 'scapegoat' },
    ],
  },
  { id: 'wounded', round: 7, lit: [WHOLE, '.mystate', STAGE], at: 'lightWound' },
  {
    id: 'lightsOn',
    round: 7,
    lit: [explain('power:S-02'), piece(SENTRY)],
    crew: [
      { seat: 'sentry', do: 'roomAction' },
      ...pays('sentry', 'repairs', 'stun'),
      ...moves('sentry', '011', 'quarantine'),
      ...passes('janitor'),
    ],
  },
  {
    id: 'shoot',
    round: 7,
    lit: ['.tiles .shoot', '.shoot', CONFIRM],
    own: {
      wants: [{ do: 'shoot' }],
      answers: [
        { when: { do: 'melee' }, say: 'bareHands' },
        { when: { do: 'move' }, say: 'stayAndShoot' },
      ],
      inputs: [{ seat: 'hacker', do: 'shoot' }, ...pays('hacker', 'bypass')],
    },
  },
  {
    id: 'double',
    round: 7,
    lit: [QUESTION, '.hand'],
    own: {
      wants: [{ do: 'pay' }],
      answers: [{ when: { do: 'decline' }, say: 'discardIt' }],
      inputs: pays('hacker', 'itWorksForMe'),
    },
  },
  {
    id: 'pickUp',
    round: 7,
    lit: ['.tiles .pickUp', room('006'), CONFIRM],
    own: {
      wants: [{ do: 'pickUp' }],
      answers: [
        { when: { do: 'move' }, say: 'takeIt' },
        { when: { do: 'pass' }, say: 'takeIt' },
      ],
      inputs: [{ seat: 'hacker', do: 'pickUp' }, ...pays('hacker', 'interruption')],
    },
  },
  {
    id: 'passAgain',
    round: 7,
    lit: ['.endround', '.tiles .pass'],
    crew: [{ seat: 'sentry', do: 'pass' }],
    own: { wants: [{ do: 'pass' }], inputs: [{ seat: 'hacker', do: 'pass' }] },
  },
  { id: 'hatching', round: 7, lit: [STAGE, WHOLE], at: 'event' },
]

/** Round 8: one more secret, a lie, and the pods. */
const wayOut: readonly WatchStep[] = [
  {
    id: 'lab',
    round: 8,
    lit: [room('007'), way('007'), CONFIRM],
    crew: [
      ...moves('janitor', '012', 'cleanUp'),
      { seat: 'janitor', do: 'roomAction' },
      ...pays('janitor', 'interruption', 'maintenancePlan'),
    ],
    own: {
      wants: [{ do: 'move', to: '007' }],
      keeps: keepsPlan,
      answers: [careful, otherDoor],
      inputs: moves('hacker', '007', 'search'),
    },
  },
  {
    id: 'analyze',
    round: 8,
    lit: ['.hand [data-card="masterPlan"]', '.tiles [data-key="card:masterPlan"]', room('007'), CONFIRM],
    own: {
      wants: [{ do: 'play', card: 'masterPlan' }],
      answers: [
        { when: { do: 'move' }, say: 'labFirst' },
        { when: { do: 'roomAction' }, say: 'keepPlan' },
      ],
      inputs: [{ seat: 'hacker', do: 'play', card: 'masterPlan' }],
    },
  },
  {
    id: 'analyzePart',
    round: 8,
    lit: [QUESTION],
    own: {
      wants: [{ do: 'part', part: 0 }],
      answers: [{ when: { do: 'part' }, say: 'labFirst' }],
      inputs: [{ seat: 'hacker', do: 'part', part: 0 }],
    },
  },
  {
    id: 'claim',
    round: 8,
    lit: [explain('knowledge:7'), piece(SENTRY), '.mystate', MINE],
    crew: [...moves('sentry', '027', 'search'), ...moves('sentry', '019', 'facilityTour')],
  },
  {
    id: 'toPod',
    round: 8,
    lit: [room('008'), way('008'), CONFIRM],
    own: {
      wants: [{ do: 'move', to: '008' }],
      answers: [careful, { when: { do: 'pass' }, say: 'podNow' }, { when: { do: 'move' }, say: 'podNow' }],
      inputs: moves('hacker', '008', 'rest'),
    },
  },
  {
    id: 'enter',
    round: 8,
    lit: ['.tiles .roomAction', explain('cargoPod:A'), CONFIRM],
    own: {
      wants: [{ do: 'roomAction' }],
      answers: [
        { when: { do: 'pass' }, say: 'podNow' },
        { when: { do: 'move' }, say: 'podNow' },
      ],
      inputs: [{ seat: 'hacker', do: 'roomAction' }, ...pays('hacker', 'demolition', 'recharge')],
    },
  },
  {
    id: 'launch',
    round: 8,
    lit: [STAGE, explain('time:8')],
    at: 'cssTurned',
    crew: [
      ...moves('sentry', '020', 'interruption'),
      { seat: 'sentry', do: 'roomAction' },
      ...pays('sentry', 'search', 'rest'),
    ],
  },
  { id: 'end', round: 8, lit: [WHOLE, STAGE], at: 'over' },
]

export const lockdownWatch: WatchScript = {
  game: 'lockdown',
  seat: ME,
  names: ['Oduya', 'Brandt', ''],
  // Nobody is asked whether they react: that is for a later evening.
  start: [stands('hacker'), stands('sentry'), stands('janitor')],
  steps: [...lightAndDark, ...meetIt, ...wayOut],
}
