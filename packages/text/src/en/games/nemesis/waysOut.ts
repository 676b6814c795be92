/** The ways off the ship. */

export const nemesisWays = {
  ways: {
    hibernation: {
      name: 'Hibernation',
      how: 'In the Hibernatorium, sleep through the jump: use the room, then roll for noise. If something comes, you stay awake. You live if the ship arrives.',
      gone: 'the ship will explode',
    },
    pod: {
      name: 'Pod {section}{pod}',
      how: 'Enter it in Evacuation Section {section}: use the room, then roll for noise. If nothing comes, launch or wait inside. Pods always reach Earth.',
      gone: 'it has left already',
    },
    arrival: {
      name: 'The ship arrives',
      how: 'Sleepers live only if two of the three engines work and the course leads to Earth. Check engines in their rooms, the course in the Cockpit.',
      gone: 'too late for that',
    },
  },
  needs: {
    chambersOpen: {
      label: 'Chambers open: from 8 on the Time track',
      lacks: 'chambers closed',
    },
    unlocked: {
      label:
        'Unlocked: by the Hatch Control System, an Evacuation Key, the first death, or the Self-Destruct turning yellow',
      lacks: 'needs Hatch Control or a key',
    },
    podSpace: {
      label: 'A free place inside (2 in each pod)',
      lacks: 'full',
    },
    engines: {
      label: '2 of 3 engines work: you know of {working} working, {damaged} damaged, {unknown} unchecked',
      lacks: 'too many engines damaged',
      unknown: 'engines: {known} of {of} checked by you',
    },
    course: {
      label: 'Course to Earth: {to, select, unseen {you haven’t seen the coordinates} other {it leads to {place}}}',
      lacks: 'wrong course: {place}',
      unknown: 'course not seen',
    },
  },
  ends: {
    jump: '{rounds, plural, =1 {The ship jumps at the end of this round} one {The ship jumps in # round} other {The ship jumps in # rounds}}: everyone awake on board dies.',
    explosion:
      '{rounds, plural, =1 {The ship explodes at the end of this round} one {The ship explodes in # round} other {The ship explodes in # rounds}}: everyone on board dies, awake or not.',
  },
} as const
