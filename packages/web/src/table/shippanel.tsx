import type { IntruderKind, Name, TableView } from '@coldwake/rules'
import {
  cardName,
  coordinatesText,
  endText,
  engineName,
  intruderName,
  list,
  objectName,
  roomName,
  tokenName,
  weaknessText,
} from '@coldwake/text'
import type { ReactNode } from 'react'
import { counted, seatsIn } from '../range.ts'
import { type ShipSign, signAddress } from '../rules/address.ts'
import { RuleLink } from '../rules/link.tsx'
import { useWords, type Words } from '../words.tsx'
import { type TableModel, useTable } from './model.tsx'
import { engineToken } from './ship.ts'

const KINDS: readonly (IntruderKind | 'blank')[] = ['larva', 'creeper', 'adult', 'breeder', 'queen', 'blank']

/** Everything public that lies beside the board: tracks, pods, the bag, decks. A plain list. */
export function ShipPanel() {
  const { table } = useTable()
  const { t } = useWords()
  return (
    <div className="shiplist">
      {table.ending && <Ending />}
      <Section title={t.ship}>
        <Systems />
      </Section>
      <Section title={t.engines} rules="engine">
        <EngineRows />
      </Section>
      <Section title={t.pods} rules="pod">
        <PodRows />
      </Section>
      <Section title={t.intruders} rules="bag">
        <IntruderRows />
      </Section>
      <Section title={t.weaknesses} rules="weakness">
        <WeaknessRows />
      </Section>
      {table.trade && (
        <Section title={t.trade} rules="trade">
          <TradeRows trade={table.trade} />
        </Section>
      )}
      <Section title={t.decks}>
        <DeckRows />
      </Section>
    </div>
  )
}

interface SectionProps {
  title: string
  /** With a link to the rules of it. */
  rules?: ShipSign
  children: ReactNode
}

function Section({ title, rules, children }: SectionProps) {
  const { table } = useTable()
  return (
    <section>
      <h3>
        {title} {rules && <RuleLink to={signAddress(table.game, rules)} about={title} />}
      </h3>
      <dl>{children}</dl>
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Ending() {
  const { table, ctx } = useTable()
  const { lang } = useWords()
  return table.ending && <p className="hot">{endText(table.ending, ctx, lang)}</p>
}

const says = (facts: (string | false)[]) => facts.filter(Boolean).join(' · ')

/** Who has seen something, by the bits of their seats. */
function seen(bits: number, { name }: TableModel, { t, lang }: Words): string | false {
  return bits !== 0 && t.seenBy(list(seatsIn(bits).map(name), lang))
}

function Systems() {
  const model = useTable()
  const words = useWords()
  const { table, me, map } = model
  const { t, lang } = words
  const course = table.coordinates.card ?? me?.coordinates
  const open = map.board.tracks.time.some(({ n, hibernationOpen }) => n === table.time && hibernationOpen)
  return (
    <>
      <Row label={t.timeTrack}>{t.roundsLeft(table.time)}</Row>
      <Row label={t.hibernation}>{open ? t.chambersOpen : t.chambersClosed}</Row>
      <Row label={t.selfDestruct}>
        {table.selfDestruct === null ? t.notRunning : <b className="hot">{t.selfDestructIn(table.selfDestruct)}</b>}
      </Row>
      <Row label={t.course}>{t.destinationSpace(table.destination)}</Row>
      <Row label={t.coordinates}>
        {says([
          course ? coordinatesText(table.game, course, lang) : t.courseUnseen,
          seen(table.coordinates.seenBy, model, words),
        ])}
      </Row>
      <Row label={t.eggsInNest}>{table.nestDestroyed ? t.nestDestroyed : table.eggs}</Row>
      {table.vent !== null && (
        <Row label={t.vent}>
          {roomName(table.rooms.find(room => room.room === table.vent)?.tile ?? table.vent, lang)}
        </Row>
      )}
      <Row label={t.soFar}>
        {says([t.firstContact(table.met), t.firstDeath(table.firstDeath), table.calm && t.calm])}
      </Row>
    </>
  )
}

function EngineRows() {
  const model = useTable()
  const words = useWords()
  const { t, lang } = words
  return model.table.engines.map(({ tokens }, engine) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: engines have numbers, not names
    <Row key={engine} label={t.engine(engine + 1)}>
      {tokens.map((token, at) => {
        const known = engineToken(model, engine, at)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens lie in order
          <p key={at}>{says([known ? engineName(known, lang) : t.unknownState, seen(token.seenBy, model, words)])}</p>
        )
      })}
    </Row>
  ))
}

function PodRows() {
  const { table, name } = useTable()
  const { t, lang } = useWords()
  return table.pods.map(({ pod, section, locked, state }) => {
    const inside = table.crew.filter(crew => crew.pod === pod).map(crew => name(crew.seat))
    return (
      <Row key={pod} label={t.pod(pod)}>
        {says([
          t.section(section),
          state === 'docked' ? (locked ? t.locked : t.unlocked) : t.podState[state],
          inside.length > 0 && list(inside, lang),
        ])}
      </Row>
    )
  })
}

function IntruderRows() {
  const { table } = useTable()
  const { t, lang } = useWords()
  const tally = (counts: Partial<TableView['bag']>) => {
    const some = KINDS.flatMap(kind => (counts[kind] ? [`${intruderName(kind, lang)} × ${counts[kind]}`] : []))
    return some.length > 0 ? some.join(', ') : t.none
  }
  const roomOf = (id: string) => roomName(table.rooms.find(room => room.room === id)?.tile ?? id, lang)
  return (
    <>
      {table.intruders.map(({ intruder, kind, room, injuries }) => (
        <Row key={intruder} label={intruderName(kind, lang)}>
          {says([roomOf(room), injuries > 0 && t.injuries(injuries)])}
        </Row>
      ))}
      <Row label={t.bag}>{tally(table.bag)}</Row>
      <Row label={t.supply}>{tally(table.supply)}</Row>
      <Row label={t.killed}>{tally(table.killed)}</Row>
    </>
  )
}

function WeaknessRows() {
  const { table } = useTable()
  const { t, lang } = useWords()
  return table.weaknesses.map(({ object, card }) => (
    <Row key={object} label={objectName(object, lang)}>
      {card ? (
        <>
          <b>{cardName(card, lang)}</b> {weaknessText(table.game, card, lang)}
        </>
      ) : (
        t.notDiscovered
      )}
    </Row>
  ))
}

function TradeRows({ trade }: { trade: NonNullable<TableView['trade']> }) {
  const { name } = useTable()
  const { t, lang } = useWords()
  return trade.partners.map((partner, seat) => {
    const facts = [
      partner !== null && t.tradesWith(name(seat), name(partner)),
      trade.ready[seat] && t.isReady,
      (trade.left[seat] ?? 0) > 0 && t.cardsLeftToTrade(trade.left[seat] ?? 0),
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
  const { table, name } = useTable()
  const { t, lang } = useWords()
  /** Cards, and exploration tokens among what is out of the game. */
  const nameOf = (piece: Name) => {
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
        <Row key={deck} label={t.deckLabel[deck] ?? deck}>
          <p>{t.deckCount(pile.count, discard.length)}</p>
          {pile.known.map(([index, seats]) => (
            <p key={index}>{t.knownCard(index + 1, list(seatsIn(seats).map(name), lang))}</p>
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
