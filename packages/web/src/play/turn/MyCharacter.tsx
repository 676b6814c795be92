import './dock.css'
import type { CrewView, HeldView, Name, TableView } from '@coldwake/rules/facts'
import { breakable, cardName, characterName, objectName, woundName } from '@coldwake/text'
import { type ReactNode, Suspense } from 'react'
import { counted, upTo } from '../../app/counting.ts'
import { useQuiet } from '../../app/idle.ts'
import { useWords, type Words } from '../../app/words.ts'
import { inColorOf, Portrait } from '../../art/people/Portrait.tsx'
import { type TableWords, useTableWords } from '../../games/tableWords.ts'
import { cargoPodText, darkFact, knowledgeFact, type PersonFact, tokensFact } from '../../games/viewFacts.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { mayRevive } from '../board/describeRoom.ts'
import { useForecastParts } from '../choice/lazyForecast.ts'
import { carriedKey } from '../choice/targets.ts'
import type { Status } from '../explain/records/people.ts'
import { type Explained, explained, SIGNS } from '../explained.ts'
import { cardIcon } from '../pieceIcons.ts'
import { useChoice, useGame, usePanel } from '../tableContext.ts'
import { ServesGoal } from './lazyWaysOut.ts'
import { StandingNote } from './StandingNote.tsx'

const LIGHT = 3
/** Longer names are set smaller. */
const LONG = 12

/** How many of these have a place in the dock: what is beyond is one press away. */
const STATES = 5
const SLOTS = 4

/** My character: how I am, and what I carry; `short`: as much of it as the dock has room for. */
export function MyCharacter({ short = false }: { short?: boolean }) {
  const { table, me, name } = useGame()
  const { panel, open } = usePanel()
  const parts = useForecastParts()
  const { t, lang } = useWords()
  const mine = table.crew.find(crew => crew.seat === me?.seat)
  if (!mine) return null
  const called = mine.character ? characterName(mine.character, lang) : name(mine.seat)
  return (
    <section
      className={`me ${mine.fate === 'dead' ? 'dead' : ''}`}
      aria-label={t.myCharacter}
      style={inColorOf(mine.character)}
    >
      <button
        type="button"
        className="portrait"
        aria-label={t.myCharacter}
        title={t.myCharacter}
        aria-expanded={panel === 'me'}
        onClick={() => open(panel === 'me' ? null : 'me')}
      >
        <Portrait character={mine.character} crop="whole" />
      </button>
      {parts && <parts.LastWound seat={mine.seat} />}
      <div className="mystate">
        <h2 className={called.length > LONG ? 'long' : undefined}>{breakable(called, lang)}</h2>
        <MyState mine={mine} short={short} />
      </div>
      <MyGear mine={mine} short={short} />
      <StandingNote />
    </section>
  )
}

/** What there is no room for: how much, and the way to it. */
function Further({ n }: { n: number }) {
  const { open } = usePanel()
  const { t } = useWords()
  return (
    <li className="further">
      <button type="button" onClick={() => open('me')}>
        {t.andMore({ n })}
      </button>
    </li>
  )
}

/** All of them, or those that fit and the way to the others. */
function shortened(rows: readonly ReactNode[], places: number): ReactNode {
  if (rows.length <= places) return rows
  return (
    <>
      {rows.slice(0, places - 1)}
      <Further n={rows.length - places + 1} />
    </>
  )
}

function MyState({ mine, short }: { mine: CrewView; short: boolean }) {
  const game = useGame()
  const { t, lang } = useTableWords()
  const { table } = game
  const says = (what: Status) => explained('status', `${what}.${mine.seat}`)
  const contamination: PersonFact = {
    icon: 'contamination',
    text: t.contaminationCards({ n: mine.contamination }),
    tone: 'slimed',
  }
  const facts: readonly (readonly [Status, PersonFact | null])[] = [
    ['larva', mine.larva ? { icon: 'larva', text: t.hasLarva, tone: 'bad' } : null],
    ['slime', mine.slime ? { icon: 'slime', text: t.slimed, tone: 'slimed' } : null],
    ['contamination', mine.contamination > 0 ? contamination : null],
    ['dark', darkFact(mine, game, t)],
    ['knowledge', knowledgeFact(mine, table, t)],
    ['signal', mine.signal ? { icon: 'signal', text: t.signalSent } : null],
    ['tokens', tokensFact(mine, table, t)],
    // That something is as it should be is said where there is room for it.
    ['clean', short || mine.slime ? null : { icon: 'slime', text: t.clean, tone: 'clean' }],
    ['noSignal', short || mine.signal ? null : { icon: 'signal', text: t.noSignal, tone: 'clean' }],
  ]
  // Wounds come first, and none of them is ever folded away.
  const vital = [
    mine.fate !== 'aboard' && (
      <State
        key="fate"
        icon={FATE_ICON[mine.fate]}
        text={fateText(mine, table, t)}
        tone={mine.fate === 'dead' ? 'bad' : ''}
        {...says('fate')}
      />
    ),
    mine.fate === 'aboard' && mine.pod !== null && (
      <State key="pod" icon="pod" text={t.inPod({ pod: mine.pod })} {...says('pod')} />
    ),
    <LightWounds key="light" mine={mine} {...says(mine.light > 0 ? 'light' : 'unhurt')} />,
    ...woundFacts(mine, t, lang).map(([what, fact]) => <State key={fact.text} {...fact} {...says(what)} />),
  ].filter(Boolean)
  const rows = [
    ...vital,
    ...facts.map(([what, fact]) => fact && <State key={what} {...fact} {...says(what)} />),
  ].filter(Boolean)
  return (
    <ul className="stat" {...SIGNS}>
      {short ? shortened(rows, Math.max(STATES, vital.length + 1)) : rows}
    </ul>
  )
}

function LightWounds({ mine, ...marks }: Explained & { mine: CrewView }) {
  const { t } = useWords()
  return (
    <li {...marks}>
      <span className="wound-marks" aria-hidden="true">
        {upTo(LIGHT).map(wound => (
          <i key={wound} className={wound <= mine.light ? 'hit' : ''} />
        ))}
      </span>
      {mine.light + mine.wounds.length + mine.dressed.length > 0 ? t.lightWoundsCount({ n: mine.light }) : t.unhurt}
    </li>
  )
}

export const FATE_ICON: Record<CrewView['fate'], IconName> = {
  aboard: 'move',
  hibernating: 'hibernatorium',
  launched: 'pod',
  dead: 'skull',
  inPod: 'cssPod',
  locked: 'isolation',
  bunker: 'bunker',
}

/** What became of somebody, or where they wait. */
export const fateText = (crew: CrewView, table: TableView, t: TableWords['t']): string =>
  cargoPodText(crew, table, t) ?? t.fate[crew.fate]

interface StateProps extends Explained {
  icon: IconName
  text: string
  tone?: string | undefined
}

function State({ icon, text, tone = '', ...marks }: StateProps) {
  return (
    <li className={tone} {...marks}>
      <Icon name={icon} />
      {text}
    </li>
  )
}

/** Serious wounds, dressed ones among them. */
function woundFacts({ wounds, dressed }: CrewView, t: Words['t'], lang: Words['lang']): [Status, PersonFact][] {
  return [
    ...counted(wounds).map(([wound, count]): [Status, PersonFact] => {
      return ['serious', { icon: 'serious', text: times(woundName(wound, lang), count), tone: 'bad' }]
    }),
    ...counted(dressed).map(([wound, count]): [Status, PersonFact] => {
      return ['dressed', { icon: 'dressed', text: `${times(woundName(wound, lang), count)} (${t.dressed})` }]
    }),
  ]
}

const times = (what: string, count: number) => (count > 1 ? `${what} × ${count}` : what)

function MyGear({ mine, short }: { mine: CrewView; short: boolean }) {
  const { me, table } = useGame()
  const { t, lang } = useWords()
  const { inventory = [], offer = [] } = me ?? {}
  const things = [
    ...mine.hands.map((held, slot) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: hand slots are places, and two may hold the same
      <Gear key={slot} card={held.card} name={cardName(held.card, lang)} note={heldNote(held, t, lang)} />
    )),
    ...counted(mine.objects).map(([object, count]) => (
      <Gear
        key={object}
        card={object}
        name={times(objectName(object, lang), count)}
        note={mayRevive(table, object) ? t.revivable : t.objectInHand}
        serves
      />
    )),
    ...counted(inventory).map(([item, count]) => (
      <Gear key={`pocket ${item}`} card={item} name={times(cardName(item, lang), count)} note={t.inPocket} serves />
    )),
    ...counted(offer).map(([item, count]) => (
      <Gear key={`offer ${item}`} card={item} icon="trade" name={times(cardName(item, lang), count)} note={t.onOffer} />
    )),
    ...mine.quests.map(item => (
      <Gear key={`quest ${item}`} card={item} name={cardName(item, lang)} note={t.notActive} dim />
    )),
  ]
  return (
    <ul className="gear" aria-label={t.carried} {...SIGNS}>
      {short ? shortened(things, SLOTS) : things}
      {things.length === 0 && <li className="nothing">{t.nothingCarried}</li>}
    </ul>
  )
}

/** What hangs on a heavy card, and its ammo. */
export function heldNote(held: HeldView, t: Words['t'], lang: Words['lang']): string {
  const facts = [
    held.ammo === null || held.capacity === null ? t.heavy : t.ammo({ ammo: held.ammo, of: held.capacity }),
    ...held.attached.map(card => `+ ${cardName(card, lang)}`),
    held.taped ? t.taped : '',
  ]
  return facts.filter(Boolean).join(' · ')
}

interface GearProps {
  card: Name
  icon?: IconName
  name: string
  note: string
  dim?: boolean
  /** It may serve what I play for. */
  serves?: boolean
}

/** Something I carry. Where something can be done with it, using it or dropping it, it is pressed for that. */
function Gear({ card, icon = cardIcon(card), name, note, dim = false, serves = false }: GearProps) {
  const { entries, draft, select } = useChoice()
  const { lang } = useWords()
  const quiet = useQuiet()
  const entry = entries.find(({ key }) => key === carriedKey(card))
  const face = (
    <>
      <Icon name={icon} />
      <span className="slot-text">
        <b>{breakable(name, lang)}</b>
        <small data-may-clip>{note}</small>
        <Suspense>{quiet && serves && <ServesGoal thing={card} />}</Suspense>
      </span>
    </>
  )
  return (
    <li className={dim ? 'dim' : undefined} {...explained('item', card)}>
      {entry ? (
        <button
          type="button"
          className="slot-i"
          aria-pressed={draft?.entry.key === entry.key}
          onClick={() => select(entry)}
        >
          {face}
        </button>
      ) : (
        <span className="slot-i">{face}</span>
      )}
    </li>
  )
}
