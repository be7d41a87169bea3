import { expect, test } from 'vitest'
import { quoted } from '#services/mail/declaration-letter.ts'

test.each([
  ['I’m moving.', '“I’m moving.”'],
  ['One\n\ntwo\t three', '“One two three”'],
  ['See https://evil.example/x now', '“See https: //evil\u2024example/x now”'],
  ['evil.example', '“evil\u2024example”'],
  ['1.5 or a@b.example', '“1\u20245 or a@b\u2024example”'],
])('the words of a stranger are a quote without links: %j', (text, said) => {
  expect(quoted(text, 60)).toBe(said)
})

test('a long text ends in an ellipsis, between letters', () => {
  expect(quoted('😀'.repeat(1000), 100)).toBe(`“${'😀'.repeat(99)}…”`)
  expect(quoted('x'.repeat(100), 100)).toBe(`“${'x'.repeat(100)}”`)
})
