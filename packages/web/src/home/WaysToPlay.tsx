/** How a table plays: its board, its mode, what is added to the box, and the rules of the house. */
import {
  asPrinted,
  gameInfo,
  isAsPrinted,
  modeOf,
  nonsense,
  type OptionName,
  printedOptions,
} from '@coldwake/rules/facts'
import { useState } from 'react'
import { useWords } from '../app/words.ts'
import type { Game } from '../games/covers/index.ts'
import { type Choices, chosen, named, pointsOf } from '../ui/optionTexts.ts'
import { type Pick, Picks } from '../ui/Picks.tsx'

type Value = Choices[string]

export interface Ways {
  board: string
  mode: string
  options: Choices
}

/** What adds people or cards to a game; all other options are rules that some houses play otherwise. */
const IN_THE_BOX: readonly string[] = ['intruderPlayer', 'crew', 'intruders'] satisfies OptionName[]

/** What was wished for, as far as it can be played with so many seats. */
export function useWays(game: Game, seats: readonly unknown[]) {
  const info = gameInfo(game)
  const [wished, wish] = useState<Partial<Ways>>({})
  const boards = info?.boards ?? []
  const table = info?.options ?? {}
  const usual = modeOf({ seats: seats.map(() => ({ character: null })) })
  const modes = (info?.modes ?? []).map(mode => ({ mode, bar: nonsense({ mode, seats }, table)?.reason }))
  const mode = modes.find(one => one.mode === wished.mode && !one.bar)?.mode ?? usual
  const options = Object.fromEntries(
    Object.entries(wished.options ?? {}).filter(
      ([name, value]) => !nonsense({ mode, seats, options: { ...wished.options, [name]: value } }, table),
    ),
  )
  const ways: Ways = { board: boards.find(one => one === wished.board) ?? boards[0] ?? '', mode, options }
  return { ways, boards, modes, table, seats, wish: (more: Partial<Ways>) => wish({ ...wished, ...more }) }
}
type Wishes = ReturnType<typeof useWays>

export function WaysToPlay({ wishes }: { wishes: Wishes }) {
  const { t } = useWords('pages')
  const { ways, boards, modes, table, wish } = wishes
  const names = Object.keys(table)
  const added = names.filter(name => IN_THE_BOX.includes(name))
  const { held, points, printed } = bookState(wishes)
  const rules = names.filter(name => !IN_THE_BOX.includes(name) && !points.includes(name))
  const set = (name: string, value: Value) => {
    const { [name]: _, ...others } = ways.options
    const [usual] = table[name as OptionName] ?? []
    wish({ options: value === usual ? others : { ...others, [name]: value } })
  }
  const rows = (some: readonly string[]) =>
    some.map(name => <Choice key={name} name={name} wishes={wishes} onSet={value => set(name, value)} />)
  return (
    <>
      <details className="options">
        <summary>
          <b>{t.door.boardAndMode}</b>
          <span>
            {[
              named(t.lobby.boards[ways.board], ways.board).label,
              named(t.lobby.modes[ways.mode], ways.mode).label,
              ...chosen(ways.options, added, t),
            ].join(' · ')}
          </span>
        </summary>
        <div>
          <Picks
            legend={t.lobby.board}
            value={ways.board}
            onPick={board => wish({ board })}
            picks={boards.map(one => ({ value: one, ...named(t.lobby.boards[one], one) }))}
          />
          <Picks
            legend={t.lobby.mode}
            value={ways.mode}
            onPick={mode => wish({ mode })}
            picks={modes.map(
              (one): Pick<string> => ({
                value: one.mode,
                ...named(t.lobby.modes[one.mode], one.mode),
                ...(one.bar && { bar: t.lobby.nonsense[one.bar] }),
              }),
            )}
          />
          {rows(added)}
        </div>
      </details>
      <details className="options">
        <summary>
          <b>{t.lobby.bookAndFaq.title}</b>
          <span>
            {held === 'mixed'
              ? t.lobby.bookAndFaq.count({ points: printed, of: points.length })
              : t.lobby.bookAndFaq[held].name}
          </span>
        </summary>
        <div>
          <BookOrFaq wishes={wishes} />
          {rows(points)}
        </div>
      </details>
      <details className="options">
        <summary>
          <b>{t.lobby.houseRules}</b>
          <span>{chosen(ways.options, rules, t).join(' · ') || t.lobby.noHouseRules}</span>
        </summary>
        <div>{rows(rules)}</div>
      </details>
    </>
  )
}

/** Whether the rulebook or the FAQ holds in all points where they differ, or in how many of them each. */
function bookState(wishes: Wishes) {
  const { options } = wishes.ways
  const points = pointsOf(wishes.table)
  const isUsual = points.every(name => !Object.hasOwn(options, name))
  const held: 'faq' | 'printed' | 'mixed' = isAsPrinted(options, wishes.table) ? 'printed' : isUsual ? 'faq' : 'mixed'
  return { held, points, printed: points.filter(name => isPrinted(name, wishes)).length }
}

/** Decides all points at once; once a single one departs from that, it says so. */
function BookOrFaq({ wishes }: { wishes: Wishes }) {
  const { t } = useWords('pages')
  const { ways, table, wish } = wishes
  const { faq, printed: book, mixed, legend, count } = t.lobby.bookAndFaq
  const { held, points, printed } = bookState(wishes)
  const others = Object.fromEntries(Object.entries(ways.options).filter(([name]) => !points.includes(name)))
  const counted = count({ points: printed, of: points.length })
  return (
    <>
      <Picks
        legend={legend}
        value={held}
        onPick={picked => {
          if (picked !== 'mixed') wish({ options: picked === 'printed' ? { ...others, ...asPrinted(table) } : others })
        }}
        picks={[
          { value: 'faq', label: faq.name, says: faq.says },
          { value: 'printed', label: book.name, says: book.says },
          ...(held === 'mixed' ? [{ value: held, label: mixed.name, says: `${mixed.says} ${counted}` }] : []),
        ]}
      />
      <span className="visually-hidden" role="status">
        {held === 'mixed' && `${mixed.name}. ${counted}`}
      </span>
    </>
  )
}

/** Is this point, as it is chosen now, what the rulebook prints? */
function isPrinted(name: string, { ways, table }: Wishes): boolean {
  const [usual] = table[name as OptionName] ?? []
  if (!pointsOf(table).includes(name)) return false
  return (ways.options[name] ?? usual) === printedOptions(table)[name as OptionName]
}

/** One option: a box to tick, or one of a few; where it cannot be had, why. */
function Choice({ name, wishes, onSet }: { name: string; wishes: Wishes; onSet: (value: Value) => void }) {
  const { t } = useWords('pages')
  const { ways, table, seats } = wishes
  const values: readonly Value[] = table[name as OptionName] ?? []
  const [usual] = values
  const value = ways.options[name] ?? usual
  const words = t.lobby.choices[name]
  const other = values.find(one => one !== usual)
  const bar = nonsense({ mode: ways.mode, seats, options: { [name]: other } }, table)
  const title = (
    <>
      {words?.name ?? name}
      {isPrinted(name, wishes) && <em className="printed"> {t.lobby.bookAndFaq.tag}</em>}
    </>
  )
  if (typeof usual === 'boolean')
    return (
      <label className="tick">
        <input
          type="checkbox"
          checked={value === true}
          disabled={bar !== null}
          onChange={() => onSet(value !== true)}
        />
        <span>
          <b>{title}</b>
          <small>{bar ? t.lobby.nonsense[bar.reason] : words?.says}</small>
        </span>
      </label>
    )
  return (
    <Picks
      legend={title}
      value={value}
      onPick={picked => picked !== undefined && onSet(picked)}
      picks={values.map((one): { value: Value | undefined; label: string; says: string } => ({
        value: one,
        ...named(words?.values?.[String(one)], String(one)),
      }))}
    />
  )
}
