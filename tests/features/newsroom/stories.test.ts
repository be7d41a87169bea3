import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { toString } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { loadStories, storyAmong } from '#features/newsroom/server/load-story.ts'
import { newsChanged } from '#features/newsroom/server/news-changed.ts'
import { storySlug, STORY_IDS, storyOfSlug } from '#features/newsroom/stories.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { typedFigures } from '#lib/records/typed-figures.ts'
import { claimsFile } from '#lib/util/claims.ts'
import english from '#locales/en/claims.json'

const LEAST_WORDS = 250
const MOST_WORDS = 450

const daysOf = async (locale: (typeof LOCALE_CODES)[number]) =>
  (await loadStories(locale)).map(({ path, date }) => [path, date.toISOString()])

const figures = Object.fromEntries(
  Object.entries(claimsFile.parse(english)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  ),
)

describe.each(LOCALE_CODES)('the stories in %s', (locale) => {
  it('are five files, one for each row of the registry (S2 §2.2)', () => {
    const files = globSync(`locales/${locale}/newsroom/*`).map((file) => basename(file))
    expect(files.toSorted()).toEqual(STORY_IDS.map((id) => `${storySlug(id)}.md`).toSorted())
    expect(files).toHaveLength(5)
  })

  it('stand newest first, on the days of English', async () => {
    expect(await daysOf(locale)).toEqual(await daysOf(DEFAULT_LOCALE))
    const times = (await loadStories(locale)).map(({ date }) => date.getTime())
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })

  it('are neither notes nor essays, and leave no figure unfilled', async () => {
    for (const { path: id, body, title, description, picture } of await loadStories(locale)) {
      const words = toString(body).split(/\s+/).length
      expect(words, id).toBeGreaterThanOrEqual(LEAST_WORDS)
      expect(words, id).toBeLessThanOrEqual(MOST_WORDS)
      expect([title, description, picture.label, toString(body)].join(), id).not.toMatch(/[{}]/)
    }
  })

  it('have a description that a search engine shows whole', async () => {
    for (const { path: id, description } of await loadStories(locale)) {
      expect(description.length, id).toBeGreaterThanOrEqual(110)
      expect(description.length, id).toBeLessThanOrEqual(160)
    }
  })

  it.each(STORY_IDS)('%s types no figure of a claim, and asks the owner about its day', (id) => {
    const source = readFileSync(`locales/${locale}/newsroom/${storySlug(id)}.md`, 'utf8')
    expect(typedFigures(source, figures)).toEqual([])
    expect(source).toMatch(/^date: \d{4}-\d{2}-\d{2} # owner: to confirm$/m)
  })
})

describe('a story among the others', () => {
  it('stands between the next newer and the next older one', async () => {
    const stories = await loadStories('en')
    const ids = stories.filter(({ isFictional }) => !isFictional).map(({ path }) => path)
    const [first, second, third] = ids
    if (!first || !second || !third) throw new Error('Too few stories.')
    expect(storyAmong(stories, first)).toMatchObject({ newer: undefined, older: { path: second } })
    expect(storyAmong(stories, second)).toMatchObject({
      newer: { path: first },
      older: { path: third },
    })
  })

  it('never leads from news to fiction', async () => {
    const stories = await loadStories('en')
    for (const id of STORY_IDS) {
      const { newer, older } = storyAmong(stories, ROUTES[id].path)
      for (const next of [newer, older]) expect(next?.isFictional).not.toBe(true)
    }
  })

  it('is found by the last segment of its address', () => {
    expect(STORY_IDS.map((id) => storyOfSlug(storySlug(id)))).toEqual([...STORY_IDS])
    expect(storyOfSlug('feed.xml')).toBeUndefined()
  })

  it('was changed on its day, the newsroom with the newest, other pages with none', async () => {
    const [newest] = await loadStories('en')
    expect(await newsChanged('newsroom', 'en')).toEqual(newest?.date)
    expect(await newsChanged('newsAffiliates', 'en')).toEqual(new Date('2021-06-15'))
    expect(await newsChanged('home', 'en')).toBeUndefined()
  })
})
