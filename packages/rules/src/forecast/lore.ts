/** What is printed, arranged for quick looking up: made once for each box. */
import type { Face } from '../core/content.ts'
import type { Facts } from '../core/facts.ts'
import type { Name } from '../core/types.ts'

type Kind = Face['kind']
type FaceOf<K extends Kind> = Extract<Face, { kind: K }>

export interface Lore {
  readonly byName: ReadonlyMap<string, Face>
  readonly byKind: ReadonlyMap<Kind, readonly Face[]>
}

const made = new WeakMap<Facts, Lore>()

function loreOf(facts: Facts): Lore {
  const known = made.get(facts)
  if (known) return known
  const { faces, names } = facts.content
  const byName = new Map<string, Face>()
  const byKind = new Map<Kind, Face[]>()
  faces.forEach((face, piece) => {
    const key = `${face.kind} ${names[piece]}`
    if (!byName.has(key)) byName.set(key, face)
    const list = byKind.get(face.kind)
    if (list) list.push(face)
    else byKind.set(face.kind, [face])
  })
  const lore = { byName, byKind }
  made.set(facts, lore)
  return lore
}

/** A piece of a kind by the name it is shown by. */
export function faceNamed<K extends Kind>(facts: Facts, kind: K, name: Name | null | undefined): FaceOf<K> | null {
  const face = name ? loreOf(facts).byName.get(`${kind} ${name}`) : undefined
  return face?.kind === kind ? (face as FaceOf<K>) : null
}

/** All pieces of a kind. */
export const facesOf = <K extends Kind>(facts: Facts, kind: K): readonly FaceOf<K>[] =>
  (loreOf(facts).byKind.get(kind) ?? []) as readonly FaceOf<K>[]
