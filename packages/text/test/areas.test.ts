import { expect, test, vi } from 'vitest'

/** The words as they are before anything is loaded, whatever other tests have loaded. */
async function unread() {
  vi.resetModules()
  const [{ ui }, { loadWords, words }] = await Promise.all([import('../src/ui.ts'), import('../src/words.ts')])
  return { ui, loadWords, words }
}

test('words of an area come to those who have the language already, as their game says them', async () => {
  const { ui, loadWords, words } = await unread()
  await loadWords('en', ['lockdown'])
  const [plain, below] = [ui('en'), ui('en.lockdown')]
  expect(plain).not.toHaveProperty('aims')
  expect(plain).not.toHaveProperty('lobby')

  await loadWords('en', ['panels'])
  expect(plain.aims.how.survive).toMatch(/^Hibernate/)
  expect(below.aims.how.survive).toMatch(/^Lock yourself in/)
  expect(below.talk.fields.intruder).toBe('Night Stalker')
  expect(words('en').talk.replies.agree).toBe('Agreed.')
  expect(ui('en.lockdown')).toBe(below)
  expect(plain).not.toHaveProperty('lobby')
})

test('what was not loaded for another language is not there', async () => {
  const { ui, loadWords } = await unread()
  await loadWords('es', ['pages'])
  expect(ui('es').lobby.ready).toBe('a punto')
  expect(ui('es')).not.toHaveProperty('talk')
})
