// Programs that the tests use for real and that npm cannot bring. On Debian they are installed when missing.
import fs from 'node:fs'
import path from 'node:path'
import { run } from './child.mjs'
import { Unready } from './toolchain.mjs'

const chromium = {
  name: 'Chromium',
  why: 'the browser tests drive a real one',
  // With the one that has no windows and bars, which most tests take (packages/web/test/support/browser.ts).
  debian: ['chromium', 'chromium-headless-shell'],
  find: () =>
    process.env.CHROMIUM_PATH ||
    onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ||
    installed(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      path.join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
    ),
  byHand:
    'Please install Chromium or Google Chrome (Debian: `sudo apt-get install chromium`, Fedora: `sudo dnf install chromium`,\n' +
    'macOS: `brew install --cask chromium`), or set CHROMIUM_PATH to the one you have.',
}

const postgres = {
  name: 'PostgreSQL',
  why: 'the server tests start one of their own',
  debian: ['postgresql'],
  // Debian would also create a cluster and start it at every boot; the tests need the programs alone.
  meanwhile: { file: '/etc/postgresql-common/createcluster.d/programs-only.conf', text: 'create_main_cluster = false' },
  find: () => process.env.POSTGRES_BIN || folderOf(debianPostgres() ?? onPath('initdb')),
  byHand:
    'Please install its server (Debian: `sudo apt-get install postgresql`, Fedora: `sudo dnf install postgresql-server`,\n' +
    'macOS: `brew install postgresql`), or set POSTGRES_BIN to the directory that holds its `initdb` and `postgres`.',
}

/** Resolves to the path of a Chromium. */
export const ensureChromium = () => ensure(chromium)

/** Resolves to the directory of PostgreSQL's programs. */
export const ensurePostgres = () => ensure(postgres)

async function ensure(tool) {
  const there = tool.find()
  if (there && !fs.existsSync(there)) throw new Unready(`There is no ${tool.name} at ${there}.\n${tool.byHand}`)
  if (there) return there
  const failure = await aptInstall(tool)
  const now = tool.find()
  if (now) return now
  throw new Unready(`${tool.name} is missing (${tool.why}), and ${failure}.\n${tool.byHand}`)
}

/** Resolves to the reason why nothing was installed, or to null. */
async function aptInstall({ name, debian, meanwhile }) {
  const apt = onPath('apt-get')
  if (!apt || !/^ID=debian$/m.test(readText('/etc/os-release'))) return 'it is installed automatically on Debian only'
  const sudo = process.getuid() === 0 ? [] : [onPath('sudo'), '-n']
  if (sudo[0] === null || (sudo.length && (await quietly(...sudo, 'true')) !== 0)) return 'installing it needs root'
  process.stderr.write(`${name} is missing: installing Debian's ${debian.join(', ')} …\n`)
  const get = (...args) => quietly(...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', apt, '-qq', ...args)
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  if ((await get('update')) !== 0) return '`apt-get update` failed'
  const shell = (...script) => quietly(...sudo, 'sh', '-c', ...script)
  if (meanwhile) await shell('mkdir -p "$(dirname "$0")" && echo "$1" > "$0"', meanwhile.file, meanwhile.text)
  const code = await get('install', '-y', '--no-install-recommends', ...wait, ...debian)
  if (meanwhile) await shell('rm -f "$0"', meanwhile.file)
  return code === 0 ? null : '`apt-get install` failed'
}

/** What a package manager has to say goes to stderr, and only its errors. */
const quietly = (command, ...args) => run(command, args, { stdio: ['ignore', 'ignore', 2] })

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return installed(...names.flatMap(name => folders.map(folder => path.join(folder, name))))
}

/** Debian keeps the programs of each version apart, and off the PATH. */
function debianPostgres() {
  const folder = '/usr/lib/postgresql'
  const versions = fs.existsSync(folder) ? fs.readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : []
  return installed(...versions.map(version => path.join(folder, version, 'bin/initdb')))
}

const folderOf = file => file && path.dirname(file)
const installed = (...files) => files.find(file => fs.existsSync(file)) ?? null
const readText = file => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
