/** What people can make statements about in this game; likely topics first. */
import { SHARED_TOPICS as shared } from '../../sharedTopics.ts'
import type { Topics } from '../../topics.ts'

export const topics: Topics = {
  deeds: [
    'repair',
    'break',
    'check',
    'coordinates',
    'course',
    ...shared.deeds,
    'treat',
    'hibernate',
    'launch',
    'waitInPod',
  ],
  facts: ['engine', 'course', ...shared.facts, 'jump'],
  queries: ['engine', 'checked', 'course', ...shared.queries],
  aims: [...shared.aims, 'earth', 'mars', 'exploration', 'pod', 'items'],
}
