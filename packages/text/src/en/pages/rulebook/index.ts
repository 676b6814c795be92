/** The words inside the rules: how they are read, a first overview, and what the signs on the table mean. */

/** A sentence that leads on to a rule. */
interface Point {
  title: string
  says: string
}

export const rulebookWords = {
  // finding
  search: 'Ask or search the rules',
  searchHint: 'A question, words or a rule’s number, for example “can I shoot into another room”, “fire egg” or ENC-03',
  clear: 'Clear the search',
  found: '{n} found',
  nothingFound: 'Nothing in the rules fits that. Try fewer or other words.',
  answeredBy: 'Best answer: {section}, {id}. {n} found.',
  bestAnswer: 'Best answer',
  alsoFound: 'Also in the rules',
  askFor: 'Ask as you would at the table:',
  askFirst: {
    nemesis: {
      first: 'Can I shoot into another room?',
      second: 'What happens with a second Larva?',
      third: 'When are the Escape Pods unlocked?',
    },
    lockdown: {
      first: 'Does the elevator work without power?',
      second: 'How do I open the Main Gate?',
      third: 'What is a contingency?',
    },
  },
  showMore: 'Show {n} more',
  chapters: 'Chapters',
  contents: 'Contents',
  whichGame: 'Which game',
  youAreHere: 'Where you are',

  // reading
  unknown: 'There’s no rule {id}.',
  allOf: 'All rules: {section}',
  rulings: 'Related rulings',
  completes: 'Completes',
  examples: 'Examples',
  mentionedIn: 'Also mentioned in',
  why: 'Why',
  ruling: 'Ruling {n}',
  kind: { rule: 'Rule', example: 'Example' },
  change: { same: 'as in Nemesis', new: 'new in Lockdown', changed: 'changed' },
  cites: 'Where the printed rules say it',

  // what this is
  rulesOf: 'The rules of {game}',
  intro:
    'The whole game in our own words, rule by rule. Page numbers refer to the printed rulebook, in case you own it.',

  chapter: {
    goal: 'The goal and the end',
    round: 'How a round works',
    actions: 'What you can do',
    moving: 'Moving, exploring, noise',
    combat: 'Encounters and combat',
    health: 'Wounds and contamination',
    markers: 'Fire, malfunctions, slime, doors',
    items: 'Items and heavy objects',
    rooms: 'The rooms',
    pods: 'Escape Pods',
    leaving: 'Getting out',
    power: 'Power and darkness',
    secrets: 'What is secret',
    modes: 'Other ways to play',
    setup: 'Setting up',
    basics: 'Basic terms',
    box: 'What’s in the box',
    rulings: 'Rulings',
    examples: 'Worked examples',
  },

  // one screen to begin with
  firstGame: 'Your first game',
  firstGamePoints: {
    win: {
      title: 'Survive and do your job',
      says: 'You win if you live and your objective is met. The others have goals of their own.',
    },
    out: {
      title: 'Two ways home',
      says: 'Sleep in the Hibernatorium once its chambers open, or leave in an Escape Pod.',
    },
    cards: { title: 'Cards are time', says: 'Everything you do is paid for with cards from your hand.' },
    noise: {
      title: 'Noise brings them',
      says: 'You roll for noise when you enter an empty room. A corridor that already has noise brings an Intruder.',
    },
    surprise: {
      title: 'Keep a few cards',
      says: 'If you hold too few cards when an Intruder appears, it attacks you at once.',
    },
    fight: {
      title: 'Fighting is a last resort',
      says: 'Shots miss, and nobody knows how much an Intruder can take. If you leave, it attacks first.',
    },
    choose: {
      title: 'The first Intruder decides',
      says: 'As soon as one is on the board, you keep one of your two objectives.',
    },
    trust: {
      title: 'Look for yourself',
      says: 'The engines and the course are secret. Anyone who has looked may lie about them.',
    },
  } satisfies Record<string, Point>,
  roundSteps: {
    draw: { title: 'Draw', says: 'Everyone draws until they hold five cards.' },
    turns: { title: 'Turns', says: 'In order, everyone takes turns of two actions until all have passed.' },
    pass: { title: 'Pass', says: 'Pass when you can’t or won’t act. When everyone has passed, the ship responds:' },
    time: { title: 'Time', says: 'One round fewer until the jump.' },
    attack: { title: 'Attacks', says: 'Every Intruder in a room with someone attacks.' },
    fire: { title: 'Fire', says: 'It burns Intruders and eggs.' },
    event: { title: 'Event', says: 'Intruders move, then something happens.' },
    bag: { title: 'Bag', says: 'What lurks out there grows.' },
  } satisfies Record<string, Point>,

  // what the signs mean
  tryIt: 'Try it',
  // more than the rules themselves
  more: 'Read, look, print',
  pages: {
    summaries: { title: 'One-page summaries', says: 'The rules of a topic on one sheet, to read or to print.' },
    boards: { title: 'The boards, explained', says: 'Both sides with numbers. Press one to read what it is.' },
    layout: { title: 'Setting up, in pictures', says: 'What goes where, for one to five players.' },
    glossary: { title: 'Glossary', says: 'Every term of the game, with its rule.' },
    tips: { title: 'Tips', says: 'What helps you survive, once you know the rules.' },
    trials: { title: 'Examples to try', says: 'Every worked example on a board, step by step or your own way.' },
  } satisfies Record<string, Point>,
  signs: 'Signs on the table',
  signsHint: 'Every marker and icon, and the rule behind it.',
  recipesHint: 'What every crafted item is made of, and where that is found.',
  signGroups: { room: 'In rooms and corridors', people: 'On people', creatures: 'Intruders', ship: 'The ship' },
  sign: {
    corridorNumber: {
      title: 'Corridor number',
      says: 'A noise roll of this number at either end makes noise here.',
    },
    noise: { title: 'Noise', says: 'There’s noise in this corridor. When it’s rolled again, something comes out.' },
    silence: { title: 'Silence', says: 'Nothing was heard. With slime on you, it counts as danger.' },
    danger: {
      title: 'Danger',
      says: 'Intruders next door that aren’t in combat come to you. If there are none of those, every corridor around you gets noise.',
    },
    fire: { title: 'Fire', says: 'Anyone who ends a turn here is hurt. The ninth fire destroys the ship.' },
    malfunction: {
      title: 'Malfunction',
      says: 'The room’s action and its computer don’t work. The ninth malfunction destroys the ship.',
    },
    doorClosed: { title: 'Closed door', says: 'Nobody gets through. An Intruder that tries breaks it.' },
    doorBroken: { title: 'Destroyed door', says: 'It stops nobody and can hardly ever be closed again.' },
    technical: {
      title: 'Technical Corridors',
      says: 'Intruders use them; people hardly ever can. Noise in them is heard at every entrance.',
    },
    items: { title: 'Items', says: 'How many things are left to find here.' },
    computer: { title: 'Computer', says: 'Some cards need one that works.' },
    unknown: { title: 'Unexplored', says: 'Nobody has been here. A token decides what you find.' },
    vent: {
      title: 'Venting',
      says: 'Everything in this room dies once everyone has passed, unless a door has opened or broken.',
    },
    egg: { title: 'Egg', says: 'Heavy. Not an Intruder, and worth studying.' },
    carcass: { title: 'Carcass', says: 'What is left of an Intruder. Heavy, and worth studying.' },
    corpse: { title: 'Corpse', says: 'Someone who didn’t make it. Heavy, and worth studying.' },
    hand: { title: 'Cards in hand', says: 'They pay for actions and protect you from surprise attacks.' },
    light: { title: 'Light wound', says: 'The third one turns all three into one serious wound.' },
    serious: {
      title: 'Serious wound',
      says: 'It hinders you until it’s dressed. With three, the next wound kills you.',
    },
    dressed: { title: 'Dressed wound', says: 'Still there, but it no longer hinders you.' },
    slime: { title: 'Slime', says: 'Silence counts as danger for this person.' },
    contamination: { title: 'Contamination', says: 'These cards pay for nothing. Some of them are infected.' },
    larva: { title: 'Larva', says: 'It’s inside someone. Get rid of it before the end.' },
    signal: { title: 'Signal', says: 'Sent from the Comms Room. Some objectives ask for it.' },
    ammo: { title: 'Ammo', says: 'Each shot takes one.' },
    objective: { title: 'Objective', says: 'Secret. Two at first, one after the first encounter.' },
    first: { title: 'First player', says: 'Starts the round. The token moves to the left each round.' },
    pass: { title: 'Passed', says: 'No more turns this round.' },
    injury: { title: 'Injury', says: 'On a creature. Each time, a card decides whether that’s enough to kill it.' },
    bag: { title: 'Bag', says: 'What may appear next. It changes every round.' },
    attack: { title: 'Attack', says: 'A card is drawn; it hits if it shows this kind of Intruder.' },
    weakness: { title: 'Weakness', says: 'Discovered in the Laboratory. It helps everyone.' },
    nest: { title: 'Nest', says: 'The eggs are here. Without eggs, it’s destroyed.' },
    engine: { title: 'Engines', says: 'Two of three must work, or the sleepers never wake up.' },
    course: { title: 'Course', says: 'Where the ship is headed. Only the coordinates tell you which letter is Earth.' },
    hibernatorium: {
      title: 'Hibernation',
      says: 'Opens late. Sleepers are out of the game until the end and share the ship’s fate.',
    },
    pod: { title: 'Escape Pod', says: 'Two places each. It always reaches Earth.' },
    lock: { title: 'Locked pod', says: 'It must be unlocked first.' },
    selfDestruct: { title: 'Self-Destruct', says: 'Once it reaches yellow, nothing can stop it.' },
    jump: { title: 'Jump', says: 'When time is up, the ship jumps. Anyone awake on board dies.' },
  } satisfies Record<string, Point>,

  /** The second game, where it says something else. */
  facility: {
    intro:
      'The whole game in our own words, rule by rule, with everything that is new or different from Nemesis. Page numbers refer to the printed rulebook, in case you own it.',
    firstGamePoints: {
      win: {
        title: 'Survive and do your job',
        says: 'You win if you live and your objective is met. The others have goals of their own.',
      },
      out: {
        title: 'Three ways to live',
        says: 'Lock yourself in the Isolation Room, reach the Bunker through the Main Gate, or leave in a CSS Pod.',
      },
      contingency: {
        title: 'One contingency kills',
        says: 'At the end, the Corporation carries out one secret contingency. It isn’t a token you hold or have seen, but there are two of Blue and two of Yellow.',
      },
      dark: {
        title: 'Stay in the light',
        says: 'Power fails section by section. In darkness, attacks are worse, aiming is harder and computers are dead.',
      },
      knowledge: {
        title: 'Learn',
        says: 'The more you know about Night Stalkers, the more of their weaknesses and your own cards you can use.',
      },
      cards: { title: 'Cards are time', says: 'Everything you do is paid for with cards from your hand.' },
      noise: {
        title: 'Noise brings them',
        says: 'You roll for noise when you enter an empty room. A corridor that already has noise brings a Night Stalker.',
      },
      trust: {
        title: 'Ask, and doubt',
        says: 'Anyone who has looked at a token may tell you, trade what they know, or lie.',
      },
    } satisfies Record<string, Point>,
    roundSteps: {
      draw: { title: 'Draw', says: 'Everyone draws until they hold five cards.' },
      turns: { title: 'Turns', says: 'In order, everyone takes turns of two actions until all have passed.' },
      pass: {
        title: 'Pass',
        says: 'Pass when you can’t or won’t act. When everyone has passed, the facility responds:',
      },
      launch: {
        title: 'Launch',
        says: 'If there’s a CSS token on this round’s space, it decides which pods leave.',
      },
      time: { title: 'Time', says: 'One round fewer until the purge.' },
      outage: {
        title: 'Lights out',
        says: 'When time crosses a threshold that counts, the highest Power token that is on turns off.',
      },
      noise: { title: 'Quiet', says: 'Where there’s power, noise fades unless someone is next to it.' },
      attack: { title: 'Attacks', says: 'Every Night Stalker in a room with someone attacks.' },
      fire: { title: 'Fire', says: 'It burns Night Stalkers and eggs.' },
      event: { title: 'Event', says: 'Night Stalkers move, then something happens; in the dark, something more.' },
      bag: { title: 'Bag', says: 'What lurks out there grows.' },
    } satisfies Record<string, Point>,
    signGroups: { creatures: 'Night Stalkers', place: 'The facility' },
    sign: {
      danger: {
        title: 'Danger',
        says: 'Night Stalkers next door that aren’t in combat come to you. If there are none of those, every corridor around you gets noise.',
      },
      fire: {
        title: 'Fire',
        says: 'Anyone who ends a turn here is hurt. If a marker is needed and none is left, the facility is destroyed.',
      },
      malfunction: {
        title: 'Malfunction',
        says: 'The room’s action and its computer don’t work. If a marker is needed and none is left, the facility is destroyed.',
      },
      doorClosed: { title: 'Closed door', says: 'Nobody gets through. A Night Stalker that tries breaks it.' },
      technical: {
        title: 'Technical Corridors',
        says: 'Night Stalkers use them; people hardly ever can. Noise in them is heard at every entrance.',
      },
      computer: {
        title: 'Computer',
        says: 'If there’s power, you can use one of the three options of the current computer card here.',
      },
      vent: {
        title: 'Venting',
        says: 'Everything in this room dies once everyone has passed, unless a door has opened or broken.',
      },
      egg: { title: 'Egg', says: 'Heavy. Not a Night Stalker, and worth studying.' },
      carcass: { title: 'Carcass', says: 'What is left of a Night Stalker. Heavy, and worth studying.' },
      stairs: { title: 'Staircase', says: 'Connects the sections, belongs to none of them, and is always dark.' },
      elevator: {
        title: 'Elevator',
        says: 'It has its own power. Calling it takes one action and riding it another; neither makes noise.',
      },
      knowledge: {
        title: 'Knowledge',
        says: 'Unlocks cards and weaknesses. Some objectives and one contingency ask for it.',
      },
      signal: { title: 'Signal', says: 'Sent from the transmitter. Some objectives and one contingency ask for it.' },
      injury: {
        title: 'Injury',
        says: 'On a creature. Each time, a card decides whether that’s enough to kill it.',
      },
      attack: { title: 'Attack', says: 'A card is drawn; it hits if it shows this kind. In the dark it may do more.' },
      weakness: {
        title: 'Weakness',
        says: 'The first one is known from the start. You can use it at Knowledge 3; the second at 5 and the third at 8, once they’re discovered.',
      },
      power: {
        title: 'Power',
        says: 'One token for each section and one for the elevator. They bring light, better aim and working computers.',
      },
      dark: { title: 'Darkness', says: 'Events and attacks have extra effects on anyone in darkness.' },
      backup: { title: 'Backup power', says: 'While it’s on, the red thresholds do nothing.' },
      contingency: {
        title: 'Contingency',
        says: 'There are seven, Blue and Yellow twice. One is active and takes effect at the end; Green kills nobody. A code is ruled out once you’ve seen every copy.',
      },
      cssPod: {
        title: 'CSS Pod',
        says: 'One place each. You can enter when a CSS token is due; the token decides which pods leave, and the others throw people out with a serious wound.',
      },
      gate: {
        title: 'Main Gate',
        says: 'Opens at the first death, with its key, or when Autodestruction turns red.',
      },
      rover: {
        title: 'Rover and Bunker',
        says: 'The Rover takes one person to safety. A suit works too, with a noise roll.',
      },
      isolation: {
        title: 'Isolation Room',
        says: 'From space 8, you can lock yourself in. It won’t survive an explosion.',
      },
      alert: { title: 'Alert', says: 'Halves the remaining time and opens the Isolation Room at once.' },
      selfDestruct: {
        title: 'Autodestruction',
        says: 'You have three spaces to stop it. Once it’s red, nothing can, and the gate opens.',
      },
      purge: { title: 'Purge', says: 'When time is up, everyone in the facility who isn’t locked in dies.' },
    } satisfies Record<string, Point>,
  },
} as const
