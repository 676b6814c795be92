import { expect, test, vi } from 'vitest'

/** The words as they are before anything is loaded, whatever other tests have loaded. */
async function unread() {
  vi.resetModules()
  return import('../src/words.ts')
}

test('words of an area come to those who have the language already, as their game says them', async () => {
  const { ui, loadWords, words } = await unread()
  await loadWords('en', ['lockdown'])
  const [plain, below] = [ui('en'), ui('en.lockdown')]
  expect(plain).not.toHaveProperty('aims')
  expect(() => ui('en', 'panels')).toThrow("the words of 'panels' are not loaded in 'en'")
  expect(plain).not.toHaveProperty('lobby')

  await loadWords('en', ['panels'])
  expect(ui('en', 'panels').aims.how.survive).toMatch(/^Hibernate/)
  const inFacility = ui('en.lockdown', 'panels')
  expect(inFacility).toBe(below)
  expect(inFacility.aims.how.survive).toMatch(/^Lock yourself in/)
  expect(inFacility.talk.fields.intruder).toBe('Night Stalker')
  expect(words('en', 'panels').talk.replies.agree).toBe('Agreed.')
  expect(plain).not.toHaveProperty('lobby')
})

test('what was not loaded for another language is not there', async () => {
  const { ui, loadWords } = await unread()
  await loadWords('es', ['pages'])
  expect(ui('es', 'pages').lobby.ready).toBe('a punto')
  expect(ui('es')).not.toHaveProperty('talk')
})
