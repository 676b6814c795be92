/** Who is in the facility: what they are known for, how they are played, what they are good and bad at. */

import type { CrewWords } from '../../../crewWords.ts'
import type { names } from './names.ts'

export type FacilityMember = keyof (typeof names)['character']

export const facilityCrew = {
  trait: {
    survivor: 'Has lived through worse',
    labRat: 'Sees in the dark',
    hacker: 'Talks to machines',
    xenobiologist: 'Wants to know',
    sentry: 'Keeps order',
    janitor: 'Has the keys',
  },
  style: {
    survivor:
      'Has been through this before: crawls through the vents, strikes hard when it hurts, and draws strength from wounds. Starts empty-handed.',
    labRat:
      'At home in the dark: hears what’s coming, sends it to someone else, and lives off what infects others. Repairs slowly and starts empty-handed.',
    hacker:
      'Lives at the computers: uses them without power, or several of their options at once, and turns lights on and off.',
    xenobiologist:
      'Learns faster than anyone, takes samples from living creatures, and rearranges events and attacks. Never rests.',
    sentry:
      'Takes others along and keeps them from finding trouble, seals rooms, and drives back whatever comes close.',
    janitor:
      'Has a key for everything: doors, the elevator, rooms that don’t work. Puts out fires and builds useful things out of scrap.',
  },
  strengths: {
    survivor: {
      first: 'Draws cards for serious wounds',
      second: 'Strikes hard without a weapon',
      third: 'Leaves a fight unharmed for an item',
    },
    labRat: {
      first: 'Turns contamination into cards',
      second: 'Lets somebody else be attacked',
      third: 'Moves noise where it suits',
    },
    hacker: {
      first: 'Works the computer wherever there is power',
      second: 'Takes every option of a computer card',
      third: 'Switches lights on and off',
    },
    xenobiologist: {
      first: 'Learns faster than anyone',
      second: 'Hits harder with every bit of knowledge',
      third: 'Rearranges events and attacks',
    },
    sentry: {
      first: 'Starts with the best gun',
      second: 'Takes people along unasked',
      third: 'Seals a room from afar',
    },
    janitor: {
      first: 'Clears fire and malfunctions at no extra cost',
      second: 'Has a key for doors and elevator',
      third: 'Builds devices from scrap',
    },
  },
  weakness: {
    survivor: 'Starts without a weapon',
    labRat: 'Starts without a weapon',
    hacker: 'A small gun with two shots',
    xenobiologist: 'Starts without a gun',
    sentry: 'No card to leave a fight',
    janitor: 'No card for a fight',
  },
  tip: {
    survivor: 'takes nerve',
    labRat: 'for the dark, and for experts',
    hacker: 'needs power and computers',
    xenobiologist: 'grows with knowledge',
    sentry: 'forgives mistakes',
    janitor: 'always useful',
  },
} as const satisfies CrewWords<FacilityMember>
