/**
 * What was learned, as a short text for another device. It begins with its version; then each game has a part:
 * `GAME!12.ID3.ID2`: the step of its watch (`!12d` once it was played to its end), and lessons with their stars.
 */
import { GAMES, type Game } from '../games/covers/index.ts'
import { starKey } from './lessons.ts'
import type { Progress } from './progress.ts'

type Carried = Pick<Progress, 'watch' | 'stars'>

const VERSION = '1'
/** In front of it in a link: what stands there is never sent to a server. */
const FRAGMENT = '#learned='
/** More than all lessons take. */
const LONGEST = 8000
const MOST_STEPS = 200

export function packed({ watch, stars }: Carried): string {
  const parts = GAMES.map(game => {
    const { step, done } = watch[game] ?? { step: 0, done: false }
    const prefix = starKey({ game, id: '' })
    const lessons = Object.entries(stars).filter(([key]) => key.startsWith(prefix))
    return [`${game}!${step}${done ? 'd' : ''}`, ...lessons.map(([key, n]) => `${key.slice(prefix.length)}${n}`)].join(
      '.',
    )
  })
  return [VERSION, ...parts].join('~')
}

export const linkWith = (progress: Carried): string => `${window.location.origin}/learn${FRAGMENT}${packed(progress)}`

/** What a person pastes, a text or a link with it; null: it is none. `isLesson` tells which lessons there are. */
export function unpacked(text: string, isLesson: (key: string) => boolean): Carried | null {
  const said = text.slice(text.indexOf(FRAGMENT) < 0 ? 0 : text.indexOf(FRAGMENT) + FRAGMENT.length).trim()
  const [version, ...parts] = said.length > LONGEST ? [] : said.split('~')
  if (version !== VERSION || parts.length === 0) return null
  const found = parts.map(partOf)
  if (found.includes(null)) return null
  const whole: { watch: Record<string, Progress['watch'][string]>; stars: Record<string, number> } = {
    watch: {},
    stars: {},
  }
  for (const part of found) {
    if (!part) continue
    whole.watch[part.game] = part.watch
    for (const [id, stars] of part.lessons) {
      const key = starKey({ game: part.game, id })
      if (isLesson(key)) whole.stars[key] = stars
    }
  }
  return whole
}

function partOf(part: string) {
  const [head = '', ...lessons] = part.split('.')
  const [, name, step, done] = /^(\w{1,20})!(\d{1,3})(d?)$/.exec(head) ?? []
  const game: Game | undefined = GAMES.find(one => one === name)
  if (!game || Number(step) > MOST_STEPS) return null
  const read = lessons.map(one => /^(\w{1,40})([123])$/.exec(one))
  if (read.includes(null)) return null
  return {
    game,
    watch: { step: Number(step), done: done === 'd' },
    lessons: read.map((one): [string, number] => [one?.[1] ?? '', Number(one?.[2])]),
  }
}

/** What the address of this page brings from another device, which leaves the address with that. */
export function broughtHere(): string | null {
  const { hash, pathname } = window.location
  if (!hash.startsWith(FRAGMENT)) return null
  window.history.replaceState(null, '', pathname)
  return hash
}
