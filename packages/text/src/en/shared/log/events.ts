/**
 * What happened, as one sentence each. `by` says whether the reader did it (you) or somebody else, `who` is that name;
 * `to` and `whom` are the same for a second person. Messages ending in Seen add what only the reader got to know.
 */
import type { Declared } from '@coldwake/rules'
import type { Message } from '../../../message.ts'

export const events = {
  // set-up and rounds
  playerNumbers: 'Player Numbers: {numbers}. Some Objectives name a number; turns follow the order of the seats.',
  playerNumber: '{by, select, you {{number} you} other {{number} {who}}}',
  objectivesDealt: 'The Objectives are dealt.',
  objectivesDealtSeen: 'Your Objectives: {cards}.',
  objectivesOpen: 'The Objectives are dealt face up: {objectives}.',
  objectiveOf: '{card} ({by, select, you {for you} other {for {who}}})',
  draftDrawn: '{by, select, you {You can} other {{who} can}} choose between {characters}.',
  draftKept: '{by, select, you {You keep} other {{who} keeps}} the card of {characters}.',
  drafted: '{by, select, you {You play} other {{who} plays}} {character}.',
  round: 'Round {round}.',
  firstPlayer: '{by, select, you {You take the First Player token.} other {{who} takes the First Player token.}}',
  turn: '{by, select, you {Your turn.} other {{who}’s turn.}}',
  unlimited:
    '{by, select, you {You can take as many actions as you} other {{who} can take as many actions as they}} can pay for this turn.',
  drew: '{by, select, you {You draw} other {{who} draws}} {count, plural, one {# card} other {# cards}}.',
  drewSeen: 'You draw {cards}.',
  reshuffled: '{deck} is reshuffled.',
  tookBack: '{by, select, you {You take} other {{who} takes}} it back.',
  passed: '{by, select, you {You pass.} other {{who} passes.}}',
  discarded: '{by, select, you {You discard} other {{who} discards}} {card}.',
  phaseEnded: '{by, select, you {You end} other {{who} ends}} the Player Phase: everyone passes.',

  // actions
  paid: '{by, select, you {You pay} other {{who} pays}} with {card}.',
  nobodyReacted: 'Nobody reacts.',
  reactedToAction: '{by, select, you {You react} other {{who} reacts}} with {card}.',
  reactedToInterruption: '{by, select, you {You answer} other {{who} answers}} the Interruption with {card}.',
  spared: '{by, select, you {Your {card}} other {{who}’s {card}}} wards off the attack.',
  notSpared: 'Nobody wards off the attack.',

  // moving and exploring
  escaping: '{by, select, you {You try} other {{who} tries}} to escape to {to}.',
  moved: '{by, select, you {You enter} other {{who} enters}} {to}.',
  explored: '{by, select, you {You explore} other {{who} explores}} room {room}: {tile}.',
  token: 'Exploration token: {effect}.',
  tokenItems: 'Exploration token: {effect}, {items, plural, one {# Item} other {# Items}}.',
  noiseRolled: '{by, select, you {You roll} other {{who} rolls}} for Noise: {face}.',
  noise: 'Noise in {corridor}.',
  noiseGone: 'The Noise in {corridor} fades.',
  danger: 'Danger in {room}!',

  // markers and doors
  slimed:
    '{by, select, you {You get a Slime marker: from now on Silence counts as Danger for you.} other {{who} gets a Slime marker.}}',
  cleaned: '{by, select, you {You clean} other {{who} cleans}} off the Slime.',
  fire: 'Fire breaks out in {room}.',
  fireOut: 'The Fire in {room} goes out.',
  malfunction: 'A Malfunction hits {room}.',
  repaired: 'The Malfunction in {room} is repaired.',
  doorOpen: 'The Door in {corridor} opens.',
  doorClosed: 'A Door closes in {corridor}.',
  doorDestroyed: 'The Door in {corridor} is destroyed.',
  vent: 'Depressurization begins: {room} runs out of air when the Player Phase ends.',
  ventStopped: 'The air stays in {room} after all.',
  vented: 'The air leaves {room}. Nobody in there survives.',

  // intruders
  encounter: '{by, select, you {You have} other {{who} has}} an Encounter in {room}.',
  encounterNobody: 'Something comes out of the dark in {room}.',
  tokenDrawn: 'Intruder token: {intruder} (surprise value {value}).',
  tokenDrawnBlank: 'Intruder token: blank.',
  appeared: '{intruder} appears in {room}.',
  noMiniature: '{intruder} should appear in {room}, but no miniature is left.',
  bagMore: '{token} goes into the bag.',
  bagBack: '{token} goes back into the bag.',
  bagLess: '{token} leaves the bag.',
  intruderMoved: '{intruder} moves from {from} to {to}.',
  leftDucts: '{intruder} vanishes from {room} into the Technical Corridors.',
  leftRecalled: '{intruder} in {room} is taken off the board: its miniature is needed elsewhere.',
  leftHidden: '{intruder} in {room} slips back into the dark.',
  leftInfested: '{intruder} in {room} finds its host already taken and dies.',
  transformed: '{intruder} turns into {other}.',
  surprise:
    '{by, select, you {You have} other {{who} has}} {hand, plural, =0 {no cards} one {# card} other {# cards}} in hand against {value}: {intruder} makes a Surprise Attack.',
  noSurprise:
    '{by, select, you {You have} other {{who} has}} {hand, plural, one {# card} other {# cards}} in hand against {value}: no Surprise Attack.',
  attack: '{intruder} attacks {by, select, you {you with} other {{who} with}} {card}.',
  attackMisses: '{intruder} attacks {by, select, you {you with} other {{who} with}} {card}, but misses.',
  attackBare: '{by, select, you {{intruder} attacks you.} other {{intruder} attacks {who}.}}',
  infested:
    '{intruder} infests {by, select, you {you and is placed on your Character board} other {{who} and is placed on their Character board}}.',
  injured: '{intruder} suffers {injuries, plural, one {# Injury} other {# Injuries}}: {total} in all.',
  toughness: 'Does {intruder} die? That takes {blood, plural, one {# Injury} other {# Injuries}} (drawn: {cards}).',
  toughnessArrow: '{intruder} retreats: the Retreat arrow was drawn ({cards}).',
  toughnessNone: 'No Intruder Attack card is left: {intruder} lives.',
  intruderDied: '{intruder} dies in {room}.',
  healed: '{intruder} recovers: {total, plural, =0 {no Injuries left} one {# Injury left} other {# Injuries left}}.',
  retreats: '{intruder} retreats through corridor {number} ({card}).',
  eggs: 'The Nest now holds {eggs, plural, =0 {no Eggs} one {# Egg} other {# Eggs}}.',
  eggsDestroyed: '{destroyed, plural, one {# Egg is} other {# Eggs are}} destroyed in {room}.',
  nestDestroyed: 'No Egg is left in the Nest, so the Nest is destroyed.',
  shot: '{by, select, you {You shoot at {target} with your} other {{who} shoots at {target} with their}} {card}. {injuries, plural, =0 {Missed} one {Hit: # Injury} other {Hit: # Injuries}} (die: {face}).',
  struck:
    '{by, select, you {You strike} other {{who} strikes}} at {target}. {injuries, plural, =0 {Missed} one {Hit: # Injury} other {Hit: # Injuries}} (die: {face}).',
  eggsTarget: 'the Eggs',
  shotMore: 'The weapon or a card adds {more}.',
  blowLimit: 'A Melee Attack never deals more than 1.',
  ammo: '{by, select, you {Your {card}} other {{who}’s {card}}} now has {ammo} Ammo.',
  thrown: '{by, select, you {You throw} other {{who} throws}} it into {room}.',

  // crew
  lightWound:
    '{by, select, you {You suffer} other {{who} suffers}} 1 Light Wound.{light, select, 3 { It is the third: all three become 1 Serious Wound.} other {}}',
  seriousWound: '{by, select, you {You suffer} other {{who} suffers}} 1 Serious Wound: {wound}.',
  dressed: '{by, select, you {Your Serious Wound} other {{who}’s Serious Wound}} is dressed: {wound}.',
  woundHealed: '{by, select, you {Your Serious Wound} other {{who}’s Serious Wound}} is healed: {wound}.',
  lightHealed:
    '{by, select, you {Your Light Wounds} other {{who}’s Light Wounds}} heal: {light, plural, =0 {none left} one {# left} other {# left}}.',
  contaminated: '{by, select, you {You gain} other {{who} gains}} 1 Contamination card.',
  scanned:
    '{by, select, you {You scan} other {{who} scans}} for Contamination: {removed, plural, =0 {no card leaves} one {# card leaves} other {# cards leave}} the game.',
  scannedNone: 'You have no Contamination card to scan.',
  scannedSeen:
    'You scan {count, plural, one {# Contamination card} other {# Contamination cards}}: {words}. {removed, plural, =0 {None leaves} one {# leaves} other {# leave}} the game.',
  larva: '{by, select, you {You now have} other {{who} now has}} a Larva.',
  larvaGone: '{by, select, you {You get} other {{who} gets}} rid of the Larva.',
  died: '{by, select, you {Your Character dies} other {{who}’s Character dies}} in {room}.',
  revived:
    '{by, select, you {Your Character is} other {{who}’s Character is}} brought back to life in {room}, all Serious Wounds dressed.',
  signal: '{by, select, you {You send} other {{who} sends}} the Signal.',
  ownDeck: '{by, select, you {You shuffle your cards} other {{who} shuffles their cards}} into a new deck.',

  // items
  items: '{items, plural, =0 {No Items are left} one {# Item is left} other {# Items are left}} in {room}.',
  searched: '{by, select, you {You search and draw} other {{who} searches and draws}} {items}.',
  searchedSeen: 'You search and find {cards}.',
  kept: '{by, select, you {You keep} other {{who} keeps}} {items}.',
  keptSeen: 'You keep {kept}.',
  keptReturnedSeen: 'You keep {kept} and put {returned} under the deck.',
  keptNothing: '{by, select, you {You keep} other {{who} keeps}} nothing.',
  keptNothingSeen: 'You keep nothing and put {returned} under the deck.',
  held: '{by, select, you {You’re now holding the {card}.} other {{who} is now holding the {card}.}}',
  dropped: '{by, select, you {You drop} other {{who} drops}} {card}.',
  lost: '{by, select, you {You give up} other {{who} gives up}} the {card}.',
  crafted: '{by, select, you {You craft} other {{who} crafts}} {card}.',
  activated: '{by, select, you {Your {card}} other {{who}’s {card}}} is now active.',
  attached: '{by, select, you {You attach} other {{who} attaches}} the {card} to the {other}.',
  taped: '{by, select, you {You tape} other {{who} tapes}} the {card} and the {other} together.',
  objectLies: '{object} is now in {room}.',
  objectTaken: '{by, select, you {You are} other {{who} is}} now carrying {object}.',

  // trade
  tradeOpened: '{by, select, you {You open} other {{who} opens}} a Trade.',
  partner: '{by, select, you {You turn} other {{who} turns}} {to, select, you {to you} other {to {whom}}}.',
  offered: '{by, select, you {You offer} other {{who} offers}} {to, select, you {you {thing}} other {{whom} {thing}}}.',
  withdrawn: '{by, select, you {You take back} other {{who} takes back}} {thing}.',
  shown: '{by, select, you {You show} other {{who} shows}} {to, select, you {you {thing}} other {{whom} {thing}}}.',
  ready:
    '{by, select, you {You agree} other {{who} agrees}} to the Trade {to, select, you {with you} other {with {whom}}}.',
  gave: '{by, select, you {You give} other {{who} gives}} {to, select, you {you {things}} other {{whom} {things}}}.',
  tradedNothing:
    '{by, select, you {You give} other {{who} gives}} {to, select, you {you nothing} other {{whom} nothing}}.',
  tradeEnded: 'The Trade is over.',

  // secrets
  peekedTile: '{by, select, you {You look} other {{who} looks}} in secret at the tile of room {room}.',
  peekedTileSeen: 'You look in secret at the tile of room {room}: {tile}.',
  peekedTileAndToken:
    '{by, select, you {You look} other {{who} looks}} in secret at the tile of room {room} and its Exploration token.',
  peekedTileAndTokenSeen: 'You look in secret at the tile of room {room} and its Exploration token: {tile}; {token}.',
  peekedEvent: '{by, select, you {You look} other {{who} looks}} in secret at the top of the Event deck.',
  peekedEventsSeen: 'You look in secret at the top of the Event deck: {cards}.',
  peekedEventSeen: 'You look in secret at the top Event card: {card}.',
  peekedAttack: '{by, select, you {You look} other {{who} looks}} in secret at the top of the Attack deck.',
  peekedAttackSeen: 'You look in secret at the top of the Attack deck: {cards}.',
  peekedObjective:
    '{by, select, you {You look} other {{who} looks}} in secret at {to, select, you {your Objective} other {{whom}’s Objective}}.',
  peekedObjectiveSeen: 'You look in secret at {whom}’s Objective: {card}.',
  eventUnder: '{by, select, you {You put} other {{who} puts}} the Event card under the deck.',
  eventOnTop: '{by, select, you {You leave} other {{who} leaves}} the Event card on top of the deck.',
  weakness: 'Analyzing {object} reveals a Weakness: {card}.',
  objectiveChosen: '{by, select, you {You have} other {{who} has}} chosen an Objective.',
  objectiveChosenSeen: 'Your Objective is {card}.',

  // the ship
  time: 'The Time marker moves to {time}.',
  selfDestruct: 'Self-Destruct: the marker is at {space}.',
  selfDestructStopped: 'The Self-Destruct sequence is stopped.',
  attemptFailed: 'Something has come to {room}: {by, select, you {your attempt} other {{who}’s attempt}} fails.',
  event: 'Event: {card}. {effect}',
  eventRemoved: '{card} is removed from the game.',
} as const satisfies Record<string, Message>

/** An action as announced, before anybody could react to it; and as cancelled. */
export const declared = {
  move: '{by, select, you {You set out for} other {{who} sets out for}} {to}.',
  carefulMove: '{by, select, you {You set out carefully for} other {{who} sets out carefully for}} {to}.',
  play: '{by, select, you {You play} other {{who} plays}} {card}.',
  use: '{by, select, you {You use} other {{who} uses}} {card}.',
  activate: '{by, select, you {You start activating} other {{who} starts activating}} {card}.',
  roomAction: '{by, select, you {You use} other {{who} uses}} the action of {room}.',
  shoot: '{by, select, you {You take} other {{who} takes}} aim.',
  melee: '{by, select, you {You go} other {{who} goes}} in for a Melee Attack.',
  pickUp: '{by, select, you {You want} other {{who} wants}} to pick up an Object.',
  trade: '{by, select, you {You want} other {{who} wants}} to trade.',
  craft: '{by, select, you {You start} other {{who} starts}} crafting an Item.',
  playAs:
    '{by, select, you {You play} other {{who} plays}} {card}: {as, select, move {an Intruder moves} attack {an Intruder attacks} other {its special effect}}.',
} as const satisfies Partial<Record<Declared['do'], Message>>

const cancelledMove = '{by, select, you {You don’t get} other {{who} doesn’t get}} to {to}: the move is canceled.'
const cancelledCard = '{by, select, you {Your {card}} other {{who}’s {card}}} is canceled.'

export const cancelled = {
  move: cancelledMove,
  carefulMove: cancelledMove,
  play: cancelledCard,
  use: cancelledCard,
  activate: '{by, select, you {You don’t get} other {{who} doesn’t get}} to activate {card}.',
  roomAction: '{by, select, you {You don’t get} other {{who} doesn’t get}} to use the action of {room}.',
  shoot: '{by, select, you {You don’t get} other {{who} doesn’t get}} to shoot.',
  melee: '{by, select, you {You don’t get} other {{who} doesn’t get}} to strike.',
  pickUp: '{by, select, you {You don’t get} other {{who} doesn’t get}} to pick anything up.',
  trade: '{by, select, you {You don’t get} other {{who} doesn’t get}} to trade.',
  craft: '{by, select, you {You don’t get} other {{who} doesn’t get}} to craft anything.',
  playAs: cancelledCard,
} as const satisfies Partial<Record<Declared['do'], Message>>
