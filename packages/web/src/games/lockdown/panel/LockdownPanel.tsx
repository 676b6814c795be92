/** Everything public that lies beside the facility's board, and what I know of it. */
import { computerInfo, type LockdownView, type Name, type Seat } from '@coldwake/rules/facts'
import { cardName, cardText, effectText, list, objectName, theRoom, weaknessText } from '@coldwake/text'
import { useWords } from '../../../app/words.ts'
import { explained } from '../../../play/explained.ts'
import { BesideBoard, IntruderRows, Row, Section, says, seen } from '../../../play/panels/BesideBoard.tsx'
import { useGame } from '../../../play/tableContext.ts'
import { Contingencies } from '../Contingencies.tsx'
import { knowledgeOf, weaknessAt } from '../table/facility.ts'
import { nextToFail } from '../table/light.ts'
import { knowledgeText } from '../table/person.ts'
import { roverSaid, surfaceDeck } from './siteFacts.ts'

export function LockdownPanel() {
  const { table } = useGame()
  const { t } = useWords('lockdown')
  const { facility } = table
  if (!facility) return null
  return (
    <BesideBoard>
      <Section title={t.ship}>
        <TimeRows facility={facility} />
      </Section>
      <Section title={t.facility.power} rules="LOCK-POWER">
        <PowerRows facility={facility} />
      </Section>
      <Section title={t.facility.waysOut} rules="LOCK-END">
        <WayOutRows facility={facility} />
      </Section>
      <Section title={t.facility.cssPods} rules="LOCK-CSS">
        <PodRows facility={facility} />
      </Section>
      <Section title={t.facility.contingencies} rules="LOCK-CONT">
        <ContingencyRows facility={facility} />
      </Section>
      <Section title={t.facility.computer} rules="LOCK-COMP">
        <ComputerRows facility={facility} />
      </Section>
      <Section title={t.facility.knowledge} rules="LOCK-KNOW">
        <KnowledgeRows facility={facility} />
      </Section>
      <Section title={t.weaknesses} rules="weakness">
        <WeaknessRows />
      </Section>
      <Section title={t.intruders} rules="bag">
        <IntruderRows />
      </Section>
    </BesideBoard>
  )
}

interface Inside {
  facility: LockdownView
}

function TimeRows({ facility }: Inside) {
  const { table, ctx } = useGame()
  const { t, lang } = useWords('lockdown', 'panels')
  const fires = table.rooms.filter(({ fire }) => fire).length
  const broken = table.rooms.filter(({ malfunction }) => malfunction).length
  return (
    <>
      <Row label={t.timeTrack} {...explained('time', table.time)}>
        {t.roundsLeft({ n: table.time })}
      </Row>
      <Row label={t.facility.backup} {...explained('backup', 'it')}>
        {facility.backup ? t.facility.backupOn : t.facility.backupOff}
      </Row>
      <Row label={t.selfDestruct}>
        {table.selfDestruct === null ? (
          t.notRunning
        ) : (
          <b className="hot">
            {says([
              t.facility.atSpace({ n: table.selfDestruct }),
              facility.selfDestructRed ? t.facility.cannotBeStopped : t.facility.canBeStopped,
            ])}
          </b>
        )}
      </Row>
      {facility.alert !== null && (
        <Row label={t.facility.responseTeam}>
          <b className="hot">{t.facility.comesAfter({ space: facility.alert })}</b>
        </Row>
      )}
      <Row label={t.fire} {...explained('count', 'fire')}>
        {t.facility.placed({ n: fires, of: facility.fire })}
      </Row>
      <Row label={t.malfunction} {...explained('count', 'malfunction')}>
        {t.facility.placed({ n: broken, of: facility.malfunction })}
      </Row>
      <Row label={t.eggsInNest} {...explained('count', 'egg')}>
        {says([table.nestDestroyed ? t.nestDestroyed : String(table.eggs), t.facility.eggsLeft({ n: facility.eggs })])}
      </Row>
      {table.vent !== null && <Row label={t.vent}>{theRoom(table.vent, ctx, lang)}</Row>}
      <Row label={t.soFar}>
        {says([t.firstContact({ met: table.met }), t.firstDeath({ died: table.firstDeath }), table.calm && t.calm])}
      </Row>
    </>
  )
}

function PowerRows({ facility }: Inside) {
  const { ctx, table } = useGame()
  const { t, lang } = useWords('lockdown')
  const failing = nextToFail(table)
  return facility.power.map(({ place, token, on }) => (
    <Row key={place} label={t.facility.place[place]} {...explained('power', place)}>
      {says([
        place === 'elevator' ? (on ? t.facility.running : t.facility.stands) : on ? t.facility.lit : t.facility.dark,
        t.facility.powerToken({ token }),
        token === failing && t.facility.nextToFail,
        place === 'elevator' && t.facility.elevatorAt({ room: theRoom(facility.elevator, ctx, lang) }),
      ])}
    </Row>
  ))
}

function WayOutRows({ facility }: Inside) {
  const { table, name } = useGame()
  const { t, lang } = useWords('lockdown', 'surface')
  const those = (fate: 'bunker' | 'locked') =>
    list(
      table.crew.filter(crew => crew.fate === fate).map(({ seat }) => name(seat)),
      lang,
    )
  return (
    <>
      <Row label={t.facility.gate} {...explained('gate', 'it')}>
        {facility.gateOpen ? t.facility.gateOpen : t.facility.gateClosed}
      </Row>
      <Row label={t.facility.rover} {...explained('rover', 'it')}>
        {roverSaid(table, t, lang)}
      </Row>
      <Row label={t.facility.bunker} {...explained('bunker', 'it')}>
        {those('bunker') || t.facility.nobodyThere}
      </Row>
      <Row label={t.facility.isolation} {...explained('isolation', 'it')}>
        {says([facility.isolationOpen ? t.facility.open : t.facility.closed, those('locked')])}
      </Row>
      {facility.surface && <Row label={t.mars.cards}>{surfaceDeck(facility.surface, t, lang)}</Row>}
    </>
  )
}

/** Pods, and the tokens that say which of them leave: where they lie is public, what they say is not (LOCK-INFO-08). */
function PodRows({ facility }: Inside) {
  const game = useGame()
  const words = useWords('lockdown')
  const { table, me, name } = game
  const { t, lang } = words
  const known = (space: number): Name | undefined => me?.facility?.css.find(one => one.space === space)?.card
  // What I have seen I can read here.
  const others = (bits: number) => (me ? bits & ~(1 << me.seat) : bits)
  return (
    <>
      {table.pods.map(({ pod, section }) => {
        const inside = table.crew.filter(crew => crew.fate === 'inPod' && crew.pod === pod).map(crew => name(crew.seat))
        const room = table.rooms.find(({ tile }) => tile === `cargoSendingSystem${section}`)
        return (
          <Row key={pod} label={t.facility.cssPod({ letter: section })} {...explained('cargoPod', section)}>
            {says([list(inside, lang) || t.facility.empty, !room && t.facility.notInPlay])}
          </Row>
        )
      })}
      {facility.css.map(({ space, seenBy, card }) => {
        const what = card ?? known(space)
        return (
          <Row key={space} label={`${t.facility.cssToken} ${t.facility.atSpace({ n: space })}`}>
            {says([
              what ? cardText(table.game, what, lang) : t.facility.faceDown,
              card === null && seen(others(seenBy), game, words),
            ])}
          </Row>
        )
      })}
    </>
  )
}

/** LOCK-INFO-04, LOCK-INFO-06, LOCK-INFO-07: how many, and who has looked at which; what I saw of them is mine. */
function ContingencyRows({ facility }: Inside) {
  const game = useGame()
  const words = useWords('lockdown', 'panels')
  const { table, me, name } = game
  const { t, lang } = words
  const tokens = (whom: Seat | null, held: readonly { seenBy: number; card?: Name | null }[]) =>
    held.map(({ seenBy, card }, at) => {
      const saw = card ?? me?.facility?.seen.find(one => one.whom === whom && one.at === at)?.card
      const others = whom === null ? seenBy : seenBy & ~(1 << whom)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens have places, and nothing else to tell them apart
        <p key={at}>
          {says([
            t.facility.tokenNumber({ n: at + 1 }),
            saw ? cardName(saw, lang) : t.facility.faceDown,
            seen(others, game, words),
          ])}
        </p>
      )
    })
  const { card } = facility.active
  return (
    <>
      <div className="plans">
        <dt className="visually-hidden">{t.facility.yourNotes}</dt>
        <dd>
          <Contingencies />
        </dd>
      </div>
      <Row label={t.facility.active} {...explained('contingency', 'active')}>
        {card ? cardName(card, lang) : t.facility.secretToTheEnd}
      </Row>
      <Row label={t.facility.neutralPool} {...explained('contingency', 'pool')}>
        {facility.pool.length > 0 ? tokens(null, facility.pool) : t.facility.empty}
      </Row>
      {table.crew.map(({ seat }) => {
        const held = facility.people[seat]?.contingencies ?? []
        // LOCK-MODE-COOP-02: nobody holds any.
        if (table.mode === 'cooperative') return null
        return (
          <Row key={seat} label={seat === me?.seat ? t.you : name(seat)}>
            {held.length === 0
              ? t.none
              : seat === me?.seat
                ? t.facility.tokens({ n: held.length })
                : tokens(seat, held)}
          </Row>
        )
      })}
    </>
  )
}

/** LOCK-COMP-01: what a terminal can do now; what lies under it as far as everybody knows. */
function ComputerRows({ facility }: Inside) {
  const { table } = useGame()
  const { t, lang } = useWords('lockdown')
  const { card, under } = facility.computer
  const options = computerInfo(table.game, card)?.options ?? []
  return (
    <>
      <Row label={cardName(card, lang)} {...explained('terminal', 'it')}>
        {options.map((effects, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card in this order
          <p key={at}>{effectText(effects, lang)}</p>
        ))}
      </Row>
      <Row label={t.facility.underneath}>
        {under.map(below => (below ? cardName(below, lang) : t.facility.unknownCard)).join(', ')}
      </Row>
    </>
  )
}

function KnowledgeRows({ facility }: Inside) {
  const { table, me, name } = useGame()
  const { t, lang } = useWords('lockdown')
  return (
    <>
      {table.crew.map(({ seat }) => {
        const person = facility.people[seat]
        return (
          person && (
            <Row key={seat} label={seat === me?.seat ? t.you : name(seat)}>
              {knowledgeText(person, t)}
            </Row>
          )
        )
      })}
      <Row label={t.facility.laboratory}>
        {facility.analysed.length > 0
          ? list(
              facility.analysed.map(object => objectName(object, lang)),
              lang,
            )
          : t.facility.nothingAnalysed}
      </Row>
    </>
  )
}

/** LOCK-KNOW-12, LOCK-INTRUDERS-06: known to all, of use to those who know enough, or to all. */
function WeaknessRows() {
  const { table, map, me } = useGame()
  const { t, lang } = useWords('lockdown', 'panels')
  const mine = knowledgeOf(table, me?.seat ?? null)
  return table.weaknesses.map(({ card }, slot) => {
    const needs = weaknessAt(table, map.board)[slot] ?? 0
    return (
      <Row
        // biome-ignore lint/suspicious/noArrayIndexKey: three slots in their order
        key={slot}
        label={needs > 0 ? t.facility.weaknessFrom({ n: needs }) : t.facility.weaknessNumber({ n: slot + 1 })}
      >
        {card ? (
          <>
            <b>{cardName(card, lang)}</b> {weaknessText(table.game, card, lang)}{' '}
            {mine !== null && needs > 0 && (
              <em>({mine >= needs ? t.facility.worksForYou : t.facility.notForYou({ n: needs - mine })})</em>
            )}
          </>
        ) : (
          t.notDiscovered
        )}
      </Row>
    )
  })
}
