/** Who is in the facility: what they are known for, and how they are played. */

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
} as const
