import './explain.css'
import { type RefObject, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { RulesLink } from '../../rules/links/RulesLink.tsx'
import type { Box } from '../board/geometry.ts'
import { usePanel } from '../tableContext.ts'
import type { Explanation, Line } from './explanation.ts'
import { joint, placeCard } from './placeCard.ts'
import type { Pointed } from './usePointing.ts'

/** What describes whatever has the focus. */
export const SAID = 'explained'

interface ExplainCardProps {
  about: Explanation
  pointed: Pointed
  /** The card itself, which the pointer may move onto. */
  card: RefObject<HTMLElement | null>
  onClose: () => void
}

/** A card beside what it is about, joined to it by a dashed line; on a phone a sheet at the bottom. */
export function ExplainCard({ about, pointed, card, onClose }: ExplainCardProps) {
  const { t } = useWords('explain')
  const { open } = usePanel()
  const { icon, tone, title, kind, says, now, rows, rule } = about
  // First it must be there to be measured.
  useLayoutEffect(() => {
    const layer = card.current?.parentElement
    if (layer && !layer.matches(':popover-open')) layer.showPopover()
    layOut(card.current, pointed.element)
  })
  // Not within the board, whose edges cut off what it holds; but in the colors of this game.
  const place = document.querySelector('.table, .replay') ?? document.body
  return createPortal(
    <div className="explaining" popover="manual">
      <svg className="joins" aria-hidden="true">
        <path className="under" />
        <path />
        <rect />
      </svg>
      <aside className={`explain ${pointed.how}`} ref={card} aria-label={title} data-about={pointed.key}>
        <div className={`head ${tone ?? ''}`}>
          <Icon name={icon} />
          <b>{title}</b>
          {kind && <small>{kind}</small>}
          {pointed.how === 'tap' && (
            <button type="button" className="ghost" aria-label={t.close} onClick={onClose}>
              <Icon name="cross" />
            </button>
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
        <div className="body" tabIndex={0}>
          <div id={SAID}>
            {says.map(text => (
              <p key={text}>{text}</p>
            ))}
            {now.length > 0 && (
              <ul className="now">
                {now.map(line => (
                  <LineOf key={line.text} line={line} />
                ))}
              </ul>
            )}
          </div>
          {rows.length > 0 && (
            <dl>
              {rows.map(({ label, lines }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <ul>
                      {lines.map((line, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: two eggs read the same
                        <LineOf key={at} line={line} />
                      ))}
                    </ul>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className="foot">
          {rule && (
            <RulesLink to={rule}>
              <Icon name="rules" />
              {t.explain.theRule}
            </RulesLink>
          )}
          <button
            type="button"
            onClick={() => {
              onClose()
              open('legend')
            }}
          >
            <Icon name="unknown" />
            {t.explain.allSigns}
          </button>
        </div>
      </aside>
    </div>,
    place,
  )
}

const LineOf = ({ line: { text, icon, tone, plate } }: { line: Line }) => (
  <li className={tone}>
    {plate !== undefined ? <b className="plate">{plate}</b> : icon ? <Icon name={icon} /> : null}
    <span>{text}</span>
  </li>
)

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** What a card never lies over: my room, what is selected, what may be chosen, and the words on it. */
const KEPT = 'svg.board :is(.room.here > .hit, .room.legal > .hit, .spot, .tag)'

function layOut(card: HTMLElement | null, about: Element): void {
  const layer = card?.parentElement
  if (!card || !layer) return
  card.removeAttribute('style')
  const board = document.querySelector('.boardbox')
  const mark = boxOf(about)
  // Signs in a row stay in sight together.
  const around = about.closest('[data-explain-group], .crew')
  const screen = { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight }
  const size = boxOf(card)
  // A sheet lies where the style sheet has it.
  const isSheet = getComputedStyle(card).position === 'fixed'
  layer.classList.toggle('low', isSheet)
  const lies = isSheet
    ? size
    : placeCard({
        card: size,
        about: mark,
        free: [...document.querySelectorAll(KEPT), ...(around ? [around] : [])].map(boxOf),
        areas: board?.contains(about) ? [boxOf(board), screen] : [screen],
      })
  if (!isSheet) Object.assign(card.style, { left: `${lies.x}px`, top: `${lies.y}px`, maxHeight: `${lies.height}px` })
  const [from, to] = joint(lies, mark)
  for (const path of layer.querySelectorAll('path')) path.setAttribute('d', `M${from.x} ${from.y}L${to.x} ${to.y}`)
  const rect = layer.querySelector('rect')
  for (const [name, value] of Object.entries(mark)) rect?.setAttribute(name, String(value))
}
