import { cardName, characterName, woundName } from '@coldwake/text'
import { Portrait } from '../art/portrait.tsx'
import { Icon } from '../icons/icon.tsx'
import { itemIcon, weaponIcon } from '../icons/pictures.ts'
import { upTo } from '../range.ts'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'
import { StandingNote } from './standing.tsx'

const LIGHT = 3

/** My character: how I am, and what I carry. */
export function Me() {
  const { table, me } = useTable()
  const { t, lang } = useWords()
  const mine = table.crew.find(crew => crew.seat === me.seat)
  if (!mine) return null
  return (
    <section
      className={`me ${mine.alive ? '' : 'dead'}`}
      aria-label={t.myCharacter}
      style={{ '--c': `var(--${mine.character})` } as React.CSSProperties}
    >
      <Portrait character={mine.character} crop="whole" className="portrait" />
      <div className="mystate">
        <h2>{characterName(mine.character, lang)}</h2>
        <ul className="stat">
          {!mine.alive && (
            <li className="bad fate">
              <Icon name="skull" />
              {t.dead}
            </li>
          )}
          <li>
            <span className="wnd" aria-hidden="true">
              {upTo(LIGHT).map(wound => (
                <i key={wound} className={wound <= mine.light ? 'hit' : ''} />
              ))}
            </span>
            {mine.light + mine.wounds.length > 0 ? t.lightWoundsCount(mine.light) : t.unhurt}
          </li>
          {mine.wounds.map((wound, i) => (
            <li key={`${wound} ${mine.wounds.indexOf(wound) === i ? '' : i}`} className="bad">
              <Icon name="serious" />
              {woundName(wound, lang)}
            </li>
          ))}
          <li className={mine.slime ? 'slimed' : 'clean'}>
            <Icon name="slime" />
            {mine.slime ? t.slimed : t.clean}
          </li>
        </ul>
      </div>
      <ul className="gear" aria-label={t.carried}>
        {mine.hands.map((item, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hand slots are places, and two may hold the same
          <Gear key={slot} icon={weaponIcon(item)} name={cardName(item, lang)} note={t.heavy} />
        ))}
        {stacked(me.inventory).map(([item, count]) => (
          <Gear
            key={item}
            icon={itemIcon(item)}
            name={cardName(item, lang)}
            note={count > 1 ? `× ${count}` : t.inPocket}
          />
        ))}
        {mine.hands.length + me.inventory.length === 0 && <li className="nothing">{t.nothingCarried}</li>}
      </ul>
      <StandingNote />
    </section>
  )
}

function Gear({ icon, name, note }: { icon: Parameters<typeof Icon>[0]['name']; name: string; note: string }) {
  return (
    <li className="slot-i">
      <Icon name={icon} />
      <span>
        {name}
        <small>{note}</small>
      </span>
    </li>
  )
}

function stacked(items: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts]
}
