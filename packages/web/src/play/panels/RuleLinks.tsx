/** The rules of a card, of a room and all that is in it, or of what befell a person, as a row of links. */
import {
  type CorridorId,
  type CrewView,
  intrudersIn,
  type Name,
  type RoomView,
  type TableView,
} from '@coldwake/rules/facts'
import { roomName } from '@coldwake/text'
import { useWords } from '../../app/words.ts'
import { useTableWords } from '../../games/tableWords.ts'
import { darkRoomText } from '../../games/viewFacts.ts'
import { Icon } from '../../icons/Icon.tsx'
import {
  cardAddress,
  type PersonSign,
  type RoomSign,
  recipesAddress,
  roomAddress,
  type Sign,
  signAddress,
} from '../../rules/links/address.ts'
import { RulesLink } from '../../rules/links/RulesLink.tsx'
import { isInRecipes } from '../../rules/links/recipes.ts'

interface Chip {
  to: string
  say: string
}

function RuleChips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  if (chips.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form, so not a fieldset
    <div className="rulechips" role="group" aria-label={label}>
      {chips.map(({ to, say }) => (
        <RulesLink key={to} to={to}>
          <Icon name="rules" />
          {say}
        </RulesLink>
      ))}
    </div>
  )
}

export function CardRules({ game, card, name }: { game: string; card: Name; name: string }) {
  const { t } = useWords()
  const chips = [{ to: cardAddress(game, card), say: t.rules.title }]
  if (isInRecipes(game, card)) chips.push({ to: recipesAddress(game), say: t.rules.recipes })
  return <RuleChips label={t.rules.about({ what: name })} chips={chips} />
}

interface RoomRulesProps {
  table: TableView
  room: RoomView
  /** The corridors that end there, technical ones too. */
  corridors: readonly CorridorId[]
}

/** The room itself once it is known, and every marker, thing and creature in it and around it. */
export function RoomRules({ table, room, corridors }: RoomRulesProps) {
  const { t, lang } = useTableWords()
  const { game } = table
  const name = room.tile ? roomName(room.tile, lang) : t.unexploredRoom({ room: room.room })
  const own = room.tile ? [{ to: roomAddress(game, room.tile), say: name }] : []
  const signs: [RoomSign, boolean, string][] = [
    ['fire', room.fire, t.fire],
    ['malfunction', room.malfunction, t.malfunction],
    ['vent', table.vent === room.room, t.vent],
    ['intruder', intrudersIn(table, room.room).length > 0, t.inCombat],
    ['object', room.objects.length > 0, t.rules.object],
    ['noise', table.noise.some(corridor => corridors.includes(corridor)), t.noise],
    ['door', table.doors.some(({ corridor }) => corridors.includes(corridor)), t.rules.doors],
  ]
  const dark = darkRoomText(table, room.room, t)
  if (dark) signs.push(['dark', true, dark])
  return <RuleChips label={t.rules.about({ what: name })} chips={[...own, ...present(game, signs)]} />
}

/** What somebody suffers from. */
export function PersonRules({ game, crew, name }: { game: string; crew: CrewView; name: string }) {
  const { t } = useWords()
  const signs: [PersonSign, boolean, string][] = [
    ['wound', crew.light > 0 || crew.wounds.length + crew.dressed.length > 0, t.rules.wounds],
    ['larva', crew.larva, t.hasLarva],
    ['slime', crew.slime, t.slimed],
    ['contamination', crew.contamination > 0, t.contaminationCards({ n: crew.contamination })],
    ['signal', crew.signal, t.signalSent],
  ]
  return <RuleChips label={t.rules.about({ what: name })} chips={present(game, signs)} />
}

const present = (game: string, signs: readonly [Sign, boolean, string][]): Chip[] =>
  signs.flatMap(([sign, is, say]) => (is ? [{ to: signAddress(game, sign), say }] : []))
