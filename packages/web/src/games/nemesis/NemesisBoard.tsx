import { memo } from 'react'

const HULL =
  'M-8 510C20 430 90 360 190 290C260 240 330 200 400 130C440 90 470 62 520 56L1130 44C1180 44 1190 70 1236 76L1380 60L1560 52L1596 90V228L1560 262V418L1596 440V580L1560 602V758L1596 792V930L1560 968L1380 960L1236 944C1190 950 1180 976 1130 976L520 964C470 958 440 930 400 890C330 820 260 780 190 730C90 660 20 590 -8 510Z'
const RIBS = [236, 459, 685, 911, 1165, 1380]
const DRIVES = [150, 510, 870]

/** The same stars every time. */
function stars(count: number) {
  let seed = 7
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  return Array.from({ length: count }, () => {
    const bright = next()
    return { x: Math.round(next() * 3000 - 700), y: Math.round(next() * 2200 - 600), r: 0.7 + bright * 1.5, bright }
  })
}
const STARS = stars(260)

/** The ship around the rooms: bow left, drives right, ribs and lamps. */
export const NemesisBoard = memo(function NemesisBoard() {
  return (
    <g>
      {STARS.map(({ x, y, r, bright }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="var(--star)" opacity={0.12 + bright * 0.5} />
      ))}
      <path d={HULL} fill="var(--shade)" opacity=".7" filter="url(#soft)" transform="translate(0 14)" />
      {DRIVES.map(y => (
        <g key={y}>
          <path
            d={`M1590 ${y - 62}L1650 ${y - 84}V${y + 84}L1590 ${y + 62}Z`}
            fill="var(--engine-bell)"
            stroke="var(--engine-rim)"
            strokeWidth="3"
          />
          <path d={`M1650 ${y - 76}L1900 ${y - 30}V${y + 30}L1650 ${y + 76}Z`} fill="url(#light-me)" opacity=".5" />
        </g>
      ))}
      <path d={HULL} fill="url(#hull-steel)" stroke="var(--hull-rim)" strokeWidth="5" />
      <clipPath id="inside-hull">
        <path d={HULL} />
      </clipPath>
      <g clipPath="url(#inside-hull)">
        <rect x="-20" width="1640" height="1000" fill="url(#grid)" />
        {RIBS.map(x => (
          <g key={x}>
            <path d={`M${x} 0V1000`} stroke="var(--night)" strokeWidth="10" opacity=".55" />
            <path d={`M${x + 6} 0V1000`} stroke="var(--steel-edge)" strokeWidth="1.5" opacity=".5" />
          </g>
        ))}
        <path d={HULL} fill="none" stroke="var(--night)" strokeWidth="34" opacity=".55" />
        <path d={HULL} fill="none" stroke="var(--hull-edge-lit)" strokeWidth="7" opacity=".5" />
        <path d="M660 430L780 404H884L1004 430V590L884 616H780L660 590Z" fill="var(--night)" opacity=".25" />
      </g>
    </g>
  )
})
