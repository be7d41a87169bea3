import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import { isOpen, type RecordEntry, type RecordIndex } from './record-bundle.ts'
import { recordKindOf } from './record-kind.ts'

/** News that can be read at a moment, as the index of records has it. */
export type OpenStory = {
  locale: Locale
  /** Public path without language. */
  path: string
  hash: string
}

type Listed = RecordEntry & Pick<OpenStory, 'locale' | 'path'>

const storiesIn = (records: RecordIndex): Listed[] =>
  LOCALE_CODES.flatMap((locale) =>
    Object.entries(records[locale] ?? {})
      .filter(([path]) => recordKindOf(path) === 'story')
      .map(([path, entry]) => ({
        locale,
        path,
        ...(typeof entry === 'string' ? { hash: entry } : entry),
      })),
  )

/** Looks through an index once, as long as it is the same object. */
const readOnce = () => {
  let known: RecordIndex | undefined
  let stories: readonly Listed[] = []
  return (records: RecordIndex): readonly Listed[] => {
    if (records !== known) stories = storiesIn(records)
    known = records
    return stories
  }
}

type Sources = { own: RecordIndex; live: () => RecordIndex }

const addressOf = ({ locale, path }: OpenStory) => `${locale}${path}`

/** Makes what lists the news of all languages whose time it is: a live record stands in front of that of the build. */
export const storyLister = ({ own, live }: Sources): ((now: number) => OpenStory[]) => {
  const [ofBuild, ofService] = [readOnce()(own), readOnce()]
  return (now) => {
    const open = [...ofBuild, ...ofService(live())].filter((story) => isOpen(story, now))
    return [...new Map(open.map((story) => [addressOf(story), story])).values()]
  }
}

/** Names a list of news: another list, or another text in it, has another name. The empty one has none. */
export const editionOf = async (stories: readonly OpenStory[]): Promise<string> =>
  stories.length === 0
    ? ''
    : hashOf(
        stories
          .map((story) => `${addressOf(story)} ${story.hash}`)
          .toSorted()
          .join('\n'),
      )
