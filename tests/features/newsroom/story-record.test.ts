import { describe, expect, it } from 'vitest'
import { parseStoryRecord, storyFaults } from '#features/newsroom/story-record.ts'
import { STORY } from '../../support/story-record.ts'

const read = (changes: object = {}) =>
  parseStoryRecord(JSON.stringify({ ...STORY, ...changes }), 'the story')

const faultsOf = (changes: object = {}, path = '/company/newsroom/reminders') =>
  storyFaults({ locale: 'en', path, record: read(changes) }, { templates: 3000 })

describe('the form of a story', () => {
  it.each([
    ['date', { date: '2026-02-30' }, 'must be a day'],
    ['picture.drawing', { picture: { drawing: 'cat' } }, 'must be one of: letter'],
    ['text', { text: [] }, 'needs at least 1'],
    ['next.path', { next: { path: 'https://elsewhere.example', words: 'x' } }, 'must be the path'],
    ['until', { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' }, 'later than "from"'],
    ['"mood"', { mood: 'good' }, 'Unrecognized'],
  ])('is refused at %s', (field, changes, message) => {
    expect(() => read(changes)).toThrow(field)
    expect(() => read(changes)).toThrow(message)
  })
})

describe('the faults of a story', () => {
  it('are none in a good one', () => {
    expect(faultsOf()).toEqual([])
    expect(faultsOf({ title: 'Now {templates}' })).toEqual([])
  })

  it.each([
    ['next.path', { next: { path: '/nowhere', words: 'Go' } }, 'is no page of the site in en'],
    ['next.path', { next: { path: '/pricing/thank-you', words: 'Go' } }, 'in one way only'],
    ['next', { next: { path: '/docs', words: 'All {figures}' } }, 'figures'],
    ['text.0', { text: ['We have 3,000 templates.'] }, 'Write {templates} instead'],
    ['text.0', { text: ['Read [this](https://x.example).'] }, 'holds a link'],
    ['text.0', { text: ['<b>Read</b>'] }, 'holds a tag'],
    ['title', { title: 'A **bold** one' }, 'would show its stars'],
  ])('name %s', (field, changes, message) => {
    expect(faultsOf(changes)).toContainEqual({ field, message: expect.stringContaining(message) })
  })

  it.each([
    ['/company/newsroom/cloud-drive', 'is the page "newsDrive" of the site'],
    ['/company/newsroom/2026/reminders', 'is no address of a story'],
  ])('name its place %s', (path, message) => {
    expect(faultsOf({}, path)).toEqual([{ field: '', message: expect.stringContaining(message) }])
  })
})
