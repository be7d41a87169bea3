import { expect, it } from 'vitest'
import { decodeLocales, encodeLocales } from '#lib/util/locale-list.ts'

it('reads back what it writes', () => {
  expect(decodeLocales(encodeLocales(['en', 'pt']))).toEqual(['en', 'pt'])
})

it.each(['pt-en', 'en-en', 'en-nl', 'EN', 'en-', 'x'])('knows no other spelling: %s', (segment) => {
  expect(decodeLocales(segment)).toBeNull()
})
