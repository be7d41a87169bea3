import { expect, it } from 'vitest'
import { problemLine } from '../../../scripts/landing/problem.ts'
import { checkWords } from '../../../scripts/site-records/check-words.ts'
import { newSiteRecord } from '../../../scripts/site-records/new-site-record.ts'
import { WORDS_FORM } from '../../../scripts/site-records/site-forms.ts'
import { tempTree } from '../temp-tree.ts'

const NOW = new Date('2026-12-01T00:00:00Z')

const WORDS = { 'home.closing.title': 'Your name is all it needs.' }

const recordOf = (changes: object = {}) =>
  JSON.stringify({ locale: 'en', words: WORDS, ...changes })

const checked = async (files: Record<string, string>) => {
  const { errors, warnings } = await checkWords({ root: tempTree(files), name: 'out' }, NOW)
  return { errors: errors.map(problemLine), warnings: warnings.map(problemLine) }
}

it('has nothing to say of words that fit', async () => {
  expect(await checked({ 'words/a.json': recordOf() })).toEqual({ errors: [], warnings: [] })
})

it('warns of what a command wrote until somebody has changed it', async () => {
  const out = tempTree({})
  const words = { 'home.closing.title': 'All it needs now is your name.' }
  const record = { locale: 'en', words } as const
  expect(await newSiteRecord({ name: 'a', out, form: WORDS_FORM, record })).toBe(
    `${out}/words/a.json`,
  )
  const { errors, warnings, count } = await checkWords({ root: out, name: 'out' }, NOW)
  expect([errors, count]).toEqual([[], 1])
  expect(warnings.map(problemLine)).toEqual([
    'out/words/a.json "words.home.closing.title": says what the site says: change it, or take it out.',
  ])
})

it('names a word that does not fit', async () => {
  const words = { 'home.hero.title': 'Sign it.' }
  expect((await checked({ 'words/spring-words.json': recordOf({ words }) })).errors).toEqual([
    'out/words/spring-words.json "words.home.hero.title": "Sign it." must hold exactly these names and tags: <mark>.',
  ])
})

it.each([
  ['at any time', {}, {}, 1],
  ['in another language', {}, { locale: 'fr' }, 0],
  ['one after the other', { until: '2026-12-05T00:00:00Z' }, { from: '2026-12-05T00:00:00Z' }, 0],
  [
    'for some days together',
    { until: '2026-12-06T00:00:00Z' },
    { from: '2026-12-05T00:00:00Z' },
    1,
  ],
])('tells whether two records change the same word %s', async (_case, one, other, count) => {
  const files = { 'words/a.json': recordOf(one), 'words/b.json': recordOf(other) }
  const { errors } = await checked(files)
  expect(errors).toHaveLength(count)
  for (const error of errors) {
    expect(error).toBe(
      'out/words/b.json "words.home.closing.title": stands in out/words/a.json too: keep one of the two.',
    )
  }
})

it('warns of words that have ended', async () => {
  expect(
    (await checked({ 'words/a.json': recordOf({ until: NOW.toISOString() }) })).warnings,
  ).toEqual([
    'out/words/a.json "until": has passed: the words of the site are back; remove the file.',
  ])
})
