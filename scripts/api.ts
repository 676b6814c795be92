// Writes docs/api/rules.md: what each door of `@coldwake/rules` exports, with its type. A change of the package's face
// is then a change of one file, which a reader of the diff sees. The text is the compiler's own declarations.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
export const REPORT = path.join(root, 'docs/api/rules.md')

interface Export {
  /** The file that declares it, and the name it has there. */
  file: string
  local: string
}

/** The report as it should be. */
export function apiReport(): string {
  fs.mkdirSync(path.join(root, '.cache'), { recursive: true })
  const out = fs.mkdtempSync(path.join(root, '.cache/api-'))
  try {
    emitDeclarations(out)
    return report(new Declarations(path.join(out, 'src')))
  } finally {
    fs.rmSync(out, { recursive: true })
  }
}

function emitDeclarations(out: string): void {
  const config = path.join(out, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '../../packages/rules',
    outDir: '.',
  }
  const include = ['../../packages/rules/src']
  fs.writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.pure.json', compilerOptions, include }))
  execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    stdio: 'inherit',
  })
}

function report(declarations: Declarations): string {
  const doors: Record<string, string> = JSON.parse(
    fs.readFileSync(path.join(root, 'packages/rules/package.json'), 'utf8'),
  ).exports
  const shown = new Map<string, string>()
  const sections = Object.entries(doors).map(([door, file]) => {
    const name = `@coldwake/rules${door.slice(1)}`
    const lines: string[] = []
    const again: string[] = []
    for (const [exported, origin] of [...new Map(declarations.exportsOf(file.replace('./src/', '')))].toSorted(
      byName,
    )) {
      const key = `${origin.file} ${origin.local} ${exported}`
      if (shown.has(key)) again.push(`\`${exported}\``)
      else lines.push(declarations.textOf(origin, exported))
      shown.set(key, name)
    }
    const also = again.length > 0 ? `Also, as above: ${again.join(', ')}.\n\n` : ''
    return `## ${name}\n\n${also}${lines.length > 0 ? `\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n` : ''}`
  })
  return `# What \`@coldwake/rules\` exports\n\nWritten by \`npm run api\`. A test fails while this file is not what the sources say.\n\n${sections.join('\n')}`
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

/** The compiler's declaration files, read statement by statement. */
class Declarations {
  readonly #folder: string
  readonly #statements = new Map<string, string[]>()
  /** What other files add to an interface by `declare module`, by file and name. */
  readonly #merged = new Map<string, string[]>()

  constructor(folder: string) {
    this.#folder = folder
    for (const file of fs.globSync('**/*.d.ts', { cwd: folder }).sort()) this.#readMerged(file)
  }

  exportsOf(file: string): [string, Export][] {
    return this.#of(file).flatMap((statement): [string, Export][] => {
      const from = /from '(\.[^']+)';?$/.exec(statement)
      const target = from && path.join(path.dirname(file), from[1])
      if (target && /^export (type )?\* from/.test(statement)) return this.exportsOf(target)
      const list = /^export (?:type )?\{([^}]*)\}/.exec(statement)
      if (list) return this.#listed(list[1], target ?? file, target === null)
      const name = declaredName(statement)
      return name && statement.startsWith('export ') ? [[name, { file, local: name }]] : []
    })
  }

  #listed(names: string, target: string, own: boolean): [string, Export][] {
    return names
      .split(',')
      .map(name => name.trim().replace(/^type /, ''))
      .filter(Boolean)
      .map(name => {
        const [local, exported = local] = name.split(' as ')
        const home = own ? this.#importedFrom(target, local) : target
        return [exported, (home && new Map(this.exportsOf(home)).get(local)) || { file: target, local }]
      })
  }

  /** The file that a name was imported from. */
  #importedFrom(file: string, name: string): string | null {
    const imports = this.#of(file).filter(statement => statement.startsWith('import '))
    const found = imports.find(statement =>
      new RegExp(`[{,] *(type )?${name}\\b`).test(statement.replaceAll('\n', ' ')),
    )
    const from = found && /from '(\.[^']+)'/.exec(found)
    return from ? path.join(path.dirname(file), from[1]) : null
  }

  /** The declarations of a name (a function may have several), and what was merged into it. */
  textOf({ file, local }: Export, exported: string): string {
    const found = this.#of(file).filter(statement => declaredName(statement) === local)
    if (found.length === 0) throw new Error(`no declaration of ${local} in ${file}`)
    const added = this.#merged.get(`${file} ${local}`) ?? []
    const text = [...found, ...added].join('\n').replace(/^(export )?(declare )?/gm, '')
    return exported === local ? text : `// exported as ${exported}\n${text}`
  }

  #of(file: string): string[] {
    const known = this.#statements.get(file)
    if (known) return known
    const source = path.join(this.#folder, file.replace(/\.ts$/, '.d.ts'))
    const statements = fs.existsSync(source) ? statementsOf(fs.readFileSync(source, 'utf8')) : []
    this.#statements.set(file, statements)
    return statements
  }

  #readMerged(declaration: string): void {
    const file = declaration.replace(/\.d\.ts$/, '.ts')
    for (const statement of this.#of(file)) {
      const module = /^declare module '([^']+)' \{\n([\s\S]*)\n\}$/.exec(statement)
      if (!module) continue
      const target = path.join(path.dirname(file), module[1])
      for (const inner of statementsOf(module[2].replace(/^ {4}/gm, ''))) {
        const key = `${target} ${declaredName(inner)}`
        this.#merged.set(key, [...(this.#merged.get(key) ?? []), inner])
      }
    }
  }
}

/** The statements at the top level, without comments. */
function statementsOf(source: string): string[] {
  const code = source.replace(/^\s*\/\*[\s\S]*?\*\/\n/gm, '').replace(/^\s*\/\/.*\n/gm, '')
  return code.split(/\n(?=[a-z])/).map(statement => statement.trim())
}

const declaredName = (statement: string): string | undefined =>
  /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) ([\w$]+)/.exec(
    statement,
  )?.[1]

if (import.meta.main) {
  const text = apiReport()
  const before = fs.existsSync(REPORT) ? fs.readFileSync(REPORT, 'utf8') : ''
  fs.mkdirSync(path.dirname(REPORT), { recursive: true })
  fs.writeFileSync(REPORT, text)
  console.log(
    text === before ? 'docs/api/rules.md is as it was' : 'docs/api/rules.md is written anew: look at the diff',
  )
}
