/** What the terminal shows of this game only. */
import type { LockdownView, RoomId, Seat } from '@coldwake/rules'
import { cardName, cardText } from '@coldwake/text'
import type { GameScreen } from '../../gameScreen.ts'
import { required } from '../../required.ts'
import { boardOf, isOpenGround, joined, roomText, type Screen } from '../../rooms.ts'

const facilityOf = ({ table }: Screen): LockdownView => required(table.facility, 'the facility')

export const screen: GameScreen = { board, status, person, hand }

/** Every room, level by level, with the light it has. */
function board(screen: Screen): string {
  const { table } = screen
  const facility = facilityOf(screen)
  const sectionOf = (id: RoomId) => boardOf(table).rooms.find(room => room.id === id)?.section
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

/** Two lines: dangers and power first. */
function status(screen: Screen): string {
  const { table, lang } = screen
  const facility = facilityOf(screen)
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

/** What everybody knows of a person's knowledge. */
function person(screen: Screen, seat: Seat): string[] {
  const person = facilityOf(screen).people[seat]
  if (!person) return []
  return [
    `knowledge ${person.knowledge}${person.learned ? ' (active)' : ''}`,
    `contingencies ${person.contingencies.length}`,
  ]
}

/** The player's own contingencies, those seen elsewhere, cargo tokens, and what the computer offers. */
function hand(screen: Screen): [title: string, lines: string[]][] {
  const { table, me, ctx, lang } = screen
  const facility = facilityOf(screen)
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
