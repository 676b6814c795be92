/** Expectations about what somebody may choose, and why something is not possible. */
import type { Option } from '../../core/types.ts'
import { pendingFor } from '../../engine.ts'
import { obstacles } from '../../mechanics/actions.ts'
import { meaning, spoken, type Written } from '../choices.ts'
import { at, fail } from '../fields.ts'
import { whyNot } from '../play.ts'
import { byKey, type Checks, type Found, type Moment, says } from './moment.ts'

const optionsFor = ({ g, names }: Moment, character: string, path: string): readonly Option[] =>
  (pendingFor(g, names.seat(character, path)) ?? fail(path, 'is not asked anything')).options

/** As a file writes it, without its price. */
function bare({ names }: Moment, option: Option): object {
  const { cost: _, ...choice } = spoken(names, option) as Option
  return choice
}

/** What was written, as this game's options are written: corridors by their own ids, players by their names. */
const written = (moment: Moment, one: Written, path: string): object =>
  spoken(moment.names, meaning(moment.names, one, path) as unknown as Option)

/** The wanted choices that are, or are not, among a seat's options. */
const offered =
  (yes: boolean) =>
  (moment: Moment, wanted: Record<string, Written[]>, path: string): Found => {
    const { g, names } = moment
    const hints: string[] = []
    const got = Object.entries(wanted).map(([character, list]) => {
      const p = at(path, character)
      const options = optionsFor(moment, character, p)
      return [
        character,
        list.filter((one, i) => {
          const choice = meaning(names, one, at(p, i))
          const is = options.some(option => says(option, choice))
          if (yes && !is)
            hints.push(`${JSON.stringify(one)} is not offered${whyNot(g, names.seat(character, p), choice)}`)
          return is === yes
        }),
      ]
    })
    return { got: Object.fromEntries(got), hint: hints.map(hint => `; ${hint}`).join('') }
  }

export const choiceChecks = {
  options: (moment, wanted: Record<string, Written[]>, path: string) => ({
    // Who is not asked has no choices, and a file may say so.
    got: byKey<unknown>(({ g, names }, character, __, p) =>
      (pendingFor(g, names.seat(character, p))?.options ?? []).map(one => bare(moment, one)),
    )(moment, wanted, path).got,
    want: byKey<Written[]>((_, __, list, p) => list.map((one, i) => written(moment, one, at(p, i))))(
      moment,
      wanted,
      path,
    ).got,
  }),
  only: (moment, wanted: Record<string, Record<string, Written[]>>, path: string) => ({
    got: byKey<Record<string, Written[]>>((_, character, kinds, p) => {
      const options = optionsFor(moment, character, p)
      const of = (kind: string) => options.filter(one => one.do === kind).map(one => bare(moment, one))
      return Object.fromEntries(Object.keys(kinds).map(kind => [kind, of(kind)]))
    })(moment, wanted, path).got,
    want: byKey<Record<string, Written[]>>((_, __, kinds, p) =>
      Object.fromEntries(
        Object.entries(kinds).map(([kind, list]) => [
          kind,
          list.map((one, i) => written(moment, one, at(at(p, kind), i))),
        ]),
      ),
    )(moment, wanted, path).got,
  }),
  can: offered(true),
  cannot: offered(false),
  why: byKey(({ g, names }, character, list: readonly Written[], path) => {
    const all = obstacles(g, names.seat(character, path))
    return list.filter((one, i) => {
      const choice = meaning(names, one, at(path, i))
      return all.some(obstacle => says(obstacle, choice))
    })
  }),
} satisfies Partial<Checks<string>>
