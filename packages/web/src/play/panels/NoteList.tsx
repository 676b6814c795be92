/** What I have seen and others have not, as a list. */
import type { Name, NoteView } from '@coldwake/rules/facts'
import { breakableSentence, cardName, noteText, wordName } from '@coldwake/text'
import { useWords } from '../../app/words.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { useGoals } from '../objectives/heldGoals.ts'
import { cardIcon, tileIcon, tokenIconOf } from '../pieceIcons.ts'
import { useGame } from '../tableContext.ts'
import { engineNote } from './engineNote.ts'

interface Note {
  key: string
  icon: IconName
  text: string
  stale: boolean
}

/** What I have seen and others have not: what still lies there, then what I remember. */
function useNotes(): Note[] {
  return [...useKnown(), ...useMemories().reverse()]
}

function useKnown(): Note[] {
  const { me, table, name, ctx } = useGame()
  const { shown } = useGoals()
  const { t, lang } = useWords('panels')
  const known = (key: string, icon: IconName, text: string): Note => ({ key, icon, text, stale: false })
  const seen = (what: NoteView['what'], at: string, card: Name, icon: IconName): Note =>
    known(`${what} ${at}`, icon, noteText({ round: 0, what, at, card, stale: false }, ctx, lang))
  const cards = (names: readonly Name[]) => names.map(card => cardName(card, lang)).join(', ')
  /** `discard.2`, `deck.0`, `red` */
  const pileName = (pile: string) => {
    const [zone, seat] = pile.split('.')
    if (seat === undefined) return t.deckLabel[pile] ?? pile
    return zone === 'discard' ? t.discardOf({ name: name(Number(seat)) }) : t.deckOf({ name: name(Number(seat)) })
  }
  if (!me) return []
  return [
    ...me.tiles.map(({ room, tile }) => seen('tile', room, tile, tileIcon(tile))),
    ...me.tokens.map(({ room, token }) => seen('token', room, token, tokenIconOf(token))),
    ...(me.coordinates ? [seen('coordinates', '', me.coordinates, 'course')] : []),
    ...(me.facility?.seen ?? []).map(({ whom, at, card }) =>
      known(
        `contingency ${whom} ${at}`,
        'contingency',
        noteText(
          { round: 0, what: 'contingency', at: whom === null ? 'pool' : String(whom), card, stale: false },
          ctx,
          lang,
        ),
      ),
    ),
    // What has been turned up is everybody's.
    ...(me.facility?.css ?? []).flatMap(({ space, card }) =>
      table.facility?.css.some(one => one.space === space && one.card !== null)
        ? []
        : [seen('css', String(space), card, 'cssPod')],
    ),
    ...me.engines.flatMap((tokens, engine) => {
      const text = engineNote(engine, tokens, { t, lang })
      return text ? [known(`engine ${engine}`, 'engine', text)] : []
    }),
    ...me.piles.map(({ deck, index, card }) =>
      known(
        `${deck} ${index}`,
        PILE_ICON[deck] ?? cardIcon(card),
        t.noteCard({ place: t.fromTheTop({ deck: pileName(deck), n: index + 1 }), card: cardName(card, lang) }),
      ),
    ),
    ...me.words.map(({ pile, index, word }) =>
      known(
        `${pile} ${index} word`,
        'contamination',
        t.noteCard({ place: pileName(pile), card: wordName(word, lang) }),
      ),
    ),
    ...me.others.flatMap(({ seat, inventory, offer, objectives, rejected }) => {
      const has = cards([...inventory, ...offer, ...(shown ? [...objectives, ...rejected] : [])])
      return has ? [known(`seat ${seat}`, 'eye', t.noteCard({ place: name(seat), card: has }))] : []
    }),
  ]
}

/** Of decks whose cards have no picture of their own. */
const PILE_ICON: Partial<Record<string, IconName>> = { event: 'event', attack: 'attack', wound: 'serious' }

const MEMORY_ICON: Record<NoteView['what'], IconName> = {
  tile: 'eye',
  token: 'eye',
  returned: 'items',
  coordinates: 'course',
  engine: 'engine',
  event: 'event',
  objective: 'objective',
  shown: 'items',
  scan: 'contamination',
  contingency: 'contingency',
  css: 'cssPod',
  attack: 'attack',
}

function useMemories(): Note[] {
  const { me, ctx } = useGame()
  const { shown } = useGoals()
  const { lang } = useWords()
  if (!me) return []
  // What still lies where I saw it is said already; secret goals are said while they are held open.
  const lying = ({ what, at }: NoteView) =>
    (what === 'tile' && me.tiles.some(({ room }) => room === at)) ||
    (what === 'token' && me.tokens.some(({ room }) => room === at)) ||
    (what === 'coordinates' && me.coordinates !== null) ||
    // A contingency is never shuffled: what I saw I still know, wherever it went.
    what === 'contingency' ||
    (what === 'objective' && !shown) ||
    (what === 'css' && (me.facility?.css ?? []).some(({ space }) => String(space) === at))
  return me.notes.flatMap((note, i) =>
    lying(note)
      ? []
      : [{ key: `note ${i}`, icon: MEMORY_ICON[note.what], text: noteText(note, ctx, lang), stale: note.stale }],
  )
}

export function NoteList() {
  const { t, lang } = useWords()
  const notes = useNotes()
  if (notes.length === 0) return <p className="none">{t.noNotes}</p>
  return (
    <ul className="notes">
      {notes.map(({ key, icon, text, stale }) => (
        <li key={key} className={stale ? 'stale' : ''}>
          <Icon name={icon} />
          <span>
            {breakableSentence(text, lang)}
            {stale && <small> {t.noLongerCertain}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
