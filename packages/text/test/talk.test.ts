import { boardInfo, contentIds, objectNames } from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import { aims, replies } from '../src/en/shared/panels/talk.ts'
import { type Dialect, dialectOf, langOf, langs } from '../src/lang.ts'
import {
  type PlayerTalk,
  type TableTalk,
  type TalkContext,
  type TalkDeed,
  type TalkFact,
  type TalkQuery,
  type TalkReply,
  talkText,
} from '../src/talk.ts'
import { loadLanguage } from '../src/words.ts'
import { knowsEveryCase } from './prose.ts'
import { context } from './table.ts'

await Promise.all(langs.map(loadLanguage))
knowsEveryCase()

const MARTA = 0
const ÍÑIGO = 1
const SOL = 2

const at = (me: number | null): TalkContext => context(me)
const said = (talk: PlayerTalk, lang: Dialect = 'en', by = MARTA) => talkText({ seat: by, talk }, at(SOL), lang)
const dialects: readonly Dialect[] = [...langs, ...langs.map(lang => dialectOf(lang, 'lockdown'))]
const keys = <K extends string>(of: Readonly<Record<K, unknown>>) => Object.keys(of) as K[]

// ---------------------------------------------------------------- one of everything

/** One of each; that none is forgotten is for the compiler to say. */
const deeds: { [K in TalkDeed['do']]: TalkDeed & { do: K } } = {
  repair: { do: 'repair', engine: 1 },
  break: { do: 'break', engine: 2 },
  check: { do: 'check', engine: 3 },
  course: { do: 'course', space: 'C' },
  coordinates: { do: 'coordinates' },
  startSelfDestruct: { do: 'startSelfDestruct' },
  stopSelfDestruct: { do: 'stopSelfDestruct' },
  signal: { do: 'signal' },
  hibernate: { do: 'hibernate' },
  destroyNest: { do: 'destroyNest' },
  wait: { do: 'wait' },
  treat: { do: 'treat' },
  scan: { do: 'scan' },
  go: { do: 'go', room: '006' },
  meet: { do: 'meet', room: '011' },
  fight: { do: 'fight', room: '005' },
  douse: { do: 'douse', room: '006' },
  mend: { do: 'mend', room: '005' },
  search: { do: 'search', room: '013' },
  waitInPod: { do: 'waitInPod', pod: 2 },
  launch: { do: 'launch', pod: 1 },
  give: { do: 'give', item: 'medkit' },
  bring: { do: 'bring', object: 'corpse.blue', room: '006' },
  kill: { do: 'kill', intruder: 'adult' },
  lockIn: { do: 'lockIn' },
  startAlert: { do: 'startAlert' },
  backupPower: { do: 'backupPower' },
  openGate: { do: 'openGate' },
  sendRover: { do: 'sendRover' },
  useComputer: { do: 'useComputer' },
  readArchive: { do: 'readArchive' },
  powerOn: { do: 'powerOn', place: 'S-02' },
  powerOff: { do: 'powerOff', place: 'elevator' },
  ride: { do: 'ride', stop: '014' },
  enterCss: { do: 'enterCss', cargo: 'B' },
  analyse: { do: 'analyse', object: 'carcass' },
}
const facts: { [K in TalkFact['about']]: TalkFact & { about: K } } = {
  room: { about: 'room', room: '012', tile: 'cabins' },
  token: { about: 'token', room: '012', token: 'fire-2' },
  engine: { about: 'engine', engine: 2, works: false },
  course: { about: 'course', space: 'B', to: 'deepSpace' },
  event: { about: 'event', event: 'hunt' },
  objective: { about: 'objective', whom: MARTA, objective: 'quarantine' },
  aim: { about: 'aim', whom: MARTA, aim: 'death', is: false },
  infected: { about: 'infected', whom: ÍÑIGO, is: true },
  item: { about: 'item', whom: ÍÑIGO, item: 'tools', is: true },
  trust: { about: 'trust', whom: ÍÑIGO, is: false },
  jump: { about: 'jump', rounds: 3 },
  did: { about: 'did', whom: ÍÑIGO, deed: deeds.break, is: true },
  end: { about: 'end', rounds: 3 },
  contingency: { about: 'contingency', code: 'codeRed', is: true },
  pool: { about: 'pool', code: 'codeGrey', is: true },
  holds: { about: 'holds', whom: ÍÑIGO, code: 'codeBlue', is: true },
  css: { about: 'css', slot: 8, css: 'cssNone' },
}
const queries: { [K in TalkQuery['about']]: TalkQuery & { about: K } } = {
  room: { about: 'room', room: '012' },
  token: { about: 'token', room: '012' },
  tile: { about: 'tile', tile: 'showerRoom' },
  engine: { about: 'engine', engine: 1 },
  checked: { about: 'checked', engine: 2 },
  course: { about: 'course', space: 'A' },
  event: { about: 'event' },
  objective: { about: 'objective' },
  infected: { about: 'infected' },
  trust: { about: 'trust' },
  plan: { about: 'plan' },
  aim: { about: 'aim', aim: 'ship' },
  item: { about: 'item', item: 'antidote' },
  contingency: { about: 'contingency' },
  css: { about: 'css', slot: 10 },
}

const both = [false, true]
const addressees = [null, ÍÑIGO]
const undertakings = Object.values(deeds).flatMap(deed => both.map(not => ({ deed, not })))

const everything: PlayerTalk[] = [
  ...Object.values(facts).flatMap(fact =>
    [MARTA, ÍÑIGO].flatMap(whom =>
      both.flatMap(is =>
        both.map((sure): PlayerTalk => {
          const about = 'whom' in fact ? { ...fact, whom } : fact
          return { t: 'claim', fact: 'is' in about ? { ...about, is } : about, sure }
        }),
      ),
    ),
  ),
  ...Object.values(deeds).flatMap(deed =>
    both.flatMap(is =>
      [MARTA, ÍÑIGO].map((whom): PlayerTalk => ({ t: 'claim', fact: { about: 'did', whom, deed, is }, sure: true })),
    ),
  ),
  ...keys(aims).map((aim): PlayerTalk => ({ t: 'claim', fact: { ...facts.aim, aim }, sure: true })),
  ...undertakings.flatMap(undertaking =>
    addressees.flatMap(whom =>
      [null, 9].flatMap((by): PlayerTalk[] => [
        { t: 'promise', whom, ...undertaking, by },
        { t: 'request', whom, ...undertaking, by },
      ]),
    ),
  ),
  ...undertakings.flatMap(give =>
    addressees.map((whom): PlayerTalk => ({ t: 'offer', whom, give, want: { deed: deeds.wait, not: give.not } })),
  ),
  ...Object.values(queries).flatMap(query => addressees.map((whom): PlayerTalk => ({ t: 'ask', whom, query }))),
  ...keys<TalkReply>(replies).map((how): PlayerTalk => ({ t: 'reply', to: 0, how })),
]

/** Words that only the other language has. Names of players, cards and numbers belong to both. */
const anyOf = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')
const ENGLISH = anyOf('the|will|not|please|with|you|your|room|does|somebody|nobody|who|what|until|and|is|are|have')
const SPANISH = anyOf('el|la|los|las|de|voy|por|favor|que|alguien|nadie|ronda|compartimento|quién|qué|ha|he')

describe('every act about every topic', () => {
  test.each(dialects)('reads as a whole sentence in %s', lang => {
    expect(everything.length).toBeGreaterThan(500)
    for (const talk of everything) {
      const text = said(talk, lang)
      expect(text, JSON.stringify(talk)).toMatch(/^(\p{Lu}|¿\p{Lu}).*[.?]$/u)
      expect(text, JSON.stringify(talk)).not.toMatch(
        /[{}#]|(?<!\p{L})(undefined|null)(?!\p{L})| {2}| [.,?]|\.\.|\ba el\b|\bde el\b/u,
      )
      expect(text, JSON.stringify(talk)).not.toMatch(langOf(lang) === 'en' ? SPANISH : ENGLISH)
    }
  })

  test.each(dialects)('no two of them read alike in %s', lang => {
    const read = new Map(everything.map(talk => [said(talk, lang), JSON.stringify(talk)]))
    expect([...read.values()].sort()).toEqual([...new Set(everything.map(talk => JSON.stringify(talk)))].sort())
  })

  const GAMES = ['nemesis', 'lockdown'] as const
  test.each(GAMES.flatMap(game => langs.map(lang => [game, lang] as const)))(
    'whatever %s has can be spoken of in %s',
    (game, lang) => {
      const ids = contentIds(game)
      const board = boardInfo(game, `${game}-base`)
      const claims: TalkFact[] = [
        ...[...ids.tile, ...ids.special].map((tile): TalkFact => ({ about: 'room', room: '012', tile })),
        ...ids.event.map((event): TalkFact => ({ about: 'event', event })),
        ...ids.objective.map((objective): TalkFact => ({ about: 'objective', whom: MARTA, objective })),
        ...ids.item.map((item): TalkFact => ({ about: 'item', whom: MARTA, item, is: true })),
        ...ids.contingency.map((code): TalkFact => ({ about: 'pool', code, is: true })),
        ...ids.css.map((css): TalkFact => ({ about: 'css', slot: 10, css })),
        ...objectNames(game).map(
          (object): TalkFact => ({ about: 'did', whom: MARTA, deed: { do: 'bring', object, room: '006' }, is: true }),
        ),
        ...(board?.engines ?? []).map((engine): TalkFact => ({ about: 'engine', engine, works: true })),
        ...(board?.power ?? []).map(
          (place): TalkFact => ({ about: 'did', whom: MARTA, deed: { do: 'powerOn', place }, is: true }),
        ),
      ]
      const tokens = ids.token.map((token): TalkFact => ({ about: 'token', room: '012', token }))
      const table = { ...context(SOL).table, game, board: `${game}-base` }
      const texts = [...claims, ...tokens].map(fact =>
        talkText({ seat: MARTA, talk: { t: 'claim', fact, sure: true } }, { ...at(SOL), table }, dialectOf(lang, game)),
      )
      expect(new Set(texts).size).toBe(texts.length)
      // An id has a lower-case letter before a capital one, a dot or a hyphen before a number; a name has none of these.
      for (const text of texts) expect(text).not.toMatch(/\p{Ll}\p{Lu}|\w\.\w|[a-z]-\d/u)
    },
  )
})

describe('as people say it', () => {
  const claim = (fact: TalkFact, sure = true): PlayerTalk => ({ t: 'claim', fact, sure })
  const samples: [PlayerTalk, en: string, es: string][] = [
    [
      claim({ about: 'room', room: '012', tile: 'armory' }),
      'Room 012 is the Armory.',
      'En el compartimento 012 tenemos la Armería.',
    ],
    [claim(facts.engine), 'Engine 2 is damaged.', 'El Motor 2 está dañado.'],
    [claim(facts.engine, false), 'I think Engine 2 is damaged.', 'Creo que el Motor 2 está dañado.'],
    [claim({ about: 'course', space: 'B', to: 'earth' }), 'Course B leads to Earth.', 'El rumbo B lleva a la Tierra.'],
    [claim(facts.course), 'Course B leads to deep space.', 'El rumbo B lleva al espacio profundo.'],
    [
      claim(facts.aim),
      'My Objective doesn’t need a Character’s death.',
      'Mi Objetivo no exige la muerte de un personaje.',
    ],
    [claim({ about: 'infected', whom: MARTA, is: false }), 'I’m not infected.', 'No tengo la infección.'],
    [claim(facts.infected), 'Íñigo is infected.', 'Íñigo tiene la infección.'],
    [claim(facts.trust), 'I don’t trust Íñigo.', 'No me fío de Íñigo.'],
    [claim(facts.item), 'Íñigo has the Tools.', 'Íñigo tiene «Herramientas».'],
    [claim(facts.jump), 'The ship jumps in 3 Rounds.', 'La nave salta dentro de 3 rondas.'],
    [
      claim({ about: 'jump', rounds: 1 }),
      'The ship jumps at the end of this Round.',
      'La nave salta al final de esta ronda.',
    ],
    [claim(facts.did, false), 'I think Íñigo broke Engine 2.', 'Creo que Íñigo ha estropeado el Motor 2.'],
    [
      claim({ about: 'did', whom: MARTA, deed: deeds.break, is: false }),
      'I didn’t break Engine 2.',
      'No he estropeado el Motor 2.',
    ],
    [
      claim(facts.token),
      'The token in room 012 shows Fire, 2 Items.',
      'La ficha del compartimento 012 muestra Fuego, 2 Objetos.',
    ],
    [
      { t: 'request', whom: null, deed: { do: 'startSelfDestruct' }, not: true, by: null },
      'Nobody start the Self-Destruct, please.',
      'Que nadie inicie la Autodestrucción, por favor.',
    ],
    [
      { t: 'request', whom: ÍÑIGO, deed: deeds.meet, not: false, by: null },
      'Íñigo, please come with me to the Hibernatorium.',
      'Íñigo, ven conmigo al Hibernatorio, por favor.',
    ],
    [
      { t: 'request', whom: ÍÑIGO, deed: { do: 'repair', engine: 3 }, not: false, by: 9 },
      'Íñigo, please repair Engine 3 by the end of Round 9.',
      'Íñigo, repara el Motor 3, por favor, antes de que acabe la ronda 9.',
    ],
    [
      { t: 'request', whom: ÍÑIGO, deed: deeds.launch, not: true, by: 9 },
      'Íñigo, please don’t launch Escape Pod 1 until the end of Round 9.',
      'Íñigo, no lances la Cápsula de escape 1, por favor, hasta que acabe la ronda 9.',
    ],
    [
      { t: 'request', whom: null, deed: { do: 'fight', room: '007' }, not: false, by: null },
      'Someone please help me fight in room 007.',
      'Que alguien me ayude a luchar en el compartimento 007, por favor.',
    ],
    [
      { t: 'request', whom: ÍÑIGO, deed: deeds.waitInPod, not: false, by: null },
      'Íñigo, please wait for me in Escape Pod 2.',
      'Íñigo, espérame en la Cápsula de escape 2, por favor.',
    ],
    [
      { t: 'request', whom: null, deed: deeds.wait, not: false, by: null },
      'Everyone please wait for me.',
      'Esperadme, por favor.',
    ],
    [
      { t: 'promise', whom: null, deed: deeds.repair, not: false, by: null },
      'I’ll repair Engine 1.',
      'Voy a reparar el Motor 1.',
    ],
    [
      { t: 'promise', whom: ÍÑIGO, deed: deeds.douse, not: true, by: null },
      'Íñigo, I won’t put out the Fire in the Canteen.',
      'Íñigo, no voy a apagar el Fuego de la Cantina.',
    ],
    [
      {
        t: 'offer',
        whom: ÍÑIGO,
        give: { deed: deeds.give, not: false },
        want: { deed: { do: 'give', item: 'tools' }, not: false },
      },
      'A deal, Íñigo? I’ll give you the Medkit. In return, please give me the Tools.',
      '¿Un trato, Íñigo? Voy a darte «Botiquín». A cambio, dame «Herramientas», por favor.',
    ],
    [{ t: 'ask', whom: null, query: queries.checked }, 'Who has checked Engine 2?', '¿Quién ha comprobado el Motor 2?'],
    [
      { t: 'ask', whom: ÍÑIGO, query: queries.tile },
      'Íñigo, which room is the Shower Room?',
      'Íñigo, ¿en qué compartimento tenemos las Duchas?',
    ],
    [{ t: 'reply', to: 3, how: 'agree' }, 'Agreed.', 'De acuerdo.'],
    [{ t: 'reply', to: 3, how: 'deny' }, 'It wasn’t me.', 'Yo no he sido.'],
  ]
  test.each(samples)('%j', (talk, en, es) => {
    expect(said(talk, 'en')).toBe(en)
    expect(said(talk, 'es')).toBe(es)
  })

  const inTheFacility: [PlayerTalk, en: string, es: string][] = [
    [claim(facts.contingency), 'Code Red is the active Contingency.', 'La Contingencia activa es «Código Rojo».'],
    [
      claim(facts.pool, false),
      'I think Code Grey is in the Neutral Pool.',
      'Creo que en la Reserva neutral está «Código Gris».',
    ],
    [
      claim({ about: 'pool', code: 'codeGrey', is: true, nth: 2 }),
      'Token 2 of the Neutral Pool is Code Grey.',
      'La ficha 2 de la Reserva neutral es «Código Gris».',
    ],
    [
      claim({ about: 'holds', whom: MARTA, code: 'codeBlue', is: false, nth: 1 }),
      'My token 1 isn’t Code Blue.',
      'Mi ficha 1 no es «Código Azul».',
    ],
    [
      claim({ about: 'holds', whom: MARTA, code: 'codeBlue', is: false }),
      'I don’t hold Code Blue.',
      'No tengo la Contingencia «Código Azul».',
    ],
    [claim(facts.css), 'The CSS token at 8 is CSS NONE.', 'La ficha SEC de la casilla 8 es «SEC ninguno».'],
    [claim({ about: 'end', rounds: 1 }), 'It all ends with this Round.', 'Todo termina con esta ronda.'],
    [
      claim({ about: 'aim', whom: MARTA, aim: 'ship', is: false }),
      'My Objective doesn’t need the Facility destroyed.',
      'Mi Objetivo no exige destruir el complejo.',
    ],
    [
      { t: 'request', whom: ÍÑIGO, deed: deeds.powerOff, not: true, by: 9 },
      'Íñigo, please don’t switch off the power for the Elevator until the end of Round 9.',
      'Íñigo, no cortes la Energía del Ascensor, por favor, hasta que acabe la ronda 9.',
    ],
    [
      { t: 'promise', whom: null, deed: deeds.powerOn, not: false, by: null },
      'I’ll switch on the power for Section S-02.',
      'Voy a dar Energía a la Sección S-02.',
    ],
    [
      { t: 'request', whom: null, deed: { do: 'kill', intruder: 'queen' }, not: false, by: null },
      'Someone please kill the Queen.',
      'Que alguien mate a la Reina, por favor.',
    ],
    [
      { t: 'ask', whom: ÍÑIGO, query: queries.contingency },
      'Íñigo, which Contingencies do you know?',
      'Íñigo, ¿qué Contingencias conoces?',
    ],
  ]
  test.each(inTheFacility)('under Mars: %j', (talk, en, es) => {
    expect(said(talk, 'en.lockdown')).toBe(en)
    expect(said(talk, 'es.lockdown')).toBe(es)
  })

  test('one’s own words stay as they are', () => {
    expect(said({ t: 'words', words: '{who} – ¡corre!' }, 'en')).toBe('{who} – ¡corre!')
  })

  test('a name is written as its owner writes it', () => {
    const ctx = { ...at(SOL), names: () => 'eve' }
    const talk: PlayerTalk = { t: 'request', whom: 1, deed: deeds.wait, not: false, by: null }
    expect(talkText({ seat: 0, talk }, ctx, 'en')).toBe('eve, please wait for me.')
  })

  test('everybody reads the same, whoever it is about', () => {
    const talk: PlayerTalk = { t: 'claim', fact: facts.infected, sure: true }
    for (const me of [MARTA, ÍÑIGO, null])
      expect(talkText({ seat: MARTA, talk }, at(me), 'en')).toBe('Íñigo is infected.')
  })

  test('a room goes by its tile once that lies open', () => {
    const talk: PlayerTalk = { t: 'promise', whom: null, deed: { do: 'go', room: '006' }, not: false, by: null }
    expect(said(talk, 'es')).toBe('Voy a ir a la Cantina.')
    expect(talkText({ seat: MARTA, talk }, { ...at(SOL), table: null }, 'es')).toBe('Voy a ir al compartimento 006.')
  })
})

describe('what the table says', () => {
  const notices: { [K in TableTalk['t']]: TableTalk & { t: K } } = {
    sat: { t: 'sat', seat: 0, name: 'Marta' },
    left: { t: 'left', seat: 0, name: 'Lena' },
    reissued: { t: 'reissued', seat: 0, name: 'Marta' },
    bot: { t: 'bot', seat: 0, bot: 'random' },
    standsIn: { t: 'standsIn', seat: 0, bot: 'random' },
    returned: { t: 'returned', seat: 0 },
    started: { t: 'started' },
    paused: { t: 'paused' },
    resumed: { t: 'resumed' },
    ended: { t: 'ended' },
    movedRules: { t: 'movedRules' },
    dealtAnew: { t: 'dealtAnew' },
    sameDeal: { t: 'sameDeal' },
    opened: { t: 'opened', seat: 0, name: 'Marta', by: 1, to: 3 },
    tookOver: { t: 'tookOver', seat: 0, name: 'Marta', before: 'Lena' },
    renamed: { t: 'renamed', seat: 0, name: 'Marta', before: 'Lena' },
    clockChanged: { t: 'clockChanged' },
  }

  test.each(langs)('is a sentence in %s, to whomever it concerns', lang => {
    for (const talk of Object.values(notices)) {
      const [mine, others] = [MARTA, SOL].map(me => talkText({ seat: null, talk }, at(me), lang))
      for (const text of [mine, others]) expect(text).toMatch(/^\p{Lu}.*\.$/u)
      expect(mine === others).toBe(!('seat' in talk))
    }
  })

  test('who left is called as they were then', () => {
    expect(talkText({ seat: null, talk: notices.left }, at(SOL), 'en')).toBe('Lena leaves the table.')
  })

  test('a name that runs from right to left turns nothing around beside it', () => {
    const talk = { ...notices.renamed, name: 'מרתה' }
    expect(talkText({ seat: null, talk }, at(SOL), 'en')).toBe('Lena is now called \u2068מרתה\u2069.')
  })

  test('the clock', () => {
    expect(talkText({ seat: null, talk: notices.standsIn }, at(SOL), 'en')).toBe(
      'Time is up: a bot plays for Marta until they return.',
    )
    expect(talkText({ seat: null, talk: notices.standsIn }, at(MARTA), 'es')).toBe(
      'Se ha acabado el tiempo: un bot juega por ti hasta que vuelvas.',
    )
  })
})

describe('what everybody has to agree to', () => {
  const takeBack = { t: 'propose', proposal: { what: 'takeBack', event: 7 }, events: 9 } as const
  const happened = (event: number) => (event === 7 ? 'Sol enters the Canteen.' : null)

  test.each(langs)('says in %s what becomes of a seat, to everybody and to its holder', lang => {
    for (const proposal of [
      { what: 'open', seat: MARTA },
      { what: 'bot', seat: MARTA, bot: 'random' },
    ] as const) {
      const talk = { t: 'propose', proposal, events: 9 } as const
      const texts = [MARTA, SOL, ÍÑIGO].map(me => talkText({ seat: SOL, talk }, at(me), lang))
      for (const text of texts) expect(text).toMatch(/^\p{Lu}.*\. .*\.$/u)
      expect(new Set(texts).size).toBe(3)
      expect(texts.map(text => text.includes('Marta'))).toEqual([false, true, true])
      expect(texts.map(text => text.includes('Sol'))).toEqual([true, false, true])
    }
  })

  test('names what would be undone', () => {
    expect(talkText({ seat: ÍÑIGO, talk: takeBack }, { ...at(MARTA), happened }, 'en')).toBe(
      'Íñigo proposes to go back to before “Sol enters the Canteen.”',
    )
  })

  test('or says at least what it is', () => {
    expect(talkText({ seat: ÍÑIGO, talk: takeBack }, at(ÍÑIGO), 'es')).toBe('Propones volver atrás en la partida.')
    const rules = { t: 'propose', proposal: { what: 'rules' }, events: 9 } as const
    expect(talkText({ seat: ÍÑIGO, talk: rules }, at(SOL), 'en')).toBe('Íñigo proposes to switch to the newest rules.')
  })

  test('and who does', () => {
    expect(talkText({ seat: ÍÑIGO, talk: { t: 'agree', to: 4 } }, at(SOL), 'en')).toBe('Íñigo agrees.')
    expect(talkText({ seat: ÍÑIGO, talk: { t: 'refuse', to: 4 } }, at(ÍÑIGO), 'es')).toBe('Te niegas: no se hace.')
  })
})
