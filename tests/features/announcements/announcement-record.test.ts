import { describe, expect, test } from 'vitest'
import {
  announcementEntry,
  announcementFaults,
  parseAnnouncement,
} from '#features/announcements/announcement-record.ts'
import { isAnnouncementEntry } from '#lib/records/announcement-index.ts'
import { RecordError } from '#lib/records/parse-record.ts'
import { announcementOf } from '../../support/announcement.ts'

const faultsOf = (changes: object) => {
  try {
    const record = parseAnnouncement(JSON.stringify({ ...announcementOf(), ...changes }), 'test')
    return announcementFaults(record, () => ({ templates: 3000 }))
  } catch (error) {
    if (error instanceof RecordError) return error.faults
    throw error
  }
}

const english = (text: string) => ({ en: { text, link: 'More' } })

describe('a line over the site', () => {
  test.each([
    {},
    { words: english('More than {templates} documents.') },
    { path: '/docs/spring-sale' },
    { from: '2026-11-27T09:00:00+01:00', until: '2026-12-01T00:00:00+01:00' },
  ])('may say %j', (changes) => {
    expect(faultsOf(changes)).toEqual([])
    const entry = announcementEntry('aaaaaaaaaaaa', announcementOf(changes))
    expect(isAnnouncementEntry(structuredClone(entry))).toBe(true)
  })

  test.each([
    ['path', { path: 'https://elsewhere.example' }, 'must be the path of a page'],
    ['path', { path: '/apps?x=1' }, 'must be the path of a page'],
    ['path', { path: '/no-such-page' }, 'is no page of the site in en, fr'],
    ['path', { path: '/budgeto' }, 'is no page of the site in fr'],
    ['path', { path: '/hand-off' }, 'in one way only'],
    ['until', { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' }, 'later than "from"'],
    ['from', { from: '1 December' }, 'must be a date'],
    ['pages', { pages: [] }, 'at least 1'],
    ['words', { words: {} }, 'at least one language'],
    ['words.en.text', { words: english('x'.repeat(121)) }, 'at most 120 characters'],
    ['words.en.text', { words: english('3,000 documents') }, 'types the figure of a claim'],
    ['words.en.text', { words: english('{moons}') }, 'is no claim'],
    ['words.en.text', { words: english('See https://x.example') }, 'holds a link'],
    ['words.en.text', { words: english('<b>Now</b>') }, 'holds a tag'],
  ])('has a fault at %s: %j', (field, changes, message) => {
    expect(faultsOf(changes)).toMatchObject([{ field, message: expect.stringContaining(message) }])
  })

  test('that is sent in another form is none', () => {
    const entry = announcementEntry('aaaaaaaaaaaa', announcementOf())
    for (const changes of [
      { path: 'https://elsewhere.example' },
      { hash: 'x' },
      { pages: [1] },
      { words: { en: { text: '', link: 'x' } } },
      { until: 'soon' },
    ]) {
      expect(isAnnouncementEntry({ ...entry, ...changes }), JSON.stringify(changes)).toBe(false)
    }
  })
})
