/** The ways out of the facility. */

export const lockdownWays = {
  ways: {
    isolation: {
      name: 'Isolation Room',
      how: 'Use the room and roll for noise: if nothing comes, you’re locked in until the end. You live if the Facility isn’t destroyed. It opens at 8 on the Time track, or at once when someone starts the Alert Procedure in the Alert Room.',
      gone: 'the Facility will explode',
    },
    cargoPod: {
      name: 'CSS Pod {pod}',
      how: 'The Cargo Sending System (CSS) launches only in rounds with a CSS token on the Time track. Enter it in room CSS {pod}: you discard your hand and pass. The hidden token then says which pods leave. If yours doesn’t, you’re back with a serious wound.',
      gone: 'no launch left',
      noRoom: 'its room isn’t in this game',
    },
    bunker: {
      name: 'Bunker',
      how: 'Leave from the Exit Room: with the Rover (one person, no noise roll) or in an Enviro-Suit (noise roll). The Main Gate opens with the first death, with the Main Gate Key, or when Autodestruction turns red. Not even an explosion reaches the Bunker.',
      gone: 'out of reach',
    },
  },
  needs: {
    isolationOpen: {
      label: 'Open: from 8 on the Time track, or by the Alert Procedure',
      lacks: 'closed',
    },
    launchRound: {
      label:
        'A launch this round: a CSS token on the Time track’s space{next, select, none {} other { (next: {next})}}',
      lacks: 'no launch this round',
    },
    cargoToken: {
      label: 'The CSS token sends this pod',
      unknown: 'which pods leave is hidden',
      lacks: 'the token doesn’t send it',
    },
    podEmpty: {
      label: 'Nobody else in the pod',
      lacks: 'taken',
    },
    gateOpen: {
      label: 'Main Gate open: first death, Main Gate Key, or red Autodestruction',
      lacks: 'Main Gate closed',
    },
    ride: {
      label: 'The Rover at the exit, or a suit of your own',
      lacks: 'no Rover, no suit',
    },
    contingency: {
      label:
        '{deadly, plural, =0 {No contingency that may be active kills you this way} one {# of {possible} contingencies that may be active would kill you this way} other {# of {possible} contingencies that may be active would kill you this way}}',
      lacks: 'the contingency kills you',
      unknown: '{deadly} of {possible} contingencies would kill you',
    },
  },
  ends: {
    purge:
      '{rounds, plural, =1 {The purge comes at the end of this round} one {The purge comes in # round} other {The purge comes in # rounds}}: the Corporation kills everyone who is neither locked in nor away.',
    alert:
      '{rounds, plural, =1 {The alert ends the game with this round} one {The alert ends the game in # round} other {The alert ends the game in # rounds}}: everyone who is neither locked in nor away dies.',
    autodestruction:
      '{rounds, plural, =1 {The Facility explodes at the end of this round} one {The Facility explodes in # round} other {The Facility explodes in # rounds}}: only the Bunker and launched pods are safe.',
  },
} as const
