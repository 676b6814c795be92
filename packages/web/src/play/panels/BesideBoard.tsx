/** What lies beside every board, whichever game it is: creatures, trades, decks. A plain list. */
import './drawer.css'
import { gameInfo, INTRUDER_KINDS, type Name, type TableView } from '@coldwake/rules/facts'
import { cardName, endText, intruderName, list, objectName, roomName, tokenName } from '@coldwake/text'
import { type ReactNode, Suspense } from 'react'
import { counted, seatsIn } from '../../app/counting.ts'
import { lazyPart } from '../../app/LazyPart.tsx'
import { useWords, type Words } from '../../app/words.ts'
import { recipesAddress, type ShipSign, signAddress } from '../../rules/links/address.ts'
import { RuleLink } from '../../rules/links/RulesLink.tsx'
import { bookText, chosen, named, pointsOf } from '../../ui/optionTexts.ts'
import { type Explained, explained, SIGNS } from '../explained.ts'
import { type TableGame, useGame } from '../tableContext.ts'

const RecipeChart = lazyPart(
  () => import('../../rules/RecipeChart.tsx').then(({ RecipeChart }) => RecipeChart),
  'panels',
)

const KINDS = [...INTRUDER_KINDS, 'blank'] as const

type Ids = `LOCK-${string}`
const isSign = (rules: ShipSign | Ids): rules is ShipSign => !rules.startsWith('LOCK-')

interface SectionProps {
  title: string
  /** With a link to the rules of it: those of a sign, or some of the catalogue. */
  rules?: ShipSign | Ids
  children: ReactNode
}

export function Section({ title, rules, children }: SectionProps) {
  const { table } = useGame()
  return (
    <section>
      <h3>
        {title} {rules && <RuleLink to={isSign(rules) ? signAddress(table.game, rules) : rules} about={title} />}
      </h3>
      <dl>{children}</dl>
    </section>
  )
}

export function Row({ label, children, ...marks }: Partial<Explained> & { label: string; children: ReactNode }) {
  return (
    <div {...marks}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** NEM-CRAFT-01, LOCK-ITEM-18: the crafted deck may be looked through at any time. */
function Recipes() {
  const { table, me } = useGame()
  const { t } = useWords()
  const mine = table.crew.find(crew => crew.seat === me?.seat)
  const carried = [...(mine?.hands.map(({ card }) => card) ?? []), ...(me?.inventory ?? [])]
  return (
    <section>
      <h3>
        {t.rules.recipes} <RuleLink to={recipesAddress(table.game)} about={t.rules.recipes} />
      </h3>
      <Suspense>
        <RecipeChart game={table.game} at={{ carried, left: table.crafted }} />
      </Suspense>
    </section>
  )
}

function Ending() {
  const { table, ctx } = useGame()
  const { lang } = useWords()
  return table.ending && <p className="hot">{endText(table.ending, ctx, lang)}</p>
}

export const says = (facts: (string | false)[]) => facts.filter(Boolean).join(' · ')

/** Who has seen something, by the bits of their seats. */
export function seen(bits: number, { name }: Pick<TableGame, 'name'>, { t, lang }: Words): string | false {
  return bits !== 0 && t.seenBy({ names: list(seatsIn(bits).map(name), lang) })
}

/** Said at the top and at the bottom of the list of either game. */
export function BesideBoard({ children }: { children: ReactNode }) {
  const { table } = useGame()
  const { t } = useWords('pages', 'panels')
  return (
    <div className="shiplist" {...SIGNS}>
      {table.ending && <Ending />}
      {children}
      {table.trade && (
        <Section title={t.trade} rules="trade">
          <TradeRows trade={table.trade} />
        </Section>
      )}
      <Section title={t.decks}>
        <DeckRows />
      </Section>
      <Recipes />
      <Section title={t.lobby.thisTable}>
        <OptionRows />
      </Section>
    </div>
  )
}

/** What this table has decided: its board and mode, and where it departs from the default. */
function OptionRows() {
  const { table } = useGame()
  const { t } = useWords('pages')
  const { board, mode, options } = table
  const optionTable = gameInfo(table.game)?.options ?? {}
  const points = pointsOf(optionTable)
  const others = chosen(
    options,
    Object.keys(options).filter(name => !points.includes(name)),
    t,
  )
  return (
    <>
      <Row label={t.lobby.board}>{named(t.lobby.boards[board], board).label}</Row>
      <Row label={t.lobby.mode}>{named(t.lobby.modes[mode], mode).label}</Row>
      <Row label={t.lobby.bookAndFaq.title}>{bookText(options, optionTable, t)}</Row>
      {others.length > 0 && <Row label={t.lobby.houseRules}>{others.join(' · ')}</Row>}
    </>
  )
}

export function IntruderRows() {
  const { table } = useGame()
  const { t, lang } = useWords('panels')
  const tally = (counts: Partial<TableView['bag']>) => {
    const some = KINDS.flatMap(kind => (counts[kind] ? [`${intruderName(kind, lang)} × ${counts[kind]}`] : []))
    return some.length > 0 ? some.join(', ') : t.none
  }
  const roomOf = (id: string) => roomName(table.rooms.find(room => room.room === id)?.tile ?? id, lang)
  return (
    <>
      {table.intruders.map(({ intruder, kind, room, injuries }) => (
        <Row key={intruder} label={intruderName(kind, lang)} {...explained('intruder', intruder)}>
          {says([roomOf(room), injuries > 0 && t.injuries({ n: injuries })])}
        </Row>
      ))}
      <Row label={t.bag} {...explained('bag', 'bag')}>
        {tally(table.bag)}
      </Row>
      <Row label={t.supply} {...explained('bag', 'supply')}>
        {tally(table.supply)}
      </Row>
      <Row label={t.killed}>{tally(table.killed)}</Row>
    </>
  )
}

function TradeRows({ trade }: { trade: NonNullable<TableView['trade']> }) {
  const { name } = useGame()
  const { t, lang } = useWords('panels')
  return trade.partners.map((partner, seat) => {
    const facts = [
      partner !== null && t.tradesWith({ one: name(seat), other: name(partner) }),
      trade.ready[seat] === true && t.isReady,
      (trade.left[seat] ?? 0) > 0 && t.cardsLeftToTrade({ n: trade.left[seat] ?? 0 }),
      ...(trade.objects[seat] ?? []).map(object => objectName(object, lang)),
    ]
    return (
      says(facts) !== '' && (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have numbers, not names
        <Row key={seat} label={name(seat)}>
          {says(facts)}
        </Row>
      )
    )
  })
}

function DeckRows() {
  const { table, name } = useGame()
  const { t, lang } = useWords('panels')
  /** Cards, exploration tokens among what is out of the game, and an Intruder token that waits to return to the bag. */
  const nameOf = (piece: Name) => {
    const [kind, value] = piece.split('-')
    const intruder = KINDS.find(one => one === kind)
    if (intruder && value) return `${intruderName(intruder, lang)} ${value}`
    const token = tokenName(table.game, piece, lang)
    return token === piece ? cardName(piece, lang) : token
  }
  const cards = (names: readonly Name[]) =>
    counted(names.map(nameOf))
      .map(([name, count]) => (count > 1 ? `${name} × ${count}` : name))
      .join(', ')
  return (
    <>
      {table.inPlay.length > 0 && <Row label={t.inPlay}>{cards(table.inPlay)}</Row>}
      {table.decks.map(({ deck, pile, discard }) => (
        <Row key={deck} label={t.deckLabel[deck] ?? deck} {...explained('deck', deck)}>
          <p>{t.deckCount({ n: pile.count, discard: discard.length })}</p>
          {pile.known.map(([index, seats]) => (
            <p key={index}>{t.knownCard({ n: index + 1, names: list(seatsIn(seats).map(name), lang) })}</p>
          ))}
          {discard.length > 0 && <p>{`${t.discardPile}: ${cards(discard)}`}</p>}
        </Row>
      ))}
      <Row label={t.crafted}>{cards(table.crafted) || t.none}</Row>
      {table.used.length > 0 && <Row label={t.usedUp}>{cards(table.used)}</Row>}
      <Row label={t.removed}>{cards(table.removed) || t.none}</Row>
    </>
  )
}
