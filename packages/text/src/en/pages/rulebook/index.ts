/** The words inside the rules: how they are read, a first overview, and what the signs on the table mean. */

/** A sentence that leads on to a rule. */
interface Point {
  title: string
  says: string
}

export const rulebookWords = {
  // finding
  search: 'Search the rules',
  searchHint: 'Words or a rule’s number, for example “door”, “fire egg” or ENC-03',
  clear: 'Clear the search',
  found: (n: number) => (n === 1 ? '1 found' : `${n} found`),
  nothingFound: 'Nothing found. Try fewer or other words.',
  showMore: (n: number) => `Show ${n} more`,
  chapters: 'Chapters',
  contents: 'Contents',
  whichGame: 'Which game',
  youAreHere: 'Where you are',

  // reading
  unknown: (id: string) => `There is no rule ${id}.`,
  allOf: (section: string) => `All rules: ${section}`,
  rulings: 'Rulings that belong to it',
  completes: 'Completes',
  examples: 'Examples',
  mentionedIn: 'Also mentioned in',
  why: 'Why',
  ruling: (n: string) => `Ruling ${n}`,
  kind: { rule: 'Rule', example: 'Example' },
  change: { same: 'as in Nemesis', new: 'new in Lockdown', changed: 'changed' },
  cites: 'Where the printed rules say it',

  // what this is
  rulesOf: (game: string) => `The rules of ${game}`,
  intro:
    'The whole game in our own words, rule by rule. The page numbers are those of the printed rulebook, for those who own it.',

  chapter: {
    goal: 'The goal and the end',
    round: 'How a round goes',
    actions: 'What you can do',
    moving: 'Moving, exploring, noise',
    combat: 'Encounters and combat',
    health: 'Wounds and contamination',
    markers: 'Fire, malfunctions, slime, doors',
    items: 'Items and heavy objects',
    rooms: 'The rooms',
    pods: 'Escape pods',
    leaving: 'Getting out',
    power: 'Power and darkness',
    secrets: 'What is secret',
    modes: 'Other ways to play',
    setup: 'Setting up',
    basics: 'Basic terms',
    box: 'What there is, and how much',
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
      says: 'Sleep in the hibernatorium once its chambers open, or leave in an escape pod.',
    },
    cards: { title: 'Cards are time', says: 'Everything you do is paid with cards from your hand.' },
    noise: {
      title: 'Noise brings them',
      says: 'You roll for noise when you enter an empty room. A corridor that already has noise brings an intruder.',
    },
    surprise: {
      title: 'Keep a few cards',
      says: 'Whoever holds too few cards when an intruder appears is attacked at once.',
    },
    fight: {
      title: 'Fighting is a last resort',
      says: 'Shots miss, and nobody knows how much an intruder takes. Leaving lets it attack first.',
    },
    choose: {
      title: 'The first intruder decides',
      says: 'As soon as one is on the board, you keep one of your two objectives.',
    },
    trust: {
      title: 'Look for yourself',
      says: 'Engines and course are secret. Whoever looked may lie about them.',
    },
  } satisfies Record<string, Point>,
  roundSteps: {
    draw: { title: 'Draw', says: 'Everybody draws up to five cards.' },
    turns: { title: 'Turns', says: 'In order, two actions each, again and again.' },
    pass: { title: 'Pass', says: 'Who cannot or will not go on passes. When all have, the ship answers:' },
    time: { title: 'Time', says: 'One round less to the jump.' },
    attack: { title: 'Attacks', says: 'Every intruder attacks somebody in its room.' },
    fire: { title: 'Fire', says: 'It burns intruders and eggs.' },
    event: { title: 'Event', says: 'Intruders move, then something happens.' },
    bag: { title: 'Bag', says: 'What lurks out there grows.' },
  } satisfies Record<string, Point>,

  // what the signs mean
  signs: 'Signs on the table',
  signsHint: 'Every marker and icon, and the rule behind it.',
  recipesHint: 'What every crafted item is made of, and where that is found.',
  signGroups: { room: 'In rooms and corridors', people: 'On people', creatures: 'Intruders', ship: 'The ship' },
  sign: {
    noise: { title: 'Noise', says: 'Something was heard in this corridor. Once more, and it comes.' },
    silence: { title: 'Silence', says: 'Nothing was heard. With slime on you it counts as danger.' },
    danger: {
      title: 'Danger',
      says: 'Intruders nearby come to you. If there are none, every corridor around gets noise.',
    },
    fire: { title: 'Fire', says: 'Whoever ends a turn here is hurt. The ninth one destroys the ship.' },
    malfunction: { title: 'Malfunction', says: 'The room and its computer do not work. The ninth one ends it all.' },
    doorClosed: { title: 'Closed door', says: 'Nobody gets through. An intruder that tries breaks it.' },
    doorBroken: { title: 'Destroyed door', says: 'It stops nobody and cannot be closed again.' },
    technical: {
      title: 'Technical corridors',
      says: 'Intruders use these ducts; people hardly ever can. They carry noise to every entrance.',
    },
    items: { title: 'Items', says: 'How many things are left to find here.' },
    computer: { title: 'Computer', says: 'Some cards need one that works.' },
    unknown: { title: 'Unexplored', says: 'Nobody has been here. A token decides what one finds.' },
    vent: { title: 'Venting', says: 'Whoever is in this room when the players are done dies, unless a door opens.' },
    egg: { title: 'Egg', says: 'Heavy. Not an intruder, and worth studying.' },
    carcass: { title: 'Carcass', says: 'What is left of an intruder. Heavy, and worth studying.' },
    corpse: { title: 'Corpse', says: 'Somebody who did not make it. Heavy, and worth studying.' },
    hand: { title: 'Cards in hand', says: 'What one can pay with, and what protects from a surprise.' },
    light: { title: 'Light wound', says: 'The third one becomes a serious wound.' },
    serious: { title: 'Serious wound', says: 'It hinders until it is dressed. With three, the next wound kills.' },
    dressed: { title: 'Dressed wound', says: 'Still there, but it no longer hinders.' },
    slime: { title: 'Slime', says: 'Silence counts as danger for this person.' },
    contamination: { title: 'Contamination', says: 'A card that pays for nothing. Some of them are infected.' },
    larva: { title: 'Larva', says: 'It is inside somebody. It has to go before the end.' },
    signal: { title: 'Signal', says: 'Sent from the comms room. Some objectives ask for it.' },
    ammo: { title: 'Ammo', says: 'Each shot takes one.' },
    objective: { title: 'Objective', says: 'Secret. Two at first, one after the first encounter.' },
    first: { title: 'First player', says: 'Begins the round; it passes to the left every time.' },
    pass: { title: 'Passed', says: 'No more turns this round.' },
    injury: { title: 'Injury', says: 'On an intruder. A card drawn each time says whether that is enough.' },
    bag: { title: 'Bag', says: 'What may appear next. It changes every round.' },
    attack: { title: 'Attack', says: 'A card is drawn; it hits if it shows this kind of intruder.' },
    weakness: { title: 'Weakness', says: 'Found in the laboratory. It helps everybody.' },
    nest: { title: 'Nest', says: 'Here lie the eggs. Without eggs it is destroyed.' },
    engine: { title: 'Engines', says: 'Two of three must work, or nobody who sleeps wakes up.' },
    course: { title: 'Course', says: 'Where the ship goes. Only the coordinates tell which letter is Earth.' },
    hibernatorium: { title: 'Hibernation', says: 'Opens late. Whoever sleeps is out of reach until the end.' },
    pod: { title: 'Escape pod', says: 'Two places each. It always reaches Earth.' },
    lock: { title: 'Locked pod', says: 'Somebody or something must unlock it first.' },
    selfDestruct: { title: 'Self-destruct', says: 'Once it has reached yellow, nothing stops it.' },
    jump: { title: 'Jump', says: 'When time is up the ship jumps. Whoever is awake on board dies.' },
  } satisfies Record<string, Point>,

  /** The second game, where it says something else. */
  facility: {
    intro:
      'The whole game in our own words, rule by rule, with what is new or changed against Nemesis. The page numbers are those of the printed rulebook, for those who own it.',
    firstGamePoints: {
      win: {
        title: 'Survive and do your job',
        says: 'You win if you live and your objective is met. The others have goals of their own.',
      },
      out: {
        title: 'Three ways to live',
        says: 'Lock yourself in the isolation room, reach the bunker through the main gate, or leave in a cargo pod.',
      },
      contingency: {
        title: 'One order kills',
        says: 'In the end the Corporation carries out one secret contingency. A token you hold or see is not it, but Blue and Yellow exist twice.',
      },
      dark: {
        title: 'Stay in the light',
        says: 'Power fails level by level. In darkness attacks are worse, aiming is harder and computers are dead.',
      },
      knowledge: {
        title: 'Learn',
        says: 'The more you know about night stalkers, the more of their weaknesses and of your cards you can use.',
      },
      cards: { title: 'Cards are time', says: 'Everything you do is paid with cards from your hand.' },
      noise: {
        title: 'Noise brings them',
        says: 'You roll for noise when you enter an empty room. A corridor that already has noise brings a night stalker.',
      },
      trust: {
        title: 'Ask, and doubt',
        says: 'Whoever looked at a token may tell you, trade what they know, or lie.',
      },
    } satisfies Record<string, Point>,
    roundSteps: {
      draw: { title: 'Draw', says: 'Everybody draws up to five cards.' },
      turns: { title: 'Turns', says: 'In order, two actions each, again and again.' },
      pass: { title: 'Pass', says: 'Who cannot or will not go on passes. When all have, the facility answers:' },
      launch: { title: 'Launch', says: 'If a CSS token lies on this space of the time track, pods leave, or do not.' },
      time: { title: 'Time', says: 'One round less to the purge.' },
      outage: { title: 'Outage', says: 'Where the track says so, the highest power token that is on goes off.' },
      noise: { title: 'Quiet', says: 'Where there is power, noise away from people is gone.' },
      attack: { title: 'Attacks', says: 'Every night stalker attacks somebody in its room.' },
      fire: { title: 'Fire', says: 'It burns night stalkers and eggs.' },
      event: { title: 'Event', says: 'Night stalkers move, then something happens; in the dark, something more.' },
      bag: { title: 'Bag', says: 'What lurks out there grows.' },
    } satisfies Record<string, Point>,
    signGroups: { creatures: 'Night stalkers', place: 'The facility' },
    sign: {
      danger: {
        title: 'Danger',
        says: 'Night stalkers nearby come to you. If there are none, every corridor around gets noise.',
      },
      fire: {
        title: 'Fire',
        says: 'Whoever ends a turn here is hurt. When no marker is left for one more, all is lost.',
      },
      malfunction: {
        title: 'Malfunction',
        says: 'The room and its computer do not work. When no marker is left for one more, all is lost.',
      },
      doorClosed: { title: 'Closed door', says: 'Nobody gets through. A night stalker that tries breaks it.' },
      technical: {
        title: 'Technical corridors',
        says: 'Night stalkers use these ducts; people hardly ever can. They carry noise to every entrance.',
      },
      computer: {
        title: 'Computer',
        says: 'With power, one of the three options of the open computer card may be used here.',
      },
      vent: {
        title: 'Venting',
        says: 'Whatever is in this room when the players are done dies, unless a door opens or breaks.',
      },
      egg: { title: 'Egg', says: 'Heavy. Not a night stalker, and worth studying.' },
      carcass: { title: 'Carcass', says: 'What is left of a night stalker. Heavy, and worth studying.' },
      stairs: { title: 'Staircase', says: 'Between the levels, part of none, and always dark.' },
      elevator: {
        title: 'Elevator',
        says: 'Has power of its own. Calling it is one action, riding another, without noise.',
      },
      knowledge: { title: 'Knowledge', says: 'Opens cards and weaknesses. Objectives and one contingency ask for it.' },
      signal: { title: 'Signal', says: 'Sent from the transmitter. Objectives and one contingency ask for it.' },
      injury: { title: 'Injury', says: 'On a night stalker. A card drawn each time says whether that is enough.' },
      attack: { title: 'Attack', says: 'A card is drawn; it hits if it shows this kind. In the dark it may do more.' },
      weakness: { title: 'Weakness', says: 'The first is known. It works for those with 3, 5 or 8 Knowledge.' },
      power: {
        title: 'Power',
        says: 'One token for each level and the elevator. Light, better aim, working computers.',
      },
      dark: { title: 'Darkness', says: 'What darkness adds to events and attacks happens to whoever is in it.' },
      backup: { title: 'Backup power', says: 'While it is on, the red outages of the time track do nothing.' },
      contingency: {
        title: 'Contingency',
        says: 'Seven orders, Blue and Yellow twice. One is active and takes effect in the end; Green kills nobody. A code is ruled out once you have seen every copy.',
      },
      cssPod: {
        title: 'CSS pod',
        says: 'One place each. Entered where a CSS token lies; the token decides which pods leave.',
      },
      gate: {
        title: 'Main gate',
        says: 'Opens at the first death, by its key, or when the autodestruction turns red.',
      },
      rover: {
        title: 'Rover and bunker',
        says: 'The rover carries one person to safety. A suit does too, with noise.',
      },
      isolation: {
        title: 'Isolation room',
        says: 'From space 8 on one can lock oneself in there. An explosion reaches it.',
      },
      alert: { title: 'Alert', says: 'Halves the time that is left, and opens the isolation room at once.' },
      selfDestruct: {
        title: 'Autodestruction',
        says: 'Three spaces to stop it. Red, nothing does, and the gate opens.',
      },
      purge: { title: 'Purge', says: 'When time is up, whoever is in the facility and not locked in dies.' },
    } satisfies Record<string, Point>,
  },
}
