/** German for what happens in only one of the games, and how it ends there. */
import * as lockdown from './lockdown/events.ts'
import * as nemesis from './nemesis/events.ts'

export * as wording from './lockdown/wording/log.ts'

export const events = {
  events: { ...nemesis.events.events, ...lockdown.events.events },
  declared: lockdown.events.declared,
  cancelled: lockdown.events.cancelled,
}

export const ending = {
  checks: { ...nemesis.ending.checks, ...lockdown.ending.checks },
  ends: { ...nemesis.ending.ends, ...lockdown.ending.ends },
  fates: nemesis.ending.fates,
}
