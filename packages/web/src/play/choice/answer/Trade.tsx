/** A trade: who deals with whom, what lies between them for all to see, and my moves in it. */
import './trade.css'
import { type CrewView, type Decision, type Option, objectKind, type TableView } from '@coldwake/rules/facts'
import { askText, breakable, cardName, eventText, list, objectName } from '@coldwake/text'
import { useId } from 'react'
import { useWords } from '../../../app/words.ts'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { inColorOf, Portrait } from '../../../art/people/Portrait.tsx'
import { Thing } from '../../../art/Thing.tsx'
import { Icon } from '../../../icons/Icon.tsx'
import { cardIcon } from '../../pieceIcons.ts'
import { useChoice, useConnection, useGame } from '../../tableContext.ts'
import type { Entry } from '../choices.ts'
import { OptionButton } from '../OptionButton.tsx'
import { OptionList } from '../Question.tsx'
import { acceptable, isEmpty, type OfferedCard, type OnOffer, onOffer } from './deal.ts'
import { Forecast } from './Forecast.tsx'

type Deal = NonNullable<TableView['trade']>

/** Open to everybody at the table, also to those who only look on. */
export function TradeTable() {
  const { table } = useGame()
  const { t } = useWords()
  const { trade } = table
  if (!trade) return null
  const dealing = table.crew.filter(({ seat }) => trade.partners[seat] !== null || trade.partners.includes(seat))
  if (dealing.length === 0) return null
  return (
    <section className="deal" aria-label={t.trade}>
      <ul>
        {dealing.map(crew => (
          <Dealer key={crew.seat} crew={crew} trade={trade} />
        ))}
      </ul>
    </section>
  )
}

function Dealer({ crew, trade }: { crew: CrewView; trade: Deal }) {
  const { table, ctx, me, name } = useGame()
  const { t } = useWords('answer')
  const mine = crew.seat === ctx.me
  const partner = trade.partners[crew.seat] ?? null
  const offer = onOffer(table, crew.seat, mine && me ? me.offer : null)
  return (
    <li className={trade.ready[crew.seat] ? 'ready' : ''} style={inColorOf(crew.character)}>
      <Portrait character={crew.character} crop="face" className="face" />
      <span>
        <b>{mine ? t.you : name(crew.seat)}</b>
        {partner !== null && (
          <small>{partner === ctx.me ? t.deal.dealsWithYou : t.deal.dealsWith({ name: name(partner) })}</small>
        )}
      </span>
      {trade.ready[crew.seat] && (
        <span className="agreed">
          <Icon name="check" /> {t.isReady}
        </span>
      )}
      <ul className="offer" aria-label={t.onOffer}>
        {offer.cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all there is to tell them apart
          <Offered key={at} {...card} />
        ))}
        {offer.objects.map((object, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are alike
          <OfferedObject key={`object ${at}`} object={object} />
        ))}
        {isEmpty(offer) && <li className="nothing">{t.deal.nothingYet}</li>}
      </ul>
    </li>
  )
}

function Offered({ back, card }: OfferedCard) {
  const { t, lang } = useWords()
  const known = back === 'red' || back === 'yellow' || back === 'green' || back === 'crafted'
  return (
    <li>
      {known ? <CardBack of={back} /> : <Icon name={card ? cardIcon(card) : 'items'} />}
      <span>{card ? breakable(cardName(card, lang), lang) : t.unknownItems({ n: 1 })}</span>
    </li>
  )
}

function OfferedObject({ object }: { object: string }) {
  const { lang } = useWords()
  const kind = objectKind(object)
  return (
    <li>
      {kind ? <Thing of={kind} /> : <Icon name={cardIcon(object)} />}
      <span>{breakable(objectName(object, lang), lang)}</span>
    </li>
  )
}

const MOVES: readonly Option['do'][] = ['partner', 'put', 'takeBack', 'show', 'ready']

/** My moves: first what I can agree to, then what I can offer, and how it ends last. The numbers are those of every list. */
export function TradeQuestion({ decision }: { decision: Decision }) {
  const { ctx, table, name } = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords('answer', 'log')
  const title = useId()
  const { seat } = decision
  const partner = table.trade?.partners[seat] ?? null
  const group = (kind: Option['do']) => choosing.entries.filter(({ options: [option] }) => option.do === kind)
  const rest = choosing.entries.filter(({ options: [option] }) => !MOVES.includes(option.do))
  return (
    <section className="ask ask-trade" aria-labelledby={title}>
      <h2 id={title}>{askText(decision, lang, ctx)}</h2>
      <LastDeal />
      <Accept decision={decision} />
      {table.trade?.ready[seat] && partner !== null && (
        <p className="told" role="status">
          {t.deal.agreed({ name: name(partner) })}
        </p>
      )}
      {table.trade?.left[seat] === 0 && (
        <p className="spent" role="status">
          {t.deal.spent}
        </p>
      )}
      <div className="moves">
        <Moves
          title={t.deal.put}
          about={partner === null ? '' : t.deal.dealsWith({ name: name(partner) })}
          entries={group('put')}
        />
        <Moves title={t.deal.takeOff} entries={group('takeBack')} />
        <Moves title={partner === null ? t.deal.partner : t.deal.somebodyElse} entries={group('partner')} />
        <Moves title={t.deal.show} entries={group('show')} />
        <TradeTable />
        <OptionList entries={rest} />
      </div>
      <Forecast />
    </section>
  )
}

/** The deal that was struck last in this trade: without a word of it, everything would look as before. */
function LastDeal() {
  const { events, undone, ctx } = useGame()
  const { t, lang } = useWords('answer', 'log')
  const at = events.findLastIndex(({ e }, number) => (e === 'traded' || e === 'tradeOpened') && !undone.has(number))
  const deal = events[at]
  if (deal?.e !== 'traded') return null
  return (
    <p className="told" role="status">
      <Icon name="check" /> {t.deal.done({ what: eventText(deal, ctx, lang) })}
    </p>
  )
}

/** The offer that lies before me, with what I get and give, is one press away. */
function Accept({ decision }: { decision: Decision }) {
  const { table, me } = useGame()
  const { entries } = useChoice()
  const { line } = useConnection()
  const { t, lang } = useWords('answer')
  const deal = acceptable(table, decision)
  if (!deal) return null
  const named = ({ cards, objects }: OnOffer) => {
    const names = [
      ...cards.map(({ card }) => (card ? cardName(card, lang) : t.unknownItems({ n: 1 }))),
      ...objects.map(object => objectName(object, lang)),
    ]
    return names.length > 0 ? list(names, lang) : t.deal.nothing
  }
  const gets = named(onOffer(table, deal.whom, null))
  const gives = named(onOffer(table, decision.seat, me?.offer ?? null))
  const entry = entries.find(({ options: [option] }) => option.do === 'ready')
  return (
    <button type="button" className="opt pictured accept" onClick={() => line.answer(...deal.choices)}>
      {entry ? <span className="keycap">{entry.number}</span> : <span />}
      <span className="pic">
        <Icon name="check" />
      </span>
      <span className="answer-name">{t.deal.accept({ gets, gives })}</span>
    </button>
  )
}

function Moves({ title, about = '', entries }: { title: string; about?: string; entries: readonly Entry[] }) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {title} <small>{about}</small>
      </h3>
      <ul className="opts short">
        {entries.map(entry => (
          <li key={entry.key}>
            <OptionButton entry={entry} short />
          </li>
        ))}
      </ul>
    </section>
  )
}
