/**
 * Which modules are one script: in few large files the same text is compressed much better than in many small ones.
 * A file of the page goes by its folder. Folders that are not listed here are left to the bundler, which makes a script
 * of each part that is loaded later; but the home page is one script with what it shares with others, and so small that
 * these load all of it. A module of another package goes to the first script that needs it.
 */
import path from 'node:path'
import { GAMES } from '../src/games/covers/index.ts'
import type { Graph } from './moduleGraph.ts'
import { modulesNeeded, packages, reachable } from './moduleGraph.ts'

const src = path.join(packages, 'web/src')
const entry = path.join(src, 'app/main.tsx')

/** The folders of each script. A star stands for a game, in the name of a script too. */
const FOLDERS = {
  // What every page needs.
  app: ['app', 'app/pwa', 'art/people', 'games/covers', 'games/*/creatures', 'icons', 'net', 'styles'],
  // What a table needs from its first moment, whichever game is played.
  play: [
    ...['play', 'play/board', 'play/choice', 'play/connection', 'play/stage', 'play/turn'],
    ...['art', 'games', 'games/*/table', 'rules/links', 'sound'],
  ],
  // What happened, in words.
  log: ['play/log', 'games/log', 'games/*/log'],
  // How a question is answered, beyond where to go.
  answer: ['art/cards', 'play/choice/answer', 'games/answer', 'games/*/answer'],
  // What lies on and beside the board of one game.
  'board-*': ['games/*'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The folders of scripts that come when there is time: what earlier scripts need of these files lies in them. */
const LATER = {
  // What a seat plays for, the ways out, and cards in full.
  goals: ['play/objectives', 'play/waysOut', 'play/cards'],
  // What things mean, and where what is off the screen lies.
  explain: ['play/explain', 'play/explain/records', 'play/board/beyond'],
  // How news is played.
  stage: ['play/stage/scenes'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const folders = Object.entries(FOLDERS).flatMap(([script, folders]) =>
  folders.map(folder => ({ script, folder: new RegExp(`^${folder.replace('*', `(${GAMES.join('|')})`)}$`) })),
)

/** The script of a file of the page; null where the bundler decides. */
function scriptOfFile(id: string): string | null {
  // A picture in a script lies in that of whoever shows it.
  if (!isOurs(id) || id.endsWith('?inline')) return null
  const folder = path.relative(src, path.dirname(id))
  const found = folders.find(one => one.folder.test(folder))
  return found?.script.replace('*', found.folder.exec(folder)?.[1] ?? '') ?? null
}

const isOurs = (id: string): boolean => id.startsWith(src) && /\.(tsx?|svg|css)(\?inline)?$/.test(id)

/** Tells the bundler the script of each module, once all modules are known. */
export function chunks(): (id: string, graph: Graph) => string | null {
  let others: ReadonlyMap<string, string> | null = null
  return (id, graph) => {
    if (/virtual:home-icons/.test(id)) return 'pages'
    if (/preload-helper|virtual:game-icons|\/fonts\.css$/.test(id)) return 'app'
    others ??= scriptsByUse(graph)
    return scriptOfFile(id) ?? others.get(id) ?? null
  }
}

/** The scripts of what our scripts need of the other packages, and of what the home page shares. */
function scriptsByUse(graph: Graph): ReadonlyMap<string, string> {
  const files = reachable(
    [entry],
    ({ importedIds, dynamicallyImportedIds }) => [...importedIds, ...dynamicallyImportedIds].filter(isOurs),
    graph,
  )
  const home = reachable(
    files.filter(id => path.dirname(id) === path.join(src, 'home')),
    ({ importedIds }) => importedIds.filter(isOurs),
    graph,
  )
  const neededBy = (script: keyof typeof FOLDERS) =>
    modulesNeeded(
      files.filter(id => scriptOfFile(id) === script),
      graph,
    )
  const found = new Map<string, string>()
  const put = (script: string, modules: Iterable<string>) => {
    for (const id of modules) if (!found.has(id)) found.set(id, script)
  }
  const [atTable, atHome] = [neededBy('play'), modulesNeeded(home, graph)]
  put('app', neededBy('app'))
  // What both the home page and a table need is everybody's.
  put(
    'app',
    [...atTable].filter(id => atHome.has(id)),
  )
  put('play', atTable)
  put('play', sharedByBoxes(files, graph))
  put('log', neededBy('log'))
  put('answer', neededBy('answer'))
  // A sheet that is asked for by a script comes late; the few of the home page come with the page itself.
  for (const id of home) if (scriptOfFile(id) === null) put(id.endsWith('.css') ? 'app' : 'pages', [id])
  // What else wire has without schemas is next to nothing; with schemas it would bring the library for them.
  put(
    'app',
    [...atHome].filter(id => id.startsWith(path.join(packages, 'wire'))),
  )
  put('pages', atHome)
  // What the files of a script import at once from other folders would be a script of a line or two.
  const table = reachable(
    files.filter(id => scriptOfFile(id) === 'play'),
    ({ importedIds }) => importedIds.filter(isOurs),
    graph,
  )
  put(
    'play',
    table.filter(id => scriptOfFile(id) === null && !/\?inline$/.test(id)),
  )
  const ours = ({ importedIds }: { importedIds: readonly string[] }) => importedIds.filter(isOurs)
  const isFree = (id: string) => scriptOfFile(id) === null && !id.endsWith('?inline')
  const early = new Set<string>()
  for (const [script, ids] of Object.entries(Object.groupBy(files, id => scriptOfFile(id) ?? ''))) {
    const needed = script && ids ? reachable(ids, ours, graph).filter(isFree) : []
    for (const id of needed) early.add(id)
    if (script === 'log' || script === 'answer') put(script, needed)
  }
  for (const [script, folders] of Object.entries<readonly string[]>(LATER)) {
    const own = files.filter(id => folders.includes(path.relative(src, path.dirname(id))))
    put(
      script,
      reachable(own, ours, graph).filter(id => isFree(id) && !early.has(id)),
    )
  }
  return found
}

/** A table loads the boxes of its game: what three or more boxes have in common, most tables need. */
function sharedByBoxes(files: readonly string[], graph: Graph): string[] {
  const boxes = files
    .filter(id => scriptOfFile(id) === 'play')
    .flatMap(id => graph.getModuleInfo(id)?.dynamicallyImportedIds.filter(id => !isOurs(id)) ?? [])
  const needed = boxes.map(box => modulesNeeded([box], graph))
  return [...new Set(needed.flatMap(modules => [...modules]))].filter(
    id => needed.filter(modules => modules.has(id)).length >= 3,
  )
}

const AREA = /^text\/src\/(\w+)\/(?:.+\/)?(\w+)\/index\.ts$/

/** Each area of a language is a file of that language; what is shared by all areas bears its name alone. */
export function fileOf({ facadeModuleId }: { facadeModuleId?: string | null | undefined }): string {
  const [, lang, area] = AREA.exec(path.relative(packages, facadeModuleId ?? '')) ?? []
  if (!lang) return 'assets/[name]-[hash].js'
  return area === 'shared' ? `assets/${lang}-[hash].js` : `assets/${lang}.${area}-[hash].js`
}
