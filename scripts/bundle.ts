// Makes the rules one file, named by what it holds: the same sources give the same bytes on any machine.
import fs from 'node:fs'
import path from 'node:path'
import { RUNTIME_MODULE_ID, rolldown, VERSION } from 'rolldown'
import {
  BundleError,
  builtBundle,
  DIST,
  hashOf,
  NOTE,
  type Note,
  RULES,
  readNote,
} from '../packages/server/src/bundle.ts'

/** Another way of building may give other bytes. */
const builder = `rolldown ${VERSION}, ${hashOf(fs.readFileSync(import.meta.filename, 'utf8'))}`

/** Builds the rules package at this place into its `dist`. Resolves to the bundle's note. */
export async function bundle(where: string): Promise<Note> {
  const folder = fs.realpathSync(where)
  const sources: Record<string, string> = {}
  const build = await rolldown({
    cwd: folder,
    input: 'src/index.ts',
    platform: 'neutral',
    // Whatever lies around the package has no say in it.
    tsconfig: false,
    plugins: [
      {
        name: 'note-sources',
        transform(code, id) {
          if (id === RUNTIME_MODULE_ID) return
          const place = path.relative(folder, id).replaceAll(path.sep, '/')
          if (!place.startsWith('src/')) throw new Error(`the rules stand alone, but import ${id}`)
          sources[place] = hashOf(code)
        },
      },
    ],
  })
  // Not minified: an edition that fails years later should say where. Comments are no part of the rules.
  const { output } = await build.generate({ format: 'es', comments: false, codeSplitting: false })
  await build.close()
  const [{ code, imports }] = output
  if (output.length > 1 || imports.length > 0) throw new Error('the rules did not fit into one file')
  const note: Note = { hash: hashOf(code), builder, sources: Object.fromEntries(Object.entries(sources).sort()) }
  keep(path.join(folder, DIST), note, code)
  return note
}

/** The note comes last: it names a bundle that is there. */
function keep(dist: string, note: Note, code: string): void {
  fs.mkdirSync(dist, { recursive: true })
  const file = `${note.hash}.mjs`
  replace(path.join(dist, file), code)
  replace(path.join(dist, NOTE), `${JSON.stringify(note, null, 2)}\n`)
  for (const other of fs.readdirSync(dist))
    if (other.endsWith('.mjs') && other !== file) fs.rmSync(path.join(dist, other), { force: true })
}

/** All of it or nothing, for whoever reads or builds at the same time. */
function replace(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, text)
  fs.renameSync(draft, file)
}

/** Builds this release's rules unless that has been done. Vitest calls it before the tests. */
export async function setup(): Promise<void> {
  if (!isBuilt()) await bundle(RULES)
}

function isBuilt(): boolean {
  try {
    builtBundle()
  } catch (error) {
    if (error instanceof BundleError) return false
    throw error
  }
  return readNote(RULES)?.builder === builder
}

if (import.meta.main) await setup()
