// `npm run check`: types, lint, and the unit tests that the change touches in the packages it is in. No browser, no
// database, no whole games by the thousand: those are for `npm test`.
import { execFileSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { root, stopped } from './child.mjs'

/** Resolves to an exit code. Everything runs, so that one look shows all there is to mend. */
export async function check(node, bin, tasks) {
  const { since, commit, folders } = change()
  const stages = { types: () => tasks.types(node), lint: () => tasks.lint(node, []) }
  if (folders.length > 0)
    stages[`unit tests of ${folders.join(', ')} that import what changed since ${since}`] = () =>
      node([bin.vitest, 'run', '--project', 'unit', '--changed', commit, '--passWithNoTests', ...folders], {
        // The settings of Vitest leave out what takes long.
        env: { CHECK: '1' },
      })
  const results = []
  for (const [name, stage] of Object.entries(stages)) {
    const start = performance.now()
    const code = await stage()
    results.push({ name, code, seconds: (performance.now() - start) / 1000 })
    if (stopped()) return code || 130
  }
  console.log()
  for (const { name, code, seconds } of results)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}`)
  return results.every(({ code }) => code === 0) ? 0 : 1
}

/** What is not committed yet; if there is nothing of that, what this branch has and `main` has not. */
function change() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const clean = git('status', '--porcelain') === ''
  const commit = clean ? git('merge-base', 'HEAD', 'main') : 'HEAD'
  const files = `${git('diff', '--name-only', commit)}\n${git('ls-files', '--others', '--exclude-standard')}`
  const folders = files.match(/^(packages\/\w+\/|scripts\/|bench\/|scenarios\/)/gm) ?? []
  return { since: clean ? 'main' : 'the last commit', commit, folders: [...new Set(folders)] }
}
