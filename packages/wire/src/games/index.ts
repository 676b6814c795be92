/** The manifest of topics, by game. Apart from the schemas, which no page needs. */
import type { Topics } from '../topics.ts'
import { topics as lockdown } from './lockdown/topics.ts'
import { topics as nemesis } from './nemesis/topics.ts'

export const GAME_TOPICS: Readonly<Record<string, Topics>> = { nemesis, lockdown }
