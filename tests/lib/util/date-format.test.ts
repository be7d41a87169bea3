import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dateFormat } from '#lib/util/date-format.ts'

const written = (locale: string, day: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day))

const LONG = { dateStyle: 'long' } as const

describe('a day as a language writes it', () => {
  it.each([
    ['fr', '2027-03-01', LONG, '1er mars 2027'],
    ['fr', '2027-03-01', { day: 'numeric', month: 'short' }, '1er mars'],
    ['fr', '2027-03-01', { weekday: 'short', day: 'numeric', month: 'short' }, 'lun. 1er mars'],
    ['fr', '2027-03-11', LONG, '11 mars 2027'],
    ['fr', '2027-03-21', LONG, '21 mars 2027'],
    ['fr', '2027-03-01', { dateStyle: 'short' }, '01/03/2027'],
    ['fr', '2027-03-01', { day: 'numeric' }, '1'],
    ['fr', '2027-03-01', { month: 'long', year: 'numeric' }, 'mars 2027'],
    ['en', '2027-03-01', LONG, 'March 1, 2027'],
    ['de', '2027-03-01', LONG, '1. März 2027'],
    ['es', '2027-03-01', LONG, '1 de marzo de 2027'],
    ['it', '2027-03-01', LONG, '1 marzo 2027'],
    ['pt', '2027-03-01', LONG, '1 de março de 2027'],
  ] as const)('%s, %s', (locale, day, options, text) => {
    expect(written(locale, day, options)).toBe(text)
  })

  it('from the first of a month to another day', () => {
    const { formatRange } = dateFormat('fr', { ...LONG, timeZone: 'UTC' })
    const text = formatRange(new Date('2027-03-01'), new Date('2027-04-01'))
    expect(text.match(/1er/g)).toHaveLength(2)
  })
})

/** Formats of days that no language has: for books and for zones. */
const OWN = /new Intl\.DateTimeFormat\((?!'|\))/

it('comes from one place, also where letters and papers write it', () => {
  const files = globSync('{app,components,features,lib,services}/**/*.{ts,tsx}')
  const others = files.filter((file) => OWN.test(readFileSync(file, 'utf8')))
  expect(others).toEqual(['lib/util/date-format.ts'])
})

it('is no matter of a message, which would write it by itself', () => {
  const files = globSync('locales/*/messages/*.json')
  const others = files.filter((file) => /, date(?:, (?!::)|\})/.test(readFileSync(file, 'utf8')))
  expect(others).toEqual([])
})
