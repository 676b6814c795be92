// Programs that the tests use for real and that npm cannot bring. On Debian they are installed when missing.
import fs from 'node:fs'
import path from 'node:path'
import { run } from './child.mjs'
import { Unready } from './toolchain.mjs'

const chromium = {
  name: 'Chromium',
  why: 'the browser tests drive a real one',
  debian: ['chromium'],
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

/** Resolves to the path of a Chromium. */
export const ensureChromium = () => ensure(chromium)

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
async function aptInstall({ name, debian }) {
  const apt = onPath('apt-get')
  if (!apt || !/^ID=debian$/m.test(readText('/etc/os-release'))) return 'it is installed automatically on Debian only'
  const sudo = process.getuid() === 0 ? [] : [onPath('sudo'), '-n']
  if (sudo[0] === null || (sudo.length && (await quietly(...sudo, 'true')) !== 0)) return 'installing it needs root'
  process.stderr.write(`${name} is missing: installing Debian's ${debian.join(', ')} …\n`)
  const get = (...args) => quietly(...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', apt, '-qq', ...args)
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  if ((await get('update')) !== 0) return '`apt-get update` failed'
  if ((await get('install', '-y', '--no-install-recommends', ...wait, ...debian)) !== 0)
    return '`apt-get install` failed'
  return null
}

/** What a package manager has to say goes to stderr, and only its errors. */
const quietly = (command, ...args) => run(command, args, { stdio: ['ignore', 'ignore', 2] })

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return installed(...names.flatMap(name => folders.map(folder => path.join(folder, name))))
}

const installed = (...files) => files.find(file => fs.existsSync(file)) ?? null
const readText = file => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
