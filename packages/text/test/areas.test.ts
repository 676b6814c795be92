import { expect, test } from 'vitest'
import { ui } from '../src/ui.ts'
import { loadWords, words } from '../src/words.ts'

test('words of an area come to those who have the language already, as their game says them', async () => {
  await loadWords('en', ['facility'])
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
  await loadWords('es', ['around'])
  expect(ui('es').lobby.ready).toBe('a punto')
  expect(ui('es')).not.toHaveProperty('talk')
})
