import 'server-only'
import type { Element, Root } from 'hast'
import index from '#generated/landing-index.json'
import type { Locale } from '#lib/config/locales.ts'
import { shortenPageLife } from '#lib/next/page-life.ts'
import { editionOf, storyLister, type OpenStory } from '#lib/records/open-stories.ts'
import { knownRecords } from '#lib/server/records/known-records.ts'
import { pathAddress } from '#lib/server/records/path-address.ts'
import { recordLoader } from '#lib/server/records/record-loader.ts'
import { asStoryRecord, HEADING, type StoryRecord } from '../story-record.ts'
import type { Story } from '../story.ts'

const listStories = storyLister({ own: index, live: () => knownRecords().records() })

/** The news records of all languages that are open now. */
export const openStories = async (): Promise<OpenStory[]> => {
  await knownRecords().refresh()
  return listStories(Date.now())
}

/** The open news for a page of an edition; a process that knows another one asks again, for the edge may have heard of a change first. */
const storiesOf = async (edition: string) => {
  const known = await openStories()
  if ((await editionOf(known)) === edition) return { stories: known, isOfEdition: true }
  await knownRecords().renew()
  const stories = await openStories()
  return { stories, isOfEdition: (await editionOf(stories)) === edition }
}

const loadRecord = recordLoader(asStoryRecord)

const paragraph = (text: string): Element => {
  const isHeading = text.startsWith(HEADING)
  return {
    type: 'element',
    tagName: isHeading ? 'h2' : 'p',
    properties: {},
    children: [{ type: 'text', value: isHeading ? text.slice(HEADING.length) : text }],
  }
}

const bodyOf = ({ text }: StoryRecord): Root => ({ type: 'root', children: text.map(paragraph) })

/** Loads the story with exactly this content; `null` where there is none. */
export const loadLiveStory = async ({ locale, ...page }: OpenStory): Promise<Story | null> => {
  const record = await loadRecord({ locale, ...page })
  if (!record) return null
  const { title, description, author, picture, next } = record
  return {
    title,
    description,
    author,
    picture,
    path: page.path,
    href: pathAddress(page.path, locale),
    date: new Date(record.date),
    isFictional: false,
    body: bodyOf(record),
    next: { href: pathAddress(next.path, locale), words: next.words },
  }
}

/** The news records of a language for a page of this edition; a page that gets another list, or misses a story, is made again soon. */
export const loadLiveStories = async (locale: Locale, edition: string): Promise<Story[]> => {
  if (edition === '') return []
  const { stories, isOfEdition } = await storiesOf(edition)
  const own = stories.filter((story) => story.locale === locale)
  const loaded = await Promise.all(own.map(loadLiveStory))
  const found = loaded.filter((story) => story !== null)
  if (found.length < own.length || !isOfEdition) await shortenPageLife()
  return found
}
