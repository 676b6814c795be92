/** How choices that only Lockdown has show among the answers. */
import { eventInfo, type LockdownView, type PowerPlace } from '@coldwake/rules/facts'
import { cardName, cardText, effectText, list } from '@coldwake/text'
import { seatsIn } from '../../../app/counting.ts'
import type { Words } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { cardDoes } from '../../../play/choice/answer/answerNotes.ts'
import { itsIcon } from '../../../play/choice/answer/answerPictures.tsx'
import { type AnswerRecords, joined, type NoteReader } from '../../../play/choice/answer/answerRecord.ts'
import type { ChoiceOf } from '../../../play/kinds.ts'

/** +3 for an object, whatever it discovers (LOCK-KNOW-02). */
const ANALYSED = 3

type Power = LockdownView['power'][number]

const powerAt = (power: readonly Power[] | undefined, where: { place: PowerPlace } | { token: number }) =>
  power?.find(one => ('place' in where ? one.place === where.place : one.token === where.token))

const PowerIcon = ({ power }: { power: Power | undefined }) => <Icon name={power?.on ? 'power' : 'powerOff'} />

const light = (on: boolean, elevator: boolean, t: Words<'lockdown'>['t']): string => {
  if (elevator) return on ? t.facility.running : t.facility.stands
  return on ? t.facility.lit : t.facility.dark
}

const seenBy = (bits: number, { game: { name }, t, lang }: NoteReader) =>
  bits !== 0 && t.seenBy({ names: list(seatsIn(bits).map(name), lang) })

/** What it brings to analyze an object; null where no knowledge is gained by it. */
export function analysisNote({ object, whom }: ChoiceOf<'object'>, { game, t }: NoteReader): string | null {
  const { table, me, name } = game
  const { facility } = table
  if (!facility) return null
  const discovers =
    table.weaknesses.some(({ card }) => card === null) && !facility.analysed.some(kind => object.startsWith(kind))
  const mine = whom !== undefined && whom === me?.seat
  const carried = () =>
    whom === undefined ? t.facilityAnswers.lyingHere : t.facilityAnswers.carriedBy({ name: name(whom) })
  return joined([
    mine ? t.facilityAnswers.carriedByYou : carried(),
    t.facilityAnswers.threeForOne({ n: ANALYSED }),
    discovers ? t.facilityAnswers.newWeakness : t.facilityAnswers.noNewWeakness,
  ])
}

/** What darkness adds for whoever does not ward it off: from an event, or by the higher number of what has come. */
export function darknessNote({ game: { table }, t, lang }: NoteReader): string {
  const dark = table.asking?.about.dark
  if (!dark) return ''
  const effects = dark.event === null ? undefined : eventInfo(table.game, dark.event)?.dark
  return effects ? effectText(effects, lang) : t.facilityAnswers.higherNumber
}

export const lockdownAnswers = {
  rideElevator: {
    picture: itsIcon,
    note: null,
    does: null,
    price: (_, t) => ({ icon: 'elevator', tone: 'quiet', text: t.facilityAnswers.rideThen }),
  },
  callElevator: {
    picture: itsIcon,
    note: null,
    does: null,
    price: (_, t) => ({ icon: 'elevator', tone: 'quiet', text: t.facilityAnswers.callThen }),
  },
  drive: {
    picture: itsIcon,
    note: null,
    does: null,
    price: (_, t) => ({ icon: 'rover', tone: 'quiet', text: t.mars.driveThen }),
  },
  escape: {
    picture: itsIcon,
    note: null,
    does: null,
    price: ({ how }, t) =>
      how === 'rover'
        ? { icon: 'rover', tone: 'quiet', text: t.facilityAnswers.roverThen }
        : { icon: 'noise', tone: 'loud', text: t.facilityAnswers.suitThen },
  },
  computer: {
    picture: itsIcon,
    note: null,
    does: (_, { game: { table }, lang }) =>
      table.facility ? cardText(table.game, table.facility.computer.card, lang) : '',
    price: (_, t) => ({ icon: 'computer', tone: 'quiet', text: t.facilityAnswers.computerThen }),
  },
  powerPlace: {
    picture: (choice, { table }) => <PowerIcon power={powerAt(table.facility?.power, choice)} />,
    note: (choice, { game: { table }, t }) => {
      const power = powerAt(table.facility?.power, choice)
      if (!power) return ''
      return joined([light(power.on, power.place === 'elevator', t), t.facility.powerToken({ token: power.token })])
    },
    does: null,
    price: null,
  },
  powerToken: {
    picture: (choice, { table }) => <PowerIcon power={powerAt(table.facility?.power, choice)} />,
    note: (choice, { game: { table }, t }) => light(powerAt(table.facility?.power, choice)?.on ?? false, false, t),
    does: null,
    price: null,
  },
  token: {
    picture: itsIcon,
    note: ({ whom, at }, reader) => {
      const { table, me } = reader.game
      const held = whom === null ? table.facility?.pool : table.facility?.people[whom]?.contingencies
      const saw = me?.facility?.seen.find(one => one.whom === whom && one.at === at)
      const bits = held?.[at]?.seenBy ?? 0
      return joined([
        saw && cardName(saw.card, reader.lang),
        seenBy(whom === null ? bits : bits & ~(1 << whom), reader),
      ])
    },
    does: null,
    price: null,
  },
  timeSpace: {
    picture: itsIcon,
    note: ({ space }, reader) => {
      const { table, me, map } = reader.game
      const { t, lang } = reader
      const printed = map.board.tracks.time.find(({ n }) => n === space)
      const token = table.facility?.css.find(one => one.space === space)
      const saw = me?.facility?.css.find(one => one.space === space)
      return joined([
        space === table.time && t.facility.nowHere,
        saw && cardText(table.game, saw.card, lang),
        token && seenBy(token.seenBy, reader),
        ...(printed?.outages ?? []).map(color => (color === 'blue' ? t.facility.outage.blue : t.facility.outage.red)),
      ])
    },
    does: null,
    price: null,
  },
  top: {
    picture: itsIcon,
    note: cardDoes,
    does: null,
    price: null,
  },
  makeOf: {
    picture: itsIcon,
    note: ({ of }, { t, lang }) => t.facilityAnswers.fromOne({ item: cardName(of, lang) }),
    does: cardDoes,
    price: null,
  },
} satisfies Partial<AnswerRecords>
