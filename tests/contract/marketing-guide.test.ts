import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  announcementFaults,
  announcementRecord,
} from '#features/announcements/announcement-record.ts'
import { redirectFaults } from '#features/redirects/redirect-faults.ts'
import { parseRedirects } from '#features/redirects/redirect-record.ts'
import { parseWords, wordsFaults, wordsRecord } from '#features/words/words-record.ts'
import { LIVE_WORDS } from '#lib/config/live-words.ts'
import { ANNOUNCEMENT_PLACES } from '#lib/records/announcement-index.ts'
import { readOwnMessages } from '#lib/records/own-messages.ts'
import { NAMED_KINDS } from '#lib/records/record-kind.ts'

const guide = readFileSync('docs/marketing.md', 'utf8')

const argumentsOf = (command: string) => {
  const [, line = ''] = new RegExp(`^npm run ${command} -- (.+)$`, 'm').exec(guide) ?? []
  const found = [...line.matchAll(/--(\w+) (?:"([^"]+)"|(\S+))/g)]
  return Object.fromEntries(
    found.map(([, name = '', quoted, plain = '']) => [name, quoted ?? plain]),
  )
}

it('shows redirects that may go live', () => {
  const { from, to } = argumentsOf('redirect:new')
  const [list = ''] = /"redirects": \[[^\]]+\]/.exec(guide) ?? []
  const record = parseRedirects(`{${list}}`, 'the guide')
  expect(record.redirects).toContainEqual({ from, to })
  expect(redirectFaults(record)).toEqual([])
})

it('names what the check says of redirects', () => {
  const [, table = ''] = /\| it says \|.*\n\|[-|]+\n((?:\|.*\n)+)/.exec(guide) ?? []
  const said = [...table.matchAll(/^\| (?:\*warning\* )?([^|…]+?)(?: …)? \|/gm)]
  const sources = [
    'features/redirects/redirect-faults.ts',
    'features/redirects/redirect-record.ts',
    'lib/records/target-page.ts',
    'scripts/site-records/check-redirects.ts',
  ].map((file) => readFileSync(file, 'utf8'))
  expect(said.length).toBeGreaterThan(7)
  for (const [, words = ''] of said) {
    expect(
      sources.some((source) => source.includes(words.replace(/: write$/, ''))),
      words,
    ).toBe(true)
  }
})

it('shows a line over the site that may go live', () => {
  const { locale = '', text, link, ...record } = argumentsOf('announcement:new')
  const written = announcementRecord.parse({
    ...record,
    pages: ANNOUNCEMENT_PLACES,
    words: { [locale]: { text, link } },
  })
  expect(announcementFaults(written, () => ({}))).toEqual([])
})

it('explains each field, each kind of page and each kind of record', () => {
  const shapes = { ...announcementRecord.shape, ...wordsRecord.shape }
  const fields = Object.keys(shapes).filter((name) => name !== '$schema')
  for (const name of [...fields, ...ANNOUNCEMENT_PLACES, ...LIVE_WORDS])
    expect(guide).toContain(`\`${name}\``)
  for (const kind of NAMED_KINDS) expect(guide).toContain(`\`${kind}/<name>.json\``)
})

it('shows words that may go live, of keys that the command takes', () => {
  const [list = ''] = /"words": \{[^]+?\n\}/.exec(guide) ?? []
  const record = parseWords(`{ "locale": "en", ${list} }`, 'the guide')
  const [, line = ''] = /^npm run words:new -- (.+)$/m.exec(guide) ?? []
  const keys = [...line.matchAll(/--key (\S+)/g)].map(([, key]) => key)
  expect(Object.keys(record.words)).toEqual(keys)
  expect(wordsFaults(record, { messages: readOwnMessages('en'), claims: {} })).toEqual([])
})

it('names what the check says of words', () => {
  const [, table = ''] = /says of a word:\n\n\| it says.*\n\|[-|]+\n((?:\|.*\n)+)/.exec(guide) ?? []
  const said = [...table.matchAll(/^\| (?:\*warning\* )?([^|…]+?)(?: … .*?)? \|/gm)]
  const sources = ['lib/records/replaced-word.ts', 'scripts/site-records/check-words.ts'].map(
    (file) => readFileSync(file, 'utf8'),
  )
  expect(said.length).toBeGreaterThan(6)
  for (const [, words = ''] of said) {
    expect(
      sources.some((source) => source.includes(words)),
      words,
    ).toBe(true)
  }
})
