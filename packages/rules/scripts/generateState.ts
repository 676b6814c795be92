/**
 * Writes src/games/state.generated.ts: the blank state, its copy and its comparisons, field by field, from the
 * descriptions of the core and of every game's slice. `npm run generate`.
 */
import { writeFileSync } from 'node:fs'
import type { Shape } from '../src/core/describe.ts'
import { coreState } from '../src/core/state.ts'
import { SLICES, STATE } from '../src/games/state.ts'

type Record_ = Extract<Shape, { kind: 'record' }>
type Fields = Readonly<Record<string, Shape>>

const FILE = new URL('../src/games/state.generated.ts', import.meta.url)
/** Records with more fields are copied by a function of their own. */
const INLINE = 6

const isRecord = (shape: Shape): shape is Record_ => shape.kind === 'record'
const isPlain = (shape: Shape): boolean => shape.kind !== 'list' && shape.kind !== 'record' && shape.kind !== 'custom'
/** Copied as it is. */
const isCopiedWhole = (shape: Shape): boolean => isPlain(shape) || shape.shared === true
const indent = (code: string): string => code.replaceAll(/\n(?=.)/g, '\n  ')
const objectOf = (entries: readonly (readonly [key: string, code: string])[]): string =>
  `{\n${entries.map(([key, code]) => `  ${key}: ${indent(code)},\n`).join('')}}`

/** Every record that is reached by copying, with the file whose type it is, inner ones first. */
function records(fields: Fields, from: string): { record: Record_; from: string; inList: boolean }[] {
  const found = (shape: Shape, inList: boolean): ReturnType<typeof records> => {
    if (shape.shared || shape.given) return []
    if (shape.kind === 'list') return found(shape.item, true)
    return isRecord(shape) ? [...records(shape.fields, from), { record: shape, from, inList }] : []
  }
  return Object.values(fields).flatMap(shape => found(shape, false))
}
const all = [...records(coreState, '../core/state.ts'), ...SLICES.flatMap(({ fields, from }) => records(fields, from))]
const isOptional = ({ fields }: Record_): boolean => Object.values(fields).some(field => field.optional)
const hasOwnCopy = ({ record, inList }: (typeof all)[number]): boolean =>
  inList || isOptional(record) || Object.keys(record.fields).length > INLINE
const ownCopies = all.filter(hasOwnCopy)

// ---------------------------------------------------------------- the copy

function copyOf(shape: Shape, at: string): string {
  if (isCopiedWhole(shape)) return at
  const code = plainCopyOf(shape, at)
  return shape.nullable || shape.part !== undefined ? `${at} && ${code}` : code
}

function plainCopyOf(shape: Shape, at: string): string {
  if (shape.kind === 'custom') return `copyNamedLists(${at})`
  if (shape.kind === 'list') {
    const { item } = shape
    if (isCopiedWhole(item)) return `${at}.slice()`
    return isRecord(item) ? `copyEach(${at}, copy${item.name})` : `copyLists(${at})`
  }
  if (!isRecord(shape)) return at
  if (ownCopies.some(({ record }) => record.name === shape.name)) return `copy${shape.name}(${at})`
  return objectOf(Object.entries(shape.fields).map(([key, field]) => [key, copyOf(field, `${at}.${key}`)]))
}

function copyFunction({ name, fields }: Record_): string {
  const copied = (isLeftOut: boolean) =>
    Object.entries(fields)
      .filter(([, field]) => (field.optional ?? false) === isLeftOut)
      .map(([key, field]): [string, string] => [key, copyOf(field, `from.${key}`)])
  const literal = objectOf(copied(false))
  if (copied(true).length === 0) return `const copy${name} = (from: ${name}): ${name} => (${literal})\n`
  const rest = copied(true).map(([key, code]) => `  if (from.${key} !== undefined) copy.${key} = ${code}\n`)
  return `function copy${name}(from: ${name}): ${name} {\n  const copy: ${name} = ${indent(literal)}\n${rest.join('')}  return copy\n}\n`
}

// ---------------------------------------------------------------- the blank state

function blankOf(shape: Shape, key: string): string {
  if (shape.given) return key
  if (shape.part !== undefined) return `size.has.includes('${shape.part}') ? ${plainBlankOf(shape)} : undefined`
  return plainBlankOf(shape)
}

function plainBlankOf(shape: Shape): string {
  if (shape.blank !== undefined) return literal(shape.blank)
  if (isRecord(shape)) return objectOf(blankEntries(shape.fields))
  if (shape.kind !== 'list' || typeof shape.length !== 'string') throw new Error(`no blank for a ${shape.kind}`)
  const { item, length } = shape
  return isPlain(item) || item.nullable
    ? `Array(size.${length}).fill(${literal(item.blank)})`
    : `listOf(size.${length}, () => ${plainBlankOf(item)})`
}
const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value).replaceAll(',', ', ')
const blankEntries = (fields: Fields): [string, string][] =>
  Object.entries(fields)
    .filter(([, field]) => !field.optional)
    .map(([key, field]) => [key, blankOf(field, key)])

/** Of those whom the set-up puts there. */
const laidLater = Object.values(STATE).flatMap(shape =>
  shape.kind === 'list' && shape.length !== undefined && shape.blank !== undefined && isRecord(shape.item)
    ? [shape.item]
    : [],
)
const blankFunction = ({ name, fields }: Record_): string =>
  `export const blank${name} = (): ${name} => (${objectOf(blankEntries(fields))})\n`

// ---------------------------------------------------------------- the comparison

/** Secret pieces are compared apart from all that everybody sees. */
type Want = 'all' | 'open' | 'secret'
/** The conditions under which `a` and `b` are the same there; `seen`: with who knows the pieces. */
function conditions(shape: Shape, key: string, want: Want): string[] {
  if (shape.hidden || shape.given || shape.transient) return []
  const [a, b] = [`a.${key}`, `b.${key}`]
  if (isRecord(shape)) return recordConditions(shape, key, want)
  if (shape.kind === 'list' && isPieces(shape)) {
    if (want !== 'all' && (want === 'secret') !== (shownOf(shape) === 'secret')) return []
    if (shownOf(shape) === 'counted') return [`${a}.length === ${b}.length`]
    return [`${shape.item.kind === 'list' ? 'samePiles' : 'samePieces'}(${a}, seenBefore, ${b}, seen)`]
  }
  if (want === 'secret') return []
  return [shape.kind === 'list' ? `sameList(${a}, ${b})` : `${a} === ${b}`]
}
const shownOf = (shape: Shape) =>
  shape.kind === 'list' ? (shape.pieces ?? (shape.item.kind === 'list' ? shape.item.pieces : undefined)) : undefined
const isPieces = (shape: Shape): boolean => shownOf(shape) !== undefined

function recordConditions(shape: Record_, key: string, want: Want): string[] {
  const [a, b] = [`a.${key}`, `b.${key}`]
  if (shape.part === undefined && !shape.nullable)
    return Object.entries(shape.fields).flatMap(([inner, field]) => conditions(field, `${key}.${inner}`, want))
  if (innerConditions(shape, want).length === 0) return []
  const seen = needsSeen(shape, want) ? ', seenBefore, seen' : ''
  return [`(${a} && ${b} ? ${sameName(shape, want)}(${a}, ${b}${seen}) : ${a} === ${b})`]
}
const sameName = ({ name }: Record_, want: Want): string => (want === 'secret' ? `same${name}Secrets` : `same${name}`)
const innerConditions = ({ fields }: Record_, want: Want): string[] =>
  Object.entries(fields).flatMap(([key, field]) => conditions(field, key, want))
const needsSeen = (shape: Record_, want: Want): boolean =>
  innerConditions(shape, want).some(code => code.includes('seenBefore'))

const SEEN = ', seenBefore: readonly number[], seen: readonly number[]'
function sameFunction(shape: Record_, want: Want, isExported: boolean): string {
  const { name } = shape
  const seen = needsSeen(shape, want) ? SEEN : ''
  const head = `${isExported ? 'export ' : ''}const ${sameName(shape, want)} = (a: ${name}, b: ${name}${seen}): boolean =>`
  return `${head}\n  ${allOf(innerConditions(shape, want))}\n`
}
const allOf = (codes: readonly string[]): string => codes.join(' &&\n  ')

/** Does a view show it to everybody, so that two of them are compared? */
const isCompared = (shape: Shape): boolean => !shape.hidden && !shape.given && !shape.transient && !shape.shared
const compared = (fields: Fields): Record_[] =>
  Object.values(fields).flatMap(shape => {
    const found = shape.kind === 'list' ? shape.item : shape
    return isCompared(shape) && isCompared(found) && isRecord(found) ? [found] : []
  })
const innerParts = (fields: Fields): Record_[] =>
  Object.values(fields).flatMap(shape =>
    isRecord(shape) && shape.part !== undefined ? [...innerParts(shape.fields), shape] : [],
  )
const sliceFields: Fields = Object.assign({}, ...SLICES.map(({ fields }) => fields))
const sliceParts = innerParts(sliceFields)

const sameSlices = (name: string, want: Want): string => {
  const codes = Object.entries(sliceFields).flatMap(([key, field]) => conditions(field, key, want))
  const own = codes.map(code => code.replace(', seenBefore, seen)', ', a.seen, b.seen)'))
  return `export const ${name} = (a: GameState, b: GameState): boolean =>\n  ${allOf(own)}\n`
}

/** Room → is everything the same there but for the pieces? And in all rooms? */
const sameRoom = (): string => {
  const keys = Object.entries(STATE).flatMap(([key, shape]) =>
    shape.kind === 'list' && shape.length === 'rooms' && !isPieces(shape) ? [key] : [],
  )
  const codes = keys.map(key => `a.${key}[room] === b.${key}[room]`)
  const all = keys.map(key => `sameList(a.${key}, b.${key})`)
  return (
    `export const sameRoom = (a: GameState, b: GameState, room: number): boolean =>\n  ${allOf(codes)}\n\n` +
    `export const sameRooms = (a: GameState, b: GameState): boolean =>\n  ${allOf(all)}\n`
  )
}

// ---------------------------------------------------------------- where pieces lie

function pushPieces(fields: Fields, at: string): string[] {
  return Object.entries(fields).flatMap(([key, shape]) => {
    const place = `${at}.${key}`
    if (isPieces(shape) && shape.kind === 'list')
      return shape.item.kind === 'list' ? [`for (const list of ${place}) lists.push(list)`] : [`lists.push(${place})`]
    if (!isRecord(shape) || pushPieces(shape.fields, place).length === 0) return []
    const inner = pushPieces(shape.fields, place)
    if (shape.part === undefined) return inner
    const code = inner.length === 1 ? ` ${inner[0]}` : ` {\n${inner.map(line => `  ${indent(line)}\n`).join('')}}`
    return [`if (${place})${code}`]
  })
}

// ---------------------------------------------------------------- the file

/** The text of the generated file. */
export function generatedState(): string {
  const helpers = ['copyEach', 'copyLists', 'copyNamedLists', 'listOf']
  const body = [
    ...ownCopies.map(({ record }) => copyFunction(record)),
    `/** Field by field on purpose: bots copy thousands of states per move. What is never changed in place is shared. */\n` +
      `export const clone = (g: GameState): GameState => (${objectOf(
        Object.entries(STATE).map(([key, shape]) => [key, copyOf(shape, `g.${key}`)]),
      )})\n`,
    ...laidLater.map(blankFunction),
    `export const newState = (setup: Setup, rng: Rng, size: Sizes): GameState => (${objectOf(blankEntries(STATE))})\n`,
    ...compared(coreState).map(shape => sameFunction(shape, 'all', true)),
    sameRoom(),
    ...sliceParts.map(shape => sameFunction(shape, 'open', false)),
    ...sliceParts
      .filter(shape => innerConditions(shape, 'secret').length > 0)
      .map(shape => sameFunction(shape, 'secret', false)),
    `/** What only some games have and everybody sees. */\n${sameSlices('sameSlices', 'open')}`,
    `/** The pieces of such parts that single seats may know. */\n${sameSlices('sameSliceSecrets', 'secret')}`,
    `/** Every list of pieces besides the zones; the same number is the same place in every state of a table. */\n` +
      `export function pieceLists(g: GameState): number[][] {\n  const lists: number[][] = []\n${pushPieces(STATE, 'g')
        .map(line => `  ${indent(line)}\n`)
        .join('')}  return lists\n}\n`,
  ].join('\n')
  const typesOf = (from: string) =>
    [
      ...new Set(all.filter(one => one.from === from).map(({ record }) => record.name)),
      ...(from === CORE ? ['GameState'] : []),
    ]
      .filter(name => new RegExp(`: ${name}\\b`).test(body))
      .sort()
      .join(', ')
  const imports = [
    `import { ${helpers.filter(name => body.includes(`${name}(`)).join(', ')} } from '../core/copy.ts'`,
    `import type { Sizes } from '../core/describe.ts'`,
    `import type { Rng } from '../core/random.ts'`,
    `import { sameList, samePieces, samePiles } from '../core/same.ts'`,
    `import type { ${typesOf(CORE)} } from '${CORE}'`,
    `import type { Setup } from '../core/types.ts'`,
    ...SLICES.map(({ from }) => ({ from, types: typesOf(from) }))
      .filter(({ types }) => types !== '')
      .sort((a, b) => (a.from < b.from ? -1 : 1))
      .map(({ from, types }) => `import type { ${types} } from '${from}'`),
  ]
  return `// Written by \`npm run generate\` from the descriptions in core/state.ts and games/…/state.ts. Do not edit.\n${imports.join('\n')}\n\n${body}`
}
const CORE = '../core/state.ts'

if (import.meta.main) writeFileSync(FILE, generatedState())
