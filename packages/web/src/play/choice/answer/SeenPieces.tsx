/** What lies there while somebody is asked: the die, the card that was seen, the pod. */
import { type Decision, type EventFace, type Name, SPACES } from '@coldwake/rules/facts'
import {
  attackText,
  cardName,
  combatFaceName,
  destinationName,
  engineName,
  eventCardText,
  intruderName,
} from '@coldwake/text'
import type { ReactNode } from 'react'
import { upTo } from '../../../app/counting.ts'
import { useWords } from '../../../app/words.ts'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { Die } from '../../../art/cards/Die.tsx'
import { inColorOf, Portrait } from '../../../art/people/Portrait.tsx'
import { EscapePod } from '../../../games/answer/index.ts'
import { creatureOf } from '../../../games/index.ts'
import { destinationAt, podLook } from '../../../games/viewFacts.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { cardIcon } from '../../pieceIcons.ts'
import { useGame } from '../../tableContext.ts'

export function SeenPieces({ decision }: { decision: Decision }) {
  switch (decision.ask) {
    case 'advantage':
    case 'reroll':
      return <CombatRoll />
    case 'noiseReroll':
      return <NoiseRoll />
    case 'spendAmmo':
      return <AmmoLeft />
    case 'event':
      return <EventSeen />
    case 'engine':
      return <EngineSeen />
    case 'attackWindow':
    case 'dodge':
    case 'reaction':
    case 'redirect':
      return <AttackSeen />
    case 'launch':
    case 'podTurn':
      return <PodSeen />
    case 'destination':
      return <Course />
    default:
      return null
  }
}

function Shown({ picture, title, text }: { picture: ReactNode; title: string; text?: string }) {
  return (
    <div className="scene">
      <span className="pic">{picture}</span>
      <span>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </span>
    </div>
  )
}

function useLast<E extends EventFace['e']>(...kinds: E[]): Extract<EventFace, { e: E }> | undefined {
  const { events } = useGame()
  return events.findLast((event): event is Extract<EventFace, { e: E }> => kinds.some(kind => kind === event.e))
}

function CombatRoll() {
  const roll = useLast('shot', 'struck')
  const { t, lang } = useWords()
  if (!roll) return null
  const target = roll.kind === 'eggs' ? t.eggsInNest : intruderName(roll.kind, lang)
  return (
    <Shown
      picture={<Die of="combat" face={roll.face} />}
      title={combatFaceName(roll.face, lang)}
      text={`${target}: ${t.injuries({ n: roll.injuries })}`}
    />
  )
}

function NoiseRoll() {
  const roll = useLast('noiseRolled')
  const { t } = useWords()
  if (!roll) return null
  const face = roll.face === 'danger' || roll.face === 'silence' ? t.outcome[roll.face] : roll.face
  return <Shown picture={<Die of="noise" face={roll.face} />} title={t.table.rolled({ face })} />
}

/** The weapon that has just been shot. */
function AmmoLeft() {
  const shot = useLast('shot')
  const { table, ctx } = useGame()
  const { t, lang } = useWords()
  const held = table.crew.find(crew => crew.seat === ctx.me)?.hands.find(({ card }) => card === shot?.card)
  if (!held || held.ammo === null || held.capacity === null) return null
  const { card, ammo, capacity } = held
  return (
    <div className="scene">
      <span className="pic">
        <Icon name={cardIcon(card)} />
      </span>
      <span>
        <b>{cardName(card, lang)}</b>
        <span>{t.ammo({ ammo, of: capacity })}</span>
        <span className="rounds" aria-hidden="true">
          {upTo(capacity).map(round => (
            <i key={round} className={round <= ammo ? 'on' : ''} />
          ))}
        </span>
      </span>
    </div>
  )
}

/** Only I have seen it. */
function EventSeen() {
  const seen = useLast('peeked')?.mine?.card
  const { table } = useGame()
  const { lang } = useWords()
  if (!seen) return null
  return (
    <Shown
      picture={<CardBack of="event" />}
      title={cardName(seen, lang)}
      text={eventCardText(table.game, seen, lang)}
    />
  )
}

/** Both tokens, as they lie and as they would lie. The one on top counts. */
function EngineSeen() {
  const seen = useLast('peeked')?.mine?.engines?.[0]
  const { t } = useWords()
  if (!seen) return null
  const row = (tokens: readonly Name[], label: string) => (
    <li>
      <small>{label}</small>
      {tokens.map((token, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens lie in order
        <EngineToken key={at} token={token} top={at === 0} />
      ))}
    </li>
  )
  return (
    <div className="scene wide">
      <b>{t.engine({ n: seen.engine })}</b>
      <ul className="orders">
        {row(seen.tokens, t.table.asItLies)}
        {row(seen.tokens.toReversed(), t.table.changedOrder)}
      </ul>
    </div>
  )
}

function EngineToken({ token, top }: { token: Name; top: boolean }) {
  const { t, lang } = useWords()
  const works = token === 'working'
  return (
    <span className={`cell ${works ? 'quiet' : 'bad'} ${top ? 'uppermost' : ''}`}>
      <Icon name={works ? 'check' : 'cross'} /> {engineName(token, lang)}
      {top && <span className="visually-hidden"> {t.table.onTop}</span>}
    </span>
  )
}

function AttackSeen() {
  const { table } = useGame()
  const { lang } = useWords()
  const attack = table.asking?.about.attack
  if (!attack) return null
  return (
    <Shown
      picture={<img className="creature" src={creatureOf(table.game, attack.kind)} alt="" />}
      title={
        attack.card
          ? `${intruderName(attack.kind, lang)}: ${cardName(attack.card, lang)}`
          : intruderName(attack.kind, lang)
      }
      text={attack.card ? attackText(table.game, attack.card, lang) : ''}
    />
  )
}

function PodSeen() {
  const { table, ctx, name } = useGame()
  const { t } = useWords()
  const number = table.crew.find(crew => crew.seat === ctx.me)?.pod
  const pod = table.pods.find(one => one.pod === number)
  if (!pod) return null
  const inside = table.crew.filter(crew => crew.pod === pod.pod)
  return (
    <div className="scene">
      <span className="pic">
        <EscapePod state={podLook(pod)} />
      </span>
      <span>
        <b>{`${t.pod({ pod: pod.pod })} · ${t.section({ section: pod.section })}`}</b>
        <span className="aboard">
          {inside.map(crew => (
            <span key={crew.seat} style={inColorOf(crew.character)}>
              <Portrait character={crew.character} crop="face" className="face" />
              {crew.seat === ctx.me ? t.you : name(crew.seat)}
            </span>
          ))}
        </span>
      </span>
    </div>
  )
}

/** Four spaces, where each leads as far as I know, and where the marker lies. */
function Course() {
  const { table, me } = useGame()
  const { t, lang } = useWords()
  const card = table.coordinates?.card ?? me?.coordinates
  return (
    <ol className="scene course" aria-label={t.course}>
      {SPACES.map(space => {
        const to = card ? destinationAt(table, card, space) : null
        return (
          <li key={space} aria-current={space === table.destination || undefined}>
            <b>{space}</b>
            <small>{to ? destinationName(to, lang) : t.unknownState}</small>
          </li>
        )
      })}
    </ol>
  )
}
