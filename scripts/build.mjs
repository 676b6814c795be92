// Builds the web client and the bundle of the rules, each only when something it is made of has changed since last time.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './child.mjs'

const dist = path.join(root, 'packages/web/dist')
/** The name of the built rules. */
const note = path.join(root, 'packages/rules/dist/bundle.json')
const stamp = path.join(root, '.cache/web')

/** Resolves to an exit code. The page says by which rules it plays: they are built first. */
export async function ensureWeb(node, bin) {
  const rules = await ensureRules(node)
  if (rules !== 0) return rules
  const wanted = digest()
  if (fs.existsSync(path.join(dist, 'index.html')) && readText(stamp) === wanted) return 0
  process.stderr.write('Building the web client …\n')
  const code = await node([bin.vite, 'build', 'packages/web', '--logLevel', 'warn'], { stdio: ['ignore', 2, 2] })
  if (code === 0) {
    fs.mkdirSync(path.dirname(stamp), { recursive: true })
    fs.writeFileSync(stamp, wanted)
  }
  return code
}

/** Resolves to an exit code. Whether there is anything to do is for the builder to say, as it is for the server. */
export const ensureRules = node => node(['scripts/bundle.ts'])

/** One number for all that goes into the bundle: the catalogue, and every package but those that only run in Node. */
function digest() {
  const hash = createHash('sha256')
  const packages = fs.readdirSync(path.join(root, 'packages')).filter(name => name !== 'server' && name !== 'cli')
  const folders = ['docs/rules', ...packages.map(name => `packages/${name}`)]
  const files = folders.flatMap(folder => filesUnder(path.join(root, folder))).sort()
  for (const file of [...files, note, path.join(root, 'package-lock.json')]) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist', 'test'].includes(entry.name) ? [] : filesUnder(full)
    return /\.(test|long)\.tsx?$/.test(entry.name) ? [] : [full]
  })
}

const readText = file => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
