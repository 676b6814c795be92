import fs from 'node:fs'
import { expect, test } from 'vitest'
import { apiReport, REPORT } from './api.ts'

test('docs/api/rules.md says what @coldwake/rules exports', () => {
  const message = 'the face of @coldwake/rules has changed: run `npm run api` and look at the diff'
  expect(apiReport(), message).toBe(fs.readFileSync(REPORT, 'utf8'))
})
