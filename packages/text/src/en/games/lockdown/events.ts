/** What happens only in the facility, and how it ends there. */
import type { Messages } from '../../../areas.ts'

export const events = {
  events: {
    powerOn: '{place} has power.',
    powerOff: '{place} loses power.',
    powerMoved: 'Power tokens now: {places}.',
    tokenLit: '{place} has token {token} (on)',
    tokenDark: '{place} has token {token} (off)',
    timeActive: 'The Time token is active: only blue Power Thresholds count.',
    timeInactive: 'The Time token is inactive: every Power Threshold counts.',
    redThreshold: 'red',
    blueThreshold: 'blue',
    thresholdCut: 'A {colour} Power Threshold is crossed.',
    thresholdHeld: 'A {colour} Power Threshold is crossed with no effect.',
    elevatorCalled: 'The Elevator comes to {to}.',
    rides: '{by, select, you {You ride} other {{who} rides}} the Elevator to {to}.',
    ridesWith: '{by, select, you {You ride} other {{who} rides}} the Elevator to {to} with {along}.',
    gateOpen: 'The Main Gate opens.',
    roverAway: 'The Rover drives to the Bunker.',
    roverBack: 'The Rover comes back to the Facility.',
    bunkerByRover: '{by, select, you {You reach} other {{who} reaches}} the Bunker in the Rover.',
    bunkerOnFoot: '{by, select, you {You reach} other {{who} reaches}} the Bunker on foot.',
    isolationOpen: 'The Isolation Room opens.',
    lockedIn: '{by, select, you {You are} other {{who} is}} now locked in the Isolation Room.',
    alert: 'The Alert Procedure is running: its token is at {space}.',
    selfDestructRed: 'Autodestruction can no longer be stopped: its token is at {space}.',
    entersCss: '{by, select, you {You climb} other {{who} climbs}} into CSS Pod {pod}.',
    cssTurned: 'The CSS token at {space} is turned face up: {card}.',
    cssLost: 'The CSS token at {space} is lost. It was {card}.',
    cssAway: '{n, plural, one {The CSS Pod with {crew} is launched.} other {The CSS Pods with {crew} are launched.}}',
    cssBack: '{n, plural, one {The CSS Pod with {back} stays.} other {The CSS Pods with {back} stay.}}',
    cssEmpty: 'Nobody is waiting in a CSS Pod.',
    peekedCss: '{by, select, you {You look} other {{who} looks}} in secret at the CSS token at {space}.',
    peekedCssSeen: 'You look in secret at the CSS token at {space}: {card}.',
    cssMoved: '{by, select, you {You move} other {{who} moves}} the CSS token at {from} to {to}.',
    contingenciesDealt:
      'The Contingencies are dealt; {pool, plural, =0 {none is} one {# is} other {# are}} in the Neutral Pool.',
    contingenciesDealtSeen: 'You hold the {n, plural, one {Contingency} other {Contingencies}} {tokens}.',
    peekedContingency:
      '{by, select, you {You look} other {{who} looks}} in secret at {n, plural, one {# Contingency} other {# Contingencies}} {to, select, you {of yours} other {of {whom}}}.',
    peekedContingencySeen: 'You look in secret at Contingencies of {whom}: {tokens}.',
    peekedPool: '{by, select, you {You look} other {{who} looks}} in secret at a Contingency of the Neutral Pool.',
    peekedPoolSeen: 'You look in secret at a Contingency of the Neutral Pool: {tokens}.',
    tookContingency: '{by, select, you {You take} other {{who} takes}} a Contingency from the Neutral Pool.',
    tookContingencySeen: 'You take a Contingency from the Neutral Pool: {tokens}.',
    contingencyOpen: 'One Contingency of the Neutral Pool is face up: {card}.',
    contingencyOpened:
      '{by, select, you {You turn} other {{who} turns}} a Contingency of the Neutral Pool face up: {card}.',
    contingenciesBack:
      '{count, plural, one {# Contingency goes} other {# Contingencies go}} back to the Neutral Pool, from {by, select, you {your hand} other {{who}}}.',
    computerCard: 'The Computer now shows {card}.',
    lockdownCard: 'Lockdown strikes {room}, and the Computer cards are shuffled.',
    knowledge: '{by, select, you {Your Knowledge} other {{who}’s Knowledge}} is now {knowledge}.',
    knowledgeActive: '{by, select, you {Your Knowledge token} other {{who}’s Knowledge token}} is now active.',
    analysed: '{by, select, you {You analyze} other {{who} analyzes}} {object}.',
    weaknessFound: 'A Weakness is discovered: {card}.',
    advantage: '{by, select, you {You discard} other {{who} discards}} {card} for more Injuries.',
    noAdvantage: '{by, select, you {You don’t} other {{who} doesn’t}} discard a card for more Injuries.',
    redirected:
      '{by, select, you {Your {card}} other {{who}’s {card}}} turns the attack {to, select, you {on you} other {on {whom}}}.',
    attackRedrawn: '{by, select, you {Your {card}} other {{who}’s {card}}} changes the attack: another card is drawn.',
    ignoresDark: '{by, select, you {You ignore} other {{who} ignores}} the In Darkness effect with {card}.',
    notIgnored: 'Nobody ignores the In Darkness effect.',
    quiet: '{by, select, you {You stay} other {{who} stays}} quiet with {card}: no Noise roll.',
    poolLost:
      'The supply loses markers for good: {fire} Fire and {malfunction} Malfunction markers are left in the game.',
    putUnder: '{by, select, you {You put} other {{who} puts}} {items} under its deck.',
    putUnderSeen: 'You put {card} under its deck.',
    revealed: '{by, select, you {You draw} other {{who} draws}} face up: {cards}.',
    contaminationGone:
      '{by, select, you {You get} other {{who} gets}} rid of 1 Contamination card without scanning it.',
    tokenLeft: '{by, select, you {You leave} other {{who} leaves}} the Exploration token of {room} alone.',
    arrangedEvents: '{by, select, you {You arrange} other {{who} arranges}} the top 2 Event cards.',
    arrangedAttacks: '{by, select, you {You arrange} other {{who} arranges}} the top 2 Attack cards.',
    driven: '{by, select, you {You drive} other {{who} drives}} {intruder} away to {to}.',
    drivenAway: '{by, select, you {You drive} other {{who} drives}} {intruder} away.',
    tokenDrawnDark: 'Intruder token: {intruder} (surprise value {value} with power, {dark} in Darkness).',
    inDarkness: 'This happens in Darkness.',
  },
  declared: {
    computer: '{by, select, you {You sit} other {{who} sits}} down at the Computer.',
    callElevator: '{by, select, you {You call} other {{who} calls}} the Elevator.',
    rideElevator: '{by, select, you {You want to ride} other {{who} wants to ride}} the Elevator to {to}.',
    drive: '{by, select, you {You want to drive} other {{who} wants to drive}} the Rover to {to}.',
    escape: '{by, select, you {You set out} other {{who} sets out}} for the Bunker.',
  },
  cancelled: {
    computer: '{by, select, you {You don’t get} other {{who} doesn’t get}} to use the Computer.',
    callElevator: '{by, select, you {You don’t get} other {{who} doesn’t get}} to call the Elevator.',
    rideElevator: '{by, select, you {You don’t get} other {{who} doesn’t get}} to ride to {to}.',
    drive: '{by, select, you {You don’t get} other {{who} doesn’t get}} to drive to {to}.',
    escape: '{by, select, you {You don’t get} other {{who} doesn’t get}} to the Bunker.',
  },
} as const satisfies Messages

export const ending = {
  checks: {
    diedByPurge:
      '{by, select, you {Your Character} other {{who}’s Character}} is left in the Facility and doesn’t survive the purge.',
    diedByContingency: '{by, select, you {Your Character} other {{who}’s Character}} falls to the Contingency.',
    contingency: 'The active Contingency: {card}.',
    contingencySpares: 'It kills nobody.',
    contingencyKills: '{n, plural, one {It kills {who}.} other {It kills {who}.}}',
    contingencyKillsYou:
      '{n, plural, =0 {It kills you.} one {It kills you and {who}.} other {It kills you and {who}.}}',
  },
  ends: {
    purge: 'Time is up: everyone left in the Facility is purged.',
    alert: 'The Response Team of the Alert Procedure arrives and purges the Facility.',
  },
} as const satisfies Messages
