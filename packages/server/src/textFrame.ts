/**
 * A text as one WebSocket frame (RFC 6455, section 5.2), unmasked and whole. `ws` writes the head of a frame and its text
 * separately, which costs twice as much, and a move is sent to five connections.
 */
const TEXT = 0x81
/** The head holds lengths up to SHORT itself; for longer texts it says how many bytes of length follow. */
const SHORT = 125
const TWO_BYTES = 126
const EIGHT_BYTES = 127

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT ? 2 : length <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
