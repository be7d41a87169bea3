import { describe, expect, it } from 'vitest'
import { parseWords, wordsEntry, wordsFaults } from '#features/words/words-record.ts'
import { LIVE_NAMESPACES, LIVE_WORDS } from '#lib/config/live-words.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { NAMESPACES } from '#lib/i18n/messages.ts'
import { readOwnMessages } from '#lib/records/own-messages.ts'

const WORDS = { 'home.closing.title': 'Your name is all it needs.' }

const read = (changes: object = {}) =>
  parseWords(JSON.stringify({ locale: 'en', words: WORDS, ...changes }), 'the record')

const faultsOf = (key: string, text: string) =>
  wordsFaults(read({ words: { [key]: text } }), {
    messages: readOwnMessages('en'),
    claims: { templates: 3000, businesses: 50_000 },
  })

describe('a record of words', () => {
  it.each([
    ['locale', { locale: 'nl' }, 'Invalid option'],
    ['words', { words: {} }, 'needs at least one word'],
    ['words.home.closing.title', { words: { 'home.closing.title': '' } }, 'must not be empty'],
    [
      'words',
      { words: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`home.${at}`, 'x'])) },
      'at most 60 words',
    ],
    ['until', { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' }, 'later than "from"'],
    ['"mood"', { mood: 'good' }, 'Unrecognized'],
  ])('is refused at %s', (field, changes, message) => {
    expect(() => read(changes)).toThrow(field)
    expect(() => read(changes)).toThrow(message)
  })

  it('is told to the edge with its dates and without what editors read', () => {
    const from = '2026-12-01T00:00:00Z'
    expect(wordsEntry('a'.repeat(12), read({ $schema: '../x.json', from }))).toEqual({
      hash: 'a'.repeat(12),
      locale: 'en',
      words: WORDS,
      from,
    })
  })
})

describe('the faults of words', () => {
  it.each([
    ['home.closing.title', 'Your name is all it needs.'],
    ['home.hero.title', 'Read it. <mark>Sign it.</mark>'],
    ['home.hero.lead', 'Over {templates} templates: read yours for free.'],
    ['home.questions.items.price.answer', 'From {monthly} a month, {yearly} a year.'],
    ['testimonials.clauses.roofer.note', 'The contract says who comes back.'],
  ])('are none where %s says %j', (key, text) => {
    expect(faultsOf(key, text)).toEqual([])
  })

  it.each([
    ['shell.errorPageFailed', 'It failed.', 'is none that a record may change'],
    ['homepage', 'It failed.', 'is none that a record may change'],
    ['home.label', 'Start', 'is none that a record may change'],
    ['home.opening', 'Sign it.', 'is no key of a text'],
    ['home.hero', 'Sign it.', 'is no key of a text'],
    ['home.constructor', 'Sign it.', 'is no key of a text'],
    ['home.hero.title', 'Sign it.', 'exactly these names and tags: <mark>'],
    ['home.hero.title', 'Read. <mark>Sign. </b>', 'a tag that is not closed'],
    ['home.hero.title', '</mark>Read.<mark>', 'a tag that is not closed'],
    ['home.hero.lead', 'Read yours for free.', 'exactly these names and tags: {templates}'],
    ['home.hero.lead', 'Read {templates} {today}.', 'exactly these names'],
    ['home.hero.lead', 'Read {templates', 'a brace without its other half'],
    ['home.hero.lead', "Don't write {templates}", 'a straight apostrophe'],
    [
      'home.closing.title',
      'All it needs now is your name. '.repeat(3),
      'is too long for its place',
    ],
    ['home.closing.title', 'Now 3,000 of them.', 'Write {templates} instead'],
    ['home.closing.title', 'See www.example.com', 'holds a link'],
    ['home.closing.title', '**Sign it**', 'would show its stars'],
  ])('name %s where it says %j', (key, text, message) => {
    expect(faultsOf(key, text)).toEqual([
      { field: `words.${key}`, message: expect.stringContaining(message) },
    ])
  })
})

it.each(LOCALE_CODES)('%s has each place in which words may change', (locale) => {
  const messages = readOwnMessages(locale)
  for (const place of LIVE_WORDS) {
    const found = place.split('.').reduce<unknown>((node, name) => Object(node)[name], messages)
    expect(found, place).toBeDefined()
  }
})

it('names files of messages', () => {
  const known: readonly string[] = NAMESPACES
  expect(LIVE_NAMESPACES.filter((name) => !known.includes(name))).toEqual([])
})
