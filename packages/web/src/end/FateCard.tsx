import { type CrewView, type EventFace, type Fate, type Over, objectiveInfo, type Seat } from '@coldwake/rules/facts'
import {
  breakable,
  type Context,
  cardName,
  characterName,
  objectiveText,
  type Person,
  testText,
  theCrew,
  theRoom,
  YOU,
} from '@coldwake/text'
import type { CSSProperties } from 'react'
import { useWords } from '../app/words.ts'
import { Envelope } from '../art/Envelope.tsx'
import { colorOf, Portrait } from '../art/people/Portrait.tsx'
import { ownDeathText } from '../games/end/index.ts'
import { creatureOf } from '../games/index.ts'
import { useTableWords } from '../games/tableWords.ts'
import { isIntruderPlayer } from '../games/viewFacts.ts'
import { Icon } from '../icons/Icon.tsx'
import { causeText } from '../play/cause/causeText.ts'
import { deathOf } from '../play/cause/deathOf.ts'
import { FATE_ICON, fateText } from '../play/turn/MyCharacter.tsx'
import type { Aims } from './useAims.ts'

interface FateCardProps {
  crew: CrewView
  /** Who it was, with the level of a bot. */
  label: string
  /** Where that one was when it ended, alive. */
  way: Fate
  /** Everything that was told. */
  events: readonly EventFace[]
  over: Over
  ctx: Context
  /** Among the others: fates light up one after another. */
  place: number
  /** It is known what becomes of this one. */
  sealed: boolean
  /** The envelopes are open. */
  opened: boolean
  /** What was in them, where the checks did not say; null while that is not known. */
  aims: Aims | null
}

/** What became of somebody. Whoever has lost loses color, whoever has won keeps it. */
export function FateCard({ crew, label, way, events, over, ctx, place, sealed, opened, aims }: FateCardProps) {
  const { t, lang } = useTableWords('pages', 'stage', 'log')
  const cause = deathOf(events, crew.seat)?.cause
  const why = cause ? causeText(cause, { ctx, lang, t }) : ''
  const won = over.winners.includes(crew.seat)
  const where = theRoom(crew.room, ctx, lang)
  const dead = crew.fate === 'dead'
  const fate = () => {
    if (dead) return ownDeathText(over, crew.seat, way, t) ?? t.diedIn({ room: where })
    return crew.fate === 'aboard' ? t.awakeIn({ room: where }) : fateText(crew, ctx.table, t)
  }
  const hunts = isIntruderPlayer(ctx.table, crew.seat)
  const state = !sealed ? 'waits' : opened && won ? 'won' : 'lost'
  const style = { '--person': colorOf(crew.character), '--place': place } as CSSProperties
  return (
    <li className={[state, dead ? 'dead' : '', hunts ? 'hunter' : ''].filter(Boolean).join(' ')} style={style}>
      <div className="portraits">
        <Portrait character={crew.character} crop="whole" className="portrait grey" />
        <Portrait character={crew.character} crop="whole" className="portrait tint" />
        {hunts && <img className="beast" src={creatureOf(ctx.table.game, 'adult')} alt="" />}
      </div>
      <div className="who">
        <h3>{crew.character ? breakable(characterName(crew.character, lang), lang) : label}</h3>
        <p>{crew.seat === ctx.me ? t.stage.yourself : label}</p>
        {sealed && opened && !hunts && <p className="outcome">{won ? t.won : t.lost}</p>}
        <p className={dead ? 'fate bad' : 'fate'}>
          <Icon name={FATE_ICON[crew.fate]} />
          <span>{breakable(fate(), lang)}</span>
        </p>
        {dead && why && <p className="why">{why}</p>}
      </div>
      {hunts && <Hunt over={over} opened={opened} />}
      <Aim seat={crew.seat} over={over} ctx={ctx} opened={opened} aims={aims} />
    </li>
  )
}

/** NEM-MODE-INTRUDER-16: whoever played the Intruders cannot win, and has got what they wanted if nobody has. */
function Hunt({ over, opened }: Pick<FateCardProps, 'over' | 'opened'>) {
  const { t } = useWords('intruderPlayer')
  const content = over.winners.length === 0
  return (
    <div className="aim hunt">
      <p className="caption">
        <Icon name="intruder" /> {t.hunt.plays}
      </p>
      <h4>{t.hunt.nobodyWins}</h4>
      {opened && (
        <p className={content ? 'quiet' : 'bad'}>
          <Icon name={content ? 'check' : 'cross'} /> {content ? t.hunt.content : t.hunt.thwarted}
        </p>
      )}
    </div>
  )
}

interface AimProps extends Pick<FateCardProps, 'over' | 'ctx' | 'opened' | 'aims'> {
  seat: Seat
}

/** The objective, sealed until it is checked; then what of it came true. Whoever died had one too. */
function Aim({ seat, over, ctx, opened, aims }: AimProps) {
  const { t, lang } = useWords('pages')
  const step = over.report.find(one => one.check === 'objective' && one.who === seat)
  const checked = step?.check === 'objective' ? step : null
  const { openObjectives = [] } = ctx.table.crew.find(one => one.seat === seat) ?? {}
  const cards = checked ? [checked.card] : (aims?.objectives ?? openObjectives)
  const [first] = cards
  if (first === undefined) return null
  const person: Person = { by: seat === ctx.me ? 'you' : 'other', who: ctx.names(seat) }
  const whose = ctx.table.mode === 'cooperative' ? theCrew(ctx.table, lang) : person
  const corporate = objectiveInfo(ctx.table.game, first)?.deck === 'corporate'
  return (
    <div className="aim">
      <Envelope of={corporate ? 'corporate' : 'personal'} open={opened} />
      <p className="caption">{t.objectiveOf}</p>
      {opened && (
        <>
          {cards.map(card => (
            <h4 key={card}>{cardName(card, lang)}</h4>
          ))}
          <ul>
            {checked?.parts.map(({ test, met }) => (
              <li key={JSON.stringify(test)} className={met ? 'quiet' : 'bad'}>
                <Icon name={met ? 'check' : 'cross'} />
                <span>{testText(test, lang, whose)}</span>
              </li>
            ))}
            {!checked &&
              cards.map(card => (
                <li key={card} className="aside">
                  <Icon name="cross" />
                  <span>{objectiveText(ctx.table.game, card, lang, 'signals' in whose ? whose : YOU)}</span>
                </li>
              ))}
            {(aims?.rejected ?? []).map(card => (
              <li key={card} className="aside">
                <Icon name="objective" />
                <span>
                  {cardName(card, lang)} ({t.putAside})
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
