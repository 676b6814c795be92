import type { CrewView, LockdownView, TableView } from '@coldwake/rules/facts'
import { cardName, type Dialect, list } from '@coldwake/text'
import type { Words } from '../../../app/words.ts'
import { type Describing, roomTitle } from '../../../play/board/describeRoom.ts'
import { nextToFail } from '../table/light.ts'

/** The facility besides its rooms: who has power, ways out and who took them. */
export const siteFacts = (describing: Describing): { title: string; facts: string[] } => ({
  title: describing.t.theFacility,
  facts: factsOf(describing),
})

function factsOf({ map, table, name, t, lang }: Describing): string[] {
  const { facility: now } = table
  if (!now || !map.site) return []
  const { facility: say, site } = t
  const next = nextToFail(table)
  const who = (there: readonly CrewView[]) =>
    list(
      there.map(({ seat }) => name(seat)),
      lang,
    )
  const power = now.power.map(({ place, token, on }) => {
    const light = on ? say.lit : say.dark
    const state = place === 'elevator' ? (on ? say.running : say.stands) : light
    const facts = [
      site.sectionIs({ section: say.place[place], state }),
      say.powerToken({ token }),
      token === next ? say.nextToFail : '',
    ]
    return facts.filter(Boolean).join(', ')
  })
  const away = table.crew.filter(({ fate }) => fate === 'bunker')
  const locked = table.crew.filter(({ fate }) => fate === 'locked')
  const pods = table.pods.map(({ pod, section }) => {
    const there = table.crew.filter(crew => crew.fate === 'inPod' && crew.pod === pod)
    return `${say.cssPod({ letter: section })}: ${there.length > 0 ? who(there) : say.empty}`
  })
  return [
    ...power,
    `${say.gate}: ${now.gateOpen ? say.gateOpen : say.gateClosed}`,
    `${say.rover}: ${roverSaid(table, t, lang)}`,
    `${say.bunker}: ${away.length > 0 ? who(away) : say.nobodyThere}`,
    ...pods,
    ...(locked.length > 0 ? [`${say.isolation}: ${who(locked)}`] : []),
    `${say.computer}: ${cardName(now.computer.card, lang)}`,
    `${say.neutralPool}: ${say.tokens({ n: now.pool.length })}`,
    `${say.active}: ${now.active.card ? cardName(now.active.card, lang) : say.secretToTheEnd}`,
    ...[...map.areas].map(([id, { number }]) =>
      site.sectionIs({
        section: t.mars.areaNumber({ n: number }),
        state: table.noise.includes(id) ? t.noise : t.noNoise,
      }),
    ),
    ...(now.surface ? [`${t.mars.cards}: ${surfaceDeck(now.surface, t, lang)}`] : []),
  ]
}

/** At the gate, or at which of the exits where there are several. */
export function roverSaid(table: TableView, t: Words<'lockdown' | 'surface'>['t'], lang: Dialect): string {
  const { facility } = table
  if (!facility) return ''
  if (facility.rover === 'bunker') return t.facility.roverAway
  return facility.surface ? t.mars.roverAt({ room: roomTitle(table, facility.rover, t, lang) }) : t.facility.roverHere
}

/** How many cards of the Surface are left, and which have been. */
export function surfaceDeck(
  { deck, discard }: NonNullable<LockdownView['surface']>,
  t: Words<'surface'>['t'],
  lang: Dialect,
): string {
  const gone = list(
    discard.map(card => cardName(card, lang)),
    lang,
  )
  return [t.mars.cardsLeft({ n: deck }), ...(gone ? [t.mars.discarded({ cards: gone })] : [])].join(', ')
}
