/** The table as text: the ship or the facility, the people, and what one seat holds. */
import {
  boards,
  type FacilityView,
  type MyView,
  type RoomId,
  type RoomView,
  type Seat,
  type TableView,
} from '@coldwake/rules'
import {
  type Context,
  cardName,
  cardText,
  characterName,
  type Dialect,
  intruderName,
  itemText,
  noteText,
  objectiveText,
  objectName,
  questText,
  roomName,
  tokenName,
  woundName,
} from '@coldwake/text'

export interface Screen {
  table: TableView
  me: MyView
  ctx: Context
  lang: Dialect
}

const joined = (parts: readonly (string | false | null | undefined)[], by = ', '): string =>
  parts.filter(part => part).join(by)

const who = ({ ctx }: Screen, seat: Seat): string => ctx.names(seat)

/** What is in a room, besides its name. */
function inRoom(screen: Screen, id: RoomId): string {
  const { table, me, lang } = screen
  const room = table.rooms.find(r => r.room === id)
  if (!room) return ''
  const seen = me.tiles.find(t => t.room === id)
  const token = me.tokens.find(t => t.room === id)
  return joined([
    seen && `(seen: ${roomName(seen.tile, lang)})`,
    token && `(token: ${tokenName(table.game, token.token, lang)})`,
    room.items !== null && room.items > 0 && `${room.items} to search`,
    room.fire && 'FIRE',
    room.malfunction && 'MALFUNCTION',
    ...room.objects.map(object => objectName(object, lang)),
    ...table.crew
      .filter(c => c.fate === 'aboard' && c.room === id)
      .map(c => (c.pod === null ? who(screen, c.seat) : `${who(screen, c.seat)} (in pod ${c.pod})`)),
    ...table.intruders
      .filter(i => i.room === id)
      .map(i => `${intruderName(i.kind, lang).toUpperCase()}${i.injuries > 0 ? ` (${i.injuries} injuries)` : ''}`),
  ])
}

/** The way out of a room: where to, and what stands or sounds in between. */
function exits({ table }: Screen, id: RoomId): string {
  const board = boards[table.board]
  const sign = (corridor: string): string =>
    joined(
      [
        table.doors.find(d => d.corridor === corridor)?.state === 'closed' && 'shut',
        table.doors.find(d => d.corridor === corridor)?.state === 'destroyed' && 'wrecked',
        table.noise.includes(corridor) && 'noise',
      ],
      ' ',
    )
  const ways = board.corridors
    .filter(c => c.a === id || c.b === id)
    .map(c => {
      const note = sign(c.id)
      return `${c.a === id ? c.b : c.a}${note ? ` (${note})` : ''}`
    })
  const paths = (board.paths ?? [])
    .filter(path => path.a === id || path.b === id)
    .map(path => `path ${path.a === id ? path.b : path.a}`)
  const areas = (board.zones ?? [])
    .filter(({ rooms }) => rooms.includes(id) || isOpenGround(table, id))
    .map(({ id: area, number }) => `Area ${number}${table.noise.includes(area) ? ' (noise)' : ''}`)
  const ducts = board.technical
    .filter(t => t.room === id)
    .map(t => (table.noise.includes(t.network) ? 'ducts (noise)' : 'ducts'))
  return [...ways, ...paths, ...new Set(ducts), ...areas].join(' ')
}

/** LOCK-MARS-07: a crossroads, under the open sky. */
const isOpenGround = ({ board }: TableView, id: RoomId): boolean =>
  boards[board].crossroads?.some(place => place.id === id) ?? false

function roomText(screen: Screen, room: RoomView): string {
  const { table, me, lang } = screen
  const name = room.tile ? roomName(room.tile, lang) : '·····'
  const mark = room.room === table.crew[me.seat]?.room ? '>' : ' '
  const left = `${mark}${room.room} ${name.padEnd(24).slice(0, 24)} ${exits(screen, room.room).padEnd(34)}`
  return joined([left, inRoom(screen, room.room)], ' ').trimEnd()
}

/** Every room; in the facility level by level, with the light it has. */
export function boardText(screen: Screen): string {
  const { table } = screen
  const { facility } = table
  if (!facility) return table.rooms.map(room => roomText(screen, room)).join('\n')
  const sectionOf = (id: RoomId) => boards[table.board].rooms.find(room => room.id === id)?.section
  const those = (title: string, fits: (room: RoomId) => boolean) => [
    title,
    ...table.rooms.filter(({ room }) => fits(room)).map(room => roomText(screen, room)),
  ]
  const level = (title: string, section: string | undefined) =>
    those(title, room => sectionOf(room) === section && !isOpenGround(table, room))
  return [
    ...facility.power
      .filter(({ place }) => place !== 'elevator')
      .flatMap(({ place, on, token }) => level(`${place} ${on ? 'LIT' : 'dark'} (power token ${token})`, place)),
    ...level('stairs, always dark', undefined),
    ...(facility.surface ? those('open ground', room => isOpenGround(table, room)) : []),
  ].join('\n')
}

/** What the facility knows of a person. */
function knowledge(facility: FacilityView | null, seat: Seat): string[] {
  const person = facility?.people[seat]
  if (!person) return []
  return [
    `knowledge ${person.knowledge}${person.learned ? ' (active)' : ''}`,
    `contingencies ${person.contingencies.length}`,
  ]
}

export function peopleText(screen: Screen): string {
  const { table, lang } = screen
  return table.crew
    .map(crew => {
      const character = crew.character ? characterName(crew.character, lang) : '?'
      const state = joined([
        crew.fate !== 'aboard' && crew.fate,
        table.first === crew.seat && 'first player',
        crew.passed && 'passed',
        `${crew.hand} cards`,
        crew.light > 0 && `${crew.light} light`,
        ...crew.wounds.map(w => woundName(w, lang)),
        ...crew.dressed.map(w => `${woundName(w, lang)} (dressed)`),
        crew.slime && 'slime',
        crew.larva && 'LARVA',
        crew.signal && 'signal sent',
        ...knowledge(table.facility, crew.seat),
        ...crew.hands.map(h =>
          joined(
            [
              cardName(h.card, lang),
              h.ammo !== null && `${h.ammo}/${h.capacity}`,
              ...h.attached.map(a => `+${cardName(a, lang)}`),
            ],
            ' ',
          ),
        ),
        ...crew.objects.map(object => objectName(object, lang)),
        crew.inventory.length > 0 &&
          `carries ${crew.inventory.map(i => (i.card ? cardName(i.card, lang) : i.back)).join(' ')}`,
      ])
      return `${crew.number}. ${who(screen, crew.seat)} (${character}, ${crew.room}): ${state}`
    })
    .join('\n')
}

/** How things stand, in one line for the ship and two for the facility. */
export const placeText = (screen: Screen): string => {
  const { facility } = screen.table
  return facility ? facilityText(screen, facility) : shipText(screen)
}

function facilityText({ table, lang }: Screen, facility: FacilityView): string {
  const power = facility.power.map(({ place, token, on }) => `${place} ${token} ${on ? 'ON' : 'off'}`)
  const css = facility.css.map(({ space, card }) => (card ? `${space} ${cardName(card, lang)}` : `${space}`))
  const fuse = facility.selfDestructRed ? 'RED' : 'yellow'
  return [
    joined(
      [
        `round ${table.round}`,
        `purge in ${table.time}`,
        `power ${power.join(', ')}`,
        `backup ${facility.backup ? 'ON' : 'off'}`,
        table.selfDestruct !== null && `AUTODESTRUCTION ${table.selfDestruct} ${fuse}`,
        facility.alert !== null && `ALERT ${facility.alert}`,
        table.vent && `VENTING ${table.vent}`,
      ],
      ' · ',
    ),
    joined(
      [
        `elevator ${facility.elevator}`,
        `gate ${facility.gateOpen ? 'OPEN' : 'closed'}`,
        `rover ${facility.rover === 'bunker' ? 'away' : facility.surface ? facility.rover : 'here'}`,
        `isolation ${facility.isolationOpen ? 'OPEN' : 'closed'}`,
        `CSS ${css.join(', ')}`,
        `computer ${cardName(facility.computer.card, lang)}`,
        `eggs ${table.nestDestroyed ? 'destroyed' : table.eggs}`,
        `contingencies in the pool ${facility.pool.length}`,
        facility.surface && `Surface cards ${facility.surface.deck}`,
      ],
      ' · ',
    ),
  ].join('\n')
}

function shipText({ table }: Screen): string {
  return joined(
    [
      `round ${table.round}`,
      `jump in ${table.time}`,
      table.selfDestruct !== null && `SELF-DESTRUCT ${table.selfDestruct}`,
      `destination ${table.destination}`,
      `eggs ${table.nestDestroyed ? 'destroyed' : table.eggs}`,
      `pods ${table.pods
        .filter(p => p.state === 'docked')
        .map(p => `${p.pod}${p.section}${p.locked ? ' locked' : ' open'}`)
        .join(', ')}`,
      table.vent && `AIRLOCK ${table.vent}`,
    ],
    ' · ',
  )
}

/** My contingencies, those I have seen, cargo tokens, and what the computer offers. */
function facilityLines({ table, me, ctx, lang }: Screen): [title: string, lines: string[]][] {
  const { facility } = table
  if (!facility) return []
  const token = (card: string) => `${cardName(card, lang)}: ${cardText(table.game, card, lang)}`
  const { contingencies = [], seen = [], css = [] } = me.facility ?? {}
  return [
    ['contingencies', contingencies.map(token)],
    [
      'contingencies seen',
      seen.map(({ whom, card }) => `${whom === null ? 'pool' : ctx.names(whom)}: ${cardName(card, lang)}`),
    ],
    ['CSS tokens seen', css.map(({ space, card }) => `${space}: ${cardName(card, lang)}`)],
    ['computer', [token(facility.computer.card)]],
  ]
}

export function handText(screen: Screen): string {
  const { table, me, ctx, lang } = screen
  const { game } = table
  const lines = (title: string, list: readonly string[]) => (list.length > 0 ? [title, ...list.map(l => `  ${l}`)] : [])
  const item = (card: string) => `${cardName(card, lang)}: ${itemText(game, card, lang)}`
  const action = (card: string) =>
    card.startsWith('contamination') ? cardName(card, lang) : `${cardName(card, lang)}: ${cardText(game, card, lang)}`
  return [
    ...lines('hand', me.hand.map(action)),
    ...lines('inventory', me.inventory.map(item)),
    ...lines(
      'quests',
      (table.crew[me.seat]?.quests ?? []).map(q => `${cardName(q, lang)}: ${questText(game, q, lang)}`),
    ),
    ...lines(
      'objectives',
      me.objectives.map(o => `${cardName(o, lang)}: ${objectiveText(game, o, lang)}`),
    ),
    ...facilityLines(screen).flatMap(([title, list]) => lines(title, list)),
    ...lines(
      'notes',
      me.notes.map(n => noteText(n, ctx, lang) + (n.stale ? ' (may be out of date)' : '')),
    ),
  ].join('\n')
}
