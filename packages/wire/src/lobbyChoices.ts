/** What may be chosen for a table, for pages that check nothing by schemas. */

/** What happens when the time for an answer is over. */
export const CLOCK_POLICIES = ['wait', 'decision', 'seat'] as const

/** How long bots wait before they do something, so that people can follow; slowest first. */
export const PACES = ['slow', 'normal', 'fast', 'atOnce'] as const
export type Pace = (typeof PACES)[number]
