// `npm test`: every check there is, and one table at the end.
import fs from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { stripVTControlCharacters } from 'node:util'
import { ensureWeb } from './build.mjs'
import { root, stopped } from './child.mjs'
import { ensureChromium, ensurePostgres } from './machine.mjs'

/**
 * The stages that are tests of Vitest, and their projects there. Projects of one stage run side by side, so that where
 * tests of one wait, another's go on; how quick the page is can only be measured while nothing else runs.
 */
const PROJECTS = { tests: ['unit', 'redo', 'browser'], speed: ['speed'] }

export async function testAll(node, bin, tasks) {
  const env = { CHROMIUM_PATH: await ensureChromium(), POSTGRES_BIN: await ensurePostgres() }
  const vitest = stage => {
    fs.rmSync(reportOf(stage), { force: true })
    const projects = PROJECTS[stage].flatMap(project => ['--project', project])
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(stage)}`]
    return node([bin.vitest, 'run', ...projects, ...reporters], { env })
  }
  const stages = {
    build: () => ensureWeb(node, bin),
    types: () => tasks.types(node),
    lint: () => tasks.lint(node, []),
    catalogue: () => node(['docs/rules/check.mjs']),
    tests: () => vitest('tests'),
    speed: () => vitest('speed'),
    rules: () => tasks.rules(node),
    text: () => tasks.text(node),
  }

  const begin = performance.now()
  const results = []
  for (const [name, stage] of Object.entries(stages)) {
    heading(name)
    const start = performance.now()
    const code = await stage()
    results.push({ name, code, seconds: (performance.now() - start) / 1000 })
    if (stopped()) return code || 130
  }

  heading('summary')
  for (const { name, code, seconds } of results) {
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)} ${inSeconds(seconds)}`)
  }
  console.log(`        in all     ${inSeconds((performance.now() - begin) / 1000)}`)
  const tested = results
    .filter(({ name }) => name in PROJECTS)
    .map(({ name, code }) => ({ name, code, report: readReport(name) }))
  const broken = tested.flatMap(stage => firstOf(failures(stage)))
  if (broken.length > 0) console.log(`\n${broken.join('\n')}`)
  console.log(`\nThe ten slowest tests\n${slowest(tested, 10).join('\n')}`)
  console.log(`\n${totals(tested)}`)
  return results.every(({ code }) => code === 0) ? 0 : 1
}

/** `npm test -- words`: Vitest alone, with the words as it understands them. */
export async function testSome(node, bin, args) {
  const run = (projects, env) => node([bin.vitest, 'run', ...projects, ...args], { env })
  const unit = ['--project', 'unit']
  const some = tests().filter(file => args.some(arg => file.includes(arg)))
  const env = some.some(usesPostgres) ? { POSTGRES_BIN: await ensurePostgres() } : {}
  if (!some.some(file => file.endsWith('.browser.test.ts'))) return run(unit, env)
  env.CHROMIUM_PATH = await ensureChromium()
  return (await ensureWeb(node, bin)) || run([...unit, '--project', 'browser', '--project', 'speed'], env)
}

/** The tests of the packages, by their paths in the project. */
function tests() {
  const folders = fs.readdirSync(path.join(root, 'packages')).map(name => `packages/${name}/test`)
  return folders
    .filter(folder => fs.existsSync(path.join(root, folder)))
    .flatMap(folder => fs.readdirSync(path.join(root, folder), { recursive: true }).map(file => `${folder}/${file}`))
    .filter(file => file.endsWith('.test.ts'))
}

const usesPostgres = file => fs.readFileSync(path.join(root, file), 'utf8').includes('startPostgres')

const inSeconds = seconds => `${seconds.toFixed(1).padStart(7)} s`

const heading = name => console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)

const reportOf = stage => path.join(root, `.cache/vitest-${stage}.json`)

function readReport(stage) {
  return fs.existsSync(reportOf(stage)) ? JSON.parse(fs.readFileSync(reportOf(stage), 'utf8')) : null
}

/** Whatever failed, each in two lines: where and what, and the first words of why. The end of a log may be all one has. */
function failures({ name, code, report }) {
  const found = (report?.testResults ?? []).flatMap(file => {
    const place = path.relative(root, file.name)
    const told = (title, why) => `FAILED  ${name}  ${place}${title}\n        ${firstLine(why)}`
    const tests = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) =>
        told([...ancestorTitles, title].map(part => ` > ${part}`).join(''), failureMessages[0]),
      )
    // A hook or the file itself may fail where no test does.
    return tests.length === 0 && file.status === 'failed' ? [told('', file.message)] : tests
  })
  return found.length === 0 && code !== 0 ? [`FAILED  ${name}  ended with ${code}, outside of any test`] : found
}

/** The tests that took longest, each with its file. */
function slowest(tested, count) {
  const timed = tested.flatMap(({ report }) =>
    (report?.testResults ?? []).flatMap(file =>
      file.assertionResults.map(({ title, duration }) => ({ file: file.name, title, seconds: (duration ?? 0) / 1000 })),
    ),
  )
  return timed
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, title, seconds }) => `${inSeconds(seconds)}  ${path.relative(root, file)} > ${title.slice(0, 100)}`)
}

/** Where much is broken, what broke first says most; and there is room for the other stages. */
const MOST = 6
const firstOf = list => (list.length > MOST ? [...list.slice(0, MOST), `        and ${list.length - MOST} more`] : list)

const firstLine = words =>
  stripVTControlCharacters(words ?? '')
    .trim()
    .split('\n')[0]
    .slice(0, 300)

/** The line that says how many tests there were. A run that broke down counts as one failed test at least. */
function totals(tested) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { code, report } of tested) {
    const unloadable = report?.testResults.filter(
      file => file.status === 'failed' && file.assertionResults.length === 0,
    )
    const failed = (report?.numFailedTests ?? 0) + (unloadable?.length ?? 0)
    sum.passed += report?.numPassedTests ?? 0
    sum.failed += code === 0 ? failed : Math.max(failed, 1)
    sum.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
  }
  const skipped = sum.skipped ? `, ${sum.skipped} skipped` : ''
  return `${sum.passed} passed, ${sum.failed} failed${skipped}`
}
