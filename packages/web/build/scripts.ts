/**
 * Which modules are one script: what every page needs, what a table needs from its first moment, what it needs besides
 * on the ship or in the facility, what answers a question, and what says what happened. In few large files the same text is compressed much
 * better than in many small ones. Whatever else is loaded later is left to the bundler.
 */
import path from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const packages = path.join(import.meta.dirname, '../..')
const src = path.join(packages, 'web/src')
const main = path.join(src, 'app/main.tsx')
const home = path.join(src, 'home/HomePage.tsx')
const table = path.join(src, 'play/TablePage.tsx')

/** Of the other packages, whose doors name more than is used: what belongs to which script. */
const SHELL =
  /(^rules\/src\/(info|core\/(effect|facts|options|sets)|games\/(covers|faces|info|vocabulary|\w+\/(board|faces|info|options|sets|content\/characters)))|^text\/src\/(\w+\/areas|isolated|lang|message|plates|refusals|ui|words))\.ts$/
const TABLE =
  /(^rules\/src\/(core\/(board|canonical|content|contentForms)|games\/(\w+\/pieces|nemesis\/content\/(dice|intruders)))|^text\/src\/(announced|cards|conditions|context|decisions|effects|things)|^wire\/src\/(isSaying|tableChanges)|^web\/src\/(play\/(turn\/Count|objectiveReach)|games\/nemesis\/ship))\.tsx?$/
/** What is asked, and how it is answered, beyond where to go. */
const ANSWERING =
  /^web\/src\/(art\/cards\/\w+|games\/nemesis\/art\/\w+|games\/lockdown\/answerNotes|play\/choice\/answer\/\w+)\.(tsx?|css)$/
/** What happened and how it ended, in words. */
const TOLD = /^(text\/src\/(ending|events)|wire\/src\/voters|web\/src\/play\/log\/\w+)\.tsx?$/
const SHIP = /^web\/src\/games\/nemesis\/Nemesis(Board|Instruments)\.tsx$/
const FACILITY =
  /^web\/src\/games\/lockdown\/(boardParts|Contingencies|Fixtures|Lockdown\w+|possibleContingencies|PowerTargets)\.tsx?$/

/** The script of a module; null where nothing is said about it. */
export function scriptOf(id: string, graph: Graph): string | null {
  const module = path.relative(packages, id)
  if (SHELL.test(module) || /preload-helper|virtual:game-icons/.test(id)) return 'shell'
  if (TABLE.test(module)) return 'table'
  if (FACILITY.test(module)) return 'site'
  if (SHIP.test(module)) return 'ship'
  if (ANSWERING.test(module)) return 'answering'
  if (TOLD.test(module)) return 'told'
  if (id === main || id === home) return null
  if (needs(main, graph).has(id)) return 'shell'
  if (!needs(table, graph).has(id)) return null
  return needs(home, graph).has(id) ? 'shell' : 'table'
}

const AREA = /^text\/src\/(\w+)\/(?:.+\/)?(\w+)\/index\.ts$/

/** Each area of a language is a file of that language; what is shared by all areas bears its name alone. */
export function fileOf({ facadeModuleId }: { facadeModuleId?: string | null | undefined }): string {
  const [, lang, area] = AREA.exec(path.relative(packages, facadeModuleId ?? '')) ?? []
  if (!lang) return 'assets/[name]-[hash].js'
  return area === 'shared' ? `assets/${lang}-[hash].js` : `assets/${lang}.${area}-[hash].js`
}

/** The page's own modules that come with this one. */
function needs(entry: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([entry])
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
      if (next.startsWith(src) && /\.(tsx?|svg|css)$/.test(next)) found.add(next)
  return found
}
