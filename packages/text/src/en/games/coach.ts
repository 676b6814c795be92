/** What the coach says only on the ship, and only in the facility. */
export const shipReasons = {
  course: 'The ship must fly to where you want to wake up.',
  engines: 'Two of three engines must work when the ship jumps.',
  hibernation: 'You need a chamber to survive the jump.',
  pods: 'An Escape Pod is a way off the ship.',
  surgery: 'A Larva and contamination can be removed there.',
  emergencyRoom: 'Wounds are treated there.',
  shower: 'Slime is washed off there.',
  fireControl: 'Fires are put out from there.',
} as const

export const facilityReasons = {
  wounds: 'Each wound makes it less likely that you’ll get out.',
  light: 'Light protects everybody.',
  shelter: 'You need a shelter before time runs out.',
  knowledge: 'What you know can save you at the end.',
  contingencies: 'A token that you’ve seen isn’t the active one, though two of the codes exist twice.',
  computer: 'The computer offers something useful.',
  elevator: 'The elevator saves steps and makes no noise.',
  fighting: 'It helps you in combat.',
} as const

export const shipTips = {
  chambersOpen: {
    name: 'The chambers',
    means: 'They’re open. Asleep, you survive the jump if two engines work and the course is right.',
  },
  pod: { name: 'Escape Pods', means: 'An unlocked pod can be entered and launched: another way to survive.' },
} as const

export const facilityTips = {
  dark: {
    name: 'Darkness',
    means: 'Without light, computers fail, shots are worse, and the higher number on a token from the bag counts.',
  },
  powerLoss: {
    name: 'Power loss',
    means: 'Time crossed a threshold, and one place lost its power. It can be restored.',
  },
  contingency: {
    name: 'Contingencies',
    means:
      'One token is active and decides at the end who dies. A token you’ve seen isn’t the active one, but two codes exist twice.',
  },
  cargoPods: {
    name: 'CSS Pods',
    means:
      'They leave only in marked rounds. A token says which of them leave. The others throw people out with a serious wound.',
  },
  alert: {
    name: 'Alert Procedure',
    means:
      'The Isolation Room is open. The game ends as soon as time leaves the token’s space: get to safety before that.',
  },
  knowledge: {
    name: 'Knowledge',
    means:
      'One contingency kills those who know too little. Discovered weaknesses work for you: the first at 3, the second at 5, the third at 8.',
  },
} as const
