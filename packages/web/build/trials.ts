/** A Vite plugin: the situations of a game's worked examples, one module for each game, loaded by whoever tries one. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { GAMES, type Game } from '../src/games/covers/index.ts'
import type { Trial } from '../src/rules/trial/trial.ts'

const START = 'virtual:trials/'
const folder = path.resolve(import.meta.dirname, '../../../scenarios')

export function trials(): Plugin {
  return {
    name: 'coldwake-trials',
    resolveId: asked => (asked.startsWith(START) ? `\0${asked}` : null),
    load(asked) {
      const game = GAMES.find(one => asked === `\0${START}${one}`)
      if (!game) return null
      this.addWatchFile(path.join(folder, game))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(trialsOf(game)))})`
    },
  }
}

/** Each example before its variants. What only a test asks of a file is left out. */
export function trialsOf(game: Game): Trial[] {
  const files = readdirSync(path.join(folder, game)).filter(file => /^(NEM|LOCK)-EX-.*\.json$/.test(file))
  return files
    .map((file): Trial & Record<'expect' | 'proves' | 'twin', unknown> =>
      JSON.parse(readFileSync(path.join(folder, game, file), 'utf8')),
    )
    .map(({ expect: _, proves: __, twin: ___, ...situation }) => situation)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}
