/**
 * Which rules belong to a thing on the table: the special one first, then the plain one of its kind. An id is a rule,
 * or the group that all rules of a thing share.
 */
import { cardInfo, itemInfo, type Name, type RuleId, type Why } from '@coldwake/rules'
import type { Deed, Sign } from './address.ts'

interface About {
  rooms: Readonly<Record<Name, RuleId>>
  /** Cards of every kind that have rules of their own. */
  cards: Readonly<Record<Name, readonly RuleId[]>>
  kinds: {
    action: RuleId
    reaction: RuleId
    item: RuleId
    weapon: RuleId
    crafted: RuleId
    quest: RuleId
    contamination: RuleId
  }
  signs: Readonly<Record<Sign, RuleId>>
  whys: Readonly<Record<Why, RuleId>>
  deeds: Readonly<Record<Deed, RuleId>>
}

const nemesis: About = {
  rooms: {
    storage: 'NEM-ROOM-STORAGE',
    armory: 'NEM-ROOM-ARMORY',
    generator: 'NEM-ROOM-GENERATOR',
    laboratory: 'NEM-ROOM-LAB',
    nest: 'NEM-ROOM-NEST',
    surgery: 'NEM-ROOM-SURGERY',
    commsRoom: 'NEM-ROOM-COMMS',
    evacuationSectionA: 'NEM-ROOM-EVAC',
    evacuationSectionB: 'NEM-ROOM-EVAC',
    fireControlSystem: 'NEM-ROOM-FIRECONTROL',
    emergencyRoom: 'NEM-ROOM-EMERGENCY',
    cabins: 'NEM-ROOM-CABINS',
    canteen: 'NEM-ROOM-CANTEEN',
    commandCenter: 'NEM-ROOM-COMMAND',
    slimeRoom: 'NEM-ROOM-SLIME',
    airlockControl: 'NEM-ROOM-AIRLOCK',
    engineControlRoom: 'NEM-ROOM-ENGCONTROL',
    showerRoom: 'NEM-ROOM-SHOWER',
    hatchControlSystem: 'NEM-ROOM-HATCH',
    monitoringRoom: 'NEM-ROOM-MONITOR',
    cockpit: 'NEM-ROOM-COCKPIT',
    hibernatorium: 'NEM-ROOM-HIBER',
    'engine-1': 'NEM-ROOM-ENGINE',
    'engine-2': 'NEM-ROOM-ENGINE',
    'engine-3': 'NEM-ROOM-ENGINE',
  },
  cards: {
    // action cards
    search: ['NEM-SEARCH'],
    rest: ['NEM-SCAN', 'NEM-CONTAM-06'],
    demolition: ['NEM-DOOR'],
    interruption: ['NEM-RULING-180', 'NEM-RULING-197'],
    basicRepairs: ['NEM-MALF-04', 'NEM-ROOM-ENGINE-3', 'NEM-RULING-122'],
    repairs: ['NEM-MALF-04', 'NEM-ROOM-ENGINE-3', 'NEM-RULING-122'],
    fastRepairs: ['NEM-MALF-04', 'NEM-ROOM-ENGINE-3', 'NEM-RULING-122'],
    order: ['NEM-RULING-185', 'NEM-RULING-218'],
    motivation: ['NEM-RULING-185'],
    suppressiveFire: ['NEM-ESC-06', 'NEM-RULING-218'],
    coveringFire: ['NEM-RULING-182', 'NEM-RULING-228', 'NEM-RULING-218'],
    intranet: ['NEM-RULING-105'],
    scavenging: ['NEM-SEARCH-03'],
    reconnaissance: ['NEM-RULING-36', 'NEM-MOVE-08'],
    takingAim: ['NEM-RULING-227'],
    fullAuto: ['NEM-RULING-183'],
    nervesOfSteel: ['NEM-RULING-184', 'NEM-RULING-203'],
    ingenuity: ['NEM-RULING-229', 'NEM-CRAFT'],
    technicalCorridors: ['NEM-TECH'],
    // items
    energyCharge: ['NEM-RULING-189'],
    chemicals: ['NEM-RULING-189'],
    grenade: ['NEM-RULING-213', 'NEM-ROOM-NEST-10'],
    molotovCocktail: ['NEM-RULING-213', 'NEM-ROOM-NEST-10'],
    smokeGrenade: ['NEM-RULING-187'],
    decoy: ['NEM-RULING-215'],
    selfDestructKey: ['NEM-RULING-178', 'NEM-ROOM-GENERATOR'],
    evacuationKey: ['NEM-POD-01'],
    commsKey: ['NEM-RULING-206'],
    logKey: ['NEM-RULING-206'],
    extendedMagazine: ['NEM-RULING-191', 'NEM-HAND-07'],
    autoloader: ['NEM-RULING-216', 'NEM-RULING-191'],
    prototypePistol: ['NEM-RULING-227'],
    prototypeShotgun: ['NEM-RULING-225'],
    sawedOffShotgun: ['NEM-RULING-225'],
    pistol: ['NEM-COMBAT-04'],
    assaultRifle: ['NEM-RULING-183'],
    tools: ['NEM-MALF-04', 'NEM-ROOM-ENGINE-3', 'NEM-RULING-195'],
    ductTape: ['NEM-HAND-08'],
    clothes: ['NEM-RULING-188', 'NEM-SLIME-04', 'NEM-HEAL'],
    bandages: ['NEM-RULING-188', 'NEM-HEAL'],
    medkit: ['NEM-RULING-188', 'NEM-HEAL'],
    technicalCorridorsPlans: ['NEM-TECH-01'],
    alcohol: ['NEM-RULING-190'],
    antidote: ['NEM-RULING-192'],
    taser: ['NEM-RULING-230'],
    flamethrower: ['NEM-RULING-177', 'NEM-RULING-99'],
    intercom: ['NEM-RULING-185'],
    orbitalManeuveringSystem: ['NEM-RULING-202'],
    laboratoryEquipment: ['NEM-RULING-222'],
    motionScanner: ['NEM-RULING-176', 'NEM-RULING-200'],
    armor: ['NEM-RULING-203'],
    plasmaTorch: ['NEM-DOOR-07', 'NEM-RULING-78'],
    // serious wounds
    body: ['NEM-RULING-12', 'NEM-WOUND'],
    leg: ['NEM-RULING-226', 'NEM-WOUND'],
    hand: ['NEM-RULING-176', 'NEM-WOUND'],
    arm: ['NEM-WOUND'],
    bleeding: ['NEM-RULING-07', 'NEM-WOUND'],
  },
  kinds: {
    action: 'NEM-ACT-07',
    reaction: 'NEM-RULING-197',
    item: 'NEM-ACT-09',
    weapon: 'NEM-COMBAT-03',
    crafted: 'NEM-CRAFT',
    quest: 'NEM-QUEST',
    contamination: 'NEM-CONTAM',
  },
  signs: {
    fire: 'NEM-FIRE',
    malfunction: 'NEM-MALF',
    vent: 'NEM-ROOM-AIRLOCK',
    object: 'NEM-BASIC-05',
    intruder: 'NEM-COMBAT',
    noise: 'NEM-NOISE',
    door: 'NEM-DOOR',
    wound: 'NEM-WOUND',
    slime: 'NEM-SLIME',
    larva: 'NEM-INFEST',
    contamination: 'NEM-CONTAM',
    signal: 'NEM-ROOM-COMMS',
    engine: 'NEM-ROOM-ENGINE',
    pod: 'NEM-POD',
    bag: 'NEM-BAG',
    weakness: 'NEM-WEAK',
    trade: 'NEM-BASIC-06',
  },
  whys: {
    noCardsToPay: 'NEM-ACT-02',
    doorClosed: 'NEM-MOVE-02',
    corridorsNoisy: 'NEM-BASIC-04',
    noItemsLeft: 'NEM-SEARCH-03',
    notSearchable: 'NEM-SEARCH-05',
    reactionOnly: 'NEM-RULING-179',
    noDoorHere: 'NEM-DOOR-03',
    noClosedDoorHere: 'NEM-DOOR-03',
    allExplored: 'NEM-ROOM-MONITOR-1',
    deckEmpty: 'NEM-RULING-19',
    inCombat: 'NEM-RULING-196',
    notInCombat: 'NEM-ACT-04',
    broken: 'NEM-MALF-01',
    noRoomAction: 'NEM-ROOM-GEN-1',
    noComputer: 'NEM-ROOM-GEN-2',
    noAmmo: 'NEM-COMBAT-02',
    noWeapon: 'NEM-COMBAT-02',
    noTarget: 'NEM-COMBAT-08',
    nothingToFix: 'NEM-MALF-04',
    nothingToTreat: 'NEM-HEAL-01',
    nobodyElse: 'NEM-BASIC-06',
    nowhereToGo: 'NEM-MOVE-01',
    noEntrance: 'NEM-TECH-01',
    nothingHere: 'NEM-BASIC-05',
    handsFull: 'NEM-RULING-224',
    cannotCraft: 'NEM-CRAFT-03',
    nothingToDiscard: 'NEM-RULING-08',
    wrongPlace: 'NEM-QUEST-02',
    chambersClosed: 'NEM-CRIT-05',
    somebodyHibernates: 'NEM-ROOM-HIBER-4',
    tooLateToStop: 'NEM-ROOM-GENERATOR-5',
    noPod: 'NEM-POD-02',
    noEggs: 'NEM-ROOM-NEST-1',
    ventRunning: 'NEM-ROOM-AIRLOCK-2',
    noSignal: 'NEM-ROOM-COMMS-1',
  },
  deeds: {
    move: 'NEM-BASIC-02',
    carefulMove: 'NEM-BASIC-03',
    shoot: 'NEM-BASIC-11',
    melee: 'NEM-BASIC-12',
    pickUp: 'NEM-BASIC-05',
    trade: 'NEM-BASIC-06',
    craft: 'NEM-BASIC-10',
    roomAction: 'NEM-ACT-10',
    activate: 'NEM-QUEST-02',
    pass: 'NEM-ROUND-09',
    drop: 'NEM-DROP',
  },
}

/** The games that can be played. */
export const ABOUT: Readonly<Record<string, About | undefined>> = { nemesis }

const KINDS = ['card', 'room', 'sign', 'why', 'deed'] as const
export type AboutKind = (typeof KINDS)[number]
export const isAboutKind = (kind: string): kind is AboutKind => KINDS.some(known => known === kind)

/** Best first; empty if there is no such thing. */
export function rulesAbout(game: string, kind: AboutKind, name: Name): readonly RuleId[] {
  const about = ABOUT[game]
  if (!about) return []
  if (kind === 'card') return rulesOfCard(about, game, name)
  const table: Readonly<Record<string, RuleId>> = {
    room: about.rooms,
    sign: about.signs,
    why: about.whys,
    deed: about.deeds,
  }[kind]
  return Object.hasOwn(table, name) ? [table[name]] : []
}

/** A card in hand, an item, a wound. */
function rulesOfCard({ cards, kinds }: About, game: string, card: Name): readonly RuleId[] {
  const own = Object.hasOwn(cards, card) ? cards[card] : []
  const ofItsKind = kindRule(kinds, game, card)
  return ofItsKind && !own.includes(ofItsKind) ? [...own, ofItsKind] : own
}

function kindRule(kinds: About['kinds'], game: string, name: Name): RuleId | null {
  if (name === 'contamination') return kinds.contamination
  const action = cardInfo(game, name)
  if (action) return action.when === 'reaction' ? kinds.reaction : kinds.action
  const item = itemInfo(game, name)
  if (!item) return null
  if (item.quest) return kinds.quest
  if (item.weapon) return kinds.weapon
  return item.needs ? kinds.crafted : kinds.item
}
