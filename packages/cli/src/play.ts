/** A game in the terminal: one person, the rest bots. */
import { createInterface } from 'node:readline/promises'
import { bots, type Memory } from '@coldwake/bots'
import {
  create,
  type Decision,
  explain,
  faceFor,
  type GameEvent,
  type GameState,
  type Input,
  keyFromSeed,
  myView,
  type Option,
  pending,
  pendingFor,
  type Seat,
  step,
  tableView,
  view,
} from '@coldwake/rules'
import {
  askText,
  type Context,
  characterName,
  checkText,
  type Dialect,
  dialectOf,
  endText,
  eventText,
  type Lang,
  langs,
  loadLanguage,
  optionText,
  seatLetter,
  ui,
  whyText,
} from '@coldwake/text'
import { known, readArgs, wholeNumber } from './args.ts'
import { digestOf, writeLog } from './gameFiles.ts'
import { required } from './required.ts'
import { boardText, handText, peopleText, type Screen, statusText } from './screen.ts'
import { readTable, seatsAt, tableArgs, tableHelp } from './tableArgs.ts'
import { terminalWords } from './words.ts'

export const playHelp = `play ${tableHelp}
    [--players NUMBER] [--seed NUMBER] [--seat 1..5] [--lang ${langs.join('|')}] [--log FILE]
  plays a game in the terminal: you and bots`

interface Session {
  g: GameState
  me: Seat
  /** The language as this game words it. */
  lang: Dialect
  /** What I was told, newest last. */
  heard: string[]
  /** How much of it has been printed. */
  printed: number
  /** Everybody's inputs so far: the log of the game. */
  inputs: Input[]
}

const contextOf = ({ g, me, lang }: Session): Context => {
  const table = tableView(g)
  const name = (seat: Seat) => {
    const character = table.crew[seat]?.character
    return character ? characterName(character, lang) : ui(lang).seatNumber({ letter: seatLetter(seat + 1) })
  }
  return { table, me, names: name }
}

const screenOf = (s: Session): Screen => {
  const ctx = contextOf(s)
  return { table: ctx.table, me: myView(s.g, s.me), ctx, lang: s.lang }
}

function give(s: Session, input: Input): void {
  const told: GameEvent[] = []
  step(s.g, input, event => told.push(event))
  s.inputs.push(input)
  hear(s, told)
}

/** Events are worded by the table as it is now, which is how a log reads. */
function hear(s: Session, told: readonly GameEvent[]): void {
  const ctx = contextOf(s)
  for (const event of told) s.heard.push(eventText(faceFor(event, s.me, s.g.setup), ctx, s.lang))
}

function printNews(s: Session): void {
  for (; s.printed < s.heard.length; s.printed++) console.log(`  ${s.heard[s.printed]}`)
}

const label = (option: Option, ctx: Context, lang: Dialect): string =>
  optionText(option, ctx, lang) + (option.cost ? ` [${option.cost}]` : '')

function printQuestion(s: Session, decision: Decision): void {
  const screen = screenOf(s)
  console.log(`\n${statusText(screen)}`)
  console.log(askText(decision, s.lang, screen.ctx))
  decision.options.forEach((option, i) => {
    console.log(`${String(i + 1).padStart(3)}  ${label(option, screen.ctx, s.lang)}`)
  })
}

function printWhyNot(s: Session): void {
  const ctx = contextOf(s)
  for (const { why, ...choice } of explain(s.g, s.me))
    console.log(`  ${optionText(choice, ctx, s.lang)}: ${whyText(why, s.lang)}`)
}

/** NEM-DROP-01: asks for a chance to drop things after the last action. */
function holdTurn(s: Session): void {
  const mayHold = s.g.turn?.seat === s.me && !s.g.turn.held && s.g.crew[s.me]?.passed === false
  if (mayHold) give(s, { seat: s.me, do: 'holdTurn' })
  console.log(view(s.g, s.me).me?.held ? ui(s.lang, 'panels').holdTurn.held : terminalWords(s.lang).onlyMyTurn)
}

/** Handles a typed line: returns a choice, or null after showing what was asked for. */
function command(s: Session, decision: Decision, typed: string): Option | null {
  const choice = decision.options[Number(typed) - 1]
  if (/^\d+$/.test(typed) && choice) return choice
  const shows: Record<string, () => void> = {
    b: () => console.log(boardText(screenOf(s))),
    m: () => console.log(handText(screenOf(s))),
    p: () => console.log(peopleText(screenOf(s))),
    w: () => printWhyNot(s),
    d: () => holdTurn(s),
    l: () => console.log(s.heard.slice(-30).join('\n')),
    '?': () => console.log(terminalWords(s.lang).keys),
    '': () => printQuestion(s, decision),
  }
  const show = Object.hasOwn(shows, typed) ? shows[typed] : undefined
  if (show) show()
  else console.log(`${terminalWords(s.lang).noChoice(typed)} ${terminalWords(s.lang).keys}`)
  return null
}

/** Lets bots answer until the player is asked or nobody is. */
function letBotsPlay(s: Session, memories: Memory[]): void {
  for (;;) {
    const [decision] = pending(s.g).filter(d => d.seat !== s.me)
    if (!decision || pendingFor(s.g, s.me)) return
    const { seat } = decision
    const chosen = bots.random.choose(
      () => ({ ...view(s.g, seat), talk: [], whispers: [] }),
      decision,
      required(memories[seat], `bot ${seat}`),
    )
    memories[seat] = chosen.memory
    give(s, chosen.input)
  }
}

/** Lines that are typed or piped in; null at the end of the input. */
async function* typedLines(): AsyncGenerator<string> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) yield line.trim()
}

export async function play(args: string[]): Promise<boolean> {
  const { values } = readArgs(args, {
    ...tableArgs,
    players: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    seat: { type: 'string', default: '1' },
    lang: { type: 'string', default: 'en' },
    log: { type: 'string' },
  })
  const { table, seats } = readTable(values)
  const players = wholeNumber('players', values.players, seats.min, seats.max)
  const seed = wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER)
  const me = wholeNumber('seat', values.seat, 1, players) - 1
  const lang = known('lang', values.lang, langs) as Lang
  await loadLanguage(lang)
  const setup = seatsAt(table, players)
  const key = keyFromSeed(seed)
  const told: GameEvent[] = []
  const g = create(setup, key, event => told.push(event))
  const s: Session = { g, me, lang: dialectOf(lang, table.game), heard: [], printed: 0, inputs: [] }
  hear(s, told)
  const memories = setup.seats.map((_, seat) => bots.random.begin(seed * 31 + seat))
  const { begins, keys, leaves } = terminalWords(s.lang)
  console.log(`${begins(table.game, players, seed)} ${keys}`)

  letBotsPlay(s, memories)
  const typing = typedLines()
  for (let open = pendingFor(g, me); open; open = pendingFor(g, me)) {
    printNews(s)
    printQuestion(s, open)
    let chosen: Option | null = null
    while (!chosen) {
      if (process.stdin.isTTY) process.stdout.write('> ')
      const { value: typed, done } = await typing.next()
      if (done || typed === 'q') {
        console.log(leaves(g.round))
        return true
      }
      chosen = command(s, open, typed)
    }
    const { cost: _, ...choice } = chosen
    const input: Input = { seat: me, n: open.n, ...choice }
    give(s, input)
    letBotsPlay(s, memories)
  }
  printNews(s)
  printEnd(s)
  if (values.log !== undefined) writeLog(values.log, { coldwake: 1, setup, key, inputs: s.inputs, digest: digestOf(g) })
  await typing.return(undefined)
  return true
}

function printEnd(s: Session): void {
  const ctx = contextOf(s)
  const { over } = s.g
  if (!over) return
  console.log(`\n${endText(over, ctx, s.lang)}`)
  for (const check of over.report) console.log(`  ${checkText(check, ctx, s.lang)}`)
}
