/** The first watch on the ship: three rounds, from the Hibernatorium and back. Its situation is scenarios/watch/watch-nemesis.json. */

import type { WatchScript } from '../../../learn/watch/watchScript.ts'
import type { ScriptStep } from '../../../local/messages.ts'

const room = (id: string) => `[data-explain="room:${id}"]`
const corridor = (id: string) => `[data-explain="corridor:${id}"]`
const piece = (seat: number) => `.board [data-explain="person:${seat}"]`
/** The same room in the list of ways. */
const way = (id: string) => `[data-key="room:${id}"]`
const CONFIRM = '.go'
const QUESTION = '.ask'
const STAGE = '.across'
const WHOLE = '.wholestage .grand'
const CLOCK = '.big[data-explain^="time"]'
/** Where a phone shows the clock. */
const JUMP = '.turn .jump'
/** Where a phone keeps the engines. */
const SHIP = '.tabs button:nth-child(4)'

const moves = (seat: string, to: string, card: string): ScriptStep[] => [
  { seat, do: 'move', to },
  { seat, do: 'pay', card },
]
const pays = (seat: string, ...cards: string[]): ScriptStep[] => cards.map(card => ({ seat, do: 'pay', card }))
const stands = (seat: string): ScriptStep => ({ seat, do: 'standing', until: 'game' })

export const nemesisWatch: WatchScript = {
  game: 'nemesis',
  seat: 2,
  names: ['Vega', 'Ito', ''],
  // Nobody is asked whether they react: that is for a later evening.
  start: [stands('scout'), stands('captain'), stands('mechanic')],
  steps: [
    { id: 'awake', round: 6, lit: [piece(2), room('011')] },
    { id: 'clock', round: 6, lit: ['[data-explain="time:8"]', CLOCK, JUMP] },
    { id: 'cards', round: 6, lit: ['.hand'] },
    {
      id: 'pickRoom',
      round: 6,
      lit: [room('006'), way('006')],
      own: {
        wants: [{ do: 'move', to: '006' }],
        picks: true,
        answers: [
          { when: { do: 'carefulMove' }, say: 'careful' },
          { when: { do: 'move' }, say: 'otherDoor' },
          { when: { do: 'play' }, say: 'spendFirst' },
        ],
        inputs: [],
      },
    },
    {
      id: 'payMove',
      round: 6,
      lit: [CONFIRM, '.hand .pays'],
      own: {
        wants: [{ do: 'move', to: '006' }],
        keeps: { cards: ['search'], say: 'keepSearch' },
        answers: [
          { when: { do: 'carefulMove' }, say: 'careful' },
          { when: { do: 'move' }, say: 'otherDoor' },
        ],
        inputs: moves('scout', '006', 'demolition'),
      },
    },
    { id: 'explored', round: 6, lit: [WHOLE, room('006')], at: 'explored' },
    { id: 'noise', round: 6, lit: [room('006'), corridor('c005-006')], at: 'noiseRolled' },
    { id: 'marker', round: 6, lit: [corridor('c005-006')] },
    {
      id: 'search',
      round: 6,
      lit: ['.hand [data-card="search"]', '.tiles [data-key="card:search"]', CONFIRM],
      own: {
        wants: [{ do: 'play', card: 'search' }],
        answers: [
          { when: { do: 'move' }, say: 'lookHere' },
          { when: { do: 'play' }, say: 'lookHere' },
        ],
        inputs: [{ seat: 'scout', do: 'play', card: 'search' }],
      },
    },
    {
      id: 'keep',
      round: 6,
      lit: [QUESTION],
      own: { wants: [{ do: 'keep' }], inputs: [{ seat: 'scout', do: 'keep', card: 'tools' }] },
    },
    {
      id: 'captainSignals',
      round: 6,
      lit: [piece(0), room('003')],
      crew: [
        ...moves('captain', '003', 'interruption'),
        { seat: 'captain', do: 'roomAction' },
        ...pays('captain', 'search', 'reload'),
      ],
    },
    {
      id: 'mechanicRepairs',
      round: 6,
      lit: [corridor('c011-015'), piece(1)],
      crew: [...moves('mechanic', '015', 'rest'), { seat: 'mechanic', do: 'play', card: 'fastRepairs' }],
    },
    {
      id: 'repair',
      round: 6,
      lit: ['[data-explain="mark:malfunction.006"]', '.tiles .use', CONFIRM],
      own: {
        wants: [
          { do: 'use', card: 'tools' },
          { do: 'use', card: 'ductTape' },
        ],
        answers: [
          { when: { do: 'move' }, say: 'repairFirst' },
          { when: { do: 'play' }, say: 'repairFirst' },
        ],
        inputs: [{ seat: 'scout', do: 'use', card: 'tools' }, ...pays('scout', 'interruption')],
      },
    },
    {
      id: 'repairPart',
      round: 6,
      lit: [QUESTION],
      asks: 'part',
      own: {
        wants: [{ do: 'part', part: 0 }],
        answers: [{ when: { do: 'part' }, say: 'doorLater' }],
        inputs: [{ seat: 'scout', do: 'part', part: 0 }],
      },
    },
    {
      id: 'roomAction',
      round: 6,
      lit: ['.tiles .roomAction', CONFIRM],
      own: {
        wants: [{ do: 'roomAction' }],
        answers: [
          { when: { do: 'pass' }, say: 'lookFirst' },
          { when: { do: 'move' }, say: 'lookFirst' },
        ],
        inputs: [{ seat: 'scout', do: 'roomAction' }, ...pays('scout', 'rest', 'reconnaissance')],
      },
    },
    { id: 'engines', round: 6, lit: [0, 1, 2].map(engine => `[data-explain="engine:${engine}"]`).concat(STAGE, SHIP) },
    {
      id: 'pass',
      round: 6,
      lit: ['.endround', '.tiles .pass'],
      crew: [
        { seat: 'captain', do: 'pass' },
        { seat: 'captain', do: 'done' },
        { seat: 'mechanic', do: 'play', card: 'search' },
        { seat: 'mechanic', do: 'search', colour: 'yellow' },
        { seat: 'mechanic', do: 'keep', card: 'clothes.yellow' },
        ...moves('mechanic', '018', 'computerSkills'),
      ],
      own: { wants: [{ do: 'pass' }], inputs: [{ seat: 'scout', do: 'pass' }] },
    },
    {
      id: 'time',
      round: 6,
      lit: [CLOCK, JUMP, STAGE],
      at: 'time',
      crew: [
        { seat: 'mechanic', do: 'pass' },
        { seat: 'mechanic', do: 'done' },
      ],
    },
    { id: 'event', round: 6, lit: [STAGE, '[data-explain^="network:"]'], at: 'event' },
    { id: 'bag', round: 6, lit: [STAGE], at: 'tokenDrawn' },
    { id: 'newRound', round: 7, lit: ['.hand'] },
    {
      id: 'company',
      round: 7,
      lit: [room('006'), piece(0)],
      crew: [
        ...moves('captain', '007', 'rest'),
        ...moves('captain', '006', 'demolition'),
        { seat: 'mechanic', do: 'play', card: 'search' },
        { seat: 'mechanic', do: 'keep', card: 'energyCharge.yellow' },
        { seat: 'mechanic', do: 'pass' },
        { seat: 'mechanic', do: 'done' },
      ],
    },
    {
      id: 'pickHome',
      round: 7,
      lit: [room('011'), way('011')],
      own: {
        wants: [{ do: 'move', to: '011' }],
        picks: true,
        answers: [
          { when: { do: 'carefulMove' }, say: 'carefulNextTime' },
          { when: { do: 'move' }, say: 'chambersBehind' },
        ],
        inputs: [],
      },
    },
    {
      id: 'odds',
      round: 7,
      lit: [corridor('c011-015'), CONFIRM],
      own: {
        wants: [{ do: 'move', to: '011' }],
        answers: [
          { when: { do: 'carefulMove' }, say: 'carefulNextTime' },
          { when: { do: 'move' }, say: 'chambersBehind' },
        ],
        inputs: moves('scout', '011', 'scavenging'),
      },
    },
    { id: 'encounter', round: 7, lit: [corridor('c011-015'), room('011')], at: 'tokenDrawn' },
    {
      id: 'objective',
      round: 7,
      lit: ['.envelopes', QUESTION],
      own: {
        wants: [{ do: 'objective', card: 'salvagingThePrimeAsset' }, { do: 'objective' }],
        answers: [{ when: { do: 'objective', card: 'rightMomentToStrike' }, say: 'lonely', once: true }],
        inputs: [{ seat: 'scout', do: 'objective', card: 'salvagingThePrimeAsset' }],
      },
    },
    {
      id: 'surprise',
      round: 7,
      lit: [room('011')],
      at: 'surprise',
      crew: [
        { seat: 'captain', do: 'objective', card: 'necroscopy' },
        { seat: 'mechanic', do: 'objective', card: 'oldestFriend' },
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
          { when: { do: 'play', card: 'adrenaline' }, say: 'plainShot' },
          { when: { do: 'move' }, say: 'shootFirst' },
          { when: { do: 'play' }, say: 'shootFirst' },
        ],
        inputs: [{ seat: 'scout', do: 'shoot' }, ...pays('scout', 'basicRepairs')],
      },
    },
    { id: 'tough', round: 7, lit: [room('011')], at: 'toughness' },
    {
      id: 'alone',
      round: 7,
      lit: [piece(0)],
      crew: [
        { seat: 'captain', do: 'pass' },
        { seat: 'captain', do: 'done' },
      ],
    },
    {
      id: 'flee',
      round: 7,
      lit: [room('006'), way('006'), CONFIRM],
      own: {
        wants: [{ do: 'move', to: '006' }],
        keeps: { cards: ['suppressiveFire', 'adrenaline'], say: 'keepFight' },
        answers: [
          { when: { do: 'shoot' }, say: 'stillBites' },
          { when: { do: 'melee' }, say: 'bareHands' },
          { when: { do: 'play', card: 'suppressiveFire' }, say: 'priceFirst' },
          { when: { do: 'move' }, say: 'toTheCaptain' },
        ],
        inputs: moves('scout', '006', 'search'),
      },
    },
    { id: 'wounded', round: 7, lit: [WHOLE, '.mystate'], at: 'lightWound' },
    { id: 'contamination', round: 7, lit: ['[data-explain="deck:action"]', '.mystate'] },
    {
      id: 'keepCards',
      round: 7,
      lit: ['.tiles .pass', '.hand'],
      own: {
        wants: [{ do: 'pass' }],
        answers: [{ when: { do: 'move' }, say: 'fullHand' }],
        inputs: [{ seat: 'scout', do: 'pass' }],
      },
    },
    {
      id: 'discardNone',
      round: 7,
      lit: ['.hand', CONFIRM],
      asks: 'passDiscard',
      own: { wants: [{ do: 'done' }, { do: 'discard' }], inputs: [{ seat: 'scout', do: 'done' }] },
    },
    { id: 'open', round: 7, lit: ['[data-explain="hibernation:"]', CLOCK, JUMP], at: 'chambersOpen' },
    { id: 'walksAway', round: 7, lit: [room('008'), STAGE], at: 'intruderMoved' },
    { id: 'takesPlace', round: 8, lit: ['.hand'] },
    {
      id: 'rest',
      round: 8,
      lit: ['.hand [data-card="rest"]', '.tiles [data-key="card:rest"]', CONFIRM],
      crew: [...moves('mechanic', '015', 'demolition'), ...moves('mechanic', '011', 'pyrotechnics')],
      own: {
        wants: [{ do: 'play', card: 'rest' }],
        answers: [
          { when: { do: 'move' }, say: 'scanFirst' },
          { when: { do: 'play' }, say: 'scanFirst' },
        ],
        inputs: [{ seat: 'scout', do: 'play', card: 'rest' }],
      },
    },
    { id: 'clean', round: 8, lit: ['.laidopen', STAGE, '.hand'], at: 'scanned' },
    {
      id: 'goHome',
      round: 8,
      lit: [room('011'), way('011'), CONFIRM],
      own: {
        wants: [{ do: 'move', to: '011' }],
        answers: [{ when: { do: 'move' }, say: 'chambersBehind' }],
        inputs: moves('scout', '011', 'adrenaline'),
      },
    },
    {
      id: 'motivation',
      round: 8,
      lit: [piece(0), '.hand'],
      crew: [...moves('captain', '011', 'order'), { seat: 'captain', do: 'play', card: 'motivation' }],
    },
    {
      id: 'mechanicSleeps',
      round: 8,
      lit: [room('011')],
      crew: [{ seat: 'mechanic', do: 'roomAction' }, ...pays('mechanic', 'ingenuity', 'technicalCorridors')],
    },
    {
      id: 'hibernate',
      round: 8,
      lit: ['.tiles .roomAction', CONFIRM],
      own: {
        wants: [{ do: 'roomAction' }],
        answers: [
          { when: { do: 'pass' }, say: 'now' },
          { when: { do: 'move' }, say: 'now' },
          { when: { do: 'play' }, say: 'now' },
        ],
        inputs: [{ seat: 'scout', do: 'roomAction' }, ...pays('scout', 'demolition', 'suppressiveFire')],
      },
    },
    {
      id: 'jump',
      round: 8,
      lit: [WHOLE, STAGE],
      at: 'over',
      crew: [{ seat: 'captain', do: 'roomAction' }, ...pays('captain', 'search', 'suppressiveFire')],
    },
  ],
}
