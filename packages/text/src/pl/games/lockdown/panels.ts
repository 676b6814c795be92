/** The words around the facility's table: time, power, knowledge, contingencies, pods. */

import type { Translation } from '../../../areas.ts'
import type { facilityWords as en } from '../../../en/games/lockdown/panels.ts'

export const facilityWords: Translation<typeof en> = {
  // time
  spaceIs: '{n}: {what}',
  nowHere: 'teraz',
  outage: {
    red: 'zanik zasilania, chyba że działa awaryjne',
    blue: 'zanik zasilania w każdym przypadku',
  },
  outageKey: { red: 'zanik bez awaryjnego', blue: 'zanik zawsze' },
  cssToken: 'żeton SWC',
  purgeHere: 'czystka',
  backup: 'Zasilanie awaryjne',
  backupOn: 'awaryjne wł.',
  backupOff: 'awaryjne wył.',
  alertAt: 'Zespół szybkiego reagowania: po polu {space}',
  responseTeam: 'Zespół szybkiego reagowania',
  comesAfter: 'przybywa po polu {space}',
  alertHere: 'po tym polu przybywa zespół szybkiego reagowania',
  selfDestructAt: 'Autodestrukcja: {space}',
  selfDestructHere: 'autodestrukcja',
  canBeStopped: 'można zatrzymać',
  cannotBeStopped: 'nie można zatrzymać',

  // power
  power: 'Zasilanie',
  place: { 'S-01': 'S-01', 'S-02': 'S-02', 'S-03': 'S-03', elevator: 'Winda' },
  lit: 'światło',
  dark: 'ciemność',
  running: 'działa',
  stands: 'stoi',
  nextToFail: 'następny do wyłączenia',
  inTheDark: 'w ciemności',
  powerToken: 'żeton {token}',
  elevatorAt: 'winda w {room:loc}',

  // knowledge
  knowledge: 'Wiedza',
  knowledgeIs: 'Wiedza {n}',
  learned: 'żeton aktywny',
  weaknessFrom: 'od wiedzy {n}',
  weaknessNumber: 'nr {n}',
  worksForYou: 'działa dla Ciebie',
  notForYou: 'brakuje Ci {n}',
  nothingAnalysed: 'jeszcze nic nie przebadano',
  laboratory: 'Przebadane',

  // contingencies
  contingencies: 'Plany awaryjne',
  yourNotes: 'Plany awaryjne: Twoje notatki',
  neutralPool: 'Pula neutralna',
  active: 'Obowiązujący plan awaryjny',
  secretToTheEnd: 'tajny do końca',
  code: {
    codeGreen: 'Nikt nie ginie',
    codeBlue: 'Bez sygnału: śmierć',
    codeYellow: 'Wiedza 4 lub mniej: śmierć',
    codeGrey: 'Ucieczka kapsułą: śmierć',
    codeRed: 'W Izolatce: śmierć',
  },
  codeYellowKnowing: 'Wiedza 5 lub więcej: śmierć',
  copiesLeft: 'możliwe {n}',
  notActive: 'nie obowiązuje',
  youHoldIt: 'masz go',
  seenWith: 'widziany: {name}',
  seenInPool: 'widziany: pula',
  openInPool: 'leży odkryty',
  isActive: 'obowiązuje',
  youHold:
    'Ma {n, plural, one {# plan awaryjny} few {# plany awaryjne} many {# planów awaryjnych} other {# planów awaryjnych}}',
  tokens: '{n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonów}}',
  tokenNumber: 'nr {n}',
  faceDown: 'zakryty',
  wouldKillYou:
    'Jeden z tych planów awaryjnych zadziała na końcu. Z {left} możliwych {deadly, plural, =0 {żaden by Cię teraz nie zabił} one {# zabiłby Cię teraz} few {# zabiłyby Cię teraz} many {# zabiłoby Cię teraz} other {# zabiłoby Cię teraz}}.',
  onlyOneLeft: 'Został tylko jeden: to on obowiązuje.',

  // the computer, pods, ways out
  computer: 'Komputer',
  underneath: 'Pod spodem',
  unknownCard: '?',
  cssPods: 'Kapsuły SWC',
  cssPod: 'Kapsuła SWC {letter}',
  inCssPod: 'W kapsule SWC {letter}',
  empty: 'pusta',
  notInPlay: 'jej pomieszczenie jest nieodkryte',
  atSpace: 'na polu {n}',
  gate: 'Brama główna',
  gateOpen: 'otwarta',
  gateClosed: 'zamknięta',
  rover: 'Łazik',
  roverHere: 'przy bramie',
  roverAway: 'przy bunkrze',
  bunker: 'Bunkier',
  isolation: 'Izolatka',
  nobodyThere: 'nikogo',
  open: 'odblokowana',
  closed: 'zablokowana',
  waysOut: 'Drogi ucieczki',
  placed: 'na planszy: {n} z {of}',
  eggsLeft: '{n, plural, one {# jajo} few {# jaja} many {# jaj} other {# jaj}} w pudełku',

  // the end
  diedByPlan: '{fate}; śmierć przez plan awaryjny',
  lostInPod: 'Śmierć w kapsule, która nie wystartowała',
}
