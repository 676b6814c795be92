import { expect, test } from 'vitest'
import { idsIn, testNames } from './testNames.ts'

const cases: [string, string, string[]][] = [
  ['plain calls', `test('a', () => {}); it("b", f)\ndescribe(\`c\`, g)`, ['a', 'b', 'c']],
  ['a name on its own line', `test(\n  'a',\n  () => {},\n)`, ['a']],
  ['tables', `test.each([[1, ')'], [2, 'x']])('a %s', f); it.for\`x | y\`('b', f)`, ['a %s', 'b']],
  ['modifiers', `test.concurrent('a', f); describe.only('b', f)`, ['a', 'b']],
  ['skipped and pending', `test.skip('a', f); it.todo('b'); describe.skip('c', f)`, []],
  ['comments', `// test('a', f)\n/* it('b', f) */ test(/* why */ 'c', f)`, ['c']],
  [
    'strings that look like tests',
    `const s = "test('a')"; const t = \`it('b') \${x ? \`test('c')\` : '}'}\`; test('d', f)`,
    ['d'],
  ],
  ['methods of other things', `regex.test('a'); suite.it('b')`, []],
  ['quotes in regular expressions', `expect(x).toMatch(/it's/); const n = a / b; test('a', f) // '`, ['a']],
  ['names with expressions', `test(\`a \${n}\${\`\${b}\`} c\`, f)`, [`a \${n}\${\`\${b}\`} c`]],
  ['names that are not literals', `test(name, f); test(['a'][0], f)`, []],
]

test.each(cases)('names of tests: %s', (_, source, names) => {
  expect(testNames(source)).toEqual(names)
})

test('ids of rules', () => {
  const text = 'NEM-ENC-07 LOCK-ROOM-NEST-02: both, (NEM-MODE-INTRUDER-3), not NEM-ENC, XNEM-ENC-01 or nem-enc-01'
  expect(idsIn(text)).toEqual(['NEM-ENC-07', 'LOCK-ROOM-NEST-02', 'NEM-MODE-INTRUDER-3'])
})
