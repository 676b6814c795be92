/** What the rules' pages say beside the rules themselves: summaries, tips. */

interface Tip {
  title: string
  says: string
}

const handbook = {
  print: 'Print this page',
  allSummaries: 'All summaries',
  // worked examples at a table
  trial: {
    title: 'Example {n}',
    step: 'Step {n} of {of}',
    chooses: '{who}: {what}',
    goesOn: '{who} is next.',
    next: 'Next step',
    otherwise: 'Choose differently',
    again: 'Start again',
    leave: 'Back to the rule',
    done: 'That was the example. You can continue from here.',
    yours: 'Now you decide. The others play along.',
    variants: 'Variants',
    basic: 'The example',
    variant: 'Variant {n}',
    none: 'There’s no such example.',
    failed: 'The example couldn’t be played. Please reload the page.',
  },
  // sheets
  summary: {
    round: 'The round',
    actions: 'Actions',
    exploration: 'Moving and exploring',
    combat: 'Combat and escape',
    attack: 'Attacks and wounds',
    items: 'Items',
    power: 'Power and darkness',
    knowledge: 'Knowledge and computers',
    leaving: 'Contingencies and ways out',
    end: 'The end',
  },
  part: {
    players: 'Player Phase',
    events: 'Event Phase',
    bag: 'What comes out of the bag',
    costs: 'What it costs',
    basic: 'Basic actions',
    moving: 'Moving',
    exploring: 'Exploring',
    noise: 'The noise roll',
    encounter: 'Encounter',
    fighting: 'Fighting',
    injuries: 'Is it dead?',
    escaping: 'Escape',
    attack: 'The attack',
    larva: 'Larva',
    wounds: 'Wounds',
    contamination: 'Contamination',
    searching: 'Searching',
    carrying: 'Carrying',
    crafting: 'Crafting',
    over: 'When it’s over',
    pods: 'Pods',
    checks: 'The last checks',
    winning: 'Winning',
    light: 'Where there’s power',
    dark: 'In the dark',
    outage: 'When power fails',
    elevator: 'Elevator',
    learning: 'How you learn',
    using: 'What it’s good for',
    computer: 'Computers',
    contingency: 'Contingencies',
    bunker: 'Gate and Bunker',
    isolation: 'Isolation Room',
  },
  // boards with numbers on them
  pressNumber: 'Press a number to read what it is.',
  showOnBoard: 'Show {n} on the board: {what}',
  side: {
    'nemesis-base': 'The ship',
    'nemesis-alt': 'The ship, other side',
    'lockdown-base': 'The facility',
    'lockdown-surface': 'The Surface of Mars',
  },
  callout: {
    tile1: { title: 'Room tile I', says: 'Face down until someone enters. These rooms are in every game.' },
    tile2: {
      title: 'Room tile II',
      says: 'Face down. Some of these rooms stay in the box, so nobody knows which are here.',
    },
    entrance: {
      title: 'Technical Corridors Entrance',
      says: 'Its number counts in noise rolls like that of any corridor here.',
    },
    creature: {
      title: 'Something in the room',
      says: 'Everyone in this room is in combat. The small number is its injuries.',
    },
    person: {
      title: 'Character',
      says: 'The disc shows the character’s portrait and color. Yours has a ring of light.',
    },
    alertRoom: { title: 'Alert Room', says: 'Here you look at contingencies and start the alert.' },
    computerCard: { title: 'Computer card', says: 'What working computers offer right now.' },
    crossroads: { title: 'Crossroads', says: 'Open ground under the sky. It has a token of its own.' },
    path: { title: 'Path', says: 'It leads across the Surface. Nothing stands on it, and it has no number.' },
    area: { title: 'Area', says: 'Ground that rooms and crossroads border on. It carries noise.' },
  },
  // setting up, in the numbers of the box
  layout: {
    tokensTitle: 'Exploration tokens',
    decksTitle: 'Decks',
    markersTitle: 'Markers',
    startTitle: 'Where you start',
    craftedTitle: 'Crafted items',
    players: '{n, plural, one {# player} other {# players}}',
    rooms: 'Shuffle {of} tiles and lay {laid} of them face down on the spaces with this number. Nobody sees the rest.',
    tokens: '{laid} of {of}, face down: one on every tile that lies face down.',
    coordinates: 'One of {of} cards, face down. The marker starts on {space}.',
    pods: '{n, plural, one {# pod} other {# pods}}, all locked: {where}.',
    engines: 'Two tokens on each engine, shuffled and face down. Nobody looks.',
    eggs: '{laid} of {of} lie beside the board, in the Nest.',
    weaknesses: '{laid} of {of} cards, face down.',
    weaknessOpen: '{laid} of {of} cards: the first face up, the others face down.',
    bag: '{n} tokens to begin with. One Adult for each player is among them.',
    decks: 'Shuffle each of them and lay it face down.',
    crafted: '{n} cards, face up beside the decks. Anyone may look through them.',
    markers: 'Beside the board: {fire} for fire, {malfunction} for malfunctions, {doors} doors.',
    time: 'The marker starts on {n}.',
    objectives:
      'Everyone is dealt one of {corporate} corporate and one of {personal} personal objectives. Cards for more players stay in the box.',
    solo: 'You’re dealt two of {solo} objectives for solo games.',
    characters:
      'Everyone takes a board, {actions} action cards, {quests, plural, one {# quest item} other {# quest items}} and what that character starts with, then draws {hand} cards.',
    power: '{n} tokens at random: one for each section and one for the elevator. {on} of them are on.',
    css: '{laid} of {of} on the Time track, face down.',
    computer: '{n} cards. The top one is face up.',
    contingencies: '{each} for each player, one that is active and unseen, {pool} in the pool.',
  },
  // tips
  tips: {
    nemesis: {
      hand: {
        title: 'Never spend your last cards',
        says: 'A hand of three or four cards is your best armor: small hands invite surprise attacks, and running away costs a card too.',
      },
      company: {
        title: 'Walk where someone is',
        says: 'You don’t roll for noise when you enter a room with another character. Two people who take turns going ahead make half the noise.',
      },
      careful: {
        title: 'Be careful where it’s loud',
        says: 'Once two or three corridors around you are marked, careful movement costs one more card and saves you a fight.',
      },
      doors: {
        title: 'Shut doors behind you',
        says: 'A closed door costs an Intruder a move. It does nothing against noise, which counts at both ends.',
      },
      search: {
        title: 'Search while it’s quiet',
        says: 'Early rounds are for rooms and items. What you find before the first encounter decides how it ends.',
      },
      objectives: {
        title: 'Keep both objectives possible',
        says: 'Until the first encounter, do what helps both of your goals. Then it costs you little to drop one.',
      },
      look: {
        title: 'Look early, repair late',
        says: 'Check engines and course before others have reason to lie. A repair done too early can be undone by anyone.',
      },
      fight: {
        title: 'Choose your fights',
        says: 'Shoot what stands between you and your goal, with help and ammo. Against everything else, leaving is cheaper.',
      },
      scan: {
        title: 'Know what you carry',
        says: 'Contamination clogs your hand and may kill you at the end. Plan a rest, a shower or surgery before the last rounds.',
      },
      way: {
        title: 'Know your way out by halftime',
        says: 'Pods are locked at first, and the Hibernation Chambers open late. Decide which way is yours before everyone else needs it too.',
      },
      fires: {
        title: 'Count fires and malfunctions',
        says: 'Both kinds of marker are limited. When few are left, put out a fire instead of searching once more.',
      },
      talk: {
        title: 'Believe deeds, not words',
        says: 'Anyone who has looked at something may lie about it. Watch which rooms people go to and what they refuse to do.',
      },
    },
    lockdown: {
      hand: {
        title: 'Hold more cards in the dark',
        says: 'Tokens have a higher number in darkness. A hand that is safe in the light invites a surprise attack where power is off.',
      },
      light: {
        title: 'Think about the next power loss',
        says: 'The highest Power token that is on fails next. Decide early which section you’ll still need at the end.',
      },
      backup: {
        title: 'Backup power is worth the walk',
        says: 'While it’s on, red thresholds do nothing. One visit can keep a section lit for several rounds.',
      },
      knowledge: {
        title: 'Learn in the first half',
        says: 'Each analyzed object gives you 3 Knowledge, which lets you use weaknesses and stronger cards. Later you won’t have time to carry corpses around.',
      },
      contingency: {
        title: 'Collect what others know',
        says: 'Your tokens tell you what is not active. Trade that for what others have seen, and remember that Blue and Yellow exist twice.',
      },
      signal: {
        title: 'Prepare for two contingencies',
        says: 'Work on what saves you from the two most likely ones: a signal, Knowledge, or being in the right place.',
      },
      pods: {
        title: 'Mark the pod rounds',
        says: 'CSS tokens lie on known spaces of the Time track. Look at one before you get in: a pod that stays hurts you.',
      },
      elevator: {
        title: 'Use the elevator',
        says: 'It makes no noise and takes others along. It has its own power, so it may work when your section is dark.',
      },
      computer: {
        title: 'Read the computer card',
        says: 'Its three options change every time someone uses one. It’s worth a detour when it shows what you need.',
      },
      gate: {
        title: 'Ask who opens the gate',
        says: 'The first death opens the way to the Bunker. If nobody has the key, someone may be waiting for you to die.',
      },
      together: {
        title: 'Explore in pairs',
        says: 'You don’t roll where someone already is, and two can carry, fight and ride together. Split up when you have secrets to keep.',
      },
      room: {
        title: 'The Isolation Room isn’t always safe',
        says: 'It opens late, and an explosion kills everyone inside. Keep an eye on anyone who walks to the Cooling System.',
      },
    },
  } satisfies Record<string, Record<string, Tip>>,
} as const

export const ui = { handbook }
