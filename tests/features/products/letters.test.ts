import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { LETTERS } from '#features/products/letters.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'

const letter = z.strictObject({
  name: z.string().min(1),
  trade: z.string().min(1),
  document: z.string().min(1),
  before: z.string().min(20),
  after: z.string().min(20),
})

const file = z.object({ letters: z.record(z.string(), letter) })

it.each(LOCALE_CODES)('%s has the words of each letter and of no other', (locale) => {
  const text = readFileSync(`locales/${locale}/messages/testimonials.json`, 'utf8')
  const { letters } = file.parse(JSON.parse(text))
  expect(Object.keys(letters)).toEqual(LETTERS.map(({ name }) => name))
})

it('gives away no letter of ours as a customer’s', () => {
  expect(LETTERS.filter(({ isExample }) => !isExample)).toEqual([])
})
