/** Who is in the facility: what they are known for, and how they are played. */

export const facilityCrew = {
  trait: {
    survivor: 'Has lived through worse',
    labRat: 'Sees in the dark',
    hacker: 'Speaks with machines',
    xenobiologist: 'Wants to know',
    sentry: 'Keeps order',
    janitor: 'Has the keys',
  },
  style: {
    survivor:
      'Has been through this before: crawls through the vents, strikes hard when it hurts, and draws strength from wounds. Begins with nothing in hand.',
    labRat:
      'At home in the dark: hears what comes, sends it to somebody else, and lives off what infects others. Repairs slowly, begins with nothing in hand.',
    hacker:
      'Lives by the computers: uses them without power, or several of their options at once, and turns lights on and off.',
    xenobiologist:
      'Wants to know: gains Knowledge quicker than anybody, takes samples from living things, and sets events and attacks in order. Never rests.',
    sentry: 'Takes others along and keeps them from finding trouble, seals rooms, and drives back what comes near.',
    janitor:
      'Has a key for everything: doors, the elevator, rooms that do not work. Puts out fires and builds useful things out of scrap.',
  },
}
