/** Expectations about events: as they happened, and as one viewer hears them. */
import { faceFor } from '../../view.ts'
import { at } from '../fields.ts'
import { byKey, type Checks, type Found, inThisOrder, type Moment, says } from './moment.ts'

type Pattern = Record<string, unknown>

const meant = ({ names }: Moment, wanted: readonly Pattern[], path: string): Pattern[] =>
  wanted.map((one, i) => names.event(one, at(path, i)))

/** The events of the missing kind, or else the kinds that there were, as the end of a message. */
function instead(list: readonly { e: string }[], want: readonly Pattern[], got: readonly object[]): string {
  const missing = want.find((one, i) => got[i] !== one)
  if (!missing) return ''
  const alike = list.filter(({ e }) => e === missing.e)
  return alike.length > 0
    ? `; of this kind there is ${JSON.stringify(alike)}`
    : `; told was: ${[...new Set(list.map(({ e }) => e))].join(', ') || 'nothing'}`
}

function among(list: readonly { e: string }[], want: readonly Pattern[]): Found {
  const got = inThisOrder(list, want)
  return { got, want, hint: instead(list, want, got), ordered: true }
}

const heardBy = ({ g, names, events }: Moment, viewer: string, path: string) => {
  const seat = names.viewer(viewer, path)
  return events.map(event => faceFor(event, seat, g.setup))
}

export const toldChecks = {
  told: byKey(({ events }, kind) => events.filter(({ e }) => e === kind).length),
  events: (moment, wanted: readonly Pattern[], path: string) => among(moment.events, meant(moment, wanted, path)),
  untold: (moment, wanted: readonly Pattern[], path: string) => {
    const want = meant(moment, wanted, path)
    return { got: want.filter(one => !moment.events.some(event => says(event, one))), want }
  },
  heard: (moment, wanted: Record<string, Pattern[]>, path: string) => {
    const each = Object.entries(wanted).map(([viewer, list]) => {
      const p = at(path, viewer)
      return { viewer, ...among(heardBy(moment, viewer, p), meant(moment, list, p)) }
    })
    return {
      got: Object.fromEntries(each.map(({ viewer, got }) => [viewer, got])),
      want: Object.fromEntries(each.map(({ viewer, want }) => [viewer, want])),
      hint: each.map(({ hint }) => hint).join(''),
      ordered: true,
    }
  },
  unheard: (moment, wanted: Record<string, Pattern[]>, path: string) => {
    const each = Object.entries(wanted).map(([viewer, list]) => {
      const p = at(path, viewer)
      const heard = heardBy(moment, viewer, p)
      const want = meant(moment, list, p)
      return { viewer, want, got: want.filter(one => !heard.some(event => says(event, one))) }
    })
    return {
      got: Object.fromEntries(each.map(({ viewer, got }) => [viewer, got])),
      want: Object.fromEntries(each.map(({ viewer, want }) => [viewer, want])),
    }
  },
} satisfies Partial<Checks<string>>
