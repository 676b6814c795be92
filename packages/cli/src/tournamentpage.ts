/** A tournament as one self-contained page: tables, and charts drawn as SVG. */
import type { Level } from '@coldwake/bots'
import type { Setup } from '@coldwake/rules'
import { interval, type Line, type Rate, rateText, type Tally } from './tally.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c)

const ROW = 22
const LEFT = 190
const WIDTH = 720

/** A bar for each, with its interval as a thin line. */
function bars(title: string, list: readonly Line[], rate: (line: Line) => Rate): string {
  const scale = WIDTH - LEFT - 150
  const rows = list.map((line, i) => {
    const of = rate(line)
    const share = of.hits / Math.max(1, of.of)
    const [low, high] = interval(of)
    const y = i * ROW + 4
    return `<text x="${LEFT - 8}" y="${y + 12}" text-anchor="end">${escaped(line.name)}</text>
<rect x="${LEFT}" y="${y}" width="${(share * scale).toFixed(1)}" height="14"/>
<line x1="${(LEFT + low * scale).toFixed(1)}" x2="${(LEFT + high * scale).toFixed(1)}" y1="${y + 7}" y2="${y + 7}"/>
<text x="${(LEFT + high * scale + 8).toFixed(1)}" y="${y + 12}">${escaped(rateText(of))} of ${of.of}</text>`
  })
  return figure(title, list.length * ROW + 8, rows.join('\n'))
}

function counts(title: string, list: readonly [string, number][], of: number): string {
  const most = Math.max(1, ...list.map(([, n]) => n))
  const scale = WIDTH - LEFT - 110
  const rows = list.map(([name, n], i) => {
    const y = i * ROW + 4
    const width = (n / most) * scale
    return `<text x="${LEFT - 8}" y="${y + 12}" text-anchor="end">${escaped(name)}</text>
<rect x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="14"/>
<text x="${(LEFT + width + 8).toFixed(1)}" y="${y + 12}">${n} (${((100 * n) / Math.max(1, of)).toFixed(1)} %)</text>`
  })
  return figure(title, list.length * ROW + 8, rows.join('\n'))
}

/** Round by round, from the left. */
function curve(title: string, values: readonly number[], say: (value: number) => string): string {
  const height = 150
  const most = Math.max(0.001, ...values)
  const x = (i: number) => LEFT + (i * (WIDTH - LEFT - 40)) / Math.max(1, values.length - 1)
  const y = (value: number) => 15 + (1 - value / most) * (height - 40)
  const points = values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
  const marks = values.map(
    (
      value,
      i,
    ) => `<circle cx="${x(i).toFixed(1)}" cy="${y(value).toFixed(1)}" r="3"><title>${say(value)}</title></circle>
<text x="${x(i).toFixed(1)}" y="${height - 6}" text-anchor="middle">${i + 1}</text>`,
  )
  return figure(
    title,
    height,
    `<text x="${LEFT - 8}" y="20" text-anchor="end">${say(most)}</text>
<polyline points="${points}"/>
${marks.join('\n')}`,
  )
}

const figure = (title: string, height: number, inside: string): string =>
  `<figure><figcaption>${escaped(title)}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">
${inside}
</svg></figure>`

const STYLE = `body{font:15px/1.45 system-ui,sans-serif;max-width:780px;margin:2rem auto;padding:0 1rem;background:#101418;color:#dfe6ea}
h1{font-size:1.5rem}figure{margin:1.6rem 0}figcaption{font-weight:600;margin-bottom:.4rem}svg{width:100%;height:auto;display:block}
text{font-size:12px;fill:#c3ced6}rect{fill:#3f8f8a}line{stroke:#f2b84b;stroke-width:2}polyline{fill:none;stroke:#3f8f8a;stroke-width:2}circle{fill:#f2b84b}`

export function tournamentPage(setup: Setup, levels: readonly Level[], seed: string, t: Tally): string {
  const title = `${setup.game}: ${levels.join(', ')}`
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const plain = (value: number) => value.toFixed(2)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p>${t.games} games on ${escaped(setup.board)}, seed ${escaped(seed)}. Survived: ${rateText(t.all.survived)}. Won: ${rateText(t.all.won)}.
Shares of players, with 95 % intervals.</p>
${bars('Won, by level', t.byLevel, ({ won }) => won)}
${bars('Survived, by level', t.byLevel, ({ survived }) => survived)}
${bars('Won, by character', t.byCharacter, ({ won }) => won)}
${bars('Survived, by character', t.byCharacter, ({ survived }) => survived)}
${bars('Won, by objective', t.byObjective, ({ won }) => won)}
${bars('Survived, by objective', t.byObjective, ({ survived }) => survived)}
${counts('How they ended', t.fates, t.players)}
${counts('What killed them', t.causes, t.players)}
${counts('How games ended', t.endings, t.games)}
${curve(
  'Alive after each round',
  t.rounds.map(({ alive }) => alive),
  percent,
)}
${curve(
  'Encounters in each round, per game',
  t.rounds.map(({ encounters }) => encounters),
  plain,
)}
${curve(
  'Wounds in each round, per game',
  t.rounds.map(({ wounds }) => wounds),
  plain,
)}
${t.thought.map(({ level, median, p95 }) => `<p>${level}: ${plain(median)} ms a choice, ${plain(p95)} ms at the 95th percentile.</p>`).join('\n')}
</html>
`
}
