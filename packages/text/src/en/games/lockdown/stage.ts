/** What happens in the facility, in a few words each: headlines over the board, moments of a game, what was hidden. */

export const facilityStageWords = {
  // headlines
  phase: { pods: 'Pods', noise: 'Quiet' },
  outage: 'Power outage',
  backupHolds: 'The backup holds',
  powerOn: '{place}: power',
  powerOff: '{place}: no power',
  powerMoved: 'Power rearranged',
  backupOn: 'Backup power on',
  backupOff: 'Backup power off',
  noiseFades: 'Quiet where there is light',
  elevator: 'Elevator',
  gate: 'The main gate opens',
  rover: 'Rover',
  bunker: 'In the bunker',
  isolation: 'The Isolation Room opens',
  lockedIn: 'Locked in',
  alert: 'Alert',
  red: 'No stopping it now',
  pod: 'CSS pod {pod}',
  podsLeave: 'Pods away',
  podStays: 'The pod stays',
  css: 'CSS token',
  lockdown: 'Lockdown',
  learned: 'Knowledge',
  analysed: 'Analyzed',
  contingency: 'Contingency',
  poolLost: 'Markers lost',

  // key moments
  moment: {
    outage: '{place} goes dark',
    gate: 'Main gate open',
    bunker: '{name} in the bunker',
    locked: '{name} locked in',
    pod: 'Away in a pod: {names}',
    alert: 'Alert',
    red: 'Autodestruction can’t be stopped',
    lockdown: 'Lockdown',
  },

  // everything revealed
  facility: 'The facility',
  holds: 'Contingencies',
  active: 'Active contingency',
  pool: 'Neutral pool',
  cssAt: 'CSS token at {space}',
  computer: 'Computer, from the top',
} as const
