/** English for the gauges of the ship. */
export const gaugeWords = {
  hibernationOpens:
    '{n, plural, =0 {Hibernation is open} one {Hibernation opens next round} other {Hibernation opens in # rounds}}',
  shipLost:
    '{fires, plural, one {# more fire} other {# more fires}} or {faults, plural, one {# more malfunction} other {# more malfunctions}}: ship lost',
} as const
