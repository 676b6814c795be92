import type { Seat } from '@coldwake/rules/facts'
import { attackText, cardName, type Dialect, eventText, list, theIntruder, theRoom, woundName } from '@coldwake/text'
import { useEffect, useId, useRef } from 'react'
import { useWords, type Words } from '../../../app/words.ts'
import { Portrait } from '../../../art/people/Portrait.tsx'
import { creatureOf } from '../../../games/index.ts'
import { useTableWords } from '../../../games/tableWords.ts'
import { Icon, type IconName } from '../../../icons/Icon.tsx'
import { RulesLink } from '../../../rules/links/RulesLink.tsx'
import { causeText } from '../../cause/causeText.ts'
import { type Death, deathOf } from '../../cause/deathOf.ts'
import { useGoals } from '../../objectives/heldGoals.ts'
import { useGame, useStaged } from '../../tableContext.ts'
import { deathNote } from '../../turn/deathNote.ts'

/** My own death: why, link by link, what it means for my goal, and what goes on. It stays until I go on. */
export function DeathScene({ seat }: { seat: Seat }) {
  const { table, events, ctx } = useGame()
  const { next } = useStaged()
  const { secret } = useGoals()
  const { t, lang } = useWords('stage', 'log')
  const title = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const death = deathOf(events, seat)
  if (!death) return null
  const { cause, round, room } = death
  const where = theRoom(room, ctx, lang)
  const killer = cause?.why === 'attack' || cause?.why === 'missed' ? cause.event.kind : null
  const { character = null } = table.crew.find(crew => crew.seat === seat) ?? {}
  return (
    <section className="wholestage death" aria-labelledby={title}>
      {killer && killer !== 'eggs' && <img className="killer" src={creatureOf(table.game, killer)} alt="" />}
      <div className="deathscene">
        <div className="body">
          <Portrait character={character} crop="whole" className="portrait" />
          <Icon name="skull" className="mark" />
          <p>{t.cause.death.body({ room: where })}</p>
        </div>
        <div className="told">
          <p className="caption">{t.cause.death.inRound({ round, room: where })}</p>
          <h2 id={title}>{deathTitle(death, t, lang)}</h2>
          <Chain death={death} />
        </div>
        <Afterwards seat={seat} />
        <button type="button" className="primary" ref={button} onClick={next}>
          <Icon name={secret ? 'play' : 'eye'} /> {secret ? t.noReaction.goOn : t.cause.death.watch}
        </button>
      </div>
    </section>
  )
}

function deathTitle({ cause, rule }: Death, t: Words<'log'>['t'], lang: Dialect): string {
  const { death } = t.cause
  if (rule === 'byLarva') return death.larva
  switch (cause?.why) {
    case 'attack':
      return death.attack({ intruder: theIntruder(cause.event.kind, lang) })
    case 'missed':
    case 'bleeding':
    case 'fire':
      return death[cause.why]
    case 'event':
      return cardName(cause.event.card, lang)
    default:
      return death.other
  }
}

interface Link {
  icon: IconName
  caption: string
  text: string
  detail?: string
  rule?: string
}

/** Why, from how I stood to the rule that makes it death. */
function Chain({ death }: { death: Death }) {
  const { ctx, table } = useGame()
  const { t, lang } = useWords('log')
  const { wounds, deed, cause, rule } = death
  const words = t.cause.death
  const card = cause?.why === 'attack' ? cause.event.card : null
  const printed = card === null ? '' : attackText(table.game, card, lang)
  const links: Link[] = [
    {
      icon: 'serious',
      caption: words.before,
      text: words.wounds({ n: wounds.length }),
      detail: list(
        wounds.map(card => woundName(card, lang)),
        lang,
      ),
    },
    ...(deed ? [{ icon: 'move' as const, caption: words.chose, text: eventText(deed, ctx, lang) }] : []),
    ...(cause
      ? [{ icon: 'attack' as const, caption: words.came, text: causeText(cause, { ctx, lang, t }), detail: printed }]
      : []),
    {
      icon: 'skull',
      caption: words.theRule,
      text: words[rule],
      rule: rule === 'byWounds' ? 'NEM-WOUND-06' : 'NEM-DEATH-01',
    },
  ]
  return (
    <ol className="chain">
      {links.map(({ icon, caption, text, detail, rule: id }) => (
        <li key={caption}>
          <Icon name={icon} />
          <small>{caption}</small>
          <b>{id ? <RulesLink to={id}>{text}</RulesLink> : text}</b>
          {detail && <span>{detail}</span>}
        </li>
      ))}
    </ol>
  )
}

/** What it means for what I played for, and what goes on without me. */
function Afterwards({ seat }: { seat: Seat }) {
  const game = useGame()
  const { table, me } = game
  const { t, lang } = useTableWords('log')
  const { shown } = useGoals()
  const objectives = me?.objectives ?? []
  const others = table.crew.filter(crew => crew.seat !== seat && crew.fate === 'aboard').length
  const together = table.mode === 'cooperative'
  return (
    <div className="afterwards">
      <div>
        <p className="caption">{t.cause.death.goal}</p>
        {!together && objectives.length > 0 && (
          <p className="bad">
            <Icon name="cross" />{' '}
            {shown
              ? t.cause.death.lost({ cards: objectives.map(card => cardName(card, lang)).join(', ') })
              : t.cause.death.lostUnread}
          </p>
        )}
        <p>{deathNote(game, t)}</p>
      </div>
      <div>
        <p className="caption">{t.cause.death.goesOn}</p>
        <p>
          <Icon name="people" /> {t.cause.death.stillIn({ n: others })}
        </p>
        <p>
          <Icon name="jump" /> {t.roundsLeft({ n: table.time })}
        </p>
      </div>
    </div>
  )
}
