import {
  breakDown,
  choose,
  computer,
  contentIds,
  door,
  draw,
  type Effect,
  type EffectOf,
  type Fx,
  fix,
  healLight,
  lightWound,
  may,
  type Predicate,
  type PredicateOf,
  plain,
  scan,
  search,
  shoot,
} from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import {
  cardText,
  coordinatesText,
  effectText,
  itemFacts,
  type Lang,
  langs,
  loadLanguage,
  objectiveText,
  questText,
  roomText,
  testText,
  timingText,
  woundText,
} from '../src/index.ts'
import { English, knowsEveryCase, opening } from './prose.ts'

await Promise.all(langs.map(loadLanguage))
knowsEveryCase()

const card = (id: string, lang: Lang) => cardText('nemesis', id, lang)

/** Letters run together are an id, braces an unfilled slot; nothing is said twice over. */
const spoilt = /[{}#]|(?<!\p{L})(undefined|null)(?!\p{L})|\p{Ll}\p{Lu}|\.\.| {2}|corpse\.|(?<!S)-\d/u
const sentences = new RegExp(`${opening.source}[^{}]*\\.$`, 'u')

describe('cards speak for what they do', () => {
  test('Search', () => {
    expect(card('search', 'en')).toBe(
      'Draw 2 Items of the room’s color, keep 1 and put the rest under the deck; lower the Item Counter by 1.',
    )
    expect(card('search', 'es')).toBe(
      'Roba 2 Objetos del color del compartimento, quédate con 1 y deja el resto bajo el mazo; reduce en 1 el Contador de Objetos.',
    )
  })

  test('Demolition', () => {
    expect(card('demolition', 'en')).toBe('Destroy 1 closed Door of this room OR place a Malfunction marker here.')
    expect(card('demolition', 'es')).toBe(
      'Destruye 1 Puerta cerrada de este compartimento O BIEN coloca 1 marcador de Fallo aquí.',
    )
  })

  test('Interruption', () => {
    expect(card('interruption', 'en')).toBe(
      'Reaction: cancel an action of another Character in your room, or an Interruption there; the cost is not refunded.',
    )
    expect(card('interruption', 'es')).toBe(
      'Reacción: cancela una acción de otro personaje en tu compartimento, o una «Interrupción» que se juegue en él; su coste no se recupera.',
    )
  })

  test('Motivation', () => {
    expect(card('motivation', 'en')).toBe('Every Character here, including you, draws 1 card.')
    expect(card('motivation', 'es')).toBe('Cada personaje de aquí, tú también, roba 1 carta.')
  })

  test('Suppressive Fire', () => {
    expect(card('suppressiveFire', 'en')).toBe(
      'Spend 1 Ammo and go, or send 1 other Character in your room, to a neighboring room; nobody is attacked for it.',
    )
  })

  test('a Computer that is needed is said once, and before everything else', () => {
    expect(card('blockingAccess', 'en')).toBe(
      'In a room with a working Computer: A) use this room’s action for free OR B) place a Malfunction marker in any room with a working Computer.',
    )
    expect(card('computerSkills', 'en')).toContain('for free, if the room has a working Computer.')
  })

  test('items: what they do, and what stands in their corners', () => {
    expect(card('bandages', 'en')).toBe(
      'On yourself or another Character in your room: A) dress 1 Serious Wound OR B) heal every Light Wound.',
    )
    expect(itemFacts('nemesis', 'bandages', 'en')).toEqual([
      'Costs 1 card',
      'Out of Combat only',
      'One use only',
      'Component: Cloth',
    ])
    expect(itemFacts('nemesis', 'taser', 'es')).toEqual([
      'Cuesta 1 carta',
      'Un solo uso',
      'Se prepara con: Electrónico + Herramienta',
    ])
    expect(card('energyCharge.yellow', 'en')).toBe(card('energyCharge.red', 'en'))
    expect(card('armor', 'en')).toBe('Reaction: an Intruder Attack does nothing to you.')
  })

  test('weapons', () => {
    expect(card('sixShooter', 'en')).toBe('Classic weapon; holds 6 Ammo. A double hit deals 1 more Injury.')
    expect(card('prototypePistol', 'es')).toBe(
      'Arma de energía, con capacidad para 3 de Munición. Viene con 1. Puedes repetir cada tirada una vez.',
    )
    expect(itemFacts('nemesis', 'rifle', 'en')).toEqual(['Heavy'])
  })

  test('events: who moves where, what happens, what becomes of the card', () => {
    expect(card('regeneration', 'en')).toBe('Breeders and the Queen take corridor 1. Every Intruder heals 2 Injuries.')
    expect(card('coolantLeak', 'es')).toBe(
      'Los Adultos, los Reproductores y la Reina van por el Pasillo 1. Si el Generador tiene un Fallo, se inicia la secuencia de Autodestrucción. Después esta carta se retira de la partida, y el mazo de Eventos se baraja junto con su pila de descarte.',
    )
  })

  test('attacks: who, what, and the blood', () => {
    expect(card('clawAttack.4', 'en')).toBe(
      'Adult, Breeder, Queen: suffer 2 Light Wounds and gain 1 Contamination card. Blood: 4.',
    )
    expect(card('frenzy.3', 'es')).toBe(
      'Reproductor, Reina, contra todos los del compartimento: si ya tienes 2 o más Heridas graves, tu personaje muere; si no, sufre 1 Herida grave. Sangre: 3.',
    )
  })

  test('cards of one name are not alike: each says what stands on itself', () => {
    expect(card('clawAttack.retreat', 'en')).toContain('Blood: retreat.')
    expect(card('clawAttack.5', 'es')).toContain('Sangre: 5.')
    expect(card('hunt.2', 'en')).toContain('corridor 2.')
    expect(card('hunt.3', 'es')).toContain('Pasillo 3.')
  })

  test('Contamination', () => {
    expect(card('contamination', 'en')).toContain('you cannot play it or pay with it')
    expect(card('contamination.infected', 'es')).toBe(card('contamination', 'es'))
  })

  test.each(langs)('every card has a text in %s', lang => {
    const ids = contentIds('nemesis')
    for (const kind of ['action', 'contamination', 'item', 'event', 'attack', 'weakness', 'objective'] as const)
      for (const id of ids[kind]) {
        expect(card(id, lang), id).toMatch(sentences)
        expect(card(id, lang), id).not.toMatch(spoilt)
        if (lang !== 'en') expect(card(id, lang), id).not.toMatch(English)
      }
  })
})

describe('rooms, wounds, quests, coordinates', () => {
  test.each(langs)('every room says what it is for in %s', lang => {
    const { tile, special } = contentIds('nemesis')
    for (const id of [...tile, ...special]) {
      expect(roomText('nemesis', id, lang), id).toMatch(sentences)
      expect(roomText('nemesis', id, lang), id).not.toMatch(spoilt)
    }
  })

  test('room actions and passive rooms', () => {
    expect(roomText('nemesis', 'armory', 'en')).toBe('Load 2 Ammo into 1 of your energy weapons.')
    expect(roomText('nemesis', 'slimeRoom', 'es')).toBe(
      'Quien entra recibe 1 marcador de Mucosidad. No se puede registrar ni recibe marcadores de Fallo.',
    )
    expect(roomText('nemesis', 'cockpit', 'en')).toBe(
      'Look in secret at the Coordinates card OR move the Destination marker to any space. This room cannot be searched.',
    )
  })

  test('a serious wound says what it does, by its own numbers', () => {
    expect(woundText('nemesis', 'body', 'en')).toBe(
      'At the start of a Round, you draw only until you have 4 cards in hand.',
    )
    expect(woundText('nemesis', 'arm', 'es')).toBe('Tienes 1 espacio de mano.')
    expect(woundText('nemesis', 'bleeding', 'en')).toBe('You suffer 1 Light Wound each time you pass.')
    expect(woundText('nemesis', 'leg', 'en')).toBe('Escaping costs you 2 cards.')
    expect(woundText('nemesis', 'hand', 'es')).toBe('Usar un Objeto te cuesta 1 carta más.')
  })

  test('a quest says where to be or what to give up', () => {
    expect(questText('nemesis', 'logKey', 'en')).toBe('To activate it, pay 1 card while you are in the Comms Room.')
    expect(questText('nemesis', 'intercom', 'es')).toBe(
      'Para activar este Objeto, paga 1 carta y descarta la carta «Herramientas» o «Cinta americana».',
    )
    expect(questText('nemesis', 'autoloader', 'en')).toBe(
      'To activate it, pay 1 card while you are in the Armory. Attach it to the Assault Rifle at once.',
    )
    // The same item lies in the red deck, where nobody has to earn it.
    expect(questText('nemesis', 'evacuationKey', 'en')).toBe('')
    expect(questText('nemesis', 'evacuationKey.quest', 'en')).toContain('Fire Control System')
  })

  test('where the spaces of the destination track lead', () => {
    expect(coordinatesText('nemesis', 'coordinates-1', 'en')).toBe('A Venus, B Deep space, C Mars, D Earth')
    expect(coordinatesText('nemesis', 'coordinates-7', 'es')).toBe('A Tierra, B Espacio profundo, C Marte, D Venus')
  })
})

describe('conditions and objectives', () => {
  test('objectives are whole sentences', () => {
    const objective = (id: string, lang: 'en' | 'es') => objectiveText('nemesis', id, lang)
    expect(objective('greatHunt', 'en')).toBe(
      'You win if your Character survives, you have sent the Signal and either the ship is destroyed or the Queen has been killed.',
    )
    expect(objective('oldFeud', 'es')).toBe(
      'Ganas si tu personaje sobrevive y, además, o bien el personaje del Jugador 3 no sobrevive o bien tu personaje es el único que sobrevive.',
    )
    expect(objective('quarantine', 'en')).toContain('Hibernating on the way to Mars does not kill you.')
    expect(objective('bestFriendsForever', 'en')).toContain('at least 1 other Character survives')
  })

  test('NEM-MODE-COOP-01 an objective of a whole crew', () => {
    const crew = { by: 'other', who: 'somebody', signals: 2 } as const
    expect(objectiveText('nemesis', 'noManLeftBehind', 'en', crew)).toBe(
      'You win together only if at least 1 Character survives, 2 different Characters have sent the Signal and every room is explored.',
    )
    expect(objectiveText('lockdown', 'callForHelp', 'es', { ...crew, who: 'alguien', signals: 1 })).toBe(
      'Ganáis juntos solo si sobrevive al menos 1 personaje, un personaje ha enviado la Señal y alguien la ha enviado y tiene activa su ficha de Conocimiento.',
    )
  })

  test('of somebody else', () => {
    const marta = { by: 'other', who: 'Marta' } as const
    expect(testText({ is: 'signal' }, 'en', marta)).toBe('Marta has sent the Signal')
    expect(testText({ is: 'items', min: 1 }, 'es', marta)).toBe('Marta tiene al menos 1 Objeto')
  })

  const tests: { [K in Predicate['is']]: PredicateOf<K>[] } = {
    all: [{ is: 'all', of: [{ is: 'signal' }, { is: 'allExplored' }] }],
    any: [{ is: 'any', of: [{ is: 'signal' }, { is: 'allExplored' }] }],
    seriousWounds: [
      { is: 'seriousWounds', min: 1 },
      { is: 'seriousWounds', min: 2 },
    ],
    inRoom: [{ is: 'inRoom', tile: 'storage' }],
    signal: [{ is: 'signal' }],
    allExplored: [{ is: 'allExplored' }],
    destination: [
      { is: 'destination', at: 'earth' },
      { is: 'destination', at: 'mars' },
    ],
    soleSurvivor: [{ is: 'soleSurvivor' }],
    playerDead: [{ is: 'playerDead', player: 4 }],
    othersSurvive: [
      { is: 'othersSurvive', min: 1 },
      { is: 'othersSurvive', min: 2 },
    ],
    nestDestroyed: [{ is: 'nestDestroyed' }],
    shipDestroyed: [{ is: 'shipDestroyed' }],
    killed: [
      { is: 'killed', kind: 'queen' },
      { is: 'killed', kind: 'breeder' },
    ],
    weakness: [
      { is: 'weakness', object: 'egg' },
      { is: 'weakness', object: 'carcass' },
      { is: 'weakness', object: 'corpse' },
    ],
    weaknesses: [
      { is: 'weaknesses', min: 1 },
      { is: 'weaknesses', min: 2 },
    ],
    leftWith: [
      { is: 'leftWith', object: 'egg' },
      { is: 'leftWith', object: 'corpse.blue' },
    ],
    leftByPod: [{ is: 'leftByPod' }],
    items: [{ is: 'items', min: 7 }],
    objectIn: [{ is: 'objectIn', object: 'corpse.blue', tile: 'surgery' }],
    not: [
      { is: 'not', test: { is: 'signal' } },
      { is: 'not', test: { is: 'knowledge', min: 5 } },
      { is: 'not', test: { is: 'inCombat' } },
      { is: 'not', test: { is: 'powered' } },
      { is: 'not', test: { is: 'nestDestroyed' } },
    ],
    knowledge: [{ is: 'knowledge', min: 5 }],
    knowledgeActive: [{ is: 'knowledgeActive' }],
    senderLearned: [{ is: 'senderLearned' }],
    dark: [{ is: 'dark' }],
    powered: [{ is: 'powered' }],
    inCombat: [{ is: 'inCombat' }],
    noCards: [{ is: 'noCards' }],
    undressedSerious: [{ is: 'undressedSerious' }],
    host: [{ is: 'host' }],
    isHost: [{ is: 'isHost' }],
    atEntrance: [{ is: 'atEntrance' }],
    carries: [
      { is: 'carries', object: 'egg' },
      { is: 'carries', object: 'carcass' },
    ],
    colour: [
      { is: 'colour', colour: 'yellow' },
      { is: 'colour', colour: 'red' },
    ],
    inNest: [{ is: 'inNest' }],
    leftBy: [
      { is: 'leftBy', how: 'css' },
      { is: 'leftBy', how: 'isolation' },
      { is: 'leftBy', how: 'bunker' },
    ],
    survivorsDead: [{ is: 'survivorsDead', of: ['survivor', 'labRat'] }],
    learnedDead: [{ is: 'learnedDead', min: 3 }],
    sectionsExplored: [{ is: 'sectionsExplored', of: [0, 2] }],
    intact: [{ is: 'intact' }],
    selfDestructOn: [{ is: 'selfDestructOn' }],
    exactlySurvive: [{ is: 'exactlySurvive', others: 1 }],
    powerOn: [
      { is: 'powerOn', min: 1 },
      { is: 'powerOn', min: 3 },
    ],
    backupOn: [{ is: 'backupOn' }],
  }
  test.each(langs)('every condition has a clause of its own in %s', lang => {
    const texts = Object.values(tests).flatMap(list => list.map((each: Predicate) => testText(each, lang)))
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) {
      expect(text).toMatch(/^\p{Ll}[^{}]*[^.]$/u)
      expect(text).not.toMatch(spoilt)
      if (lang !== 'en') expect(text).not.toMatch(English)
    }
  })
})

describe('the data changes, the words follow', () => {
  test('another number', () => {
    expect(effectText([draw(1)], 'en')).toBe('Draw 1 card.')
    expect(effectText([draw(2)], 'en')).toBe('Draw 2 cards.')
    expect(effectText([draw(1, 'everyoneHere')], 'es')).toContain('1 carta.')
    expect(effectText([draw(3, 'everyoneHere')], 'es')).toContain('3 cartas.')
    expect(effectText([search(1)], 'es')).toContain('Roba 1 Objeto del')
    expect(effectText([search(3)], 'en')).toContain('Draw 3 Items of the room’s color, keep 1')
    expect(effectText([healLight(2)], 'es')).toBe('Cura 2 Heridas leves.')
    expect(effectText([healLight('all')], 'es')).toBe('Cura todas las Heridas leves.')
  })

  test('one after the other', () => {
    expect(effectText([draw(1), breakDown()], 'en')).toBe('Draw 1 card and place a Malfunction marker here.')
    expect(effectText([draw(1), breakDown()], 'es')).toBe('Roba 1 carta y coloca 1 marcador de Fallo aquí.')
    expect(effectText([lightWound(1), draw(1), plain('pass')], 'en')).toBe(
      'Suffer 1 Light Wound, draw 1 card and then pass.',
    )
  })

  test('a choice of several, and what comes before and after it', () => {
    expect(effectText([draw(1), choose([draw(2)], [breakDown()], [draw(3)]), draw(4)], 'en')).toBe(
      'Draw 1 card. A) draw 2 cards OR B) place a Malfunction marker here OR C) draw 3 cards. Then draw 4 cards.',
    )
  })

  test('what may be left, and what needs a Computer', () => {
    expect(effectText([draw(1), may(fix())], 'en')).toBe('Draw 1 card. You may remove the Malfunction marker here.')
    expect(effectText([may(fix())], 'es')).toBe('Si quieres, retira el marcador de Fallo de aquí.')
    expect(effectText([computer(), draw(1), door('toggle')], 'en')).toBe(
      'In a room with a working Computer: draw 1 card and open or close 1 Door of this room.',
    )
  })

  const effects: { [K in Fx]: EffectOf<K>[] } = {
    choose: [{ fx: 'choose', of: [[draw(1)], [fix()]] }],
    may: [{ fx: 'may', do: [draw(1)] }],
    when: [
      { fx: 'when', test: { is: 'signal' }, do: [draw(1)], else: [] },
      { fx: 'when', test: { is: 'signal' }, do: [draw(1)], else: [fix()] },
    ],
    patient: [{ fx: 'patient', of: [draw(1)] }],
    need: [{ fx: 'need', test: { is: 'knowledge', min: 3 } }],
    computer: [{ fx: 'computer', holo: false }],
    draw: [
      { fx: 'draw', count: 1, who: 'self' },
      { fx: 'draw', count: 1, who: 'everyoneHere' },
    ],
    redraw: [{ fx: 'redraw', more: 1 }],
    discardHand: [
      { fx: 'discardHand', who: 'self' },
      { fx: 'discardHand', who: 'other' },
      { fx: 'discardHand', who: 'other', most: 3 },
    ],
    drawPerWound: [{ fx: 'drawPerWound' }],
    othersDiscard: [{ fx: 'othersDiscard', count: 1 }],
    pass: [{ fx: 'pass' }],
    reshuffleOwn: [
      { fx: 'reshuffleOwn', hand: true },
      { fx: 'reshuffleOwn', hand: false },
    ],
    unlimited: [{ fx: 'unlimited' }],
    endPhase: [{ fx: 'endPhase' }],
    cancel: [{ fx: 'cancel' }],
    spare: [
      { fx: 'spare', on: 'surprise' },
      { fx: 'spare', on: 'attack' },
      { fx: 'spare', on: 'surprise', dark: true },
      { fx: 'spare', on: 'attack', price: ['egg', 'carcass'], slimes: true },
    ],
    ignoreDark: [
      { fx: 'ignoreDark', of: 'event' },
      { fx: 'ignoreDark', of: 'any' },
    ],
    redirect: [
      { fx: 'redirect', at: 'before' },
      { fx: 'redirect', at: 'after' },
      { fx: 'redirect', at: 'after', price: ['egg', 'carcass'] },
    ],
    redrawAttack: [{ fx: 'redrawAttack' }],
    skipBagNoise: [{ fx: 'skipBagNoise' }],
    lightWound: [{ fx: 'lightWound', count: 2 }],
    seriousWound: [{ fx: 'seriousWound', count: 1 }],
    kill: [{ fx: 'kill' }],
    dress: [
      { fx: 'dress', count: 1 },
      { fx: 'dress', count: 'all' },
    ],
    healSerious: [{ fx: 'healSerious', count: 1 }],
    healLight: [
      { fx: 'healLight', count: 1 },
      { fx: 'healLight', count: 'all' },
    ],
    contaminate: [{ fx: 'contaminate', count: 1 }],
    scan: [
      { fx: 'scan', zone: 'hand', clean: 'remove', infected: 'infect' },
      { fx: 'scan', zone: 'everywhere', clean: 'keep', infected: 'remove' },
      { fx: 'scan', zone: 'hand', clean: 'remove', infected: 'ignore' },
      { fx: 'scan', zone: 'hand', clean: 'remove', infected: 'infect', reward: 1 },
    ],
    scanOne: [{ fx: 'scanOne' }],
    drawAndScan: [
      { fx: 'drawAndScan', draw: 3, open: true, keep: true },
      { fx: 'drawAndScan', draw: 4, open: false, keep: false },
    ],
    discardContamination: [{ fx: 'discardContamination' }],
    removeContamination: [{ fx: 'removeContamination', count: 1 }],
    larva: [
      { fx: 'larva', how: 'remove' },
      { fx: 'larva', how: 'give' },
    ],
    slime: [
      { fx: 'slime', how: 'give' },
      { fx: 'slime', how: 'remove' },
    ],
    signal: [{ fx: 'signal' }],
    go: (['self', 'other', 'either', 'both', 'along'] as const).flatMap(who => [
      { fx: 'go', who, noise: true, attacks: true, shut: true },
      { fx: 'go', who, noise: true, attacks: true, leaveToken: true },
      { fx: 'go', who, noise: true, attacks: true },
      { fx: 'go', who, noise: true, attacks: false },
      { fx: 'go', who, noise: false, attacks: true },
    ]),
    ducts: [{ fx: 'ducts' }, { fx: 'ducts', explored: true }],
    adultAttack: [{ fx: 'adultAttack' }],
    leap: [
      { fx: 'leap', colour: 'yellow' },
      { fx: 'leap', colour: 'red' },
      { fx: 'leap', colour: 'green' },
      { fx: 'leap', colour: 'white' },
    ],
    noiseRoll: [{ fx: 'noiseRoll' }],
    shoot: [
      { fx: 'shoot', energy: false, reroll: false, spend: 'one' },
      { fx: 'shoot', energy: true, reroll: true, spend: 'one' },
      { fx: 'shoot', energy: false, reroll: false, spend: 'all' },
    ],
    ammo: [
      { fx: 'ammo', of: 'energy', count: 'fill' },
      { fx: 'ammo', of: 'energy', count: 2 },
      { fx: 'ammo', of: 'flamethrower', count: 'fill' },
      { fx: 'ammo', of: 'sixShooter', count: 1 },
      { fx: 'ammo', of: 'nailDriver', count: 'fill' },
    ],
    spendAmmo: [
      { fx: 'spendAmmo', count: 1 },
      { fx: 'spendAmmo', count: 1, of: 'scattergun' },
    ],
    uses: [
      { fx: 'uses', of: 'probeArm', count: 'spend' },
      { fx: 'uses', of: 'probeArm', count: 'fill' },
    ],
    throw: [
      { fx: 'throw', target: 2, others: 1, eggs: 2, fire: false },
      { fx: 'throw', target: 1, others: 1, eggs: 1, fire: true },
      { fx: 'throw', target: 1, others: 1, eggs: 1, fire: true, crew: 'light', malfunction: true },
    ],
    injureOne: [
      { fx: 'injureOne', injuries: 1, retreat: true },
      { fx: 'injureOne', injuries: 2, retreat: false },
    ],
    retreatOne: [{ fx: 'retreatOne' }],
    decoy: [{ fx: 'decoy' }],
    takeEgg: [{ fx: 'takeEgg' }],
    transform: [{ fx: 'transform' }, { fx: 'transform', calm: true }],
    attackAgain: [{ fx: 'attackAgain' }],
    summon: [{ fx: 'summon' }],
    rollAsShoot: [{ fx: 'rollAsShoot' }],
    desperate: [{ fx: 'desperate', injuries: 2 }],
    vivisect: [{ fx: 'vivisect' }],
    sample: [{ fx: 'sample' }],
    glow: [{ fx: 'glow' }],
    driveOut: [{ fx: 'driveOut' }],
    chase: [{ fx: 'chase' }],
    search: [
      { fx: 'search', draw: 2, counter: 'needed' },
      { fx: 'search', draw: 2, counter: 'ignored' },
      { fx: 'search', draw: 2, counter: 'unused' },
    ],
    look: [
      { fx: 'look', at: 'tile', count: 1 },
      { fx: 'look', at: 'tile', count: 2 },
      { fx: 'look', at: 'tileAndToken', count: 1 },
      { fx: 'look', at: 'coordinates', count: 1 },
      { fx: 'look', at: 'engine', count: 1 },
      { fx: 'look', at: 'engines', count: 1 },
    ],
    door: [
      { fx: 'door', how: 'toggle' },
      { fx: 'door', how: 'destroy' },
      { fx: 'door', how: 'mend' },
      { fx: 'door', how: 'toggle', any: true },
    ],
    closeDoors: [{ fx: 'closeDoors' }],
    noise: (['here', 'section'] as const).flatMap(where => [
      { fx: 'noise', how: 'place', where, count: 2 },
      { fx: 'noise', how: 'remove', where, count: 2 },
    ]),
    spray: [{ fx: 'spray' }],
    doorsOf: [{ fx: 'doorsOf' }],
    malfunction: [
      { fx: 'malfunction', how: 'place', at: 'here' },
      { fx: 'malfunction', how: 'place', at: 'computer' },
      { fx: 'malfunction', how: 'remove', at: 'here' },
      { fx: 'malfunction', how: 'remove', at: 'computer' },
    ],
    fire: [
      { fx: 'fire', how: 'place' },
      { fx: 'fire', how: 'remove' },
    ],
    douse: [{ fx: 'douse' }],
    vent: [{ fx: 'vent' }],
    engine: [{ fx: 'engine' }],
    riskAssessment: [{ fx: 'riskAssessment' }],
    roomAction: (
      [
        'computer',
        'noComputer',
        'cockpitOrComputer',
        'anyComputer',
        'whiteOrRed',
        'whiteOrYellow',
        'whiteOrGreen',
        'broken',
      ] as const
    ).map(where => ({
      fx: 'roomAction',
      where,
    })),
    setDestination: [{ fx: 'setDestination' }],
    selfDestruct: [{ fx: 'selfDestruct' }, { fx: 'selfDestruct', how: 'start' }, { fx: 'selfDestruct', how: 'stop' }],
    togglePod: [
      { fx: 'togglePod', where: 'any' },
      { fx: 'togglePod', where: 'here' },
    ],
    enterPod: [
      { fx: 'enterPod', section: 'A' },
      { fx: 'enterPod', section: 'B' },
    ],
    hibernate: [{ fx: 'hibernate' }],
    analyse: [
      { fx: 'analyse', where: 'laboratory' },
      { fx: 'analyse', where: 'here' },
      { fx: 'analyse', where: 'carried' },
    ],
    peekObjective: [
      { fx: 'peekObjective', of: 'anyone' },
      { fx: 'peekObjective', of: 'signalled' },
      { fx: 'peekObjective', of: 'signalled', all: true },
    ],
    knowledge: [
      { fx: 'knowledge', count: 1 },
      { fx: 'knowledge', count: 'weaknesses' },
    ],
    activateKnowledge: [{ fx: 'activateKnowledge' }],
    pursuit: [{ fx: 'pursuit' }],
    planning: [{ fx: 'planning', draw: 3 }],
    healOne: [
      { fx: 'healOne', count: 2 },
      { fx: 'healOne', count: 1 },
    ],
    arrange: [
      { fx: 'arrange', deck: 'event' },
      { fx: 'arrange', deck: 'attack' },
    ],
    peekContingency: [
      { fx: 'peekContingency', of: 'any' },
      { fx: 'peekContingency', of: 'section' },
    ],
    takeContingency: [{ fx: 'takeContingency' }],
    peekCss: [{ fx: 'peekCss' }],
    moveCss: [{ fx: 'moveCss' }],
    computerAction: [
      { fx: 'computerAction' },
      { fx: 'computerAction', waive: 'power' },
      { fx: 'computerAction', waive: 'computer' },
      { fx: 'computerAction', waive: 'either' },
      { fx: 'computerAction', all: true },
    ],
    power: [
      { fx: 'power', how: 'flipHere' },
      { fx: 'power', how: 'swap' },
    ],
    backup: [{ fx: 'backup' }],
    ride: [{ fx: 'ride' }],
    rover: [{ fx: 'rover' }],
    drive: [{ fx: 'drive' }],
    discard: [
      { fx: 'discard', count: 1 },
      { fx: 'discard', count: 2 },
    ],
    encounter: [{ fx: 'encounter' }],
    noiseInAreas: [
      { fx: 'noiseInAreas', count: 'all' },
      { fx: 'noiseInAreas', count: 1 },
    ],
    stirArea: [{ fx: 'stirArea' }],
    drain: [
      { fx: 'drain', count: 1 },
      { fx: 'drain', count: 2 },
    ],
    openGate: [{ fx: 'openGate' }],
    startAlert: [{ fx: 'startAlert' }],
    enterCss: [
      { fx: 'enterCss', pod: 'A' },
      { fx: 'enterCss', pod: 'C' },
    ],
    lockIn: [{ fx: 'lockIn' }],
    defence: [{ fx: 'defence' }],
    craft: [
      { fx: 'craft', wild: false },
      { fx: 'craft', wild: true },
    ],
    repository: [{ fx: 'repository' }],
    loseItem: [
      { fx: 'loseItem' },
      { fx: 'loseItem', of: 'weapon' },
      { fx: 'loseItem', of: { id: 'toolbelt' } },
      { fx: 'loseItem', of: { component: 'tool' } },
    ],
    loseObject: [{ fx: 'loseObject', kinds: ['egg', 'carcass'] }],
    itemCounter: [{ fx: 'itemCounter' }],
    takeCrafted: [{ fx: 'takeCrafted', of: ['taser', 'flamethrower'] }],
    attach: [{ fx: 'attach', to: 'energyWeapon', ammo: 2 }],
    autoload: [{ fx: 'autoload' }],
    tape: [{ fx: 'tape' }],
    protectEggs: [{ fx: 'protectEggs' }],
    hatch: [{ fx: 'hatch' }],
    healIntruders: [
      { fx: 'healIntruders', count: 1 },
      { fx: 'healIntruders', count: 2 },
      { fx: 'healIntruders', count: 2, dark: 'all' },
    ],
    malfunctions: (
      [
        'withIntruders',
        'burning',
        'lowest',
        'yellowComputers',
        'green',
        'withMe',
        'lowestPoweredComputer',
        'elevators',
      ] as const
    ).map(at => ({
      fx: 'malfunctions',
      in: at,
    })),
    lurk: [{ fx: 'lurk' }],
    eclosion: [{ fx: 'eclosion', draw: 4 }],
    flammable: [{ fx: 'flammable' }, { fx: 'flammable', in: 'isolation' }],
    hunt: [{ fx: 'hunt' }],
    burnItems: [{ fx: 'burnItems' }],
    spreadFire: [{ fx: 'spreadFire' }],
    noiseAround: [
      { fx: 'noiseAround', what: 'slimed' },
      { fx: 'noiseAround', what: 'nest' },
      { fx: 'noiseAround', what: 'wounded' },
      { fx: 'noiseAround', what: 'me' },
    ],
    noiseInDucts: [{ fx: 'noiseInDucts' }, { fx: 'noiseInDucts', pool: true }],
    openDoors: [{ fx: 'openDoors' }],
    ejectPod: [{ fx: 'ejectPod' }],
    coolantLeak: [{ fx: 'coolantLeak' }, { fx: 'coolantLeak', breaks: true }],
    bloodTrace: [{ fx: 'bloodTrace' }, { fx: 'bloodTrace', me: true }],
    fireIn: [{ fx: 'fireIn', tiles: ['backup-power', 'powerGenerator'] }],
    fireInComputers: [{ fx: 'fireInComputers' }],
    burnCss: [{ fx: 'burnCss' }],
    kickstopper: [{ fx: 'kickstopper' }],
    leaveShell: [{ fx: 'leaveShell', draw: 4 }],
    panic: [{ fx: 'panic' }, { fx: 'panic', me: true }],
    powerSurge: [{ fx: 'powerSurge' }, { fx: 'powerSurge', cuts: true }],
    loseCss: [{ fx: 'loseCss' }],
    adultJoins: [{ fx: 'adultJoins' }],
    allAttack: [{ fx: 'allAttack' }, { fx: 'allAttack', of: 'hunters' }],
  }
  test.each(langs)('every effect has a clause of its own in %s', lang => {
    const texts = Object.values(effects).flatMap(list => list.map((each: Effect) => effectText([each], lang)))
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) {
      expect(text).toMatch(sentences)
      expect(text).not.toMatch(spoilt)
      if (lang !== 'en') expect(text).not.toMatch(English)
    }
  })

  test('built by the shorthands of content', () => {
    expect(effectText([scan('hand', 'remove', 'infect')], 'en')).toBe(
      'Scan the Contamination cards in your hand; remove those that are not INFECTED from the game; if any is INFECTED, you get a Larva, or your Character dies if you already have one.',
    )
    expect(effectText([shoot({ energy: true, reroll: true })], 'es')).toBe(
      'Dispara con un arma de energía; puedes repetir la tirada una vez.',
    )
  })
})

test('timing', () => {
  expect(timingText('outOfCombat', 'en')).toBe('Out of Combat only')
  expect(timingText('reaction', 'es')).toBe('Reacción')
})
