/** What happens in the facility, in a few words each: headlines over the board, moments of a game, what was hidden. */

export const facilityStageWords = {
  // headlines
  phase: { pods: 'Pods', noise: 'Quiet' },
  outage: 'Power fails',
  backupHolds: 'The backup holds',
  powerOn: '{place}: power',
  powerOff: '{place}: no power',
  powerMoved: 'Power rearranged',
  backupOn: 'Backup power on',
  backupOff: 'Backup power off',
  noiseFades: 'Quiet where there is light',
  elevator: 'Elevator',
  gate: 'The Main Gate opens',
  rover: 'Rover',
  bunker: 'In the Bunker',
  isolation: 'The Isolation Room opens',
  lockedIn: 'Locked in',
  alert: 'Alert',
  red: 'No stopping it now',
  pod: 'CSS Pod {pod}',
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
    gate: 'Main Gate open',
    bunker: '{name} in the Bunker',
    locked: '{name} locked in',
    pod: 'Away in a pod: {names}',
    alert: 'Alert',
    red: 'Autodestruction can’t be stopped',
    lockdown: 'Lockdown',
  },

  // everything revealed
  facility: 'The facility',
  holds: 'Contingencies',
  active: 'Active Contingency',
  pool: 'Neutral Pool',
  cssAt: 'CSS token at {space}',
  computer: 'Computer, from the top',
} as const
