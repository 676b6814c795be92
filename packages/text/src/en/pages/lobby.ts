/** The words around a table: opening one, its seats, what its host may do, what one decides about one's own seat. */

import type { Nonsense } from '@coldwake/rules'

/** What is called something, and what that means in one line. */
export interface Named {
  name: string
  says: string
}

const DAY = 86_400
const HOUR = 3600
const MINUTE = 60

export const lobbyWords = {
  duration: (seconds: number): string => {
    if (seconds % DAY === 0) return seconds === DAY ? '1 day' : `${seconds / DAY} days`
    if (seconds % HOUR === 0) return `${seconds / HOUR} h`
    return seconds % MINUTE === 0 ? `${seconds / MINUTE} min` : `${seconds} s`
  },

  // a new table
  board: 'Board',
  boards: {
    'nemesis-base': { name: 'Basic side', says: 'The ship as it is on the basic side of the board.' },
    'nemesis-alt': {
      name: 'Optional side',
      says: 'Harder: two separate networks of technical corridors, rooms joined by two corridors, and Evacuation Sections in sight from the start.',
    },
    'lockdown-base': { name: 'Basic side', says: 'The facility as it is on the basic side of the board.' },
    'lockdown-surface': {
      name: 'Mars side',
      says: 'The base lies in the rock, with Buildings above it on the Surface of Mars. Walk over Crossroads or drive the Rover between the exits; outside there is a die of its own, and weather.',
    },
  } as Record<string, Named | undefined>,
  mode: 'Mode',
  modes: {
    semiCooperative: {
      name: 'Semi-cooperative',
      says: 'Everybody has a secret objective of their own. You may win together, or not.',
    },
    cooperative: {
      name: 'Fully cooperative',
      says: 'One open objective each: all of them fulfilled and one of you alive, or all have lost. The dead can be brought back.',
    },
    solo: {
      name: 'Solo',
      says: 'You alone, with one objective of two and half the items. Your death ends it.',
    },
  } as Record<string, Named | undefined>,
  houseRules: 'House rules',
  noHouseRules: 'none',
  bookAndFaq: {
    title: 'Book and FAQ',
    legend: 'Where the rulebook and the FAQ differ',
    faq: { name: 'By the FAQ', says: 'The publishers’ FAQ holds wherever it says otherwise than the rulebook.' },
    printed: { name: 'As printed', says: 'The rulebook holds as it was printed, in every point below.' },
    mixed: { name: 'Mixed', says: 'Point by point, as chosen below.' },
    count: (points: number, of: number) => `As printed in ${points} of ${of} points.`,
    tag: 'as printed',
  },
  without: (choice: string) => `not: ${choice}`,
  nonsense: {
    soloIsForOne: 'The solo game is for one.',
    modeIsForSeveral: 'That needs more than one.',
    intruderNeedsRivals: 'Only where players are rivals.',
    deadPlayOn: 'Not where the dead may play on.',
    noSuchMode: 'This game has no such mode.',
    noSuchOption: 'This game does not have that.',
    noSuchValue: 'That cannot be chosen.',
  } satisfies Record<Nonsense, string>,
  choices: {
    intruderPlayer: {
      name: 'Play on as the Intruders',
      says: 'Whoever dies first may lead the Intruders from then on, against everybody.',
    },
    crew: {
      name: 'Crew of the Nemesis',
      says: 'The six characters of Nemesis are among those to choose from.',
    },
    intruders: {
      name: 'Intruders',
      says: 'The Intruders of Nemesis hunt here instead of the Night Stalkers.',
    },
    freeCharacters: {
      name: 'Free choice of characters',
      says: 'No draft: in the order of Player Numbers everybody takes whom they like.',
    },
    openInformation: {
      name: 'Open game for learning',
      says: 'Everybody sees all hands, objectives and whatever only one has seen.',
    },
    deadSee: {
      name: 'What the dead see',
      says: '',
      values: {
        public: { name: 'what all see', says: 'Who is dead goes on watching as everybody at the table can.' },
        everything: { name: 'everything', says: 'Who is dead sees all hands and secrets, and is trusted with them.' },
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
        all: { name: 'is being in the Room', says: 'What reaches everybody in the Room reaches those in its pods.' },
        noise: {
          name: 'counts for their own Noise rolls only',
          says: 'A pod is not the Room: what happens there does not reach it, and who enters the Room finds it empty.',
        },
      },
    },
    queenTokenReturns: {
      name: 'The Queen’s token returns',
      says: 'When Bag Development brings the Queen, her token goes back into the bag.',
    },
    engineRepairDespiteMalfunction: {
      name: 'Engines despite a Malfunction',
      says: 'An Engine can be repaired or broken while its Room has a Malfunction.',
    },
    droppedItems: {
      name: 'A dropped Item',
      says: '',
      values: {
        discard: { name: 'is discarded', says: 'It goes face up on the discard pile of its colour.' },
        bottom: { name: 'goes under its deck', says: 'It goes face down to the bottom of its deck.' },
      },
    },
    treatOthers: {
      name: 'Treating others',
      says: 'Items that heal or clean may be used on another Character in the Room.',
    },
    reconnaissanceCancelsDanger: {
      name: 'Reconnaissance avoids Danger',
      says: 'A Danger token that the Scout reveals by Reconnaissance does nothing.',
    },
    secondLarvaStays: {
      name: 'A second Larva stays',
      says: 'A Larva that attacks a Character who already has one stays in the Room. Otherwise it is removed.',
    },
    leavingPodPasses: {
      name: 'Leaving a pod is passing',
      says: 'Who leaves an Escape Pod passes for that round. Otherwise a turn of two actions follows.',
    },
    carefulMoveCancelsTokens: {
      name: 'Careful Movement cancels tokens',
      says: 'Silence and Danger tokens revealed by Careful Movement do nothing. Otherwise they are resolved instead of placing the Noise marker.',
    },
    questItemsNeedAction: {
      name: 'Quest Items need an action',
      says: 'Activating a Quest Item is an action and costs a card. Otherwise it is free as soon as its condition is met.',
    },
    adultTokenReturns: {
      name: 'Adult or Breeder token in Bag Development',
      says: '',
      values: {
        beforeRolls: {
          name: 'returns before the rolls',
          says: 'It is back in the bag before the Noise rolls are made.',
        },
        afterRolls: { name: 'returns after the rolls', says: 'It lies beside the bag until all Noise rolls are made.' },
      },
    },
    eventSelfDestructDespiteHibernation: {
      name: 'Events start the Self-Destruct during hibernation',
      says: 'An Event starts the Self-Destruct even while somebody hibernates. Otherwise nothing does.',
    },
    deadKeepItems: {
      name: 'The dead keep their Items',
      says: 'Cooperative game: who is brought back has their Items again. Otherwise these leave the game at death.',
    },
    yellowKills: {
      name: 'Contingency Yellow kills',
      says: '',
      values: {
        knowledgeAtMost4: { name: 'Knowledge 4 or less', says: 'Those who know too little to be of use.' },
        knowledgeAtLeast5: { name: 'Knowledge 5 or more', says: 'Those who know too much.' },
      },
    },
    cssTokens: {
      name: 'CSS tokens',
      says: '',
      values: {
        balanced: { name: 'mixed', says: 'A, B, C, twice all pods, twice none.' },
        lettered: { name: 'by letter', says: 'Twice A, twice B, twice C, once all pods, once none.' },
      },
    },
    podShieldsFromGameEnd: {
      name: 'Safe in a CSS pod',
      says: 'Who waits in a CSS pod when the game ends survives, though it was not launched.',
    },
    caveEntranceNoiseRoll: {
      name: 'Noise out of the cave',
      says: 'Who comes out of the Cave Entrance into an empty Room makes a Noise roll.',
    },
    computerActionInCombat: {
      name: 'Computer in combat',
      says: 'The Computer action may be done in combat.',
    },
  } as Record<string, (Named & { values?: Record<string, Named | undefined> }) | undefined>,
  person: 'Person',
  options: 'Clock and onlookers',
  clock: 'Turn clock',
  noClock: { name: 'No clock', says: 'Everybody thinks as long as they like, for days if need be.' },
  clockSays: (duration: string) => `${duration} for each answer.`,
  policy: 'When the time is up',
  policies: {
    wait: { name: 'Wait', says: 'Nothing happens, but everybody sees who is late.' },
    decision: { name: 'A bot answers', says: 'A bot gives this one answer. The next is asked of the person again.' },
    seat: { name: 'A bot takes over', says: 'A bot has the seat until its person returns.' },
  } satisfies Record<string, Named>,
  delay: 'Onlookers see it',
  noDelay: { name: 'at once', says: 'Whoever has the link for onlookers sees what everybody sees, as it happens.' },
  later: (duration: string) => `${duration} later`,
  delaySays: (duration: string) => `They are ${duration} behind, so that nobody can be helped from outside.`,

  // home
  pausedNow: 'Paused',
  watchingHere: 'you watch',
  forgetTable: (code: string) => `Forget table ${code}`,
  forgetAgain: 'Press again: off the list',
  forgetSeatAgain: 'Press again: this browser gives up the seat',
  openFile: 'Open a game file',
  chooseFile: 'Choose a file…',
  checkingFile: 'Playing it through…',
  openFileSays: 'A finished game that was saved as a file: to look at, or to go on from.',

  // seats
  ready: 'ready',
  notReady: 'not ready',
  bot: 'bot',
  standsIn: 'a bot stands in',
  sitHere: 'Sit here',
  yourSeatThen: 'Your seat',
  putBot: (bot: string) => `Put a bot here: ${bot}`,
  level: 'Level of the bots',
  levelOf: (name: string) => `Level of ${name}`,
  standInLevel: 'Level of that bot',
  freeIt: 'Free this seat',
  freeAgain: (name: string) => `Press again: ${name} has to stand up`,
  almostReady: 'Almost ready',
  everybodyReady: 'Everybody is ready.',
  waitsSeats: (open: number) =>
    open === 1
      ? 'One seat is still free: somebody takes it, or a bot does.'
      : `${open} seats are still free: people take them, or bots do.`,
  waitsFor: (names: string) => `Not ready yet: ${names}.`,
  waitsForYou: 'The others wait for you.',
  iAmReady: 'I am ready',
  notReadyAfterAll: 'Not ready after all',
  thisTable: 'This table',
  onlookersHere: (n: number) => (n === 1 ? '1 onlooker' : `${n} onlookers`),
  youWatch: 'You are watching. The game shows here when it starts.',
  takeASeat: 'Take a free seat',
  ownLinkHint: 'Whoever has a seat here comes in by their own link.',
  lostLink: 'Have you lost your link? Ask the others to open your seat. You can then take it here.',

  // links
  copyCode: 'Copy code',
  share: 'Share…',
  shareTitle: 'A seat at my table',
  yourSeat: 'Your seat',
  rename: 'Rename',
  ownLink: 'Your own link',
  ownLinkShort: 'Go on with another device',
  ownLinkSays:
    'Open it on another device to go on there. It is yours alone: whoever has it plays your seat and sees your secrets.',
  showLink: 'Show the link',
  watchLink: 'Link for onlookers',
  watchLinkShort: 'They see what everybody may see',
  watchLinkSays:
    'Whoever has it may watch and read along, and see what everybody may see. Making one shuts out an earlier one.',
  shareWatchTitle: 'Watch my table',
  makeWatchLink: 'Make a link',
  newWatchLink: 'Make a new link',
  oldLinkStops: 'Press again: the old link stops working',
  leave: 'Leave the table',
  leaveAgain: 'Press again: your seat becomes free',

  // the host during the game
  pause: 'Pause the game',
  resume: 'Go on',
  pauseSays: 'While it is paused nobody can answer and no clock runs.',
  botPlays: (bot: string) => `Bot: ${bot}`,
  botPlaysAgain: (name: string) => `Press again: a bot plays for ${name}`,
  openSeat: 'Open the seat',
  openAgain: 'Press again: anyone with the code can take it',
  asksOthers: 'Press again: the others are asked',
  openNow: 'open',
  seatsSay:
    'The others are asked first, and they read who asked. A bot makes way when its player returns, and shows nobody the hand. Once a player has been away for ten minutes, a bot can take the seat at once. An open seat can be taken by anyone with the code of the table, for a player who lost their link or for somebody new.',
  end: 'End the game',
  endAsks:
    'End the game for everybody? It cannot go on after that. Everything that was secret is then open to whoever has the code.',
  endYes: 'End it for everybody',
  endNo: 'Keep playing',

  // my seat during the game
  hook: 'Call me when it is my turn',
  hookShort: 'By Discord, or to a program of yours',
  hookSays: 'When you must choose and are not here, the server sends a message to this address.',
  hookKind: 'Kind of message',
  hookKinds: {
    discord: { name: 'Discord', says: 'In Discord: channel settings, Integrations, Webhooks, New, Copy URL.' },
    json: { name: 'JSON', says: 'A POST request for a program of yours: table, seat, name and where to play.' },
  } satisfies Record<string, Named>,
  hookUrl: 'Address',
  hookLang: 'Language of the message',
  save: 'Save',
  switchOff: 'Switch off',
  hookSaved: 'Saved. You are called there from now on.',
  hookRemoved: 'Switched off. You are called nowhere.',
  badHook: {
    url: 'This is no address. Copy it whole, beginning with https://.',
    scheme: 'The address must begin with https://.',
    password: 'The address must not contain a name or password.',
    port: 'The address must use the usual port: leave the number after the colon out.',
    host: 'Nothing can be sent to this address from here. It must be one that everybody on the internet can reach.',
  } as Record<string, string> & { url: string },
  report: 'Report a problem',
  reportSays: 'What you see goes with it. The whole game stays on the server, for whoever runs it.',
  reportWords: 'What happened, and what should have?',
  sendReport: 'Send the report',
  reported: 'Thank you. Give this number to whoever runs the server:',
  reportNumber: 'Number of the report',
  copyNumber: 'Copy',
  saveSaw: 'Save what I saw as a file',
}
