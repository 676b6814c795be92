/** The words around a table: opening one, its seats, what its host may do, what one decides about one's own seat. */

import type { Nonsense } from '@coldwake/rules'

/** What is called something, and what that means in one line. */
export interface Named {
  name: string
  says: string
}

export const lobbyWords = {
  duration:
    '{unit, select, days {{n, plural, one {# day} other {# days}}} hours {{n} h} minutes {{n} min} other {{n} s}}',

  // a new table
  board: 'Board',
  boards: {
    'nemesis-base': { name: 'Basic side', says: 'The ship on the basic side of the board.' },
    'nemesis-alt': {
      name: 'Optional side',
      says: 'Harder: two separate networks of Technical Corridors, rooms joined by two corridors, and Evacuation Sections visible from the start.',
    },
    'lockdown-base': { name: 'Basic side', says: 'The facility on the basic side of the board.' },
    'lockdown-surface': {
      name: 'Mars side',
      says: 'The base is dug into the rock, with Buildings above it on the Surface of Mars. Walk by way of Crossroads or drive the Rover between the exits. Outside, you roll a different die and face the weather.',
    },
  } as Record<string, Named | undefined>,
  mode: 'Mode',
  modes: {
    semiCooperative: {
      name: 'Semi-cooperative',
      says: 'Everyone has their own secret objective. You may win together, or not.',
    },
    cooperative: {
      name: 'Fully cooperative',
      says: 'One open objective each: fulfill them all with at least one survivor, or everyone loses. The dead can be brought back.',
    },
    solo: {
      name: 'Solo',
      says: 'Just you, with one of two objectives and half the items. Your death ends the game.',
    },
  } as Record<string, Named | undefined>,
  houseRules: 'House rules',
  noHouseRules: 'none',
  bookAndFaq: {
    title: 'Book and FAQ',
    legend: 'Where the rulebook and the FAQ differ',
    faq: { name: 'By the FAQ', says: 'Where the publishers’ FAQ differs from the rulebook, the FAQ applies.' },
    printed: { name: 'As printed', says: 'The rulebook applies as printed, on every point below.' },
    mixed: { name: 'Mixed', says: 'Point by point, as chosen below.' },
    count: 'As printed on {points} of {of} points.',
    tag: 'as printed',
  },
  without: 'not: {choice}',
  nonsense: {
    soloIsForOne: 'The solo game is for one player.',
    modeIsForSeveral: 'That needs more than one player.',
    intruderNeedsRivals: 'Only when players are rivals.',
    deadPlayOn: 'Not when the dead can keep playing.',
    noSuchMode: 'This game has no such mode.',
    noSuchOption: 'This game doesn’t have that option.',
    noSuchValue: 'You can’t choose that.',
  } satisfies Record<Nonsense, string>,
  choices: {
    intruderPlayer: {
      name: 'Play on as the Intruders',
      says: 'The first player to die can take over the Intruders and play against everyone.',
    },
    crew: {
      name: 'Crew of the Nemesis',
      says: 'You can also choose from the six characters of Nemesis.',
    },
    intruders: {
      name: 'Intruders',
      says: 'The Intruders of Nemesis hunt here instead of the Night Stalkers.',
    },
    freeCharacters: {
      name: 'Free choice of characters',
      says: 'No draft: in Player Number order, everyone picks the character they like.',
    },
    openInformation: {
      name: 'Open game for learning',
      says: 'Everyone sees all hands, all objectives and everything anyone has looked at.',
    },
    deadSee: {
      name: 'What the dead see',
      says: '',
      values: {
        public: { name: 'what everyone sees', says: 'Dead players keep seeing what everyone can see.' },
        everything: {
          name: 'everything',
          says: 'Dead players see all hands and secrets, and are trusted to keep them.',
        },
        nothing: {
          name: 'nothing new',
          says: 'Dead players see the table as it was when they died, until the game is over, and so do onlookers. They still hear the talk.',
        },
      },
    },
    podCountsAsRoom: {
      name: 'Waiting in an Escape Pod',
      says: '',
      values: {
        all: {
          name: 'counts as being in the room',
          says: 'Anything that affects everyone in the room also affects players in its pods.',
        },
        noise: {
          name: 'matters only for the passengers’ own Noise rolls',
          says: 'A pod isn’t the room: what happens there doesn’t affect it, and the room counts as empty for anyone who enters.',
        },
      },
    },
    queenTokenReturns: {
      name: 'The Queen’s token returns',
      says: 'When Bag Development brings the Queen, her token goes back into the bag.',
    },
    engineRepairDespiteMalfunction: {
      name: 'Engines despite a Malfunction',
      says: 'An Engine can be repaired or broken while its room has a Malfunction.',
    },
    droppedItems: {
      name: 'A dropped Item',
      says: '',
      values: {
        discard: { name: 'is discarded', says: 'It goes face up on the discard pile of its color.' },
        bottom: { name: 'goes under its deck', says: 'It goes face down to the bottom of its deck.' },
      },
    },
    treatOthers: {
      name: 'Treating others',
      says: 'Items that heal or clean may be used on another Character in the room.',
    },
    reconnaissanceCancelsDanger: {
      name: 'Reconnaissance avoids Danger',
      says: 'A Danger token that the Scout reveals with Reconnaissance has no effect.',
    },
    secondLarvaStays: {
      name: 'A second Larva stays',
      says: 'A Larva that attacks a Character who already has one stays in the room. Otherwise, it’s removed.',
    },
    leavingPodPasses: {
      name: 'Leaving a pod is passing',
      says: 'Leaving an Escape Pod counts as passing for that round. Otherwise, the player takes a turn of two actions.',
    },
    carefulMoveCancelsTokens: {
      name: 'Careful Movement cancels tokens',
      says: 'Silence and Danger tokens revealed by Careful Movement have no effect. Otherwise, they’re resolved and no Noise marker is placed.',
    },
    questItemsNeedAction: {
      name: 'Quest Items need an action',
      says: 'Activating a Quest Item is an action and costs a card. Otherwise, it’s free as soon as its condition is met.',
    },
    adultTokenReturns: {
      name: 'Adult or Breeder token in Bag Development',
      says: '',
      values: {
        beforeRolls: {
          name: 'returns before the rolls',
          says: 'It’s back in the bag before the Noise rolls are made.',
        },
        afterRolls: {
          name: 'returns after the rolls',
          says: 'It stays beside the bag until all Noise rolls are made.',
        },
      },
    },
    eventSelfDestructDespiteHibernation: {
      name: 'Events start the Self-Destruct during hibernation',
      says: 'An Event starts the Self-Destruct even while someone is hibernating. Otherwise, nothing can start it then.',
    },
    deadKeepItems: {
      name: 'The dead keep their Items',
      says: 'Cooperative game: a player who is brought back gets their Items back. Otherwise, the Items are removed from the game at death.',
    },
    yellowKills: {
      name: 'Code Yellow kills',
      says: '',
      values: {
        knowledgeAtMost4: { name: 'Knowledge 4 or less', says: 'Kills those who know too little to be useful.' },
        knowledgeAtLeast5: { name: 'Knowledge 5 or more', says: 'Kills those who know too much.' },
      },
    },
    cssTokens: {
      name: 'CSS tokens',
      says: '',
      values: {
        balanced: { name: 'mixed', says: 'One each of A, B and C, two ALL and two NONE.' },
        lettered: { name: 'by letter', says: 'Two each of A, B and C, one ALL and one NONE.' },
      },
    },
    podShieldsFromGameEnd: {
      name: 'Safe in a CSS Pod',
      says: 'Anyone in a CSS Pod at the end survives, even if it never launched.',
    },
    caveEntranceNoiseRoll: {
      name: 'Noise when leaving the caves',
      says: 'Anyone who comes out of the Cave Entrance into an empty room makes a Noise roll.',
    },
    computerActionInCombat: {
      name: 'Computer in combat',
      says: 'You can take the Computer action in combat.',
    },
  } as Record<string, (Named & { values?: Record<string, Named | undefined> }) | undefined>,
  person: 'Person',
  options: 'Clock and onlookers',
  clock: 'Turn clock',
  noClock: { name: 'No clock', says: 'Everyone can think as long as they like, even for days.' },
  clockSays: '{duration} for each answer.',
  policy: 'When the time is up',
  policies: {
    wait: { name: 'Wait', says: 'Nothing happens, but everyone sees who is late.' },
    decision: {
      name: 'A bot answers',
      says: 'A bot gives this one answer. The next question goes to the player again.',
    },
    seat: { name: 'A bot takes over', says: 'A bot plays the seat until the player returns.' },
  } satisfies Record<string, Named>,
  reactions: 'Unanswered reactions',
  reactionsWait: { name: 'wait', says: 'Everyone waits until the player has answered.' },
  reactionsAfter: 'count as no after {duration}',
  reactionsSay:
    'Anyone who doesn’t answer within {duration} doesn’t react. That goes for everyone, whatever cards they hold.',
  delay: 'Onlookers see it',
  noDelay: { name: 'at once', says: 'Anyone with the link for onlookers sees what everyone sees, as it happens.' },
  later: '{duration} later',
  delaySays: 'They see everything {duration} late, so nobody can get help from outside.',

  // home
  pausedNow: 'Paused',
  watchingHere: 'watching',
  forgetTable: 'Forget table {code}',
  forgetAgain: 'Press again to remove it from the list',
  forgetSeatAgain: 'Press again: without your own link, you lose your seat',
  openFile: 'Open a game file',
  chooseFile: 'Choose a file…',
  checkingFile: 'Playing it through…',
  openFileSays: 'Open a finished game that was saved as a file, to replay it or continue from it.',

  // seats
  ready: 'ready',
  notReady: 'not ready',
  standsIn: 'a bot is filling in',
  sitHere: 'Sit here',
  yourSeatThen: 'Your seat',
  putBot: 'Seat a bot here',
  level: 'Bot level',
  levelOf: 'Level of {name}',
  rulesAway:
    'This game uses earlier rules that are stored on the server. Go online once and try again; nothing is lost.',
  levelsSay: {
    random: 'makes any legal move, at random.',
    cadet: 'means well, doesn’t plan far ahead and sometimes slips up.',
    officer: 'plays for its objective and its life, and weighs every risk.',
    veteran: 'plays its best ideas through in its head before it acts, and takes a moment to think.',
  } as Record<string, string | undefined>,
  standInLevel: 'Level of that bot',
  freeIt: 'Free this seat',
  freeAgain: 'Press again: {name} loses the seat',
  almostReady: 'Almost ready',
  everybodyReady: 'Everyone is ready.',
  waitsSeats:
    '{open, plural, one {One seat is still free, for a person or a bot.} other {# seats are still free, for people or bots.}}',
  waitsFor: 'Not ready yet: {names}.',
  waitsForYou: 'The others are waiting for you.',
  iAmReady: 'I’m ready',
  notReadyAfterAll: 'Not ready after all',
  thisTable: 'This table',
  fromRound: 'continues from round {n}',
  onlookersHere: '{n, plural, one {# onlooker} other {# onlookers}}',
  youWatch: 'You’re watching. The game will appear here when it starts.',
  takeASeat: 'Take a free seat',
  watchHint: 'Want to watch? Ask the host for the link for onlookers: the code alone doesn’t let anyone in.',
  ownLinkHint: 'If you already have a seat here, use your own link.',
  lostLink: 'Lost your link? Ask the others to open your seat, then take it here.',

  // links
  copyCode: 'Copy code',
  share: 'Share…',
  shareTitle: 'A seat at my table',
  yourSeat: 'Your seat',
  rename: 'Rename',
  ownLink: 'Your own link',
  ownLinkShort: 'Continue on another device',
  ownLinkSays:
    'Open it on another device to continue there. Keep it to yourself: anyone who has it can play your seat and see your secrets.',
  showLink: 'Show the link',
  watchLink: 'Link for onlookers',
  watchLinkShort: 'They see only what everyone sees',
  watchLinkSays:
    'Anyone who has it can watch, read the talk and see what everyone sees. Making a new link disables the old one.',
  shareWatchTitle: 'Watch my table',
  makeWatchLink: 'Make a link',
  newWatchLink: 'Make a new link',
  oldLinkStops: 'Press again: the old link stops working',
  leave: 'Leave the table',
  leaveAgain: 'Press again: your seat becomes free',

  // the host during the game
  pause: 'Pause the game',
  resume: 'Resume',
  pauseSays: 'While the game is paused, nobody can answer and the clock stops.',
  botPlaysAgain: 'Press again: a bot plays for {name}',
  openSeat: 'Open the seat',
  openAgain: 'Press again: anyone with the code can take it',
  asksOthers: 'Press again: the others are asked',
  openNow: 'open',
  seatsSay:
    'The others are asked first, and they see who asked. A bot hands the seat back when the player returns, and never shows the hand to anyone. Once a player has been away for ten minutes, a bot can take the seat right away. Anyone with the table code can take an open seat, whether it’s a player who lost their link or someone new.',
  end: 'End the game',
  endAsks:
    'End the game for everyone? It can’t be continued after that, and anyone with the code can see everything that was secret.',
  endYes: 'End it for everyone',
  endNo: 'Keep playing',

  // my seat during the game
  hook: 'Notify me when it’s my turn',
  hookShort: 'On Discord, or through your own program',
  hookSays: 'When it’s your choice and you’re not here, the server sends a message to this address.',
  hookKind: 'Kind of message',
  hookKinds: {
    discord: {
      name: 'Discord',
      says: 'In Discord: channel settings, Integrations, Webhooks, New Webhook, Copy Webhook URL.',
    },
    json: { name: 'JSON', says: 'A POST request to your own program: table, seat, name and where to play.' },
  } satisfies Record<string, Named>,
  hookUrl: 'Address',
  hookLang: 'Language of the message',
  save: 'Save',
  switchOff: 'Switch off',
  hookSaved: 'Saved. You’ll be notified there from now on.',
  hookRemoved: 'Switched off. You won’t be notified anywhere.',
  badHook: {
    url: 'This isn’t an address. Copy all of it, starting with https://.',
    scheme: 'The address must start with https://.',
    password: 'The address must not contain a name or password.',
    port: 'The address must use the standard port: leave out the number after the colon.',
    host: 'Nothing can be sent to this address from here. It must be reachable by everyone on the internet.',
  } as Record<string, string> & { url: string },
  report: 'Report a problem',
  reportSays: 'Your report includes what you see. The whole game is kept on the server for the person who runs it.',
  reportWords: 'What happened, and what should have?',
  sendReport: 'Send the report',
  reported: 'Thank you. Give this number to the person who runs the server:',
  reportNumber: 'Report number',
  copyNumber: 'Copy',
  saveSaw: 'Save what I saw as a file',
} as const
