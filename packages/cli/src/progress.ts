/** A bar on stderr while somebody watches; in a log file, a line for every tenth. */
export function progress(what: string, total: number): { at: (done: number) => void; done: () => void } {
  const { stderr } = process
  const width = 32
  let shown = -1
  return {
    at(done) {
      const tenths = stderr.isTTY ? Math.floor((done / total) * 200) : Math.floor((done / total) * 10)
      if (tenths === shown) return
      shown = tenths
      const share = done / total
      if (!stderr.isTTY) {
        stderr.write(`${what}: ${done} of ${total}\n`)
        return
      }
      const full = Math.round(share * width)
      stderr.write(`\r[${'█'.repeat(full)}${'·'.repeat(width - full)}] ${done} of ${total} ${what}`)
    },
    done() {
      if (stderr.isTTY) stderr.write('\r\x1b[K')
    },
  }
}
