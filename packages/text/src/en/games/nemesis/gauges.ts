/** English for the gauges of the ship. */
export const gaugeWords = {
  hibernationOpens:
    '{n, plural, =0 {Hibernation is open} one {Hibernation opens next round} other {Hibernation opens in # rounds}}',
  shipLost: 'More than {fires} fires or {faults} malfunctions: ship lost',
} as const
