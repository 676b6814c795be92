/** Which modules of other packages something needs, by the names that it imports: the doors of packages have far more. */
import path from 'node:path'
import { parseSync } from 'vite'

/** The part of the bundler's answers that is used here. */
interface Module {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
export interface Graph {
  getModuleInfo(id: string): Module | null
}

export const packages = path.join(import.meta.dirname, '../..')

export function reachable(
  from: readonly string[],
  next: (module: Module) => readonly string[],
  graph: Graph,
): readonly string[] {
  const found = new Set(from)
  for (const id of found) {
    const module = graph.getModuleInfo(id)
    for (const one of module ? next(module) : []) found.add(one)
  }
  return [...found]
}

/** A name that a module imports from another, or passes on from it. Null: everything that is there. */
interface Link {
  from: string
  name: string | null
}

interface Outline {
  imports: readonly Link[]
  /** By the name that others import. */
  passes: ReadonlyMap<string, Link>
  /** Modules of which everything is passed on. */
  passesAll: readonly string[]
  own: ReadonlySet<string>
}

/** The modules of other packages that run with these files. A module that only passes names on does not run. */
export function modulesNeeded(files: readonly string[], graph: Graph): Set<string> {
  const outlines = new Map<string, Outline>()
  const outline = (id: string): Outline => {
    const known = outlines.get(id) ?? outlineOf(id, graph.getModuleInfo(id)?.code ?? '')
    outlines.set(id, known)
    return known
  }
  /** The module in which a name is declared, as seen from another. */
  const declaredIn = (id: string, name: string): string | null => {
    const { own, passes, passesAll } = outline(id)
    if (own.has(name)) return id
    const link = passes.get(name)
    if (link) return link.name === null ? link.from : declaredIn(link.from, link.name)
    for (const from of passesAll) {
      const found = declaredIn(from, name)
      if (found) return found
    }
    return null
  }
  const found = new Set<string>()
  const waiting = [...files]
  for (const id of waiting)
    for (const { from, name } of outline(id).imports) {
      const needed = name === null ? from : declaredIn(from, name)
      if (needed === null || found.has(needed)) continue
      found.add(needed)
      waiting.push(needed)
    }
  return found
}

/** Only imports from other packages, or within one of them: the page's own modules go by their folders. */
function outlineOf(id: string, code: string): Outline {
  const { staticImports, staticExports } = parseSync(id, code).module
  const imports = staticImports.flatMap(({ moduleRequest, entries }): Link[] => {
    const from = resolved(id, moduleRequest.value)
    return from === null
      ? []
      : entries.flatMap(({ isType, importName }) => (isType ? [] : { from, name: importName.name ?? null }))
  })
  const passes = new Map<string, Link>()
  const passesAll: string[] = []
  const own = new Set<string>()
  for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(({ entries }) => entries)) {
    const name = exportName.name ?? exportName.kind
    const from = moduleRequest && resolved(id, moduleRequest.value)
    if (isType) continue
    if (!from) own.add(name)
    else if (importName.kind === 'AllButDefault') passesAll.push(from)
    else passes.set(name, { from, name: importName.name ?? null })
  }
  return { imports, passes, passesAll, own }
}

const DOOR = /^@coldwake\/(\w+)(?:\/(.+))?$/

/** The file of another package that an import names; null for our own files and what comes from elsewhere. */
function resolved(importer: string, request: string): string | null {
  const [, name, door = 'index'] = DOOR.exec(request) ?? []
  if (name) return path.join(packages, name, 'src', `${door}.ts`)
  const isPackage = !importer.startsWith(path.join(packages, 'web'))
  return isPackage && request.startsWith('.') ? path.join(path.dirname(importer), request) : null
}
