import './forms.css'
import { useEffect, useState } from 'react'

/** Light around the code, in modules: without it cameras do not find its edge. */
const QUIET = 4

interface Drawn {
  size: number
  /** The dark modules, as one path. */
  path: string
}

/** The encoder is loaded only by whoever shows a code. Rows of dark modules become one stroke each. */
async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  let path = ''
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue
      const from = x
      while (x < size && row[x]) x++
      path += `M${from} ${y}h${x - from}v1h${from - x}z`
    }
  return { size, path }
}

/** A link for a camera. Dark on light whatever the page looks like, as every reader expects. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let here = true
    // Without the encoder there is still the link itself, beside the code.
    draw(value).then(
      made => here && setDrawn(made),
      () => {},
    )
    return () => {
      here = false
    }
  }, [value])
  if (!drawn) return <span className="qr" />
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={drawn.size} height={drawn.size} fill="var(--light)" />
      <path d={drawn.path} fill="var(--shade)" />
    </svg>
  )
}
