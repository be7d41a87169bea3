import { describe, expect, it } from 'vitest'
import { editionOf, storyLister } from '#lib/records/open-stories.ts'
import type { RecordIndex } from '#lib/records/record-bundle.ts'

const [OLD, NEW] = ['a'.repeat(12), 'b'.repeat(12)]
const NOON = Date.parse('2026-12-01T12:00:00Z')

const lister = (own: RecordIndex, live: RecordIndex = {}) => storyLister({ own, live: () => live })

describe('the news of a moment', () => {
  it('is that of the build and of the content service, of records below the newsroom alone', () => {
    const list = lister(
      { fr: { '/company/newsroom/un': OLD, '/docs/demo': OLD, '/pricing/plans': OLD } },
      { en: { '/company/newsroom/two': NEW, '/company/newsroomy': NEW } },
    )
    expect(list(NOON)).toEqual([
      { locale: 'fr', path: '/company/newsroom/un', hash: OLD },
      { locale: 'en', path: '/company/newsroom/two', hash: NEW },
    ])
  })

  it('shows a live record instead of that of the build, as long as it is open', () => {
    const path = '/company/newsroom/un'
    const until = '2026-12-01T13:00:00Z'
    const list = lister({ fr: { [path]: OLD } }, { fr: { [path]: { hash: NEW, until } } })
    expect(list(NOON).map(({ hash }) => hash)).toEqual([NEW])
    expect(list(Date.parse(until)).map(({ hash }) => hash)).toEqual([OLD])
  })

  it('hears of a new index, and of a moment that has come', () => {
    let live: RecordIndex = {}
    const list = storyLister({ own: {}, live: () => live })
    expect(list(NOON)).toEqual([])
    live = { de: { '/company/newsroom/eins': { hash: NEW, from: '2026-12-01T12:00:01Z' } } }
    expect(list(NOON)).toEqual([])
    expect(list(NOON + 1000)).toHaveLength(1)
  })
})

describe('an edition', () => {
  const story = { locale: 'fr', path: '/company/newsroom/un', hash: OLD } as const
  const other = { ...story, locale: 'en' } as const

  it('has another name for another list or text, whatever the order', async () => {
    const lists = [[story], [other], [{ ...story, hash: NEW }], [story, other]]
    const names = await Promise.all(lists.map(editionOf))
    expect(new Set(names).size).toBe(lists.length)
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{12}$/)
    expect(await editionOf([other, story])).toBe(names[3])
  })

  it('has none without a story', async () => {
    expect(await editionOf([])).toBe('')
  })
})
