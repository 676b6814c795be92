import type { CheckStep, EventFace, NoteView } from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import { checkText, endText, eventText, type Lang, langs, loadLanguage, noteText } from '../src/index.ts'
import { English, knowsEveryCase, opening } from './prose.ts'
import { context } from './table.ts'

await Promise.all(langs.map(loadLanguage))
knowsEveryCase()

type Kind = EventFace['e']
type Samples = { [K in Kind]: Omit<Extract<EventFace, { e: K }>, 'e' | 'rule'>[] }

const adult = { intruder: 3, kind: 'adult' } as const
const queen = { intruder: 5, kind: 'queen' } as const
const larva = { intruder: 9, kind: 'larva' } as const

const checks: { [K in CheckStep['check']]: Extract<CheckStep, { check: K }>[] } = {
  engines: [
    { check: 'engines', states: ['working', 'damaged', 'working'], destroyed: false },
    { check: 'engines', states: ['damaged', 'damaged', 'working'], destroyed: true },
  ],
  coordinates: [{ check: 'coordinates', card: 'coordinates-1', space: 'B', destination: 'deepSpace' }],
  died: (['jump', 'explosion', 'destination', 'infection', 'purge', 'contingency'] as const).map(by => ({
    check: 'died',
    who: 1,
    by,
  })),
  contingency: [
    { check: 'contingency', card: 'codeGreen', killed: [] },
    { check: 'contingency', card: 'codeBlue', killed: [1] },
    { check: 'contingency', card: 'codeBlue', killed: [0, 1] },
  ],
  contamination: [
    { check: 'contamination', who: 1, words: [], larva: false, drawn: null, survives: true },
    { check: 'contamination', who: 1, words: ['clean', 'clean'], larva: false, drawn: null, survives: true },
    {
      check: 'contamination',
      who: 1,
      words: ['infected'],
      larva: false,
      drawn: ['search', 'rest', 'contamination', 'search'],
      survives: false,
    },
    { check: 'contamination', who: 1, words: [], larva: true, drawn: ['search', 'rest'], survives: true },
  ],
  intruders: [
    { check: 'intruders', who: 1, nobodyWon: true },
    { check: 'intruders', who: 1, nobodyWon: false },
  ],
  objective: [
    {
      check: 'objective',
      who: 1,
      card: 'greatHunt',
      met: true,
      parts: [{ test: { is: 'signal' }, met: true }],
    },
    {
      check: 'objective',
      who: 1,
      card: 'hoarder',
      met: false,
      parts: [
        { test: { is: 'leftByPod' }, met: true },
        { test: { is: 'items', min: 7 }, met: false },
      ],
    },
  ],
}

/** At least one of every kind; private faces as only their owner (seat 1) gets them. */
const samples: Samples = {
  playerNumbers: [{ numbers: [2, 1, 3] }],
  objectivesDealt: [
    {},
    { mine: { cards: ['greatHunt', 'abOvo'] } },
    { open: ['destinationEarth', 'specialDelivery', 'cleanUpCrew'] },
  ],
  draftDrawn: [{ who: 1, cards: ['captain', 'scout'] }],
  draftKept: [{ who: 1, card: 'hacker' }],
  drafted: [{ who: 1, card: 'pilot' }],
  round: [{ round: 2 }],
  firstPlayer: [{ who: 1 }],
  turn: [{ who: 1 }],
  unlimited: [{ who: 1 }],
  drew: [
    { who: 1, count: 1 },
    { who: 1, count: 5 },
    { who: 1, count: 2, mine: { cards: ['search', 'contamination.infected'] } },
  ],
  reshuffled: ['deck.1', 'red', 'yellow', 'green', 'wound', 'event', 'attack'].map(deck => ({ deck })),
  passed: [{ who: 1 }],
  discarded: [
    { who: 1, card: 'search' },
    { who: 1, card: 'contamination' },
  ],
  phaseEnded: [{ who: 1 }],
  declared: [
    { who: 1, action: { do: 'move', to: '006' } },
    { who: 1, action: { do: 'carefulMove', to: '002' } },
    { who: 1, action: { do: 'play', card: 'demolition' } },
    { who: 1, action: { do: 'use', card: 'energyCharge.red' } },
    { who: 1, action: { do: 'activate', card: 'evacuationKey.quest' } },
    { who: 1, action: { do: 'roomAction', tile: 'canteen' } },
    ...(['shoot', 'melee', 'pickUp', 'trade', 'craft'] as const).map(kind => ({
      who: 1,
      action: { do: kind },
    })),
  ],
  paid: [{ who: 1, card: 'rest' }],
  reacted: [
    { to: 'action', who: null, card: null },
    { to: 'action', who: 1, card: 'interruption' },
    { to: 'interruption', who: 1, card: 'interruption' },
  ],
  cancelled: [
    { who: 1, action: { do: 'carefulMove', to: '006' } },
    { who: 1, action: { do: 'play', card: 'search' } },
    { who: 1, action: { do: 'use', card: 'tools' } },
    { who: 1, action: { do: 'activate', card: 'logKey' } },
    { who: 1, action: { do: 'roomAction', tile: 'storage' } },
    ...(['shoot', 'melee', 'pickUp', 'trade', 'craft'] as const).map(kind => ({
      who: 1,
      action: { do: kind },
    })),
  ],
  spared: [{ who: 1, card: 'nervesOfSteel' }],
  notSpared: [{}],
  escaping: [{ who: 1, to: '006' }],
  moved: [{ who: 1, from: '011', to: '006' }],
  explored: [{ who: 1, room: '006', tile: 'canteen' }],
  token: [
    { who: 1, room: '006', token: 'malfunction-4', effect: 'malfunction', items: 4 },
    { who: 1, room: '006', token: 'danger-1', effect: 'danger', items: null },
  ],
  noiseRolled: [
    { who: 1, room: '006', face: '3' },
    { who: 1, room: '006', face: 'silence' },
  ],
  noise: [
    { corridor: 'c005-006', room: '006' },
    { corridor: 'main', room: null },
  ],
  noiseGone: [{ corridor: 'c005-010' }],
  danger: [{ who: 1, room: '006' }],
  slimed: [{ who: 1 }],
  cleaned: [{ who: 1 }],
  fire: [{ room: '005' }],
  fireOut: [{ room: '005' }],
  malfunction: [{ room: '011' }],
  repaired: [{ room: '011' }],
  door: [
    { corridor: 'c005-006', state: 'open' },
    { corridor: 'c005-006', state: 'closed' },
    { corridor: 'c005-006', state: 'destroyed' },
  ],
  vent: [{ room: '005' }],
  ventStopped: [{ room: '005' }],
  vented: [{ room: '005' }],
  encounter: [
    { who: 1, room: '006' },
    { who: null, room: '006' },
  ],
  tokenDrawn: [
    { kind: 'adult', value: 4 },
    { kind: 'blank', value: null },
  ],
  appeared: [
    { ...adult, room: '006' },
    { ...queen, room: '002' },
  ],
  noMiniature: [{ kind: 'breeder', room: '006' }],
  bag: [
    { kind: 'adult', change: 1 },
    { kind: 'larva', change: -1 },
    { kind: 'blank', change: 1 },
  ],
  intruderMoved: [{ ...adult, from: '005', to: '006' }],
  intruderLeft: (['ducts', 'recalled', 'hidden', 'infested'] as const).map(how => ({ ...larva, room: '005', how })),
  transformed: [{ intruder: 7, kind: 'creeper', to: 'breeder' }],
  surprise: [
    { ...adult, who: 1, value: 4, hand: 3, attack: true },
    { ...adult, who: 1, value: 4, hand: 0, attack: true },
    { ...adult, who: 1, value: 1, hand: 1, attack: false },
  ],
  attack: [
    { ...adult, who: 1, card: 'bite.4', hits: true },
    { ...adult, who: 1, card: 'tailAttack', hits: false },
    { ...larva, who: 1, card: null, hits: true },
  ],
  infested: [{ ...larva, who: 1 }],
  injured: [
    { ...adult, injuries: 1, total: 1 },
    { ...queen, injuries: 2, total: 4 },
  ],
  toughness: [
    { ...adult, cards: ['scratch.5'], blood: 5 },
    { ...queen, cards: ['bite.4', 'bite.retreat'], blood: null },
    { ...adult, cards: [], blood: 0 },
  ],
  intruderDied: [{ ...adult, room: '005' }],
  healed: [
    { ...adult, total: 0 },
    { ...adult, total: 1 },
    { ...queen, total: 2 },
  ],
  retreats: [{ ...adult, card: 'hunt.3', number: 3 }],
  eggs: [
    { eggs: 4, room: '005', destroyed: 1 },
    { eggs: 3, room: '005', destroyed: 2 },
    { eggs: 5, room: null, destroyed: 0 },
    { eggs: 1, room: null, destroyed: 0 },
    { eggs: 0, room: null, destroyed: 0 },
  ],
  nestDestroyed: [{}],
  shot: [
    { who: 1, card: 'shotgun', face: 'double', target: 3, kind: 'adult', injuries: 3 },
    { who: 1, card: 'shotgun', face: 'blank', target: 77, kind: 'creeper', injuries: 0 },
    { who: 1, card: 'shotgun', face: 'hit', target: 'eggs', kind: 'eggs', injuries: 1 },
  ],
  struck: [
    { who: 1, face: 'hit', target: 5, kind: 'queen', injuries: 1 },
    { who: 1, face: 'creeper', target: 3, kind: 'adult', injuries: 0 },
    { who: 1, face: 'adult', target: 'eggs', kind: 'eggs', injuries: 1 },
  ],
  ammo: [{ who: 1, card: 'shotgun', ammo: 1 }],
  thrown: [{ who: 1, room: '005' }],
  lightWound: [{ who: 1, light: 2 }],
  seriousWound: [{ who: 1, card: 'bleeding' }],
  dressed: [{ who: 1, card: 'arm' }],
  woundHealed: [{ who: 1, card: 'leg' }],
  lightHealed: [
    { who: 1, light: 0 },
    { who: 1, light: 1 },
  ],
  contaminated: [{ who: 1 }],
  scanned: [
    { who: 1, removed: 0 },
    { who: 1, removed: 1 },
    { who: 1, removed: 2 },
    { who: 1, removed: 0, mine: { words: [] } },
    { who: 1, removed: 2, mine: { words: ['clean', 'clean', 'infected'] } },
  ],
  larva: [{ who: 1 }],
  larvaGone: [{ who: 1 }],
  died: [{ who: 1, room: '006' }],
  revived: [{ who: 1, room: '006' }],
  signal: [{ who: 1 }],
  ownDeck: [{ who: 1 }],
  items: [
    { room: '006', items: 0 },
    { room: '006', items: 1 },
    { room: '006', items: 3 },
  ],
  searched: [
    { who: 1, colour: 'red', count: 2 },
    { who: 1, colour: 'red', count: 2, mine: { cards: ['grenade', 'energyCharge.red'] } },
  ],
  kept: [
    { who: 1, colour: 'yellow', count: 1 },
    { who: 1, colour: 'yellow', count: 0 },
    { who: 1, colour: 'yellow', count: 1, mine: { kept: 'tools' } },
    { who: 1, colour: 'yellow', count: 1, mine: { kept: 'tools', returned: 'clothes.yellow' } },
    { who: 1, colour: 'yellow', count: 0, mine: { returned: 'clothes.yellow' } },
  ],
  held: [{ who: 1, card: 'fireExtinguisher' }],
  dropped: [
    { who: 1, card: 'shotgun' },
    { who: 1, card: 'egg' },
  ],
  lost: [{ who: 1, card: 'chemicals' }],
  crafted: [{ who: 1, card: 'taser' }],
  activated: [{ who: 1, card: 'evacuationKey.quest' }],
  attached: [{ who: 1, card: 'extendedMagazine', to: 'rifle' }],
  taped: [{ who: 1, card: 'rifle', to: 'flamethrower' }],
  object: [
    { object: 'egg', room: '005', who: null },
    { object: 'corpse.blue', room: '011', who: null },
    { object: 'corpse.captain', room: '011', who: 1 },
    { object: 'carcass', room: '005', who: 1 },
  ],
  tradeOpened: [{ who: 1 }],
  partner: [
    { who: 1, whom: 0 },
    { who: 0, whom: 1 },
  ],
  offered: [
    { who: 1, whom: 0, thing: { back: 'red', card: null } },
    { who: 0, whom: 1, thing: { back: 'quest', card: null } },
    { who: 1, whom: 2, thing: { back: null, card: 'egg' } },
    { who: 1, whom: 0, thing: { back: 'red', card: null }, mine: { card: 'grenade' } },
  ],
  withdrawn: [{ who: 1, whom: 0, thing: { back: 'crafted', card: null } }],
  shown: [
    { who: 0, whom: 1, back: 'green' },
    { who: 0, whom: 1, back: 'green', mine: { card: 'medkit' } },
  ],
  ready: [
    { who: 1, whom: 0 },
    { who: 0, whom: 1 },
  ],
  traded: [
    { who: 1, whom: 0, gave: [{ back: 'red', card: null }], got: [] },
    { who: 1, whom: 0, gave: [{ back: null, card: 'egg' }], got: [{ back: 'green', card: 'medkit' }] },
    { who: 0, whom: 1, gave: [], got: [] },
    { who: 1, whom: 0, gave: [], got: [{ back: 'red', card: null }], mine: { cards: ['grenade'] } },
  ],
  tradeEnded: [{ who: 1 }],
  peeked: [
    { who: 1, what: 'tile', at: '002' },
    { who: 1, what: 'tile', at: '002', mine: { tile: 'nest' } },
    { who: 1, what: 'tileAndToken', at: '002' },
    { who: 1, what: 'tileAndToken', at: '002', mine: { tile: 'nest', token: 'fire-2' } },
    { who: 1, what: 'coordinates', at: '' },
    { who: 1, what: 'coordinates', at: '', mine: { card: 'coordinates-3' } },
    { who: 1, what: 'engine', at: '2' },
    { who: 1, what: 'engine', at: '2', mine: { engines: [{ engine: 2, tokens: ['damaged'] }] } },
    { who: 1, what: 'engine', at: '1 2 3' },
    {
      who: 1,
      what: 'engine',
      at: '1 2 3',
      mine: { engines: [1, 2, 3].map(engine => ({ engine, tokens: ['working'] })) },
    },
    { who: 1, what: 'event', at: 'event' },
    { who: 1, what: 'event', at: 'event', mine: { card: 'hunt.3' } },
    { who: 1, what: 'attack', at: 'attack' },
    { who: 1, what: 'attack', at: 'attack', mine: { card: 'cut.2' } },
  ],
  peekedObjective: [
    { who: 1, whom: 0 },
    { who: 0, whom: 1 },
    { who: 1, whom: 0, mine: { card: 'abOvo' } },
  ],
  eventUnder: [
    { who: 1, under: true },
    { who: 1, under: false },
  ],
  engine: [
    { who: 1, engine: 2, changed: true },
    { who: 1, engine: 2, changed: false },
  ],
  destination: [{ who: 1, space: 'C' }],
  weakness: [
    { object: 'egg', card: 'wayOfMoving' },
    { object: 'corpse', card: 'vitalPlaces' },
    { object: null, card: 'herding' },
  ],
  objectiveChosen: [{ who: 1 }, { who: 1, mine: { kept: 'greatHunt' } }],
  time: [{ time: 14 }],
  chambersOpen: [{}],
  selfDestruct: [{ space: 6 }, { space: null }],
  pod: [
    { pod: 1, locked: true },
    { pod: 1, locked: false },
  ],
  entersPod: [{ who: 1, pod: 2 }],
  leavesPod: [
    { who: 1, pod: 2, ejected: false },
    { who: 1, pod: 2, ejected: true },
  ],
  launched: [
    { pod: 2, crew: [1] },
    { pod: 2, crew: [0, 1] },
  ],
  podGone: [{ pod: 3 }],
  hibernates: [{ who: 1 }],
  attemptFailed: [{ who: 1, room: '011' }],
  event: [{ card: 'noiseInTechnicalCorridors' }],
  eventRemoved: [{ card: 'coolantLeak' }],
  check: Object.values(checks)
    .flat()
    .map(step => ({ step })),
  power: [
    { place: 'S-01', token: 2, on: true },
    { place: 'elevator', token: 3, on: false },
  ],
  powerMoved: [
    {
      places: [
        { place: 'S-01', token: 2, on: true },
        { place: 'elevator', token: 3, on: false },
      ],
    },
  ],
  backup: [{ active: true }, { active: false }],
  threshold: [
    { colour: 'red', cut: true },
    { colour: 'red', cut: false },
    { colour: 'blue', cut: true },
  ],
  elevator: [
    { to: '006', who: null, along: [] },
    { to: '006', who: 1, along: [] },
    { to: '006', who: 1, along: [0, 2] },
  ],
  gateOpen: [{}],
  rover: [{ away: true }, { away: false }, { away: false, to: '006' }],
  drove: [{ who: 1, from: '005', to: '006' }],
  surfaceCard: [
    { who: 1, card: 'sandstorm', exposed: [1], sheltered: [] },
    { who: 1, card: 'sandstorm', exposed: [], sheltered: [1, 2] },
    { who: 1, card: 'sandstorm', exposed: [0], sheltered: [1] },
  ],
  bunker: [
    { who: 1, how: 'rover' },
    { who: 1, how: 'suit' },
  ],
  isolationOpen: [{}],
  lockedIn: [{ who: 1 }],
  alert: [{ space: 4 }],
  selfDestructRed: [{ space: 4 }],
  entersCss: [{ who: 1, pod: 'B' }],
  cssTurned: [{ space: 10, card: 'cssAll' }],
  cssLost: [{ space: 8, card: 'cssB' }],
  cssLaunched: [
    { crew: [1], back: [] },
    { crew: [0, 1], back: [2] },
    { crew: [], back: [] },
  ],
  peekedCss: [
    { who: 1, space: 8 },
    { who: 1, space: 8, mine: { card: 'cssNone' } },
  ],
  cssMoved: [{ who: 1, from: 8, to: 10 }],
  contingenciesDealt: [
    { held: [2, 2, 2], pool: 0 },
    { held: [2, 2, 2], pool: 0, mine: { tokens: ['codeRed', 'codeBlue'] } },
  ],
  peekedContingency: [
    { who: 1, whom: null, at: [0] },
    { who: 1, whom: 0, at: [0, 1] },
    { who: 0, whom: 1, at: [0] },
    { who: 1, whom: null, at: [0], mine: { tokens: ['codeRed'] } },
    { who: 1, whom: 0, at: [0, 1], mine: { tokens: ['codeRed', 'codeBlue'] } },
  ],
  tookContingency: [
    { who: 1, at: 0 },
    { who: 1, at: 0, mine: { tokens: ['codeYellow'] } },
  ],
  contingencyOpened: [
    { who: null, at: 0, card: 'codeGreen' },
    { who: 1, at: 2, card: 'codeGreen' },
  ],
  contingenciesBack: [
    { who: 1, count: 1 },
    { who: 1, count: 2 },
  ],
  computerCard: [{ card: 'computerB' }],
  lockdownCard: [{ who: 1, room: '006' }],
  knowledge: [{ who: 1, knowledge: 4 }],
  knowledgeActive: [{ who: 1 }],
  analysed: [{ who: 1, object: 'egg' }],
  advantage: [
    { who: 1, card: 'search' },
    { who: 1, card: null },
  ],
  redirected: [
    { who: 1, whom: 0, card: 'pheromones' },
    { who: 0, whom: 1, card: 'pheromones' },
  ],
  attackRedrawn: [{ who: 1, card: 'flashlight.red' }],
  ignoresDark: [{ who: 1, card: 'glowstick' }],
  quiet: [{ who: 1, card: 'inconspicuous' }],
  notIgnored: [{}],
  poolLost: [{ fire: 11, malfunction: 9 }],
  putUnder: [
    { who: 1, back: 'red' },
    { who: 1, back: 'red', mine: { card: 'grenade' } },
  ],
  tokenLeft: [{ who: 1, room: '006' }],
  arranged: [
    { who: 1, deck: 'event' },
    { who: 1, deck: 'attack' },
  ],
  playsIntruders: [{ who: 1 }],
  declinesIntruders: [{ who: 1 }],
  cardsUnder: [
    { who: 1, deck: 'event', count: 2 },
    { who: 1, deck: 'attack', count: 1 },
    { who: 1, deck: 'attack', count: 2, mine: { cards: ['scratch.3', 'bite.retreat'] } },
  ],
  revealed: [{ who: 1, cards: ['search', 'rest'] }],
  contaminationGone: [{ who: 1 }],
  driven: [
    { who: 1, to: '006', ...adult },
    { who: 1, to: null, ...adult },
  ],
  tookBack: [{ who: 1, event: 12 }],
  over: (['jump', 'selfDestruct', 'fire', 'malfunction', 'nobodyLeft'] as const).map(reason => ({ reason })),
}
const every = Object.entries(samples).flatMap(([e, list]) =>
  list.map(sample => ({ e, rule: 'NEM-GEN-01', ...sample }) as EventFace),
)

type Ruleless<E> = E extends EventFace ? Omit<E, 'rule'> : never
type Told = Ruleless<EventFace>
const say = (event: Told, me: number | null, lang: Lang) =>
  eventText({ ...event, rule: 'NEM-GEN-01' } as EventFace, context(me), lang)

describe.each(langs)('in %s', lang => {
  test.each(every)('$e is a sentence for whoever reads it', event => {
    for (const me of [0, 1, null]) {
      if ('mine' in event && me !== 1) continue
      const text = eventText(event, context(me), lang)
      expect(text).toMatch(opening)
      expect(text).toMatch(/[.!?]$/)
      expect(text).not.toMatch(
        /[{}#]|(?<!\p{L})(undefined|null)(?!\p{L})|\p{Ll}\p{Lu}|\.\.| {2}| \.|corpse\.|(coordinates|engine)-\d/u,
      )
      if (lang !== 'en') expect(text).not.toMatch(English)
      if (lang === 'es') expect(text).not.toMatch(/\b(a|de) el\b/)
    }
  })
})

describe('to me and about others', () => {
  test('drawing', () => {
    const drew = { e: 'drew', who: 1, count: 2 } as const
    expect(say(drew, 0, 'en')).toBe('Íñigo draws 2 cards.')
    expect(say(drew, 0, 'es')).toBe('Íñigo roba 2 cartas.')
    expect(say({ ...drew, mine: { cards: ['search', 'rest'] } }, 1, 'en')).toBe('You draw Search and Rest.')
    expect(say({ ...drew, mine: { cards: ['search', 'search'] } }, 1, 'es')).toBe('Robas 2 × «Registrar».')
  })

  test('looking at a tile', () => {
    const peeked = { e: 'peeked', who: 1, what: 'tile', at: '002' } as const
    expect(say(peeked, null, 'en')).toBe('Íñigo looks in secret at the tile of room 002.')
    expect(say({ ...peeked, mine: { tile: 'nest' } }, 1, 'en')).toBe(
      'You look in secret at the tile of room 002: the Nest.',
    )
    expect(say({ ...peeked, mine: { tile: 'nest' } }, 1, 'es')).toBe(
      'Miras en secreto la pieza del compartimento 002: el Nido.',
    )
    expect(say({ ...peeked, what: 'tileAndToken', mine: { tile: 'nest', token: 'fire-2' } }, 1, 'en')).toBe(
      'You look in secret at the tile of room 002 and its Exploration token: the Nest; Fire, 2 Items.',
    )
  })

  test('looking at the ship', () => {
    const coordinates = { e: 'peeked', who: 1, what: 'coordinates', at: '' } as const
    expect(say(coordinates, 0, 'en')).toBe('Íñigo looks in secret at the Coordinates.')
    expect(say({ ...coordinates, mine: { card: 'coordinates-1' } }, 1, 'en')).toBe(
      'You look in secret at the Coordinates: A Venus, B Deep space, C Mars, D Earth.',
    )
    const engine = { e: 'peeked', who: 1, what: 'engine', at: '2' } as const
    expect(say(engine, 0, 'es')).toBe('Íñigo mira en secreto el Motor 2.')
    expect(say({ ...engine, mine: { engines: [{ engine: 2, tokens: ['damaged'] }] } }, 1, 'es')).toBe(
      'Miras en secreto el Motor 2: dañado.',
    )
    expect(say({ e: 'engine', who: 1, engine: 3, changed: true }, 0, 'es')).toBe(
      'Íñigo cambia el orden de las fichas del Motor 3.',
    )
  })

  test('an attack, and who is meant', () => {
    const attack = { e: 'attack', ...adult, who: 1, card: 'bite.4', hits: true } as const
    expect(say(attack, 0, 'en')).toBe('The Adult attacks Íñigo with Bite.')
    expect(say(attack, 1, 'es')).toBe('El Adulto te ataca: «Mordisco».')
    expect(say({ ...attack, ...queen, hits: false }, 0, 'es')).toBe('La Reina ataca a Íñigo: «Mordisco», pero falla.')
    expect(say({ ...attack, ...larva, card: null }, 1, 'en')).toBe('The Larva attacks you.')
    expect(say({ e: 'surprise', ...adult, who: 1, value: 4, hand: 3, attack: true }, 1, 'en')).toBe(
      'You have 3 cards in hand against 4: the Adult makes a Surprise Attack.',
    )
  })

  test('shots say what they hit', () => {
    const shot = { e: 'shot', who: 1, card: 'shotgun', face: 'hit', target: 5, kind: 'queen', injuries: 2 } as const
    expect(say(shot, 1, 'en')).toBe(
      'You shoot at the Queen with your Shotgun. Hit: 2 Injuries (die: Single hit). The weapon or a card adds 1.',
    )
    expect(say({ ...shot, target: 77, kind: 'breeder', face: 'blank', injuries: 0 }, 0, 'es')).toBe(
      'Íñigo dispara contra el Reproductor con «Escopeta». Sin impacto (dado: Cara en blanco).',
    )
    expect(say({ e: 'struck', who: 1, face: 'adult', target: 3, kind: 'adult', injuries: 1 }, 0, 'es')).toBe(
      'Íñigo lanza un golpe contra el Adulto. Impacto: 1 Herida (dado: Adulto).',
    )
  })

  test('scans tell the words to their reader alone', () => {
    const scanned = { e: 'scanned', who: 1, removed: 2 } as const
    expect(say(scanned, 0, 'en')).toBe('Íñigo scans for Contamination: 2 cards leave the game.')
    expect(say({ ...scanned, mine: { words: ['clean', 'clean', 'infected'] } }, 1, 'en')).toBe(
      'You scan 3 Contamination cards: 2 × not infected and INFECTED. 2 leave the game.',
    )
  })

  test('scans of older rules, which count what was read, do not tell others the count', () => {
    // Games that began before keep telling `count`.
    const old = (count: number, removed: number): Told & { count: number } => ({ e: 'scanned', who: 1, removed, count })
    for (const lang of langs)
      for (const me of [0, 2]) {
        expect(say(old(0, 0), me, lang)).toBe(say(old(4, 0), me, lang))
        expect(say(old(2, 2), me, lang)).toBe(say(old(5, 2), me, lang))
      }
  })

  test('trading, seen from every side', () => {
    const offered = { e: 'offered', who: 0, whom: 1, thing: { back: 'red', card: null } } as const
    expect([0, 1, 2].map(me => say(offered, me, 'en'))).toEqual([
      'You offer Íñigo 1 red Item.',
      'Marta offers you 1 red Item.',
      'Marta offers Íñigo 1 red Item.',
    ])
    expect([0, 1, 2].map(me => say(offered, me, 'es'))).toEqual([
      'Ofreces 1 Objeto rojo a Íñigo.',
      'Marta te ofrece 1 Objeto rojo.',
      'Marta ofrece 1 Objeto rojo a Íñigo.',
    ])
    const traded: Told = {
      e: 'traded',
      who: 0,
      whom: 1,
      gave: [{ back: null, card: 'egg' }],
      got: [{ back: 'green', card: null }],
    }
    expect(say(traded, 2, 'en')).toBe('Marta gives Íñigo an Egg. Íñigo gives Marta 1 green Item.')
    expect(say({ ...traded, gave: [{ back: 'red', card: null }], mine: { cards: ['grenade'] } }, 1, 'en')).toBe(
      'Marta gives you Grenade. You give Marta 1 green Item.',
    )
    expect(say(traded, 1, 'es')).toBe('Marta te da un Huevo. Das 1 Objeto verde a Marta.')
  })

  test('things, and who has them', () => {
    expect(say({ e: 'object', object: 'corpse.captain', room: '011', who: null }, 0, 'en')).toBe(
      'The Corpse of the Captain is now in the Hibernatorium.',
    )
    expect(say({ e: 'object', object: 'egg', room: '005', who: 1 }, 0, 'es')).toBe('Ahora Íñigo lleva un Huevo.')
    expect(say({ e: 'weakness', object: 'carcass', card: 'vitalPlaces' }, 0, 'es')).toBe(
      'Al analizar un Cuerpo de Intruso se descubre una Debilidad: «Puntos vitales».',
    )
  })

  test('pods', () => {
    const launched: Told = { e: 'launched', pod: 2, crew: [0, 1] }
    expect(say(launched, 0, 'en')).toBe('Escape Pod 2 leaves the ship with you and Íñigo.')
    expect(say(launched, 2, 'es')).toBe('La Cápsula de escape 2 deja la nave con Marta e Íñigo a bordo.')
  })

  test('the numbers of the players, in their order', () => {
    expect(say({ e: 'playerNumbers', numbers: [2, 1, 3] }, 0, 'en')).toBe(
      'Player Numbers: 1 Íñigo, 2 you, 3 Sol. Some Objectives name a number; turns follow the order of the seats.',
    )
  })

  test('searching', () => {
    const kept = { e: 'kept', who: 1, colour: 'yellow', count: 1 } as const
    expect(say(kept, 0, 'es')).toBe('Íñigo se queda con 1 Objeto amarillo.')
    expect(say({ ...kept, mine: { kept: 'tools', returned: 'clothes' } }, 1, 'en')).toBe(
      'You keep Tools and put Clothes under the deck.',
    )
  })

  test('moving', () => {
    const moved = { e: 'moved', who: 1, from: '011', to: '005' } as const
    expect(say(moved, 1, 'en')).toBe('You enter Storage.')
    expect(say(moved, 2, 'es')).toBe('Íñigo entra en el Almacén.')
    const declared = { e: 'declared', who: 1, action: { do: 'move', to: '005' } } as const
    expect(say(declared, 1, 'es')).toBe('Te diriges al Almacén.')
    expect(say({ ...declared, action: { do: 'move', to: '002' } }, 2, 'en')).toBe(
      'Íñigo sets out for unexplored room 002.',
    )
  })

  test('corridors', () => {
    expect(say({ e: 'noise', corridor: 'c005-006', room: '006' }, 0, 'en')).toBe(
      'Noise in corridor 3 between Storage and the Canteen.',
    )
    expect(say({ e: 'noise', corridor: 'main', room: '005' }, 0, 'es')).toBe('Ruido en los Pasillos de servicio.')
    expect(say({ e: 'noiseGone', corridor: 'c005-010' }, 0, 'es')).toBe(
      'Se apaga el Ruido en el Pasillo 1·2 entre el Almacén y el compartimento no explorado 010.',
    )
  })

  test('a deck is shuffled', () => {
    expect(say({ e: 'reshuffled', deck: 'deck.1' }, 1, 'en')).toBe('Your Action deck is reshuffled.')
    expect(say({ e: 'reshuffled', deck: 'deck.1' }, 0, 'es')).toBe('El mazo de acción de Íñigo se vuelve a barajar.')
  })
})

describe('the end', () => {
  const over = { rule: 'NEM-END-01', report: [], destroyed: false, destination: null, reason: 'jump' } as const
  const end = (change: object, me: number, lang: Lang) =>
    endText({ ...over, report: [], winners: [], ...change }, context(me), lang)

  test.each([
    { winners: [], en: 'Nobody wins.', es: 'Nadie gana.' },
    { winners: [1], en: 'You win.', es: 'Has ganado.' },
    { winners: [0], en: 'Marta wins.', es: 'Gana Marta.' },
    { winners: [0, 2], en: 'Marta and Sol win.', es: 'Ganan Marta y Sol.' },
    { winners: [0, 1], en: 'You win, together with Marta.', es: 'Has ganado, junto con Marta.' },
  ])('$en', ({ winners, en, es }) => {
    expect(end({ winners }, 1, 'en').endsWith(en)).toBe(true)
    expect(end({ winners }, 1, 'es').endsWith(es)).toBe(true)
  })

  test('NEM-MODE-COOP-02 together or not at all; alone nobody else is spoken of', () => {
    const ending = (mode: 'cooperative' | 'solo', winners: number[], me: number | null, lang: Lang) => {
      const ctx = context(me)
      return endText({ ...over, report: [], winners }, { ...ctx, table: { ...ctx.table, mode } }, lang)
    }
    expect(ending('cooperative', [0, 1, 2], 1, 'en')).toMatch(/You win together\.$/)
    expect(ending('cooperative', [], 1, 'es')).toMatch(/Habéis perdido, todos juntos\.$/)
    expect(ending('cooperative', [], null, 'en')).toMatch(/They have lost together\.$/)
    expect(ending('solo', [], 0, 'es')).toMatch(/Has perdido\.$/)
    expect(ending('solo', [0], 0, 'en')).toMatch(/You win\.$/)
  })

  test('NEM-MODE-COOP-03 what is missing is missing to all of them', () => {
    const ctx = context(1)
    const crew = ctx.table.crew.map((one, seat) => ({
      ...one,
      openObjectives: ['cleanUpCrew', 'destinationEarth', 'noManLeftBehind'].slice(seat, seat + 1),
    }))
    const at = { ...ctx, table: { ...ctx.table, mode: 'cooperative' as const, crew } }
    const step: CheckStep = {
      check: 'objective',
      who: 1,
      card: 'cleanUpCrew',
      met: false,
      parts: [{ test: { is: 'signal' }, met: false }],
    }
    expect(checkText(step, at, 'en')).toBe(
      'Your Objective, Clean-Up Crew, isn’t fulfilled. Not met: 2 different Characters have sent the Signal.',
    )
    expect(
      checkText({ ...step, parts: [{ test: { is: 'leftWith', object: 'egg' }, met: false }] }, at, 'es'),
    ).toContain('alguien se lleva un Huevo')
  })

  test('what became of the ship', () => {
    expect(end({ destination: 'earth', winners: [1] }, 1, 'es')).toBe(
      'La nave salta al hiperespacio. Nadie que siga despierto sobrevive. La nave llega a la Tierra. Has ganado.',
    )
    expect(end({ destroyed: true }, 1, 'en')).toContain('The ship is destroyed.')
    expect(end({ destroyed: true, reason: 'selfDestruct' }, 1, 'en')).toBe(
      'The Self-Destruct sequence runs out and the ship explodes. Nobody wins.',
    )
    expect(end({ destination: 'deepSpace' }, 1, 'es')).toContain('La nave llega al espacio profundo.')
  })

  test('the victory check, step by step', () => {
    const step = (s: CheckStep | undefined, me: number, lang: Lang) => s && checkText(s, context(me), lang)
    expect(step(checks.engines[1], 0, 'en')).toBe(
      'Engines: Engine 1 damaged, Engine 2 damaged and Engine 3 working. The ship explodes.',
    )
    expect(step(checks.coordinates[0], 0, 'es')).toBe('Coordenadas: la casilla B lleva al espacio profundo.')
    expect(step(checks.contamination[2], 0, 'en')).toBe(
      'Íñigo scans 1 Contamination card: INFECTED. Cards drawn: 2 × Search, Rest and Contamination. There’s Contamination among them.',
    )
    expect(step(checks.objective[1], 0, 'en')).toBe(
      'Íñigo’s Objective, Hoarder, isn’t fulfilled. Not met: Íñigo has at least 7 Items.',
    )
    expect(step(checks.objective[0], 1, 'es')).toBe('Tu Objetivo, «La gran cacería», se ha cumplido.')
  })
})

describe('the notebook', () => {
  const notes: { [K in NoteView['what']]: Omit<NoteView, 'what'> } = {
    tile: { round: 1, at: '002', card: 'nest', stale: false },
    token: { round: 1, at: '002', card: 'fire-2', stale: false },
    returned: { round: 2, at: 'red', card: 'grenade', stale: false },
    coordinates: { round: 2, at: '', card: 'coordinates-1', stale: false },
    engine: { round: 2, at: '2', card: 'damaged', stale: false },
    event: { round: 2, at: 'event', card: 'hunt.3', stale: false },
    objective: { round: 2, at: '0', card: 'abOvo', stale: false },
    shown: { round: 2, at: '0', card: 'medkit', stale: false },
    scan: { round: 2, at: '1', card: 'infected', stale: false },
    attack: { round: 2, at: 'attack', card: 'cut.2', stale: false },
    contingency: { round: 2, at: 'pool', card: 'codeRed', stale: false },
    css: { round: 2, at: '10', card: 'cssAll', stale: false },
  }
  const all = Object.entries(notes).map(([what, note]) => ({ what, ...note }) as NoteView)
  test.each(langs)('every note is worded in %s', lang => {
    for (const note of all) {
      expect(noteText(note, context(1), lang)).toMatch(/^[\p{Lu}«][^{}]*[^.]$/u)
      expect(noteText(note, context(1), lang)).not.toMatch(/undefined|\p{Ll}\p{Lu}|-\d/u)
    }
  })
  test('samples', () => {
    const note = (what: NoteView['what'], lang: Lang) => noteText({ what, ...notes[what] }, context(1), lang)
    expect(note('engine', 'es')).toBe('Motor 2: Dañado')
    expect(note('returned', 'en')).toBe('Grenade went under the red Item deck (Round 2)')
    expect(note('shown', 'es')).toBe('Marta te enseñó «Botiquín» (ronda 2)')
  })
})
