/** What is wrong with a page for somebody who cannot see it well, or on a small screen. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locator, Page } from 'playwright-core'
import { awaitsScripts, painted } from './browser.ts'
import { SPOKEN, TONGUES } from './languages.ts'
import { LONG } from './longRun.ts'

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]

/**
 * The sizes at which a screen is looked at: the tightest of each layout (desk, tablet, phone). `npm run test:long`
 * looks at all of them.
 */
export const LOOKED = LONG ? SIZES : [SIZES[1], SIZES[2], SIZES[4]]

/** The sizes for one of several languages: fewer where its words are not the longest. */
export const sizesFor = (lang: string): typeof SIZES => (lang === 'pseudo' || LONG ? LOOKED : [SIZES[1], SIZES[4]])

/** The smallest of phones. */
export const SMALLEST = SIZES[SIZES.length - 1]

/** Whether axe looks at a language: it judges structure and colors, and those of one are those of all. */
export const isJudged = (lang: string): boolean => lang === TONGUES[0] || LONG

/**
 * Waits until the page has come to rest: its fonts and the parts that it loads when there is time are there, whatever
 * moves and comes to an end has ended, and two frames with time to spare have changed nothing. A machine that is slow,
 * or busy, is waited for.
 */
export async function still(page: Page): Promise<void> {
  let early: boolean
  do {
    early = awaitsScripts(page)
    await restful(page)
  } while (early || awaitsScripts(page))
}

const restful = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let changes = 0
    const watch = new MutationObserver(list => {
      changes += list.length
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const moves = () =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    const isLoading = () => document.fonts.status === 'loading' || document.querySelector('[aria-busy="true"]') !== null
    for (let calm = 0; calm < 2; ) {
      const before = changes
      await new Promise(requestAnimationFrame)
      // What React has put off for later comes before a page that has nothing to do.
      await new Promise(done => requestIdleCallback(done, { timeout: 100 }))
      calm = changes === before && !moves() && !isLoading() && !globalThis.idleWork ? calm + 1 : 0
    }
    watch.disconnect()
  })

/** Goes to another address of the page that is open, as its own links do: nothing is loaded anew. */
export const opensWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate(address => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Comes to an address, and only once from outside: a page that is open goes there as by its own links. */
export async function visits(page: Page, address: string): Promise<void> {
  const { origin, pathname } = new URL(address)
  if (page.url().startsWith(origin)) await opensWithin(page, pathname)
  else await page.goto(address)
}

/** Takes a seat by its link. A page that is open takes it as if it was pasted into its address bar: nothing is loaded. */
export async function takesLink(page: Page, link: string): Promise<void> {
  const { origin, pathname, hash } = new URL(link)
  if (!page.url().startsWith(origin)) return void (await page.goto(link))
  const before = await page.evaluateHandle(
    ([pathname, hash]) => {
      const before = document.querySelector('main')
      history.pushState(null, '', pathname)
      location.hash = hash
      return before
    },
    [pathname, hash] as const,
  )
  // The token leaves the address once it is taken, and what was shown leaves the page.
  await page.waitForFunction(before => location.hash === '' && !before?.isConnected, before)
  await before.dispose()
}

/** Holds what must be held, until `done` says that it was long enough. */
export async function holdsDown<Found>(page: Page, what: Locator, done: () => Promise<Found>): Promise<Found> {
  // What still comes may push it from under the pointer.
  await still(page)
  await what.hover()
  await page.mouse.down()
  try {
    return await done()
  } finally {
    // Whatever comes next in this page does not begin with a button held down.
    await page.mouse.up()
  }
}

/** Waits until the page has asked for a script, which may come when there is time for it. */
export const asksFor = async (page: Page, script: string): Promise<void> =>
  void (await page.waitForFunction(
    script => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/assets/${script}-`)),
    script,
  ))

/** Waits until news is played on this page: how that is done comes when there is time for it. */
export async function playsNews(page: Page): Promise<void> {
  await asksFor(page, 'stage')
  await still(page)
}

/** Looks at the page as it is when it is painted. All within one task: nothing is painted meanwhile. */
const looksAt = <T>(page: Page, look: (given: number) => T, given = 0): Promise<T> =>
  page.evaluate<T>(`(() => {
    const sheet = globalThis.unpaintedSheet ?? {}
    sheet.disabled = true
    try {
      return (${String(look)})(${given})
    } finally {
      sheet.disabled = false
    }
  })()`)

const AXE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe has judged on any page of this process and found right, by its shape. */
const judged = new Set<string>()

interface Shapes {
  elements: Map<string, Element[]>
  /** How many headings and landmarks there are, and which follows which. */
  outline: string
}

/**
 * The visible elements by their shapes: what axe goes by, which is the element among those it lies in, its states, and
 * whether anything names it. Headings and landmarks are the shape of the whole.
 */
function shapesIn(within: string): Shapes {
  const found = new Map<string, Element[]>()
  const states = /^(aria-(pressed|checked|selected|current|disabled|expanded|invalid)|role|type)$/
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const self = (element: Element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`
  const shape = (element: Element) => {
    const around: string[] = []
    for (let next = element.parentElement; next && around.length < 3; next = next.parentElement) around.push(self(next))
    const attributes = element
      .getAttributeNames()
      .filter(name => /^(aria-|data-|role|type|title|alt|href|disabled|open|style)/.test(name))
      .map(name => (states.test(name) ? `${name}=${element.getAttribute(name)}` : name))
    const named = element.textContent?.trim() ? 'named' : ''
    return [innerWidth, ...around, self(element), ...attributes, named].join(' ')
  }
  for (const element of document.querySelectorAll(`${within}, ${within} *`))
    if (isSeen(element)) {
      const name = shape(element)
      const same = found.get(name)
      if (same) same.push(element)
      else found.set(name, [element])
    }
  const count = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen).length
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isSeen).map(({ tagName }) => tagName)
  const steps = new Set(levels.map((level, at) => `${levels[at - 1] ?? ''}>${level}`))
  const landmarks = ['main', 'h1', 'header', 'footer', 'nav', 'aside'].map(selector => `${selector} ${count(selector)}`)
  return { elements: found, outline: `${within} as a whole: ${[...landmarks, ...[...steps].sort()].join(' ')}` }
}

/** The rules of axe that go by more than an element: its place among headings, landmarks and ids of the page. */
const OF_THE_WHOLE =
  /^(accesskeys|aria-valid-attr-value|bypass|document-|duplicate-id-aria|empty-heading|heading-order|html-|landmark-|meta-|page-has-|region|skip-link)/

/**
 * Every violation, on the page or in a part of it, as text: what is wrong and where. What has a shape that was judged
 * before is not judged again, except by `npm run test:long`.
 */
export async function accessProblems(page: Page, within = 'html'): Promise<string[]> {
  await still(page)
  const shapes = await page.evaluateHandle(shapesIn, within)
  const [names, outline] = await shapes.evaluate(({ elements, outline }) => [[...elements.keys()], outline] as const)
  const isNew = (name: string) => LONG || !judged.has(name)
  const unjudged = [...names, outline].filter(isNew)
  if (unjudged.length === 0) return []
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await AXE)
  const violations = await painted(page, () =>
    shapes.evaluate(
      async ({ elements }, { unjudged, whole, within }) => {
        const axe = (globalThis as unknown as { axe: typeof import('axe-core') }).axe
        const include = new Set(unjudged.flatMap(name => elements.get(name) ?? []))
        const isInside = (element: Element) => {
          for (let next = element.parentElement; next; next = next.parentElement) if (include.has(next)) return true
          return false
        }
        const outermost = [...include].filter(element => !isInside(element))
        // Nothing is fetched for it: the rules that would need that are about videos and sounds.
        const options = { resultTypes: ['violations' as const], preload: false }
        const violations: import('axe-core').Result[] = []
        if (outermost.length > 0) violations.push(...(await axe.run({ include: outermost }, options)).violations)
        if (whole) {
          // Rules that axe itself leaves out would be run by their names.
          const isOut = /^(deprecated|experimental|wcag2aaa)$/
          const rules = axe.getRules().flatMap(({ ruleId, tags }) => {
            return new RegExp(whole).test(ruleId) && !tags.some(tag => isOut.test(tag)) ? [ruleId] : []
          })
          const all = await axe.run({ include: [...document.querySelectorAll(within)] }, { ...options, runOnly: rules })
          violations.push(...all.violations)
        }
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`)
      },
      { unjudged, whole: isNew(outline) && OF_THE_WHOLE.source, within },
    ),
  )
  if (violations.length === 0) for (const name of unjudged) judged.add(name)
  return [...new Set(violations)]
}

/** What sticks out of the window sideways. */
export async function outside(page: Page): Promise<string[]> {
  await still(page)
  return page.evaluate(() => {
    const hidden = 'svg *, .visually-hidden, .visually-hidden *, .gear *, .stat *, dialog:not([open]) *'
    const self = (element: Element | null) => `${element?.tagName}.${element?.getAttribute('class')}`
    const name = (element: Element) => `${self(element)} in ${self(element.parentElement)}`
    const far = [...document.querySelectorAll('body *')].filter(element => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && !element.matches(hidden) && (right > window.innerWidth + 1 || left < -1)
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return [...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []), ...far.map(name)]
  })
}

/**
 * What sticks out of the window when words are longer than in any language of ours, at every size, once `open` has
 * opened what is looked at. `npm run test:long` also loads the page in each of the languages.
 */
export async function overflow(page: Page, open?: () => Promise<void>): Promise<string[]> {
  const found: string[] = []
  for (const size of LOOKED) {
    await page.setViewportSize(size)
    await open?.()
    await still(page)
    const longer = await page.evaluateHandle(lengthened)
    found.push(...(await outside(page)).map(what => `longer words ${size.width}: ${what}`))
    await longer.evaluate(restore => restore())
  }
  await page.setViewportSize(SIZES[0])
  return LONG ? [...found, ...(await overflowInEveryLanguage(page, open))] : found
}

/** Makes every word of the page a third longer, in the page. Returns how to undo that. */
function lengthened(): () => void {
  const words: [Text, string][] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest('svg, script, style')) words.push([node, node.data])
  for (const [node, text] of words)
    node.data = text.replace(/\p{L}{4,}/gu, word => word + word.slice(-Math.ceil(word.length / 3)).toLowerCase())
  return () => {
    for (const [node, text] of words) node.data = text
  }
}

async function overflowInEveryLanguage(page: Page, open?: () => Promise<void>): Promise<string[]> {
  const found: string[] = []
  const chosen = await page.evaluate(() => localStorage.getItem('coldwake.lang'))
  const speaks = async (lang: string | null) => {
    await page.evaluate(
      lang => (lang ? localStorage.setItem('coldwake.lang', lang) : localStorage.removeItem('coldwake.lang')),
      lang,
    )
    await page.reload()
    await page.locator('main:not([aria-busy="true"])').first().waitFor()
  }
  for (const lang of SPOKEN) {
    await speaks(lang)
    for (const size of LOOKED) {
      await page.setViewportSize(size)
      await open?.()
      found.push(...(await outside(page)).map(what => `${lang} ${size.width}: ${what}`))
    }
    await page.setViewportSize(SIZES[0])
  }
  // The page speaks what it spoke before, and what was opened is closed.
  await speaks(chosen)
  return found
}

/** Labels on the board that are smaller on screen than these px. */
export async function tinyLabels(page: Page, least = 11): Promise<string[]> {
  await still(page)
  return page.evaluate(
    least =>
      [...document.querySelectorAll<SVGTextElement>('svg.board text')].flatMap(text => {
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
        return size < least - 0.1 ? [`${text.textContent} ${size.toFixed(1)}`] : []
      }),
    least,
  )
}

/** Rooms that lie open and do not say what they are, where there are words on rooms at all. */
export async function namelessRooms(page: Page): Promise<string[]> {
  await still(page)
  return page.evaluate(() => {
    const rooms = [...document.querySelectorAll('svg.board .room')].filter(room => room.querySelector('.ground'))
    const nameless = rooms.filter(room => !room.querySelector('.name'))
    const named = rooms.length > nameless.length
    return named ? nameless.map(room => `${room.querySelector('.hit')?.getAttribute('aria-label')} has no name`) : []
  })
}

/**
 * Words that are cut off: by an edge that nothing scrolls, by the side of the window, or in two by the end of a line
 * without a hyphen. What may be shortened, such as the names people give themselves, says so with `data-may-clip`, and
 * shows the whole elsewhere.
 */
export async function clipped(page: Page): Promise<string[]> {
  await still(page)
  return looksAt(page, () => {
    const left =
      '.visually-hidden, .visually-hidden *, svg, svg *, [data-may-clip], [data-may-clip] *, dialog:not([open]) *, script, style, noscript'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const unseen = (element: Element): boolean => {
      const { visibility, opacity, clipPath } = getComputedStyle(element)
      return visibility === 'hidden' || opacity === '0' || clipPath === 'inset(50%)'
    }
    /** How far the words reach beyond what shows of them; null if they can be scrolled to. */
    const cutBy = (element: Element, box: DOMRect): string | null => {
      const slack = Number.parseFloat(getComputedStyle(element).fontSize) * 0.4
      let [across, along] = [true, true]
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        if (unseen(around)) return null
        const { overflowX, overflowY, display } = getComputedStyle(around)
        if (display === 'inline' || display === 'contents') continue
        const edge = around.getBoundingClientRect()
        if (across && scrolls(overflowX)) across = false
        if (along && scrolls(overflowY)) along = false
        if (across && cuts(overflowX) && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5))
          return `sideways in .${around.getAttribute('class')}`
        if (along && cuts(overflowY) && (box.bottom > edge.bottom + slack || box.top < edge.top - slack))
          return `below in .${around.getAttribute('class')}`
      }
      return across && (box.right > window.innerWidth + 1.5 || box.left < -1.5) ? 'by the window' : null
    }
    const isUnseen = (element: Element): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement) if (unseen(around)) return true
      return false
    }
    /** Words that go on in the next line without a hyphen. */
    const brokenWords = (node: Node, element: Element): string[] => {
      const text = node.textContent ?? ''
      const lines = (from: number, to: number): number[] => {
        const range = document.createRange()
        range.setStart(node, from)
        range.setEnd(node, to)
        return [...range.getClientRects()].flatMap(({ width, height, bottom }) =>
          width > 0 && height > 0 ? [bottom] : [],
        )
      }
      const broken = [...text.matchAll(/[\p{L}\u00ad]{4,}/gu)].flatMap(({ 0: word, index }) => {
        if (new Set(lines(index, index + word.length)).size < 2) return []
        for (let at = 1; at < word.length; at++) {
          const before = lines(index + at - 1, index + at).at(-1)
          const after = lines(index + at, index + at + 1).at(-1)
          const hyphen = word[at - 1] === SOFT || word[at] === SOFT
          if (!hyphen && before !== undefined && after !== undefined && after > before + 2)
            return [`"${word.slice(0, at)}|${word.slice(at)}" in .${element.closest('[class]')?.getAttribute('class')}`]
        }
        return []
      })
      return broken.length > 0 && isUnseen(element) ? [] : broken
    }
    const SOFT = '\u00ad'
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || element.matches(left)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()]
      const how = boxes.map(box => (box.width > 0 ? cutBy(element, box) : null)).find(Boolean)
      if (how) found.push(`"${node.textContent.trim().slice(0, 40)}" ${how}`)
      else if (boxes.length > 1) found.push(...brokenWords(node, element))
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return [...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []), ...new Set(found)]
  })
}

/**
 * Words that lie over other words, where both can be seen. On the board and in drawings they may, and what lies over
 * the page on purpose covers what is below it.
 */
export async function overlapping(page: Page): Promise<string[]> {
  await still(page)
  return looksAt(page, () => {
    const left = '.visually-hidden, .visually-hidden *, svg, svg *, dialog:not([open]) *, script, style, noscript'
    /** There for those who listen. */
    const isHidden = (element: Element): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath === 'inset(50%)') return true
      return false
    }
    const covers = (element: Element): boolean => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? '1'
      return backgroundImage !== 'none' || Number(alpha) > 0.5
    }
    /** Whether one sees it there: nothing lies over it but its own, and what lets it show through. */
    const shows = (element: Element, x: number, y: number): boolean => {
      for (const top of document.elementsFromPoint(x, y)) {
        if (element.contains(top) || top.contains(element)) return true
        if (covers(top)) return false
      }
      return false
    }
    /** What shows of a line: the rest may be cut off by what it scrolls in. */
    const visible = (element: Element, { left, right, top, bottom }: DOMRect) => {
      const box = { left, right, top: Math.max(top, 0), bottom: Math.min(bottom, window.innerHeight) }
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(around)
        if (display === 'inline' || display === 'contents') continue
        const edge = around.getBoundingClientRect()
        if (overflowX !== 'visible')
          [box.left, box.right] = [Math.max(box.left, edge.left), Math.min(box.right, edge.right)]
        if (overflowY !== 'visible')
          [box.top, box.bottom] = [Math.max(box.top, edge.top), Math.min(box.bottom, edge.bottom)]
      }
      return box
    }
    const lines: { element: Element; text: string; box: ReturnType<typeof visible> }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!element || !text || element.matches(left) || isHidden(element)) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const box = visible(element, line)
        if (box.right - box.left > 2 && box.bottom - box.top > 2) lines.push({ element, text, box })
      }
    }
    const named = ({ element, text }: (typeof lines)[number]) =>
      `"${text.slice(0, 30)}" in ${element.tagName}.${element.getAttribute('class')}`
    const found = new Set<string>()
    for (const [i, a] of lines.entries())
      for (const b of lines.slice(i + 1)) {
        const [x1, x2] = [Math.max(a.box.left, b.box.left), Math.min(a.box.right, b.box.right)]
        const [y1, y2] = [Math.max(a.box.top, b.box.top), Math.min(a.box.bottom, b.box.bottom)]
        // Lines are taller than their letters, and accents reach into the line above.
        const deep = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top) * 0.4
        if (x2 - x1 < 2 || y2 - y1 < deep || a.element === b.element) continue
        const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
        if (shows(a.element, x, y) && shows(b.element, x, y)) found.add(`${named(a)} and ${named(b)}`)
      }
    return [...found]
  })
}

/** What a finger would miss: smaller than so many px either way. Links within a sentence are as tall as the sentence. */
export async function smallTargets(page: Page, px = 40): Promise<string[]> {
  await still(page)
  return looksAt(
    page,
    px => {
      const least = px - 0.5
      const pressed =
        'button, a[href], summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="radio"]'
      // Pieces in a crowd stand close together; each is in the list as well.
      const left =
        '.visually-hidden, .visually-hidden *, .spot.intruder, p a, li > a:not([class]), dialog:not([open]) *'
      return [...document.querySelectorAll(pressed)].flatMap(element => {
        if (element.matches(left) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return []
        const around = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
        const { width, height } = around.getBoundingClientRect()
        if (width === 0 || (width >= least && height >= least)) return []
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
        return [`${name.slice(0, 40)} .${element.getAttribute('class')} ${Math.round(width)}×${Math.round(height)}`]
      })
    },
    px,
  )
}
