/** What happens in the facility, in a few words each: headlines over the board, moments of a game, what was hidden. */

export const facilityStageWords = {
  // headlines
  phase: { pods: 'Pods', noise: 'Quiet' },
  outage: 'Power outage',
  backupHolds: 'The backup holds',
  powerOn: (place: string) => `${place}: power`,
  powerOff: (place: string) => `${place}: no power`,
  powerMoved: 'Power laid anew',
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
  pod: (pod: string) => `CSS pod ${pod}`,
  podsLeave: 'Pods away',
  podStays: 'The pod stays',
  css: 'CSS token',
  lockdown: 'Lock-Down',
  learned: 'Knowledge',
  analysed: 'Analysed',
  contingency: 'Contingency',
  poolLost: 'Markers lost',

  // key moments
  moment: {
    outage: (place: string) => `${place} goes dark`,
    gate: 'Main gate open',
    bunker: (name: string) => `${name} in the bunker`,
    locked: (name: string) => `${name} locked in`,
    pod: (names: string) => `Away in a pod: ${names}`,
    alert: 'Alert',
    red: 'Autodestruction for good',
    lockdown: 'Lock-Down',
  },

  // everything revealed
  facility: 'The facility',
  holds: 'Contingencies',
  active: 'Active contingency',
  pool: 'Neutral pool',
  cssAt: (space: number) => `CSS token at ${space}`,
  computer: 'Computer, from the top',
}
