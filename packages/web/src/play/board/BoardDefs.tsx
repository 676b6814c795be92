import { memo } from 'react'

const fade = (id: string, stops: [offset: number, color: string, opacity: number][]) => (
  <radialGradient id={id}>
    {stops.map(([offset, color, opacity]) => (
      <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
    ))}
  </radialGradient>
)

/** Patterns and lights that the board paints with. */
export const BoardDefs = memo(function BoardDefs() {
  return (
    <defs>
      <pattern id="hazard" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="18" height="18" fill="var(--malf-ink)" />
        <rect width="9" height="18" fill="var(--malf)" />
      </pattern>
      <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V9" stroke="var(--line)" strokeWidth="1.6" />
      </pattern>
      <pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse">
        <path d="M40 0H0V40" fill="none" stroke="var(--line)" strokeWidth="1" opacity=".28" />
      </pattern>
      {fade('light-fire', [
        [0, 'var(--firelight)', 0.75],
        [1, 'var(--firelight-edge)', 0],
      ])}
      {fade('light-danger', [
        [0, 'var(--dangerlight)', 0.8],
        [0.45, 'var(--dangerlight-mid)', 0.34],
        [1, 'var(--dangerlight-edge)', 0],
      ])}
      {fade('light-lamp', [
        [0, 'var(--lamplight)', 0.42],
        [1, 'var(--lamplight-edge)', 0],
      ])}
      {fade('light-me', [
        [0, 'var(--my-light)', 0.6],
        [1, 'var(--my-light-edge)', 0],
      ])}
      <radialGradient id="lights-down" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="420">
        <stop offset=".2" stopColor="var(--lights-down)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--lights-down)" stopOpacity=".68" />
      </radialGradient>
      <linearGradient id="hull-steel" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="var(--hull-high)" />
        <stop offset=".5" stopColor="var(--hull-mid)" />
        <stop offset="1" stopColor="var(--hull-low)" />
      </linearGradient>
      <linearGradient id="burn" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stopColor="var(--burn)" stopOpacity=".7" />
        <stop offset=".75" stopColor="var(--burn)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sheen)" stopOpacity=".16" />
        <stop offset=".45" stopColor="var(--sheen)" stopOpacity=".02" />
        <stop offset="1" stopColor="var(--shade)" stopOpacity=".22" />
      </linearGradient>
      <filter id="soft" x="-50%" y="-50%" width="200%" height="200%">
        <feGaussianBlur stdDeviation="7" />
      </filter>
    </defs>
  )
})
