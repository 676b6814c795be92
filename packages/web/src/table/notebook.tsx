import { cardName, roomName, tokenEffectName } from '@coldwake/text'
import { Icon, type IconName } from '../icons/icon.tsx'
import { itemIcon, tileIcon, tokenIcon } from '../icons/pictures.ts'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'

interface Note {
  key: string
  icon: IconName
  text: string
  stale: boolean
}

/** What I have seen and others have not. */
function useNotes(): Note[] {
  const { me } = useTable()
  const { t, lang } = useWords()
  const tiles = me.tiles.map(({ room, tile }) => ({
    key: `tile ${room}`,
    icon: tileIcon(tile),
    text: t.noteTile(room, roomName(tile, lang)),
    stale: false,
  }))
  const tokens = me.tokens.flatMap(({ room, token }) => {
    const effect = token.split('-')[0]
    if (!(effect in tokenIcon)) return []
    const known = effect as keyof typeof tokenIcon
    const text = t.noteToken(room, tokenEffectName(known, lang))
    return [{ key: `token ${room}`, icon: tokenIcon[known], text, stale: false }]
  })
  const others = me.notes.flatMap(({ round, what, at, card, stale }, i) => {
    if (what === 'tile' && tiles.some(tile => tile.key === `tile ${at}`)) return []
    const text =
      what === 'tile'
        ? t.noteTile(at, roomName(card, lang))
        : t.noteReturned(cardName(card, lang), t.deckName(at), round)
    return [{ key: `note ${i}`, icon: what === 'tile' ? tileIcon(card) : itemIcon(card), text, stale }]
  })
  return [...tiles, ...tokens, ...others.reverse()]
}

export function NotebookSection() {
  const { t } = useWords()
  return (
    <section className="goal" aria-label={t.notebook} id="notes" tabIndex={-1}>
      <div className="lab">
        <Icon name="eye" /> {t.onlyYouSee}
      </div>
      <h2>{t.notebook}</h2>
      <NoteList />
    </section>
  )
}

export function NoteList() {
  const { t } = useWords()
  const notes = useNotes()
  if (notes.length === 0) return <p className="none">{t.noNotes}</p>
  return (
    <ul className="notes">
      {notes.map(({ key, icon, text, stale }) => (
        <li key={key} className={stale ? 'stale' : ''}>
          <Icon name={icon} />
          <span>
            {text}
            {stale && <small> {t.noLongerCertain}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
