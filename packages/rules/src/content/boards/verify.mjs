// Checks every invariant of the four boards and, given a directory, draws each one there as SVG.
// usage: node packages/rules/src/content/boards/verify.mjs [directory]
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))
const outDir = process.argv[2]
if (outDir) fs.mkdirSync(outDir, { recursive: true })
let failed = 0

const EXPECT = {
  'nemesis-base': {
    rooms: 21,
    one: 11,
    two: 5,
    special: 5,
    corridors: 28,
    doublePairs: 0,
    networks: ['main'],
    specials: { cockpit: 1, hibernatorium: 1, 'engine-1': 1, 'engine-2': 1, 'engine-3': 1 },
  },
  'nemesis-alt': {
    rooms: 21,
    one: 11,
    two: 5,
    special: 5,
    corridors: 29,
    doublePairs: 4,
    networks: ['red', 'blue'],
    specials: { cockpit: 1, hibernatorium: 1, 'engine-1': 1, 'engine-2': 1, 'engine-3': 1 },
    faceUp: { evacuationSectionA: 1, evacuationSectionB: 1 },
  },
  'lockdown-base': {
    rooms: 27,
    one: 10,
    two: 6,
    special: 11,
    corridors: 35,
    doublePairs: 0,
    networks: ['main'],
    specials: { elevator: 3, stairs: 4, alert: 1, repository: 1, isolation: 1, 'backup-power': 1 },
    faceUp: { repository: 1, isolation: 1, 'backup-power': 1 },
    exits: ['001'],
  },
  'lockdown-surface': {
    rooms: 27,
    one: 10,
    two: 7,
    special: 10,
    corridors: 33,
    doublePairs: 0,
    networks: ['main'],
    specials: { elevator: 3, stairs: 3, alert: 1, repository: 1, isolation: 1, 'backup-power': 1 },
    faceUp: { repository: 1, isolation: 1, 'backup-power': 1, cargoSendingSystemA: 1 },
    exits: ['004', '005', '009', '016', '023'],
    surfaceTokens: 10,
  },
}

function check(b) {
  const err = [],
    info = []
  const ok = (c, m) => {
    if (!c) err.push(m)
  }
  const R = b.layout.roomRadius,
    E = EXPECT[b.id]
  const room = new Map(b.rooms.map(r => [r.id, r]))
  ok(room.size === b.rooms.length, 'duplicate room id')
  ok(b.rooms.length === E.rooms, `rooms ${b.rooms.length} != ${E.rooms}`)
  b.rooms
    .map(r => r.id)
    .sort()
    .forEach((x, i) => ok(x === String(i + 1).padStart(3, '0'), `room numbers not 001..n: ${x}`))
  const n = s => b.rooms.filter(r => r.slot === s).length
  ok(n('1') === E.one, `slots 1: ${n('1')}`)
  ok(n('2') === E.two, `slots 2: ${n('2')}`)
  ok(n('special') === E.special, `special: ${n('special')}`)
  for (const [k, v] of Object.entries(E.specials))
    ok(b.rooms.filter(r => r.special === k).length === v, `special ${k} != ${v}`)
  for (const [k, v] of Object.entries(E.faceUp || {}))
    ok(b.rooms.filter(r => r.faceUpTile === k).length === v, `face-up ${k} != ${v}`)
  b.rooms.forEach(r => ok((r.slot === 'special') === !!r.special, `${r.id} special flag`))
  // What lies open without a token has no counter that a token could set.
  b.rooms.forEach(r =>
    ok(r.itemsCounter === (r.slot !== 'special' && (!r.faceUpTile || !!r.explorationToken)), `${r.id} item counter`),
  )
  ok(
    b.rooms.some(r => r.start),
    'no start room',
  )
  if (b.game === 'lockdown') {
    b.rooms.forEach(r => ok(!!r.section === !r.stairs, `${r.id}: every room but stairs has a section`))
    ok(
      b.elevator.rooms.every(i => room.get(i)?.special === 'elevator') &&
        new Set(b.elevator.rooms.map(i => room.get(i).section)).size === 3,
      'one elevator room per section',
    )
    const ex = b.rooms
      .filter(r => r.exit)
      .map(r => r.id)
      .sort()
    ok(ex.join() === E.exits.join() && b.exit.rooms.join() === ex.join(), `exits ${ex}`)
    ok(ex.includes(b.exit.roverStart), 'rover starts at an exit')
    ok(
      b.rooms.find(r => r.special === 'repository').start === 'facility-worker' &&
        b.rooms.find(r => r.special === 'isolation').start === 'nemesis-survivor',
      'start rooms',
    )
    b.corridors.forEach(c => ok(['S-01', 'S-02', 'S-03'].includes(c.section), `${c.id} section`))
    const t = b.tracks.time
    ok(t.length === 16 && t[0].n === 15 && t[15].end, 'time track')
    ok(
      t
        .filter(s => s.css)
        .map(s => s.n)
        .join() === '10,8,6,4,2,1',
      'CSS slots',
    )
    ok(
      t
        .filter(s => s.color === 'white')
        .map(s => s.n)
        .join() === '8,7,6,5,4,3,2,1',
      'white spaces',
    )
    const th = c =>
      t
        .filter(s => (s.outages || []).join() === c)
        .map(s => s.n)
        .join()
    ok(
      th('red') === '14,13,9,7,4' && th('blue') === '11,5,3' && t.flatMap(s => s.outages || []).length === 8,
      'Power Thresholds: 5 red, 3 blue, at most one per space',
    )
  } else {
    ok(b.tracks.time.length === 16 && b.tracks.time.filter(s => s.color === 'blue').length === 8, 'time track')
    ok(
      b.tracks.selfDestruct.length === 7 && b.tracks.selfDestruct.filter(s => s.irreversible).length === 3,
      'self-destruct track',
    )
    ok(b.tracks.destination.map(d => d.n).join('') === 'ABCD' && b.tracks.destination[1].start, 'destination track')
  }
  // corridors
  ok(b.corridors.length === E.corridors, `corridors ${b.corridors.length} != ${E.corridors}`)
  ok(new Set(b.corridors.map(c => c.id)).size === b.corridors.length, 'duplicate corridor id')
  const pair = {}
  for (const c of b.corridors) {
    ok(room.has(c.a) && room.has(c.b) && c.a !== c.b, `${c.id} ends`)
    ok(
      c.numbers.length >= 1 &&
        c.numbers.length <= 2 &&
        c.numbers.every(x => x >= 1 && x <= 4) &&
        new Set(c.numbers).size === c.numbers.length,
      `${c.id} numbers`,
    )
    const ends = [c.a, c.b].sort().join('-')
    pair[ends] = [...(pair[ends] ?? []), c]
  }
  const dbl = Object.entries(pair).filter(([, v]) => v.length > 1)
  ok(dbl.length === E.doublePairs, `double pairs ${dbl.length}`)
  ok(
    dbl.every(([, v]) => v.length === 2),
    'more than two parallel corridors',
  )
  // networks
  const nets = [...new Set(b.technical.map(t => t.network))]
  ok(
    nets.sort().join() === [...E.networks].sort().join() &&
      b.networks
        .map(x => x.id)
        .sort()
        .join() === nets.join(),
    `networks ${nets}`,
  )
  nets.forEach(k => ok(b.technical.filter(t => t.network === k).length >= 3, `network ${k} too small`))
  // coverage 1-4 exactly once
  for (const r of b.rooms) {
    const got = []
    b.corridors.forEach(c => {
      if (c.a === r.id || c.b === r.id) got.push(...c.numbers)
    })
    b.technical.forEach(t => {
      if (t.room === r.id) {
        ok(t.numbers.length >= 1 && t.numbers.length <= 2, `${r.id} entrance size`)
        got.push(...t.numbers)
      }
    })
    ;(b.zones || []).forEach(z => {
      if (z.rooms.includes(r.id)) got.push(z.number)
    })
    ok(got.sort().join() === '1,2,3,4', `coverage of ${r.id}: ${got}`)
  }
  // connectivity and distances
  const adj = new Map(b.rooms.map(r => [r.id, new Set()]))
  ;(b.crossroads || []).forEach(x => adj.set(x.id, new Set()))
  b.corridors.forEach(c => {
    adj.get(c.a).add(c.b)
    adj.get(c.b).add(c.a)
  })
  const conn = [...adj.keys()]
  const bfs = (s, g) => {
    const d = new Map([[s, 0]]),
      q = [s]
    while (q.length) {
      const u = q.shift()
      for (const v of g.get(u))
        if (!d.has(v)) {
          d.set(v, d.get(u) + 1)
          q.push(v)
        }
    }
    return d
  }
  ;(b.paths || []).forEach(p => {
    if (adj.has(p.a) && adj.has(p.b)) {
      adj.get(p.a).add(p.b)
      adj.get(p.b).add(p.a)
    }
  })
  ok(bfs(conn[0], adj).size === conn.length, 'not connected')
  let diam = 0,
    sum = 0,
    cnt = 0
  for (const s of conn)
    for (const d of bfs(s, adj).values()) {
      diam = Math.max(diam, d)
      sum += d
      cnt++
    }
  // articulation rooms (cutting one room splits the board)
  const cut = b.rooms
    .map(r => r.id)
    .filter(x => {
      const g = new Map([...adj].filter(([k]) => k !== x).map(([k, v]) => [k, new Set([...v].filter(w => w !== x))]))
      const f = [...g.keys()][0]
      return bfs(f, g).size !== g.size
    })
  // surface side
  if (b.zones) {
    ok(
      b.zones
        .map(z => z.number)
        .sort()
        .join() === '1,2,3,4',
      'zones 1-4',
    )
    ok(b.zones.find(z => z.number === 3).rooms.length === 0, 'zone 3 has no building')
    ok(b.crossroads.length === 3, 'three crossroads')
    ok(
      b.paths.every(p => (adj.has(p.a) || p.a === 'bunker') && (adj.has(p.b) || p.b === 'bunker')),
      'path ends',
    )
    b.paths.forEach(p =>
      [p.a, p.b].forEach(e => {
        if (room.has(e)) ok(room.get(e).exit, `path ends at non-exit ${e}`)
      }),
    )
    b.rooms
      .filter(r => r.exit)
      .forEach(r =>
        ok(
          b.paths.some(p => p.a === r.id || p.b === r.id),
          `exit ${r.id} has no path`,
        ),
      )
    const st = b.rooms.filter(r => r.explorationToken === 'surface').length + b.crossroads.length
    ok(st === E.surfaceTokens, `surface tokens ${st}`)
    b.rooms.forEach(r =>
      ok(!!r.surfaceNoise === b.zones.some(z => z.rooms.includes(r.id)), `${r.id} surface noise flag`),
    )
  }
  // geometry
  let minD = 1e9
  const pts = [
    ...b.rooms,
    ...(b.crossroads || []).map(x => ({ ...x, r: 18 })),
    ...(b.zones || []).map(z => ({ ...z, r: 30 })),
    ...(b.networks || []).map(z => ({ ...z, id: 'TC-' + z.id, r: 30 })),
    ...(b.spaces || []).map(z => ({ ...z, r: 24 })),
  ]
  for (let i = 0; i < pts.length; i++)
    for (let j = i + 1; j < pts.length; j++) {
      const p = pts[i],
        q = pts[j],
        d = Math.hypot(p.x - q.x, p.y - q.y),
        lim = (p.r || R) + (q.r || R) + (p.r || q.r ? 4 : 20)
      if (!p.r && !q.r) minD = Math.min(minD, d)
      ok(d >= lim, `overlap ${p.id} ${q.id} (${Math.round(d)} < ${lim})`)
    }
  b.rooms.forEach(r =>
    ok(r.x >= R && r.y >= R && r.x <= b.layout.width - R && r.y <= b.layout.height - R, `${r.id} outside canvas`),
  )
  ok(b.layout.width > b.layout.height, 'landscape')
  const seg = c => {
    const at = e => room.get(e) || (b.crossroads || []).find(x => x.id === e) || (e === 'bunker' ? b.exit.bunker : null)
    return [at(c.a), ...(c.via || []).map(([x, y]) => ({ x, y })), at(c.b)]
  }
  const lines = [...b.corridors, ...(b.paths || [])].flatMap(c => {
    const s = seg(c)
    return s.slice(1).map((p, i) => ({ c, p: s[i], q: p }))
  })
  const o = (a, p, q) => Math.sign((p.x - a.x) * (q.y - a.y) - (p.y - a.y) * (q.x - a.x))
  let cross = 0
  const crossings = []
  for (let i = 0; i < lines.length; i++)
    for (let j = i + 1; j < lines.length; j++) {
      const A = lines[i],
        B = lines[j]
      if ([A.c.a, A.c.b].some(e => e === B.c.a || e === B.c.b)) continue
      if (o(A.p, A.q, B.p) !== o(A.p, A.q, B.q) && o(B.p, B.q, A.p) !== o(B.p, B.q, A.q)) {
        cross++
        crossings.push(A.c.id + 'x' + B.c.id)
      }
    }
  for (const l of lines)
    for (const r of b.rooms) {
      if (r.id === l.c.a || r.id === l.c.b) continue
      const dx = l.q.x - l.p.x,
        dy = l.q.y - l.p.y,
        t = Math.max(0, Math.min(1, ((r.x - l.p.x) * dx + (r.y - l.p.y) * dy) / (dx * dx + dy * dy)))
      const d = Math.hypot(r.x - l.p.x - t * dx, r.y - l.p.y - t * dy)
      ok(d > R + 4, `${l.c.id} runs through ${r.id} (${Math.round(d)})`)
    }
  const len = lines.filter(l => room.has(l.c.a) && room.has(l.c.b)).map(l => Math.hypot(l.p.x - l.q.x, l.p.y - l.q.y))
  const dist = {}
  ;[1, 2, 3, 4].forEach(k => {
    dist[k] =
      b.corridors.filter(c => c.numbers.includes(k)).length +
      '+' +
      b.technical.filter(t => t.numbers.includes(k)).length
  })
  const find = f => b.rooms.find(f)?.id
  if (b.game === 'nemesis') {
    const h = find(r => r.special === 'hibernatorium'),
      d = bfs(h, adj)
    info.push(
      `from Hibernatorium: cockpit ${d.get(find(r => r.special === 'cockpit'))}, engines ${['engine-1', 'engine-2', 'engine-3'].map(e => d.get(find(r => r.special === e))).join('/')}${
        b.id === 'nemesis-alt'
          ? `, evac A ${d.get(find(r => r.faceUpTile === 'evacuationSectionA'))}, evac B ${d.get(find(r => r.faceUpTile === 'evacuationSectionB'))}, A-B ${bfs(
              find(r => r.faceUpTile === 'evacuationSectionA'),
              adj,
            ).get(find(r => r.faceUpTile === 'evacuationSectionB'))}`
          : ''
      }`,
    )
  } else {
    const d1 = bfs(
        find(r => r.special === 'repository'),
        adj,
      ),
      d2 = bfs(
        find(r => r.special === 'isolation'),
        adj,
      )
    const e = E.exits
    info.push(
      `to nearest exit: repository ${Math.min(...e.map(x => d1.get(x)))}, isolation ${Math.min(...e.map(x => d2.get(x)))}; repository-isolation ${d1.get(find(r => r.special === 'isolation'))}; isolation-backup ${d2.get(find(r => r.special === 'backup-power'))}`,
    )
  }
  ok(cross === 0, `crossings ${crossings.join(' ')}`)
  info.push(
    `corridors ${b.corridors.length}, technical entrances ${b.technical.length}${nets.length > 1 ? ' (' + nets.map(k => k + ' ' + b.technical.filter(t => t.network === k).length).join(', ') + ')' : ''}, double pairs ${dbl.length}`,
  )
  info.push(`numbers corridor+technical ${JSON.stringify(dist)}`)
  info.push(`diameter ${diam}, mean distance ${(sum / (cnt - conn.length)).toFixed(2)}, cut rooms [${cut}]`)
  info.push(
    `crossings ${cross}, closest rooms ${Math.round(minD)}, corridor length mean ${Math.round(len.reduce((a, x) => a + x, 0) / len.length)} max ${Math.round(Math.max(...len))}`,
  )
  return { err, info }
}

// ---------------- drawing
const hex = (x, y, r) =>
  Array.from(
    { length: 6 },
    (_, i) => `${(x + r * Math.cos((i * Math.PI) / 3)).toFixed(1)},${(y + r * Math.sin((i * Math.PI) / 3)).toFixed(1)}`,
  ).join(' ')
const SEC = { 'S-01': '#d9822b', 'S-02': '#2aa7a0', 'S-03': '#c0392b' }
const NET = { main: '#5cb85c', red: '#e0564a', blue: '#4a90e2' }
const TCOL = {
  green: '#3aa655',
  plain: '#3b4450',
  orange: '#8a5a1d',
  white: '#c9ced6',
  blue: '#2f6fb5',
  yellow: '#c9a227',
  red: '#a32020',
}
function draw(b) {
  const { width: W, height: H, roomRadius: R } = b.layout,
    S = []
  const room = new Map(b.rooms.map(r => [r.id, r]))
  S.push(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" font-family="DejaVu Sans, sans-serif"><rect width="${W}" height="${H}" fill="#11161d"/>`,
  )
  ;(b.sections || []).forEach(s => {
    if (s.box)
      S.push(
        `<rect x="${s.box[0]}" y="${s.box[1]}" width="${s.box[2]}" height="${s.box[3]}" rx="24" fill="${SEC[s.id]}" opacity="0.10"/>`,
      )
    S.push(
      `<rect x="${s.powerSpace[0] - 24}" y="${s.powerSpace[1] - 24}" width="48" height="48" rx="8" fill="none" stroke="${SEC[s.id]}" stroke-width="3"/><text x="${s.powerSpace[0]}" y="${s.powerSpace[1] + 5}" font-size="14" text-anchor="middle" fill="${SEC[s.id]}">${s.id}</text>`,
    )
  })
  // links drawn first
  const at = e => room.get(e) || (b.crossroads || []).find(x => x.id === e) || b.exit.bunker
  ;(b.paths || []).forEach(p => {
    const P = [at(p.a), ...(p.via || []).map(([x, y]) => ({ x, y })), at(p.b)]
    S.push(
      `<polyline points="${P.map(q => q.x + ',' + q.y).join(' ')}" fill="none" stroke="#caa04a" stroke-width="5" stroke-dasharray="4 10" stroke-linecap="round"/>`,
    )
  })
  const labels = []
  for (const c of b.corridors) {
    const A = room.get(c.a),
      B = room.get(c.b),
      mx = (A.x + B.x) / 2,
      my = (A.y + B.y) / 2,
      L = Math.hypot(B.x - A.x, B.y - A.y),
      nx = -(B.y - A.y) / L,
      ny = (B.x - A.x) / L,
      k = (c.bend || 0) * 2
    const C = { x: mx + nx * k, y: my + ny * k },
      col = c.section ? SEC[c.section] : '#8d99a8'
    const d = `M${A.x},${A.y} Q${C.x},${C.y} ${B.x},${B.y}`
    S.push(
      `<path d="${d}" fill="none" stroke="${col}" stroke-width="24" opacity="0.55"/><path d="${d}" fill="none" stroke="#242c36" stroke-width="18"/>`,
    )
    const q = t => ({
      x: (1 - t) ** 2 * A.x + 2 * t * (1 - t) * C.x + t * t * B.x,
      y: (1 - t) ** 2 * A.y + 2 * t * (1 - t) * C.y + t * t * B.y,
    })
    const off = L < 2 * R + 64 ? 0.5 : (R + 17) / L
    ;[q(off), q(1 - off)].forEach(p => {
      if (off < 0.5)
        labels.push(
          `<text x="${p.x.toFixed(0)}" y="${(p.y + 6).toFixed(0)}" font-size="16" font-weight="bold" text-anchor="middle" fill="#f4f6f8">${c.numbers.join(' ')}</text>`,
        )
    })
    if (off >= 0.5) {
      const p = q(0.5)
      labels.push(
        `<text x="${p.x}" y="${p.y + 6}" font-size="16" font-weight="bold" text-anchor="middle" fill="#f4f6f8">${c.numbers.join(' ')}</text>`,
      )
    }
  }
  // technical entrances: hatch on the side of the room with most free space
  for (const t of b.technical) {
    const r = room.get(t.room)
    const ang = b.corridors
      .filter(c => c.a === r.id || c.b === r.id)
      .map(c => {
        const o = room.get(c.a === r.id ? c.b : c.a)
        return Math.atan2(o.y - r.y, o.x - r.x)
      })
    ;(b.paths || [])
      .filter(p => p.a === r.id || p.b === r.id)
      .forEach(p => {
        const o = p.via
          ? { x: p.via[p.via.length - 1][0], y: p.via[p.via.length - 1][1] }
          : at(p.a === r.id ? p.b : p.a)
        ang.push(Math.atan2(o.y - r.y, o.x - r.x))
      })
    let best = 0,
      bd = -1
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6 - Math.PI / 2
      const d = Math.min(
        ...ang.map(x => {
          const z = Math.abs(x - a) % (2 * Math.PI)
          return z > Math.PI ? 2 * Math.PI - z : z
        }),
      )
      const x = r.x + 74 * Math.cos(a),
        y = r.y + 74 * Math.sin(a)
      const clear = Math.min(...b.rooms.filter(o => o !== r).map(o => Math.hypot(o.x - x, o.y - y)))
      const s = d + (clear < 80 ? -1 : 0) + (x < 20 || y < 20 || x > W - 20 || y > H - 20 ? -2 : 0)
      if (s > bd + 1e-6) {
        bd = s
        best = a
      }
    }
    const x = r.x + 76 * Math.cos(best),
      y = r.y + 68 * Math.sin(best)
    S.push(
      `<rect x="${x - 23}" y="${y - 14}" width="46" height="28" rx="6" fill="#1a222b" stroke="${NET[t.network]}" stroke-width="3"/><text x="${x}" y="${y + 6}" font-size="15" font-weight="bold" text-anchor="middle" fill="${NET[t.network]}">${t.numbers.join(' ')}</text>`,
    )
  }
  for (const r of b.rooms) {
    const st = r.section ? SEC[r.section] : r.stairs ? '#e74c3c' : '#aab4c0',
      f = r.stairs
        ? '#5a1512'
        : r.slot === 'special'
          ? '#31404f'
          : r.faceUpTile
            ? '#3d4a2c'
            : r.slot === '2'
              ? '#2b2540'
              : '#1d2a38'
    if (r.stairs)
      S.push(
        `<rect x="${r.x - 46}" y="${r.y - 34}" width="92" height="68" rx="8" fill="${f}" stroke="${st}" stroke-width="4"/>`,
      )
    else
      S.push(
        `<polygon points="${hex(r.x, r.y, R)}" fill="${f}" stroke="${r.building ? '#caa04a' : st}" stroke-width="${r.start ? 6 : 4}"/>`,
      )
    const main = r.special || r.faceUpTile || (r.slot === '1' ? 'I' : 'II')
    S.push(
      `<text x="${r.x}" y="${r.y + (main.length < 3 ? 8 : 4)}" font-size="${main.length < 3 ? 26 : main.length > 11 ? 11 : 13}" text-anchor="middle" fill="#e8edf2">${main}</text><text x="${r.x}" y="${r.stairs ? r.y - 16 : r.y - R + 24}" font-size="12" text-anchor="middle" fill="#9fb0c0">${r.id}</text>`,
    )
    if (r.exit)
      S.push(`<text x="${r.x}" y="${r.y + 32}" font-size="12" text-anchor="middle" fill="#f1c40f">EXIT</text>`)
    if (r.itemsCounter)
      S.push(`<circle cx="${r.x + 30}" cy="${r.y + 30}" r="7" fill="none" stroke="#e8edf2" stroke-width="2"/>`)
    if (r.explorationToken === true) S.push(`<circle cx="${r.x - 28}" cy="${r.y + 28}" r="9" fill="#7f8c9a"/>`)
  }
  S.push(...labels)
  if (b.elevator) {
    const [ex, ey] = b.elevator.powerSpace
    S.push(
      `<rect x="${ex - 24}" y="${ey - 24}" width="48" height="48" rx="8" fill="none" stroke="#d0d6dd" stroke-width="3"/><text x="${ex}" y="${ey + 5}" font-size="12" text-anchor="middle" fill="#d0d6dd">LIFT</text>`,
    )
  }
  ;(b.crossroads || []).forEach(x =>
    S.push(
      `<circle cx="${x.x}" cy="${x.y}" r="18" fill="#6b4a1a" stroke="#f0c674" stroke-width="4"/><text x="${x.x}" y="${x.y + 5}" font-size="13" text-anchor="middle" fill="#fff">${x.id}</text>`,
    ),
  )
  ;(b.zones || []).forEach(z =>
    S.push(
      `<circle cx="${z.x}" cy="${z.y}" r="28" fill="#b5541c" stroke="#ffb27a" stroke-width="3"/><text x="${z.x}" y="${z.y - 4}" font-size="11" text-anchor="middle" fill="#fff">ZONE</text><text x="${z.x}" y="${z.y + 15}" font-size="18" font-weight="bold" text-anchor="middle" fill="#fff">${z.number}</text>`,
    ),
  )
  if (b.exit?.bunker) {
    const e = b.exit
    if (!b.paths)
      S.push(
        `<line x1="${room.get(e.room).x + R}" y1="${room.get(e.room).y}" x2="${e.bunker.x - 60}" y2="${e.bunker.y}" stroke="#caa04a" stroke-width="5" stroke-dasharray="4 10"/>`,
      )
    S.push(
      `<rect x="${e.bunker.x - 60}" y="${e.bunker.y - 40}" width="120" height="70" rx="10" fill="#20262d" stroke="#d0d6dd" stroke-width="4"/><text x="${e.bunker.x}" y="${e.bunker.y + 2}" font-size="16" text-anchor="middle" fill="#d0d6dd">BUNKER</text><rect x="${e.gate.x - 34}" y="${e.gate.y - 9}" width="68" height="18" fill="#7a1f1f"/><text x="${e.gate.x}" y="${e.gate.y + 5}" font-size="11" text-anchor="middle" fill="#fff">GATE</text>`,
    )
  }
  ;(b.networks || []).forEach(nw =>
    S.push(
      `<rect x="${nw.x - 70}" y="${nw.y - 20}" width="140" height="40" rx="10" fill="#1a222b" stroke="${NET[nw.id]}" stroke-width="3"/><text x="${nw.x}" y="${nw.y + 5}" font-size="13" text-anchor="middle" fill="${NET[nw.id]}">TC ${nw.id}</text>`,
    ),
  )
  ;(b.spaces || []).forEach(s =>
    S.push(
      `<rect x="${s.x - 40}" y="${s.y - 20}" width="80" height="40" rx="6" fill="none" stroke="#6d7b8a" stroke-dasharray="5 4"/><text x="${s.x}" y="${s.y + 4}" font-size="10" text-anchor="middle" fill="#9fb0c0">${s.id}</text>`,
    ),
  )
  // time track
  const T = b.tracks.time,
    tw = 56,
    x0 = b.game === 'lockdown' ? 640 : 40,
    y0 = b.game === 'lockdown' ? 50 : 36
  if (b.game === 'lockdown')
    T.forEach((s, i) => {
      const x = x0 + i * tw
      S.push(
        `<rect x="${x}" y="${y0 - 20}" width="${tw - 6}" height="34" rx="6" fill="${TCOL[s.color]}"/><text x="${x + 25}" y="${y0 + 3}" font-size="15" text-anchor="middle" fill="${s.color === 'white' ? '#111' : '#fff'}">${s.n || 'S'}</text>`,
      )
      ;(s.outages || []).forEach((o, j) =>
        S.push(`<circle cx="${x - 3}" cy="${y0 - 12 + j * 18}" r="6" fill="${o === 'red' ? '#ff4d4d' : '#4da3ff'}"/>`),
      )
      if (s.css)
        S.push(`<polygon points="${x + 15},${y0 + 20} ${x + 35},${y0 + 20} ${x + 25},${y0 + 36}" fill="#d9a441"/>`)
    })
  else {
    T.forEach((s, i) =>
      S.push(
        `<rect x="${330 + i * 62 - 290}" y="6" width="56" height="26" rx="5" fill="${TCOL[s.color]}"/><text x="${358 + i * 62 - 290}" y="24" font-size="13" text-anchor="middle" fill="#fff">${s.n || '»'}</text>`,
      ),
    )
    b.tracks.selfDestruct.forEach((s, i) =>
      S.push(
        `<rect x="${1100 + i * 60}" y="6" width="54" height="26" rx="5" fill="${TCOL[s.color]}"/><text x="${1127 + i * 60}" y="24" font-size="13" text-anchor="middle" fill="#fff">${s.n || '☠'}</text>`,
      ),
    )
  }
  S.push('</svg>')
  const f = path.join(outDir, b.id + '.svg')
  fs.writeFileSync(f, S.join('\n'))
  return f
}

for (const k of Object.keys(EXPECT)) {
  const b = JSON.parse(fs.readFileSync(path.join(here, k + '.json'), 'utf8'))
  const { err, info } = check(b)
  if (outDir) draw(b)
  console.log(`${err.length ? 'FAIL' : 'OK  '} ${b.id}`)
  info.forEach(i => console.log('     ' + i))
  err.forEach(e => console.log('   ! ' + e))
  failed += err.length
}
console.log(failed ? `${failed} problem(s)` : 'all boards valid')
process.exit(failed ? 1 : 0)
