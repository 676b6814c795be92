/** What the terminal shows of this game only. */
import type { LockdownView, RoomId, Seat } from '@coldwake/rules'
import { cardName, cardText, roomName, ui } from '@coldwake/text'
import type { GameScreen } from '../../gameScreen.ts'
import { required } from '../../required.ts'
import { boardOf, joined, roomText, type Screen } from '../../rooms.ts'
import { isOpenGround } from './openGround.ts'

const facilityOf = ({ table }: Screen): LockdownView => required(table.facility, 'the facility')

export const screen: GameScreen = { board, status, person, hand }

/** Every room, level by level, with the light it has. */
function board(screen: Screen): string {
  const { table, lang } = screen
  const { facility: f, mars, site } = ui(lang, 'lockdown', 'surface')
  const facility = facilityOf(screen)
  const sectionOf = (id: RoomId) => boardOf(table).rooms.find(room => room.id === id)?.section
  const those = (title: string, fits: (room: RoomId) => boolean) => [
    title,
    ...table.rooms.filter(({ room }) => fits(room)).map(room => roomText(screen, room)),
  ]
  const level = (title: string, section: string | undefined) =>
    those(title, room => sectionOf(room) === section && !isOpenGround(boardOf(table), room))
  return [
    ...facility.power
      .filter(({ place }) => place !== 'elevator')
      .flatMap(({ place, on, token }) => level(`${place} ${on ? f.lit : f.dark} (${f.powerToken({ token })})`, place)),
    ...level(site.sectionIs({ section: roomName('stairs', lang), state: site.alwaysDark }), undefined),
    ...(facility.surface ? those(mars.openGround, room => isOpenGround(boardOf(table), room)) : []),
  ].join('\n')
}

/** Two lines: dangers and power first. */
function status(screen: Screen): string {
  const { table, lang } = screen
  const facility = facilityOf(screen)
  const t = ui(lang, 'lockdown', 'surface')
  const f = t.facility
  const power = facility.power.map(({ place, token, on }) => {
    const state = place === 'elevator' ? (on ? f.running : f.stands) : on ? f.lit : f.dark
    return `${f.place[place]} ${token} ${state}`
  })
  const css = facility.css.map(({ space, card }) => (card ? `${space} ${cardName(card, lang)}` : `${space}`))
  const fuse = facility.selfDestructRed ? f.cannotBeStopped : f.canBeStopped
  const rover =
    facility.rover === 'bunker'
      ? f.roverAway
      : facility.surface
        ? t.mars.roverAt({ room: facility.rover })
        : f.roverHere
  return [
    joined(
      [
        t.roundNumber({ n: table.round }),
        t.roundsLeft({ n: table.time }),
        `${f.power}: ${power.join(', ')}`,
        facility.backup ? f.backupOn : f.backupOff,
        table.selfDestruct !== null && `${f.selfDestructAt({ space: table.selfDestruct }).toUpperCase()} (${fuse})`,
        facility.alert !== null && f.alertAt({ space: facility.alert }).toUpperCase(),
        table.vent && `${t.vent.toUpperCase()} ${table.vent}`,
      ],
      ' · ',
    ),
    joined(
      [
        f.elevatorAt({ room: facility.elevator }),
        `${f.gate}: ${facility.gateOpen ? f.gateOpen : f.gateClosed}`,
        `${f.rover}: ${rover}`,
        `${f.isolation}: ${facility.isolationOpen ? f.open : f.closed}`,
        `${f.cssToken}: ${css.join(', ')}`,
        `${f.computer}: ${cardName(facility.computer.card, lang)}`,
        table.nestDestroyed ? t.nestDestroyed : `${t.eggsInNest}: ${table.eggs}`,
        `${f.neutralPool}: ${f.tokens({ n: facility.pool.length })}`,
        facility.surface && `${t.mars.cards}: ${t.mars.cardsLeft({ n: facility.surface.deck })}`,
      ],
      ' · ',
    ),
  ].join('\n')
}

/** What everybody knows of a person's knowledge. */
function person(screen: Screen, seat: Seat): string[] {
  const person = facilityOf(screen).people[seat]
  if (!person) return []
  const f = ui(screen.lang, 'lockdown').facility
  const knowledge = f.knowledgeIs({ n: person.knowledge })
  return [
    person.learned ? `${knowledge} (${f.learned})` : knowledge,
    `${f.contingencies}: ${person.contingencies.length}`,
  ]
}

/** The player's own contingencies, those seen elsewhere, cargo tokens, and what the computer offers. */
function hand(screen: Screen): [title: string, lines: string[]][] {
  const { table, me, ctx, lang } = screen
  const facility = facilityOf(screen)
  const token = (card: string) => `${cardName(card, lang)}: ${cardText(table.game, card, lang)}`
  const { contingencies = [], seen = [], css = [] } = me.facility ?? {}
  const f = ui(lang, 'lockdown').facility
  return [
    [f.contingencies, contingencies.map(token)],
    [
      f.yourNotes,
      seen.map(({ whom, card }) => `${whom === null ? f.neutralPool : ctx.names(whom)}: ${cardName(card, lang)}`),
    ],
    [f.cssToken, css.map(({ space, card }) => `${space}: ${cardName(card, lang)}`)],
    [f.computer, [token(facility.computer.card)]],
  ]
}
