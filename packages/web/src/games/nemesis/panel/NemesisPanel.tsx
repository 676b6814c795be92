import { cardName, coordinatesText, engineName, list, objectName, roomName, weaknessText } from '@coldwake/text'
import { useWords } from '../../../app/words.ts'
import { explained } from '../../../play/explained.ts'
import { BesideBoard, IntruderRows, Row, Section, says, seen } from '../../../play/panels/BesideBoard.tsx'
import { useGame } from '../../../play/tableContext.ts'
import { chambersOpenIn, engineToken } from '../table/ship.ts'

/** Everything public that lies beside the board: tracks, pods, the bag, decks. */
export function NemesisPanel() {
  const { t } = useWords('panels')
  return (
    <BesideBoard>
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
    </BesideBoard>
  )
}

function Systems() {
  const game = useGame()
  const words = useWords('nemesis', 'panels')
  const { table, me } = game
  const { t, lang } = words
  const course = table.coordinates?.card ?? me?.coordinates
  return (
    <>
      <Row label={t.timeTrack} {...explained('time', table.time)}>
        {t.roundsLeft({ n: table.time })}
      </Row>
      <Row label={t.hibernation} {...explained('hibernation')}>
        {t.hibernationOpens({ n: chambersOpenIn(game) })}
      </Row>
      <Row label={t.selfDestruct}>
        {table.selfDestruct === null ? (
          t.notRunning
        ) : (
          <b className="hot">{t.selfDestructIn({ n: table.selfDestruct })}</b>
        )}
      </Row>
      {table.destination && (
        <Row label={t.course} {...explained('course')}>
          {t.destinationSpace({ space: table.destination })}
        </Row>
      )}
      <Row label={t.coordinates}>
        {says([
          course ? coordinatesText(table.game, course, lang) : t.courseUnseen,
          seen(table.coordinates?.seenBy ?? 0, game, words),
        ])}
      </Row>
      <Row label={t.eggsInNest} {...explained('count', 'egg')}>
        {table.nestDestroyed ? t.nestDestroyed : table.eggs}
      </Row>
      {table.vent !== null && (
        <Row label={t.vent}>
          {roomName(table.rooms.find(room => room.room === table.vent)?.tile ?? table.vent, lang)}
        </Row>
      )}
      <Row label={t.soFar}>
        {says([t.firstContact({ met: table.met }), t.firstDeath({ died: table.firstDeath }), table.calm && t.calm])}
      </Row>
    </>
  )
}

function EngineRows() {
  const game = useGame()
  const words = useWords('panels')
  const { t, lang } = words
  return game.table.engines.map(({ tokens }, engine) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: engines have numbers, not names
    <Row key={engine} label={t.engine({ n: engine + 1 })} {...explained('engine', engine)}>
      {tokens.map((token, at) => {
        const known = engineToken(game, engine, at)
        const state = known ? engineName(known, lang) : t.engineUnchecked
        const said = at === 0 ? t.engineTop({ state }) : t.engineBelow({ state })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens lie in order
          <p key={at}>{says([said, seen(token.seenBy, game, words)])}</p>
        )
      })}
    </Row>
  ))
}

function PodRows() {
  const { table, name } = useGame()
  const { t, lang } = useWords()
  return table.pods.map(({ pod, section, locked, state }) => {
    const inside = table.crew.filter(crew => crew.pod === pod).map(crew => name(crew.seat))
    return (
      <Row key={pod} label={t.pod({ pod })} {...explained('pod', pod)}>
        {says([
          t.section({ section }),
          state === 'docked' ? (locked ? t.locked : t.unlocked) : t.podState[state],
          inside.length > 0 && list(inside, lang),
        ])}
      </Row>
    )
  })
}

function WeaknessRows() {
  const { table } = useGame()
  const { t, lang } = useWords('panels')
  return table.weaknesses.map(({ object, card }) => (
    <Row key={object} label={object ? objectName(object, lang) : ''}>
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
