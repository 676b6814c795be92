/**
 * What crosses the engine's door: set-ups, questions, answers, events and views.
 * Everything here is plain JSON and speaks in text ids; piece numbers never appear.
 */
import type { Effect, Test } from './effect.ts'
import type { Mode, Options } from './options.ts'

/** A seat at the table, 0 to 4, in clockwise order. Player Numbers are dealt. */
export type Seat = number
/** A rule of the catalogues, e.g. `NEM-NOISE-04`. */
export type RuleId = string
/** Board space, e.g. `005`. */
export type RoomId = string
/** `c005-010`, or the id of a technical network, e.g. `main`. */
export type CorridorId = string
/** The face of a physical piece, e.g. `search`, `canteen`, `fire-2`. */
export type Name = string

export type Colour = 'red' | 'yellow' | 'green' | 'white'
/** What everybody sees of a card that lies face down. */
export type Back = 'red' | 'yellow' | 'green' | 'crafted' | 'quest'
export type IntruderKind = 'larva' | 'creeper' | 'adult' | 'breeder' | 'queen'
export type ObjectKind = 'corpse' | 'egg' | 'carcass'
/** `egg`, `carcass`, `corpse.blue` (the one found at the start), or `corpse.` and a character. */
export type ObjectName = string
export type Section = 'A' | 'B' | 'C'
/** Where a power token lies: a section of the facility, or the elevator. */
export type PowerPlace = 'S-01' | 'S-02' | 'S-03' | 'elevator'
export type Destination = 'earth' | 'mars' | 'venus' | 'deepSpace'
/** A space of the destination track. */
export type Space = 'A' | 'B' | 'C' | 'D'

export interface Setup {
  game: string
  board: string
  /** Without: one player alone plays solo, several semi-cooperatively. */
  mode?: Mode
  /** Where the table departs from what its game does otherwise. */
  options?: Partial<Options>
  /** Characters are drafted (NEM-SETUP-27) unless every seat names its own. */
  seats: { character: Name | null }[]
}

/** One answer to one question. */
export type Choice =
  // a turn
  /** `via`: through which of two corridors to the same room, where that may make a difference. */
  | { do: 'move'; to: RoomId; via?: CorridorId }
  | { do: 'carefulMove'; to: RoomId; via?: CorridorId }
  | { do: 'play'; card: Name }
  | { do: 'use'; card: Name }
  | { do: 'roomAction' }
  | { do: 'shoot' }
  | { do: 'melee' }
  | { do: 'pickUp' }
  | { do: 'trade' }
  | { do: 'craft' }
  | { do: 'computer' }
  | { do: 'callElevator' }
  | { do: 'rideElevator'; to: RoomId }
  | { do: 'escape'; how: 'rover' | 'suit' }
  | { do: 'drive'; to: RoomId }
  | { do: 'activate'; card: Name }
  | { do: 'drop'; card: Name }
  | { do: 'pass' }
  // waiting in an escape pod
  | { do: 'launch' }
  | { do: 'leave' }
  | { do: 'stay' }
  // paying and discarding
  | { do: 'pay'; card: Name }
  | { do: 'discard'; card: Name }
  | { do: 'done' }
  // what an action asks for
  | { do: 'accept' }
  | { do: 'decline' }
  | { do: 'part'; part: number }
  | { do: 'mark'; corridor: CorridorId }
  | { do: 'door'; corridor: CorridorId }
  | { do: 'look'; room: RoomId }
  | { do: 'room'; room: RoomId; via?: CorridorId }
  | { do: 'who'; whom: Seat }
  | { do: 'intruder'; intruder: number }
  | { do: 'eggs' }
  | { do: 'item'; card: Name }
  /** `whom`: who carries it, where that makes a difference. */
  | { do: 'object'; object: ObjectName; whom?: Seat }
  | { do: 'wound'; card: Name }
  | { do: 'pod'; pod: number }
  | { do: 'space'; space: Space }
  | { do: 'search'; colour: Colour }
  | { do: 'keep'; card: Name }
  | { do: 'make'; card: Name; of: Name; and: Name }
  /** Crafted from one item alone. */
  | { do: 'makeOf'; card: Name; of: Name }
  | { do: 'objective'; card: Name }
  | { do: 'back'; back: 'corporate' | 'personal' }
  | { do: 'character'; card: Name }
  /** A face-down contingency by its place: of a seat, or in the pool. */
  | { do: 'token'; whom: Seat | null; at: number }
  /** A space of the time track: the token on it, or where one goes. */
  | { do: 'timeSpace'; space: number }
  | { do: 'powerPlace'; place: PowerPlace }
  | { do: 'powerToken'; token: number }
  /** Of the cards looked at, this one goes on top. */
  | { do: 'top'; card: Name }
  // trade
  | { do: 'partner'; whom: Seat }
  | { do: 'put'; card: Name }
  | { do: 'takeBack'; card: Name }
  | { do: 'show'; card: Name }
  | { do: 'ready' }
  | { do: 'end' }
  // reactions
  | { do: 'react'; card: Name }
  // whoever plays the Intruders
  | { do: 'playAs'; card: Name; as: Command }
  /** The corridor an intruder goes through. */
  | { do: 'way'; corridor: CorridorId }
  /** Of the cards looked at, this one. */
  | { do: 'resolve'; card: Name }

/** What a card of whoever plays the Intruders is played for. NEM-MODE-INTRUDER-09 */
export type Command = 'move' | 'attack' | 'special'

/** A choice as offered: with the price it would cost, in action cards. */
export type Option = Choice & { cost?: number }

export type Ask =
  | 'turn'
  | 'pay'
  | 'payItem'
  | 'passDiscard'
  | 'part'
  | 'may'
  | 'markNoise'
  | 'door'
  | 'moveDoor'
  | 'doorsOf'
  | 'lookAtTile'
  | 'searchDeck'
  | 'searchKeep'
  | 'makeRoom'
  | 'window'
  | 'attackWindow'
  | 'draft'
  | 'character'
  | 'objective'
  | 'target'
  | 'weapon'
  | 'reroll'
  | 'noiseReroll'
  | 'spendAmmo'
  | 'patient'
  | 'dress'
  | 'heal'
  | 'pickUp'
  | 'analyse'
  | 'craft'
  | 'whom'
  | 'where'
  | 'room'
  | 'intruder'
  | 'item'
  | 'forcedDiscard'
  | 'anyDiscard'
  | 'scanOne'
  | 'event'
  | 'engine'
  | 'whoseObjective'
  | 'destination'
  | 'pod'
  | 'podTurn'
  | 'launch'
  | 'trade'
  | 'passengers'
  | 'ride'
  | 'consent'
  | 'contingency'
  | 'css'
  | 'cssMove'
  | 'power'
  | 'powerToken'
  | 'advantage'
  | 'light'
  | 'darkWindow'
  | 'dodge'
  | 'bagWindow'
  | 'redirect'
  | 'reaction'
  | 'freeCraft'
  | 'leaveToken'
  | 'arrange'
  | 'noise'
  | 'intruderOffer'
  | 'intruderTurn'
  | 'intruderWay'
  | 'attackCard'
  | 'eventCard'
  | 'keepOne'
  | 'lastDrop'

/** A closed question to one seat. `n` is quoted by the answer, so that a late click cannot answer the next question. */
export interface Decision {
  n: number
  seat: Seat
  ask: Ask
  rule: RuleId
  /** The answer stays unseen until every asked seat has answered. */
  sealed: boolean
  options: Option[]
  /** Cards still to choose, where a price is paid card by card. */
  left?: number
}

/** How long a standing answer to reaction windows lasts. */
export type Until = 'turn' | 'round' | 'game'
export interface Standing {
  until: Until
  /** Ask me all the same when the action or attack that may be reacted to is about me. */
  unlessMine: boolean
}

/** An answer to the question with that number. */
export type Answer = { seat: Seat; n: number } & Choice
export type Input =
  | Answer
  | ({ seat: Seat; do: 'standing' } & ({ until: Until; unlessMine: boolean } | { until: 'off' }))
  /** In one's own turn: ask me what to drop before it ends. Once said, it holds for this turn. NEM-RULING-245 */
  | { seat: Seat; do: 'holdTurn' }
  /** Takes one's own sealed answer back while the question is still open. */
  | { seat: Seat; do: 'reconsider'; n: number }

/** Why a thing is not among the options. Keys of the text package. */
export type Why =
  | 'noCardsToPay'
  | 'doorClosed'
  | 'corridorsNoisy'
  | 'noItemsLeft'
  | 'notSearchable'
  | 'reactionOnly'
  | 'noDoorHere'
  | 'noClosedDoorHere'
  | 'allExplored'
  | 'deckEmpty'
  | 'inCombat'
  | 'notInCombat'
  | 'broken'
  | 'noRoomAction'
  | 'noComputer'
  | 'noAmmo'
  | 'noWeapon'
  | 'noTarget'
  | 'nothingToFix'
  | 'nothingToTreat'
  | 'nobodyElse'
  | 'nowhereToGo'
  | 'noEntrance'
  | 'nothingHere'
  | 'handsFull'
  | 'cannotCraft'
  | 'nothingToDiscard'
  | 'wrongPlace'
  | 'chambersClosed'
  | 'somebodyHibernates'
  | 'tooLateToStop'
  | 'noPod'
  | 'noEggs'
  | 'ventRunning'
  | 'noSignal'
  | 'noPower'
  | 'powered'
  | 'notKnown'
  | 'gateClosed'
  | 'gateOpen'
  | 'noRover'
  | 'elevatorHere'
  | 'elevatorAway'
  | 'alertRunning'
  | 'isolationClosed'
  | 'noCssToken'
  | 'podTaken'
  | 'poolEmpty'
  | 'tokenActive'
  | 'alreadyStarted'
  | 'notStarted'
  | 'noCounter'
  | 'noneLeft'
  | 'noHost'
  | 'allOpen'
export type Obstacle =
  | { do: 'move' | 'carefulMove'; to: RoomId; why: Why }
  | { do: 'play' | 'use' | 'activate'; card: Name; why: Why }
  | { do: 'roomAction' | 'shoot' | 'melee' | 'pickUp' | 'trade' | 'craft' | 'computer' | 'callElevator'; why: Why }
  | { do: 'rideElevator' | 'drive'; to: RoomId; why: Why }
  | { do: 'escape'; how: 'rover' | 'suit'; why: Why }

// ---------------------------------------------------------------- events

/** `mars`: only on the die of the Surface. */
export type NoiseFace = '1' | '2' | '3' | '4' | 'danger' | 'silence' | 'mars'
/** `alpha`: a card discarded makes it a hit. `beta`: a hit, and a card discarded makes it two. */
export type CombatFace = 'blank' | 'creeper' | 'adult' | 'hit' | 'double' | 'alpha' | 'beta'
/** The last four only on tokens of the Surface. */
export type TokenEffect =
  | 'silence'
  | 'danger'
  | 'slime'
  | 'fire'
  | 'malfunction'
  | 'door'
  | 'redItem'
  | 'yellowItem'
  | 'greenItem'
  | 'mars'
export type DoorState = 'open' | 'closed' | 'destroyed'
export type EndReason = 'jump' | 'selfDestruct' | 'fire' | 'malfunction' | 'nobodyLeft' | 'purge' | 'alert'
export type Word = 'infected' | 'clean'

/** What is declared before others may react (NEM-RULING-198). */
export type Declared =
  | { do: 'move' | 'carefulMove'; to: RoomId; via?: CorridorId }
  | { do: 'play' | 'use' | 'activate'; card: Name }
  | { do: 'roomAction'; tile: Name }
  | { do: 'shoot' | 'melee' | 'pickUp' | 'trade' | 'craft' | 'computer' | 'callElevator' }
  | { do: 'rideElevator' | 'drive'; to: RoomId }
  | { do: 'escape'; how: 'rover' | 'suit' }
  | { do: 'playAs'; card: Name; as: Command }

/** A miniature as everybody sees it. */
export interface Miniature {
  intruder: number
  kind: IntruderKind
}
/** A card changing hands: its name only where everybody knows it. */
export interface Handed {
  back: Back | null
  card: Name | null
}

/** The end of the game, step by step (NEM-CHECK). */
export type CheckStep =
  | { check: 'engines'; states: Name[]; destroyed: boolean }
  | { check: 'coordinates'; card: Name; space: Space; destination: Destination }
  | { check: 'died'; who: Seat; by: 'jump' | 'explosion' | 'destination' | 'infection' | 'purge' | 'contingency' }
  | { check: 'contingency'; card: Name; killed: Seat[] }
  | { check: 'contamination'; who: Seat; words: Word[]; larva: boolean; drawn: Name[] | null; survives: boolean }
  | { check: 'objective'; who: Seat; card: Name; met: boolean; parts: { test: Test; met: boolean }[] }
  /** Who has played the Intruders, and whether it came as they wanted: nobody has won. */
  | { check: 'intruders'; who: Seat; nobodyWon: boolean }

type Told =
  // set-up and rounds
  | { e: 'playerNumbers'; numbers: number[] }
  /** `open`: seat → its objective, where they lie open to all. */
  | { e: 'objectivesDealt'; open?: Name[] }
  | { e: 'draftDrawn'; who: Seat; cards: Name[] }
  /** A card that allows more than one character, of whom one is to be named. */
  | { e: 'draftKept'; who: Seat; card: Name }
  | { e: 'drafted'; who: Seat; card: Name }
  | { e: 'round'; round: number }
  | { e: 'firstPlayer'; who: Seat }
  | { e: 'turn'; who: Seat }
  | { e: 'unlimited'; who: Seat }
  | { e: 'drew'; who: Seat; count: number }
  | { e: 'reshuffled'; deck: string }
  | { e: 'passed'; who: Seat }
  | { e: 'discarded'; who: Seat; card: Name }
  | { e: 'phaseEnded'; who: Seat }
  // actions
  | { e: 'declared'; who: Seat; action: Declared }
  | { e: 'paid'; who: Seat; card: Name }
  | { e: 'reacted'; to: 'action' | 'interruption'; who: Seat | null; card: Name | null }
  | { e: 'cancelled'; who: Seat; action: Declared }
  | { e: 'spared'; who: Seat; card: Name }
  | { e: 'notSpared' }
  // moving and exploring
  | { e: 'escaping'; who: Seat; to: RoomId }
  | { e: 'moved'; who: Seat; from: RoomId; to: RoomId }
  | { e: 'explored'; who: Seat; room: RoomId; tile: Name }
  | { e: 'token'; who: Seat; room: RoomId; token: Name; effect: TokenEffect; items: number | null }
  /** `die`: another than the usual one. */
  | { e: 'noiseRolled'; who: Seat; room: RoomId; face: NoiseFace; die?: 'surface' }
  | { e: 'noise'; corridor: CorridorId; room: RoomId | null }
  | { e: 'noiseGone'; corridor: CorridorId }
  | { e: 'danger'; who: Seat; room: RoomId }
  // markers and doors
  | { e: 'slimed'; who: Seat }
  | { e: 'cleaned'; who: Seat }
  | { e: 'fire'; room: RoomId }
  | { e: 'fireOut'; room: RoomId }
  | { e: 'malfunction'; room: RoomId }
  | { e: 'repaired'; room: RoomId }
  | { e: 'door'; corridor: CorridorId; state: DoorState }
  | { e: 'vent'; room: RoomId }
  | { e: 'ventStopped'; room: RoomId }
  | { e: 'vented'; room: RoomId }
  // intruders
  | { e: 'encounter'; who: Seat | null; room: RoomId }
  /** `dark`: its number in darkness, where the game has one. `token`: its name, where it may lie open for a while. */
  | { e: 'tokenDrawn'; kind: IntruderKind | 'blank'; value: number | null; dark?: number; token?: Name }
  | ({ e: 'appeared'; room: RoomId } & Miniature)
  | ({ e: 'noMiniature'; room: RoomId } & { kind: IntruderKind })
  | { e: 'bag'; kind: IntruderKind | 'blank'; change: 1 | -1 }
  | ({ e: 'intruderMoved'; from: RoomId; to: RoomId } & Miniature)
  /** Out of the board: into the ducts, away over open ground, into the dark, or back to the bag. */
  | ({ e: 'intruderLeft'; room: RoomId; how: 'ducts' | 'outside' | 'recalled' | 'hidden' | 'infested' } & Miniature)
  | ({ e: 'transformed'; to: IntruderKind } & Miniature)
  | ({ e: 'surprise'; who: Seat; value: number; hand: number; attack: boolean; dark?: true } & Miniature)
  | ({ e: 'attack'; who: Seat; card: Name | null; hits: boolean } & Miniature)
  | ({ e: 'infested'; who: Seat } & Miniature)
  | ({ e: 'injured'; injuries: number; total: number } & Miniature)
  | ({ e: 'toughness'; cards: Name[]; blood: number | null } & Miniature)
  | ({ e: 'intruderDied'; room: RoomId } & Miniature)
  | ({ e: 'healed'; total: number } & Miniature)
  /** Chosen by who caused it, not by a card, where it says to which room. */
  | ({ e: 'retreats'; card: Name; number: number } & Miniature)
  | ({ e: 'driven'; who: Seat; to: RoomId | null } & Miniature)
  | { e: 'eggs'; eggs: number; room: RoomId | null; destroyed: number }
  | { e: 'nestDestroyed' }
  | {
      e: 'shot'
      who: Seat
      card: Name
      face: CombatFace
      target: number | 'eggs'
      kind: IntruderKind | 'eggs'
      injuries: number
    }
  | { e: 'struck'; who: Seat; face: CombatFace; target: number | 'eggs'; kind: IntruderKind | 'eggs'; injuries: number }
  | { e: 'ammo'; who: Seat; card: Name; ammo: number }
  | { e: 'thrown'; who: Seat; room: RoomId }
  // crew
  | { e: 'lightWound'; who: Seat; light: number }
  | { e: 'seriousWound'; who: Seat; card: Name }
  | { e: 'dressed'; who: Seat; card: Name }
  | { e: 'woundHealed'; who: Seat; card: Name }
  | { e: 'lightHealed'; who: Seat; light: number }
  | { e: 'contaminated'; who: Seat }
  /** How many cards were read, and what they say, only the reader is told. */
  | { e: 'scanned'; who: Seat; removed: number }
  | { e: 'larva'; who: Seat }
  | { e: 'larvaGone'; who: Seat }
  | { e: 'died'; who: Seat; room: RoomId }
  | { e: 'revived'; who: Seat; room: RoomId }
  | { e: 'signal'; who: Seat }
  | { e: 'ownDeck'; who: Seat }
  // items
  | { e: 'items'; room: RoomId; items: number }
  | { e: 'searched'; who: Seat; colour: Colour; count: number }
  /** Unseen by others; count 0: the only card found went back. */
  | { e: 'kept'; who: Seat; colour: Colour; count: number }
  | { e: 'held'; who: Seat; card: Name }
  | { e: 'dropped'; who: Seat; card: Name }
  | { e: 'lost'; who: Seat; card: Name }
  | { e: 'crafted'; who: Seat; card: Name }
  | { e: 'activated'; who: Seat; card: Name }
  | { e: 'attached'; who: Seat; card: Name; to: Name }
  | { e: 'taped'; who: Seat; card: Name; to: Name }
  | { e: 'object'; object: ObjectName; room: RoomId; who: Seat | null }
  | { e: 'tradeOpened'; who: Seat }
  | { e: 'partner'; who: Seat; whom: Seat }
  | { e: 'offered'; who: Seat; whom: Seat; thing: Handed }
  | { e: 'withdrawn'; who: Seat; whom: Seat; thing: Handed }
  | { e: 'shown'; who: Seat; whom: Seat; back: Back }
  | { e: 'ready'; who: Seat; whom: Seat }
  | { e: 'traded'; who: Seat; whom: Seat; gave: Handed[]; got: Handed[] }
  | { e: 'tradeEnded'; who: Seat }
  // secrets
  | {
      e: 'peeked'
      who: Seat
      what: 'tile' | 'tileAndToken' | 'coordinates' | 'engine' | 'event' | 'attack'
      at: string
    }
  | { e: 'peekedObjective'; who: Seat; whom: Seat }
  | { e: 'eventUnder'; who: Seat; under: boolean }
  | { e: 'engine'; who: Seat; engine: number; changed: boolean }
  | { e: 'destination'; who: Seat; space: Space }
  | { e: 'weakness'; object: ObjectKind | null; card: Name }
  | { e: 'objectiveChosen'; who: Seat }
  // the ship
  | { e: 'time'; time: number }
  | { e: 'chambersOpen' }
  | { e: 'selfDestruct'; space: number | null }
  | { e: 'pod'; pod: number; locked: boolean }
  | { e: 'entersPod'; who: Seat; pod: number }
  | { e: 'leavesPod'; who: Seat; pod: number; ejected: boolean }
  | { e: 'launched'; pod: number; crew: Seat[] }
  | { e: 'podGone'; pod: number }
  | { e: 'hibernates'; who: Seat }
  | { e: 'attemptFailed'; who: Seat; room: RoomId }
  | { e: 'event'; card: Name }
  | { e: 'eventRemoved'; card: Name }
  | { e: 'check'; step: CheckStep }
  | { e: 'over'; reason: EndReason }
  // the facility
  | { e: 'power'; place: PowerPlace; token: number; on: boolean }
  | { e: 'powerMoved'; places: { place: PowerPlace; token: number; on: boolean }[] }
  | { e: 'backup'; active: boolean }
  | { e: 'threshold'; colour: 'red' | 'blue'; cut: boolean }
  | { e: 'elevator'; to: RoomId; who: Seat | null; along: Seat[] }
  | { e: 'gateOpen' }
  /** `to`: where it comes back to, if it could be elsewhere. */
  | { e: 'rover'; away: boolean; to?: RoomId }
  | { e: 'drove'; who: Seat; from: RoomId; to: RoomId }
  /** Who is hit by the upper part of the card, and who by the lower. */
  | { e: 'surfaceCard'; who: Seat; card: Name; exposed: Seat[]; sheltered: Seat[] }
  | { e: 'bunker'; who: Seat; how: 'rover' | 'suit' }
  | { e: 'isolationOpen' }
  | { e: 'lockedIn'; who: Seat }
  | { e: 'alert'; space: number }
  | { e: 'selfDestructRed'; space: number }
  | { e: 'entersCss'; who: Seat; pod: Section }
  | { e: 'cssTurned'; space: number; card: Name }
  | { e: 'cssLost'; space: number; card: Name }
  | { e: 'cssLaunched'; crew: Seat[]; back: Seat[] }
  | { e: 'peekedCss'; who: Seat; space: number }
  | { e: 'cssMoved'; who: Seat; from: number; to: number }
  | { e: 'contingenciesDealt'; held: number[]; pool: number }
  | { e: 'peekedContingency'; who: Seat; whom: Seat | null; at: number[] }
  | { e: 'tookContingency'; who: Seat; at: number }
  /** Turned face up for all: by somebody, or when the game began. */
  | { e: 'contingencyOpened'; who: Seat | null; at: number; card: Name }
  | { e: 'contingenciesBack'; who: Seat; count: number }
  | { e: 'computerCard'; card: Name }
  | { e: 'lockdownCard'; who: Seat; room: RoomId }
  | { e: 'knowledge'; who: Seat; knowledge: number }
  | { e: 'knowledgeActive'; who: Seat }
  | { e: 'analysed'; who: Seat; object: ObjectKind }
  | { e: 'advantage'; who: Seat; card: Name | null }
  | { e: 'redirected'; who: Seat; whom: Seat; card: Name }
  | { e: 'attackRedrawn'; who: Seat; card: Name }
  | { e: 'ignoresDark'; who: Seat; card: Name }
  | { e: 'quiet'; who: Seat; card: Name }
  /** A question whether somebody ignores something closed without anybody doing so. */
  | { e: 'notIgnored' }
  /** Markers left in the pools for good. */
  | { e: 'poolLost'; fire: number; malfunction: number }
  | { e: 'putUnder'; who: Seat; back: Back }
  /** Cards just drawn, shown to everybody. */
  | { e: 'revealed'; who: Seat; cards: Name[] }
  /** A Contamination card removed unread. */
  | { e: 'contaminationGone'; who: Seat }
  | { e: 'tokenLeft'; who: Seat; room: RoomId }
  | { e: 'arranged'; who: Seat; deck: 'event' | 'attack' }
  // whoever plays the Intruders
  | { e: 'playsIntruders'; who: Seat }
  | { e: 'declinesIntruders'; who: Seat }
  /** Cards looked at and not chosen go under the deck, face down. */
  | { e: 'cardsUnder'; who: Seat; deck: 'event' | 'attack'; count: number }
  /** Everything from event number `event` on is taken back. */
  | { e: 'tookBack'; who: Seat; event: number }

/** What only some seats learn of an event. */
export type PrivateFace = {
  cards?: Name[]
  tile?: Name
  token?: Name
  kept?: Name
  returned?: Name
  words?: Word[]
  /** Engine tokens, top first, by engine. */
  engines?: { engine: number; tokens: Name[] }[]
  card?: Name
  /** Contingencies seen, in the order of their places. */
  tokens?: Name[]
}

/**
 * One thing that happened. The public face stands in the event itself, private faces apart under `only`.
 * `learned` says, for the secrecy property, who got to know a hidden fact here: a bit per seat, PUBLIC for everybody.
 * `rule` is the one that shared mechanics name; whoever reads it is told the one of the game's own catalogue (view.ts).
 */
export type GameEvent = Told & { rule: RuleId; only?: Record<Seat, PrivateFace>; learned?: number }
/** What one seat, or a spectator, receives of it. */
export type EventFace = Told & { rule: RuleId; mine?: PrivateFace }
export type Tell = (event: GameEvent) => void

// ---------------------------------------------------------------- views

/** A face-down pile: its size, and who has legally seen which of its cards (index from the top, bits of seats). */
export interface Pile {
  count: number
  known: [index: number, seats: number][]
}

export interface RoomView {
  room: RoomId
  /** Tile name; null while face down. */
  tile: Name | null
  explored: boolean
  /** Item counter; null where there is none. */
  items: number | null
  fire: boolean
  malfunction: boolean
  /** Face down: an exploration token lies on the tile. */
  token: boolean
  /** Bits of the seats that have looked at the face-down tile. */
  seenBy: number
  /** Bits of the seats that have looked at the exploration token. */
  tokenSeenBy: number
  /** Things lying there, carried by nobody. */
  objects: ObjectName[]
  /** How many intruders have come here so far. */
  arrivals: number
}

/**
 * `inPod`: in a cargo pod that has not been launched, out of play until it is. `locked`: in the Isolation Room for good.
 * `bunker`: outside, in safety.
 */
export type Fate = 'aboard' | 'hibernating' | 'launched' | 'dead' | 'inPod' | 'locked' | 'bunker'

/** A heavy card in hand, with what hangs on it. */
export interface HeldView {
  card: Name
  /** Null: no weapon. */
  ammo: number | null
  capacity: number | null
  attached: Name[]
  /** Taped to the card at this place in the list. */
  taped: number | null
}

/** A card on offer in a trade; a weapon keeps its ammo and what hangs on it. */
export interface OfferView {
  back: Back | null
  card: Name | null
  ammo: number | null
  attached: Name[]
}

export interface CrewView {
  seat: Seat
  /** Player Number (NEM-SETUP-21). */
  number: number
  /** Null until drafted. */
  character: Name | null
  fate: Fate
  /** Where the character is or was last; a corpse is an object of its own. */
  room: RoomId
  /** Waiting in this pod. */
  pod: number | null
  hand: number
  deck: Pile
  discard: Name[]
  /** Cards in the inventory: their backs, and what everybody knows. */
  inventory: { back: Back; card: Name | null }[]
  /** What lies on offer in a trade. */
  offer: OfferView[]
  /** Backs of the cards just drawn for a Search. */
  drawn: Back[]
  /** Heavy things in hand slots. */
  hands: HeldView[]
  objects: ObjectName[]
  handSlots: number
  /** Quest items not yet active. */
  quests: Name[]
  light: number
  wounds: Name[]
  dressed: Name[]
  slime: boolean
  larva: boolean
  signal: boolean
  passed: boolean
  /** Contamination cards among all of this seat's cards. */
  contamination: number
  /** Objectives still held, and put aside. */
  objectives: number
  rejected: number
  /** Objectives held that lie open to all. */
  openObjectives: Name[]
}

export interface IntruderView extends Miniature {
  room: RoomId
  injuries: number
}

/** What a question is about, where its options alone do not say it. Everybody may know. */
export interface About {
  /** The parts of a card to choose from. */
  parts?: readonly (readonly Effect[])[]
  /** What is done to a door. */
  door?: 'toggle' | 'destroy' | 'mend'
  /** The action that may be reacted to: who acts, then who interrupted whom. */
  chain?: readonly Seat[]
  declared?: Declared
  /** The attack that may be ignored. */
  attack?: Miniature & { card: Name | null; victims: readonly Seat[] }
  /** What a thing is chosen for. */
  purpose?: Purpose
  /** Whom it concerns, where that is not the one who is asked. */
  whom?: Seat
  room?: RoomId
  cards?: readonly Name[]
  /** What darkness would do, and that may be ignored. */
  dark?: { event: Name | null }
  /** The computer card whose options these are. */
  computer?: Name
  /** The place whose power token is chosen, or that changes its token with another. */
  place?: PowerPlace
  /** Power tokens chosen already for the places before it. */
  laid?: readonly number[]
}
export type Purpose =
  | 'order'
  | 'escort'
  | 'along'
  | 'treat'
  | 'empty'
  | 'throw'
  | 'retreat'
  | 'decoy'
  | 'vent'
  | 'douse'
  | 'doors'
  | 'break'
  | 'intranet'
  | 'ducts'
  | 'suit'
  | 'burn'
  | 'attach'
  | 'load'
  | 'spend'
  | 'taser'
  | 'scan'
  | 'bottom'
  | 'enter'
  | 'toggle'
  | 'defence'
  | 'quarantine'
  | 'retreatTo'
  | 'vivisect'
  | 'sample'
  | 'scalpel'
  | 'glow'
  | 'desperate'
  | 'passengers'
  | 'analyse'
  | 'seeContingencies'
  | 'caves'
  | 'computerDoor'
  | 'spray'
  | 'takeCrafted'
  | 'removeContamination'
  | 'giveUp'
  | 'noise'
  | 'quiet'
  | 'rover'
  | 'area'
  | 'drain'
  | 'intruderMove'
  | 'intruderAttack'
  | 'pursuit'
  | 'selfHealing'

/** What the whole table is waiting for. A sealed question never says who has answered, unless that is public. */
export interface Asking {
  n: number
  ask: Ask
  rule: RuleId
  sealed: boolean
  /** Who must answer; null where that is nobody's business. */
  seats: Seat[] | null
  about: About
}

export interface TableView {
  /** The game and what is added to its box, as one name. */
  game: string
  board: string
  mode: Mode
  /** Where this table departs from what its game does otherwise. */
  options: Partial<Options>
  round: number
  /** Number under the time marker. */
  time: number
  /** Space of the self-destruct marker; null while it does not run. */
  selfDestruct: number | null
  /** Null where the game has no destinations. */
  destination: Space | null
  /** Who has seen the coordinates (bits of seats), and what everybody knows of them; null where there are none. */
  coordinates: { seenBy: number; card: Name | null } | null
  /** Engine 1 to 3, tokens from the top: who has seen each, and what everybody knows. */
  engines: { tokens: { seenBy: number; card: Name | null }[] }[]
  first: Seat
  turn: { seat: Seat; actions: number | null; done: number } | null
  asking: Asking | null
  /** Everything still to be resolved, next last: public by construction. */
  agenda: readonly unknown[]
  rooms: RoomView[]
  noise: CorridorId[]
  doors: { corridor: CorridorId; state: DoorState }[]
  vent: RoomId | null
  crew: CrewView[]
  intruders: IntruderView[]
  /** Number of the next intruder to come. */
  nextIntruder: number
  bag: Record<IntruderKind | 'blank', number>
  /** Tokens beside the board: how many of each kind, no numbers (NEM-RULING-204). */
  supply: Record<IntruderKind | 'blank', number>
  killed: Record<IntruderKind, number>
  /** Eggs in the nest. */
  eggs: number
  nestDestroyed: boolean
  /** By which object each can be discovered; null where any kind will do that has not been analysed yet. */
  weaknesses: { object: ObjectKind | null; card: Name | null }[]
  pods: { pod: number; section: Section; locked: boolean; state: 'docked' | 'launched' | 'gone' }[]
  /** Has an intruder been met, has somebody died. */
  met: boolean
  firstDeath: boolean
  /** Nobody is attacked in the coming Event Phase. */
  calm: boolean
  /** Whom each seat deals with, who has agreed, changes left, and objects on offer. */
  trade: { partners: (Seat | null)[]; ready: boolean[]; left: number[]; objects: ObjectName[][] } | null
  decks: { deck: string; pile: Pile; discard: Name[] }[]
  crafted: Name[]
  /** Crafted items that are used up. */
  used: Name[]
  /** Pieces out of the game, face up ones by name. */
  removed: Name[]
  /** Attack and event cards being resolved. */
  inPlay: Name[]
  /** Null on the ship. */
  facility: FacilityView | null
  /** Who plays the Intruders, from which round on; null: nobody. */
  intruderPlayer: { seat: Seat; from: number } | null
  ending: Over | null
  over: Over | null
}

/** What only the facility has. Everybody sees it. */
export interface FacilityView {
  power: { place: PowerPlace; token: number; on: boolean }[]
  /** The Time token shows its active side. */
  backup: boolean
  elevator: RoomId
  gateOpen: boolean
  /** The room it stands in. */
  rover: RoomId | 'bunker'
  /** Space of the time track, or null. */
  alert: number | null
  selfDestructRed: boolean
  isolationOpen: boolean
  /** Markers in the game, on the board or beside it: needing one more has consequences. */
  fire: number
  malfunction: number
  eggs: number
  people: { knowledge: number; learned: boolean; contingencies: { seenBy: number }[] }[]
  /** Tokens of nobody; those that lie open by name. */
  pool: { seenBy: number; card: Name | null }[]
  active: { card: Name | null }
  css: { space: number; seenBy: number; card: Name | null }[]
  /** The card that lies open, and those under it from the top, as far as everybody knows them. */
  computer: { card: Name; under: (Name | null)[] }
  /** Kinds of objects that have discovered a weakness, in that order. */
  analysed: ObjectKind[]
  /** Seats that have not moved yet in their first turn of the round. */
  fresh: boolean[]
  /** Intruders on somebody's heels: they follow who is escaping, or have just come hunting. */
  chasing: number[]
  /** Cards of the Surface; null on a board without it. */
  surface: { deck: number; discard: Name[] } | null
}

export interface Over {
  reason: EndReason
  rule: RuleId
  /** Is the ship lost? */
  destroyed: boolean
  /** Where the ship went; null if nobody looked. */
  destination: Destination | null
  report: CheckStep[]
  winners: Seat[]
  /** The contingency that was active. */
  contingency?: Name
}

export interface NoteView {
  round: number
  what:
    | 'tile'
    | 'token'
    | 'returned'
    | 'coordinates'
    | 'engine'
    | 'event'
    | 'objective'
    | 'shown'
    | 'scan'
    | 'contingency'
    | 'css'
    | 'attack'
  /** Room, deck, engine number, or seat. */
  at: string
  card: Name
  /** The place was shuffled or changed since: this is a memory, not knowledge. */
  stale: boolean
}

export interface MyView {
  seat: Seat
  hand: Name[]
  inventory: Name[]
  offer: Name[]
  /** Cards just drawn for a Search, of which one is kept. */
  drawn: Name[]
  objectives: Name[]
  rejected: Name[]
  /** Face-down things this seat has seen and that are still where it saw them. */
  tiles: { room: RoomId; tile: Name }[]
  tokens: { room: RoomId; token: Name }[]
  piles: { deck: string; index: number; card: Name }[]
  coordinates: Name | null
  /** Engine tokens, top first; null where unseen. */
  engines: (Name | null)[][]
  /** What others carry or hold, as far as I have seen it; those of whom I know nothing are left out. */
  others: { seat: Seat; inventory: Name[]; offer: Name[]; objectives: Name[]; rejected: Name[] }[]
  /** Words I have read on contamination cards in piles: `discard.2` and the place in it. */
  words: { pile: string; index: number; word: Name }[]
  notes: NoteView[]
  /** Null on the ship. */
  facility: MyFacilityView | null
  standing: Standing | null
  /** My turn does not end before I was asked what to drop. Views of older rules do not say. */
  held?: boolean
  /** My own sealed answer, while others still think. */
  answer: Choice | null
  decision: Decision | null
}

/** What I know of the facility's secrets: my contingencies, those I have seen, and cargo tokens. */
export interface MyFacilityView {
  contingencies: Name[]
  seen: { whom: Seat | null; at: number; card: Name }[]
  css: { space: number; card: Name }[]
}

/** Another's secrets, where they lie open. */
export type OpenView = Omit<MyView, 'standing' | 'held' | 'answer' | 'decision' | 'notes'>

export interface View {
  table: TableView
  me: MyView | null
}

// ---------------------------------------------------------------- content, as others read it

export type { Effect, Test }
