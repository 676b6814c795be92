import {
  type About,
  type Ask,
  type Asking,
  type Choice,
  type Decision,
  door,
  draw,
  type Option,
  type Purpose,
  type Why,
} from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import { refusals } from '../src/en/pages/refusals.ts'
import { asksFor } from '../src/en/shared/decisions.ts'
import {
  askText,
  eventText,
  type Lang,
  langs,
  loadLanguage,
  type Message,
  optionText,
  type RefusalKey,
  refusalText,
  ui,
  waitingText,
  whyText,
} from '../src/index.ts'
import { words } from '../src/words.ts'
import { English, knowsEveryCase } from './prose.ts'
import { context } from './table.ts'

await Promise.all(langs.map(loadLanguage))
knowsEveryCase()
const { asks, whys } = words('en').decisions

type Samples = { [K in Choice['do']]: Omit<Extract<Choice, { do: K }>, 'do'>[] }
const samples: Samples = {
  move: [{ to: '006' }, { to: '002' }],
  carefulMove: [{ to: '005' }],
  play: [{ card: 'search' }],
  use: [{ card: 'energyCharge.red' }],
  roomAction: [{}],
  shoot: [{}],
  melee: [{}],
  pickUp: [{}],
  trade: [{}],
  craft: [{}],
  computer: [{}],
  callElevator: [{}],
  rideElevator: [{ to: '006' }],
  escape: [{ how: 'rover' }, { how: 'suit' }],
  drive: [{ to: '006' }],
  activate: [{ card: 'evacuationKey.quest' }],
  drop: [{ card: 'sixShooter' }, { card: 'corpse.blue' }],
  pass: [{}],
  launch: [{}],
  leave: [{}],
  stay: [{}],
  pay: [{ card: 'rest' }],
  discard: [{ card: 'rest' }, { card: 'contamination' }],
  done: [{}],
  accept: [{}],
  decline: [{}],
  part: [{ part: 0 }],
  mark: [{ corridor: 'c005-010' }, { corridor: 'main' }],
  door: [{ corridor: 'c005-006' }],
  look: [{ room: '002' }],
  room: [{ room: '006' }, { room: '002' }],
  who: [{ whom: 0 }, { whom: 1 }],
  intruder: [{ intruder: 3 }, { intruder: 5 }, { intruder: 99 }],
  eggs: [{}],
  item: [{ card: 'rifle' }],
  object: [{ object: 'egg' }, { object: 'corpse.blue' }, { object: 'corpse.pilot' }, { object: 'carcass' }],
  wound: [{ card: 'arm' }],
  pod: [{ pod: 1 }],
  space: [{ space: 'C' }],
  search: [{ colour: 'red' }],
  keep: [{ card: 'tools' }],
  make: [{ card: 'taser', of: 'energyCharge.red', and: 'tools' }],
  makeOf: [{ card: 'taser', of: 'tools' }],
  token: [
    { whom: null, at: 0 },
    { whom: 1, at: 1 },
  ],
  timeSpace: [{ space: 10 }],
  powerPlace: [{ place: 'S-01' }, { place: 'elevator' }],
  powerToken: [{ token: 3 }],
  top: [{ card: 'search' }],
  objective: [{ card: 'greatHunt' }],
  back: [{ back: 'corporate' }, { back: 'personal' }],
  character: [{ card: 'pilot' }],
  partner: [{ whom: 1 }],
  put: [{ card: 'grenade' }, { card: 'egg' }],
  takeBack: [{ card: 'grenade' }],
  show: [{ card: 'grenade' }],
  ready: [{}],
  end: [{}],
  react: [{ card: 'interruption' }],
  playAs: (['move', 'attack', 'special'] as const).flatMap(as => [
    { card: 'pursuit.1', as },
    { card: 'pursuit.any', as },
  ]),
  way: [{ corridor: 'c005-010' }, { corridor: 'main' }],
  resolve: [{ card: 'scratch.3' }],
}
const every = Object.entries(samples).flatMap(([kind, list]) => list.map(o => ({ do: kind, ...o }) as Option))

const label = (option: Option, lang: Lang, change = {}, me: number | null = 0) =>
  optionText(option, context(me, change), lang)
const standingIn = (room: string) => ({ crew: context(0).table.crew.map(c => ({ ...c, room })) })
const asked = (ask: Ask, about: About = {}): { asking: Asking } => ({
  asking: { n: 1, ask, rule: 'NEM-ACT-02', sealed: false, seats: [0], about },
})
const ask = (kind: Ask, lang: Lang, about: About = {}, me = 0) =>
  askText(
    { n: 1, seat: me, ask: kind, rule: 'NEM-ACT-02', sealed: false, options: [] },
    lang,
    context(me, asked(kind, about)),
  )

describe.each(langs)('in %s', lang => {
  test.each(every)('$do has a label', option => {
    const text = label(option, lang)
    expect(text).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(text).not.toMatch(/[{}#]|undefined|\p{Ll}\p{Lu}|corpse\.| {2}/u)
    if (lang !== 'en') expect(text).not.toMatch(English)
    if (lang === 'es') expect(text).not.toMatch(/\b(a|de) el\b/)
  })

  test('labels of one question differ', () => {
    const labels = every.map(option => label(option, lang))
    expect(new Set(labels).size, labels.join('; ')).toBe(labels.length)
  })

  test.each(Object.keys(asks) as Ask[])('%s is asked', ask => {
    const decision: Decision = { n: 1, seat: 0, ask, rule: 'NEM-ACT-02', sealed: false, options: [] }
    expect(askText(decision, lang)).toMatch(/^[\p{Lu}¿][^{}]*[.?]$/u)
  })

  test('a question knows what it is for', () => {
    for (const [kind, purposes] of Object.entries(asksFor) as [Ask, Partial<Record<Purpose, Message>>][]) {
      const texts = Object.keys(purposes).map(purpose => ask(kind, lang, { purpose: purpose as Purpose }))
      expect(new Set([ask(kind, lang), ...texts]).size).toBe(texts.length + 1)
    }
  })

  test.each(Object.keys(whys) as Why[])('%s is explained', why => {
    expect(whyText(why, lang)).toMatch(/^\p{Lu}[^{}]*\.$/u)
  })

  test.each(Object.keys(refusals) as RefusalKey[])('%s is explained', refusal => {
    expect(refusalText(refusal, lang)).toMatch(/^\p{Lu}[^{}]*\.$/u)
  })
})

describe('options', () => {
  test('rooms by name, or while face down by the corridor that leads there from where one is', () => {
    expect(label({ do: 'move', to: '006' }, 'en')).toBe('Move to the Canteen')
    expect(label({ do: 'move', to: '002' }, 'en')).toBe('Move to unexplored room 002')
    expect(label({ do: 'carefulMove', to: '005' }, 'es')).toBe('Muévete con cautela al Almacén')
    expect(label({ do: 'move', to: '020' }, 'es')).toBe('Muévete al Motor 2')
  })

  const at011 = (objects: string[] = []) => {
    const { table, ...ctx } = context(0)
    const rooms = table.rooms.map(room => (room.room === '011' ? { ...room, objects } : room))
    return {
      ...ctx,
      table: { ...table, rooms, crew: table.crew.map(crew => (crew.seat === 0 ? { ...crew, room: '011' } : crew)) },
    }
  }

  test('an unexplored room has one name in options, log, lists and on the board, seen from anywhere', () => {
    const next: Choice = { do: 'move', to: '014' }
    expect(optionText(next, at011(), 'en')).toBe('Move to unexplored room 014')
    expect(optionText(next, at011(), 'de')).toBe('Bewege dich in den nicht erkundeten Raum 014')
    for (const lang of langs) {
      const { unexploredRoom, roomOnPlate } = ui(lang)
      const told = eventText({ e: 'moved', who: 1, from: '011', to: '014', rule: 'NEM-MOVE-03' }, at011(), lang)
      for (const said of [optionText(next, at011(), lang), told]) expect(said).toContain('014')
      for (const name of [unexploredRoom, roomOnPlate]) expect(name({ room: '014' })).toMatch(/\S 014$/)
    }
  })

  test('NEM-BASIC-05 the one thing that can be picked up is named', () => {
    const pickUp: Choice = { do: 'pickUp' }
    expect(optionText(pickUp, at011(['corpse.blue']), 'en')).toBe('Pick up the blue Corpse')
    expect(optionText(pickUp, at011(['egg', 'egg']), 'en')).toBe('Pick up an Egg')
    expect(optionText(pickUp, at011(['egg', 'corpse.blue']), 'en')).toBe('Pick up an Object')
  })

  test('NEM-POD-01 LOCK-CSS-04 the action of a room that leads out is called by what it does', () => {
    const { table, ...ctx } = context(0)
    const room = table.crew[0]?.room
    const inRoom = (game: string, tile: string, lang: Lang) => {
      const rooms = table.rooms.map(view => (view.room === room ? { ...view, tile } : view))
      return optionText({ do: 'roomAction' }, { ...ctx, table: { ...table, game, rooms } }, lang)
    }
    expect(langs.map(lang => inRoom('lockdown', 'cargoSendingSystemA', lang))).toEqual([
      'Get into CSS Pod A and wait for the launch',
      'Entra en el contenedor SEC A y espera el lanzamiento',
      'Wejdź do kapsuły SWC A i czekaj na start',
      'Steig in FVS-Kapsel A und warte auf den Start',
      'Entra nella Capsula SSC A e attendi il lancio',
    ])
    expect(inRoom('lockdown', 'isolation', 'en')).toBe('Lock yourself in the Isolation Room')
    expect(inRoom('nemesis', 'evacuationSectionB', 'en')).toBe('Enter an Escape Pod of Section B')
    expect(inRoom('nemesis', 'hibernatorium', 'en')).toBe('Go into hibernation')
    expect(inRoom('nemesis', 'canteen', 'en')).toBe('Use the action of the Canteen')
  })

  test('NEM-RULING-236 of two corridors to the same room each is named', () => {
    const alt = { ...context(0), table: { ...context(0).table, board: 'nemesis-alt' } }
    const to003 = { do: 'move', to: '003', via: 'c001-003b' } as const
    expect(optionText(to003, alt, 'en')).toBe('Move to unexplored room 003 through corridor 4')
    expect(optionText(to003, alt, 'es')).toBe('Muévete al compartimento no explorado 003 por el Pasillo 4')
    expect(optionText({ do: 'room', room: '003', via: 'c001-003a' }, alt, 'en')).toBe(
      'Unexplored room 003 through corridor 3',
    )
  })

  test('cards', () => {
    expect(label({ do: 'pay', card: 'rest' }, 'en')).toBe('Pay with Rest')
    expect(label({ do: 'pay', card: 'rest' }, 'es')).toBe('Paga con «Descansar»')
  })

  test('corridors as seen from where I stand, or between two rooms', () => {
    const mark: Option = { do: 'mark', corridor: 'c005-006' }
    expect(label(mark, 'en', standingIn('006'))).toBe('Noise in corridor 3 toward Storage')
    expect(label(mark, 'es', standingIn('005'))).toBe('Ruido en el Pasillo 3 hacia la Cantina')
    expect(label(mark, 'en', standingIn('001'))).toBe('Noise in corridor 3 between Storage and the Canteen')
    expect(label(mark, 'en', standingIn('006'), null)).toBe('Noise in corridor 3 between Storage and the Canteen')
    expect(label({ do: 'mark', corridor: 'c010-013' }, 'en', standingIn('013'))).toBe(
      'Noise in corridor 3·4 toward unexplored room 010',
    )
  })

  test('a door says what will become of it', () => {
    const door: Option = { do: 'door', corridor: 'c005-006' }
    const closed = { ...standingIn('006'), doors: [{ corridor: 'c005-006', state: 'closed' as const }] }
    const how = (door: 'toggle' | 'destroy') => asked('door', { door })
    expect(label(door, 'en', { ...standingIn('006'), ...how('toggle') })).toBe(
      'Close the Door in corridor 3 toward Storage',
    )
    expect(label(door, 'en', { ...closed, ...how('toggle') })).toBe('Open the Door in corridor 3 toward Storage')
    expect(label(door, 'es', { ...closed, ...how('destroy') })).toBe(
      'Destruye la Puerta en el Pasillo 3 hacia el Almacén',
    )
    expect(label(door, 'es', { ...closed, ...asked('moveDoor') })).toBe(
      'Quita la Puerta del Pasillo 3 hacia el Almacén',
    )
  })

  test('yes and no are said by what is accepted or declined', () => {
    const answer = (kind: 'accept' | 'decline', ask: Ask, about: About = {}, lang: Lang = 'en') =>
      label({ do: kind }, lang, asked(ask, about))
    expect(answer('decline', 'window')).toBe('Don’t react')
    expect(answer('decline', 'searchKeep')).toBe('Keep nothing')
    expect(answer('decline', 'attackWindow', {}, 'es')).toBe('Deja que ocurra')
    expect(answer('accept', 'reroll')).toBe('Roll again')
    expect(answer('decline', 'noiseReroll', {}, 'es')).toBe('Quédate con la tirada')
    expect(answer('accept', 'event')).toBe('Put it under the deck')
    expect(answer('decline', 'engine')).toBe('Keep the order')
    expect(answer('accept', 'launch', {}, 'es')).toBe('Lanza la Cápsula de escape')
    expect(answer('accept', 'may', { parts: [[draw(1)]] })).toBe('Draw 1 card')
    expect(answer('decline', 'may', { parts: [[draw(1)]] })).toBe('Leave it')
    expect(answer('accept', 'may', { purpose: 'escort', whom: 1 })).toBe('Go along with Íñigo')
    expect(answer('decline', 'may', { purpose: 'escort', whom: 1 }, 'es')).toBe('Envía solo a Íñigo')
    expect(label({ do: 'done' }, 'en', asked('passDiscard'))).toBe('Keep the rest')
    expect(label({ do: 'done' }, 'en', asked('doorsOf'))).toBe('Leave the other Doors alone')
  })

  test('one leaves a fight by escaping', () => {
    expect(label({ do: 'move', to: '006' }, 'en', standingIn('005'))).toBe('Escape to the Canteen')
    expect(label({ do: 'move', to: '006' }, 'es', standingIn('005'))).toBe('Huye a la Cantina')
  })

  test('Intruders by kind and Injuries, and by number where they are alike', () => {
    expect(label({ do: 'intruder', intruder: 5 }, 'en')).toBe('Queen, 2 Injuries')
    expect(label({ do: 'intruder', intruder: 3 }, 'en')).toBe('Adult no. 3')
    expect(label({ do: 'intruder', intruder: 4 }, 'es')).toBe('Adulto n.º 4')
  })

  test('things say what becomes of them', () => {
    const item: Option = { do: 'item', card: 'rifle' }
    expect(label(item, 'en', asked('weapon'))).toBe('Shoot with Rifle')
    expect(label(item, 'en', asked('weapon', { purpose: 'load' }))).toBe('Load Rifle')
    expect(label(item, 'es', asked('weapon', { purpose: 'spend' }))).toBe('Gasta Munición de «Rifle»')
    expect(label(item, 'en', asked('payItem'))).toBe('Discard Rifle')
    expect(label(item, 'es', asked('item', { purpose: 'burn' }))).toBe('Descarta «Rifle»')
    expect(label({ do: 'item', card: 'contamination' }, 'en', asked('scanOne'))).toBe('Scan Contamination')
    expect(label({ do: 'object', object: 'egg' }, 'en', asked('pickUp'))).toBe('Pick up an Egg')
    expect(label({ do: 'object', object: 'corpse' }, 'es', asked('analyse'))).toBe('Analiza un Cadáver de personaje')
    expect(label({ do: 'wound', card: 'leg' }, 'es', asked('heal'))).toBe('Cura la Herida: Pierna')
    expect(label({ do: 'pay', card: 'rest' }, 'en', asked('noiseReroll'))).toBe('Discard Rest and roll again')
  })

  test('equal items from different decks are told apart', () => {
    expect(label({ do: 'use', card: 'energyCharge.red' }, 'en')).toBe('Use Energy Charge (red)')
    expect(label({ do: 'drop', card: 'clothes.green' }, 'es')).toBe('Tira «Ropa» (verde)')
    expect(label({ do: 'activate', card: 'evacuationKey.quest' }, 'en')).toBe('Activate Evacuation Key (Quest Item)')
  })

  test('a pod is locked or unlocked, whatever it is not', () => {
    expect(label({ do: 'pod', pod: 1 }, 'en', asked('pod', { purpose: 'toggle' }))).toBe('Unlock Escape Pod 1')
    expect(label({ do: 'pod', pod: 2 }, 'en', asked('pod', { purpose: 'toggle' }))).toBe('Lock Escape Pod 2')
    expect(label({ do: 'pod', pod: 2 }, 'es', asked('pod', { purpose: 'enter' }))).toBe(
      'Entra en la Cápsula de escape 2',
    )
  })

  test('a part of a card says what it does', () => {
    const about = { parts: [[door('toggle')], [draw(2)]] }
    expect(label({ do: 'part', part: 0 }, 'en', asked('part', about))).toBe('Open or close 1 Door of this room')
    expect(label({ do: 'part', part: 1 }, 'es', asked('part', about))).toBe('Roba 2 cartas')
  })
})

describe('questions', () => {
  test('how many cards are still to be paid', () => {
    const pay = (left: number): Decision => ({
      n: 1,
      seat: 0,
      ask: 'pay',
      rule: 'NEM-ACT-02',
      sealed: false,
      options: [],
      left,
    })
    expect(askText(pay(2), 'en')).toBe('Choose 2 cards to pay with.')
    expect(askText(pay(1), 'es')).toBe('Elige 1 carta para pagar.')
  })

  test('what a thing is for, and whom it concerns', () => {
    expect(ask('room', 'en', { purpose: 'vent' })).toBe('Choose the room to depressurize.')
    expect(ask('weapon', 'es', { purpose: 'load' })).toBe('Elige el arma que cargas.')
    expect(ask('where', 'en', { whom: 1 })).toBe('Choose where Íñigo goes.')
    expect(ask('where', 'en')).toBe('Choose where to go.')
    expect(ask('dress', 'es', { whom: 2 })).toBe('Elige la Herida grave de Sol que vendas.')
    expect(ask('may', 'en', { purpose: 'escort', whom: 1 })).toBe('Do you go along with Íñigo?')
  })

  test('what another question was about is not said of this one', () => {
    const decision: Decision = { n: 2, seat: 0, ask: 'room', rule: 'NEM-ACT-02', sealed: false, options: [] }
    expect(askText(decision, 'en', context(0, asked('room', { purpose: 'vent' })))).toBe('Choose a room.')
  })

  test('a reaction is asked for together with what it would answer', () => {
    const window = (chain: number[], lang: Lang) =>
      ask('window', lang, { chain, declared: { do: 'move', to: '006' } }, 1)
    expect(ask('window', 'en', {}, 1)).toBe('Do you react?')
    expect(window([0], 'en')).toBe('Marta sets out for the Canteen. Do you react?')
    expect(window([0], 'es')).toBe('Marta se dirige a la Cantina. ¿Reaccionas?')
    expect(window([0, 2], 'en')).toBe('Sol plays Interruption. Do you react?')
    expect(ask('window', 'en', { chain: [0], declared: { do: 'roomAction', tile: 'canteen' } }, 1)).toBe(
      'Marta uses the action of the Canteen. Do you react?',
    )
  })

  test('so is warding off an attack', () => {
    const attack = { intruder: 3, kind: 'adult', card: 'bite.4', victims: [0, 1] } as const
    expect(ask('attackWindow', 'en', { attack }, 1)).toBe(
      'The Adult attacks you with Bite. Do you ward off the attack?',
    )
    expect(ask('attackWindow', 'es', { attack: { ...attack, kind: 'larva', card: null, victims: [1] } }, 1)).toBe(
      'La Larva te ataca. ¿Te libras del ataque?',
    )
  })
})

test('whom the table waits for, but never for a sealed answer', () => {
  const asking = { n: 1, ask: 'turn', rule: 'NEM-ROUND-05', sealed: false, about: {} } as const
  expect(waitingText({ ...asking, seats: [1] }, context(0), 'en')).toBe('Waiting for Íñigo.')
  expect(waitingText({ ...asking, seats: [1] }, context(1), 'es')).toBe('Te toca a ti.')
  expect(waitingText({ ...asking, ask: 'objective', sealed: true, seats: [0, 1] }, context(2), 'es')).toBe(
    'A la espera de Marta e Íñigo.',
  )
  // One verb cannot stand before one name and before several.
  expect(waitingText({ ...asking, seats: [0, 1] }, context(2), 'pl')).toBe('Czekamy na: Marta i Íñigo')
  expect(waitingText({ ...asking, ask: 'window', sealed: true, seats: null }, context(0), 'en')).toBe(
    'Waiting for reactions.',
  )
  expect(waitingText({ ...asking, ask: 'forcedDiscard', sealed: true, seats: null }, context(0), 'en')).toBe(
    'Waiting for answers.',
  )
})
