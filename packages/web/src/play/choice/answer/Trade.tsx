/** A trade: who deals with whom, what lies between them for all to see, and my moves in it. */
import './trade.css'
import { type CrewView, type Decision, itemInfo, type Option, objectKind, type TableView } from '@coldwake/rules/facts'
import { askText, breakable, cardName, objectName } from '@coldwake/text'
import { useId } from 'react'
import { useWords } from '../../../app/words.ts'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { inColorOf, Portrait } from '../../../art/people/Portrait.tsx'
import { Thing } from '../../../art/Thing.tsx'
import { Icon } from '../../../icons/Icon.tsx'
import { cardIcon } from '../../pieceIcons.ts'
import { useChoice, useGame } from '../../tableContext.ts'
import type { Entry } from '../choices.ts'
import { OptionButton } from '../OptionButton.tsx'
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
  const { t } = useWords()
  const mine = crew.seat === ctx.me
  const partner = trade.partners[crew.seat] ?? null
  const objects = trade.objects[crew.seat] ?? []
  const cards: readonly OfferedCard[] =
    mine && me ? me.offer.map(card => ({ back: itemInfo(table.game, card)?.home ?? null, card })) : crew.offer
  return (
    <li className={trade.ready[crew.seat] ? 'ready' : ''} style={inColorOf(crew.character)}>
      <Portrait character={crew.character} crop="face" className="face" />
      <span>
        <b>{mine ? t.you : name(crew.seat)}</b>
        {partner !== null && (
          <small>{partner === ctx.me ? t.table.dealsWithYou : t.table.dealsWith({ name: name(partner) })}</small>
        )}
      </span>
      {trade.ready[crew.seat] && (
        <span className="agreed">
          <Icon name="check" /> {t.isReady}
        </span>
      )}
      <ul className="offer" aria-label={t.onOffer}>
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all there is to tell them apart
          <Offered key={at} {...card} />
        ))}
        {objects.map((object, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are alike
          <OfferedObject key={`object ${at}`} object={object} />
        ))}
        {cards.length + objects.length === 0 && <li className="nothing">{t.table.nothingOffered}</li>}
      </ul>
    </li>
  )
}

type OfferedCard = Pick<CrewView['offer'][number], 'back' | 'card'>

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

const MOVES: readonly Option['do'][] = ['partner', 'put', 'takeBack', 'show']

/** My moves, by what they are; the numbers are those of every list. */
export function TradeQuestion({ decision }: { decision: Decision }) {
  const { ctx, table } = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords()
  const title = useId()
  const isSpent = table.trade?.left[decision.seat] === 0
  const group = (kind: Option['do']) => choosing.entries.filter(({ options: [option] }) => option.do === kind)
  const rest = choosing.entries.filter(({ options: [option] }) => !MOVES.includes(option.do))
  return (
    <section className="ask ask-trade" aria-labelledby={title}>
      <h2 id={title}>{askText(decision, lang, ctx)}</h2>
      <TradeTable />
      {isSpent && (
        <p className="spent" role="status">
          {t.table.tradeSpent}
        </p>
      )}
      <div className="moves">
        <Moves title={t.table.tradePartner} entries={group('partner')} />
        <Moves title={t.table.tradePut} entries={group('put')} />
        <Moves title={t.table.tradeTakeBack} entries={group('takeBack')} />
        <Moves title={t.table.tradeShow} entries={group('show')} />
        <Moves title={t.table.tradeEnd} entries={rest} />
      </div>
      <Forecast />
    </section>
  )
}

function Moves({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
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
