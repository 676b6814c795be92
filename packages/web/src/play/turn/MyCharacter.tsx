import './dock.css'
import type { CrewView, HeldView, TableView } from '@coldwake/rules/facts'
import { cardName, characterName, objectName, woundName } from '@coldwake/text'
import { counted, upTo } from '../../app/counting.ts'
import { useWords, type Words } from '../../app/words.ts'
import { inColorOf, Portrait } from '../../art/people/Portrait.tsx'
import { type TableWords, useTableWords } from '../../games/tableWords.ts'
import { cargoPodText, darkFact, knowledgeFact, type PersonFact, tokensFact } from '../../games/viewFacts.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { mayRevive } from '../board/describeRoom.ts'
import { cardIcon } from '../pieceIcons.ts'
import { useGame, usePanel } from '../tableContext.ts'
import { StandingNote } from './StandingNote.tsx'

const LIGHT = 3
/** Longer names are set smaller. */
const LONG = 12

/** My character: how I am, and what I carry. */
export function MyCharacter() {
  const { table, me, name } = useGame()
  const { panel, open } = usePanel()
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
      <div className="mystate">
        <h2 className={called.length > LONG ? 'long' : undefined}>{called}</h2>
        <MyState mine={mine} />
      </div>
      <MyGear mine={mine} />
      <StandingNote />
    </section>
  )
}

function MyState({ mine }: { mine: CrewView }) {
  const game = useGame()
  const { t } = useTableWords()
  const { table } = game
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <ul className="stat" tabIndex={0}>
      {mine.fate !== 'aboard' && <State icon={FATE_ICON[mine.fate]} text={fateText(mine, table, t)} tone="bad" />}
      {mine.fate === 'aboard' && mine.pod !== null && <State icon="pod" text={t.inPod({ pod: mine.pod })} />}
      <li>
        <span className="wound-marks" aria-hidden="true">
          {upTo(LIGHT).map(wound => (
            <i key={wound} className={wound <= mine.light ? 'hit' : ''} />
          ))}
        </span>
        {mine.light + mine.wounds.length + mine.dressed.length > 0 ? t.lightWoundsCount({ n: mine.light }) : t.unhurt}
      </li>
      <Wounds crew={mine} />
      <StateOf fact={darkFact(mine, game, t)} />
      <StateOf fact={knowledgeFact(mine, table, t)} />
      {mine.larva && <State icon="larva" text={t.hasLarva} tone="bad" />}
      {mine.contamination > 0 && (
        <State icon="contamination" text={t.contaminationCards({ n: mine.contamination })} tone="slimed" />
      )}
      <State icon="slime" text={mine.slime ? t.slimed : t.clean} tone={mine.slime ? 'slimed' : 'clean'} />
      <State icon="signal" text={mine.signal ? t.signalSent : t.noSignal} tone={mine.signal ? undefined : 'clean'} />
      <StateOf fact={tokensFact(mine, table, t)} />
    </ul>
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

const StateOf = ({ fact }: { fact: PersonFact | null }) => fact && <State {...fact} />

function State({ icon, text, tone = '' }: { icon: IconName; text: string; tone?: string | undefined }) {
  return (
    <li className={tone}>
      <Icon name={icon} />
      {text}
    </li>
  )
}

/** Serious wounds, dressed ones among them. */
function Wounds({ crew }: { crew: CrewView }) {
  const { t, lang } = useWords()
  return (
    <>
      {counted(crew.wounds).map(([wound, count]) => (
        <State key={wound} icon="serious" text={times(woundName(wound, lang), count)} tone="bad" />
      ))}
      {counted(crew.dressed).map(([wound, count]) => (
        <State key={wound} icon="dressed" text={`${times(woundName(wound, lang), count)} (${t.dressed})`} />
      ))}
    </>
  )
}

const times = (what: string, count: number) => (count > 1 ? `${what} × ${count}` : what)

function MyGear({ mine }: { mine: CrewView }) {
  const { me, table } = useGame()
  const { t, lang } = useWords()
  const { inventory = [], offer = [] } = me ?? {}
  const nothing = mine.hands.length + mine.objects.length + inventory.length + mine.quests.length === 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <ul className="gear" aria-label={t.carried} tabIndex={0}>
      {mine.hands.map((held, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hand slots are places, and two may hold the same
        <Gear key={slot} icon={cardIcon(held.card)} name={cardName(held.card, lang)} note={heldNote(held, t, lang)} />
      ))}
      {counted(mine.objects).map(([object, count]) => (
        <Gear
          key={object}
          icon={cardIcon(object)}
          name={times(objectName(object, lang), count)}
          note={mayRevive(table, object) ? t.revivable : t.objectInHand}
        />
      ))}
      {counted(inventory).map(([item, count]) => (
        <Gear key={item} icon={cardIcon(item)} name={times(cardName(item, lang), count)} note={t.inPocket} />
      ))}
      {counted(offer).map(([item, count]) => (
        <Gear key={item} icon="trade" name={times(cardName(item, lang), count)} note={t.onOffer} />
      ))}
      {mine.quests.map(item => (
        <Gear key={item} icon={cardIcon(item)} name={cardName(item, lang)} note={t.notActive} dim />
      ))}
      {nothing && <li className="nothing">{t.nothingCarried}</li>}
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

function Gear({ icon, name, note, dim = false }: { icon: IconName; name: string; note: string; dim?: boolean }) {
  return (
    <li className={`slot-i ${dim ? 'dim' : ''}`} title={`${name}: ${note}`}>
      <Icon name={icon} />
      <span data-may-clip>
        {name}
        <small>{note}</small>
      </span>
    </li>
  )
}
