import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import type { Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { fillClaims } from '#lib/util/fill-claims.ts'
import { perLocale } from '#lib/util/per-locale.ts'
import { isTale, storySlug, STORY_IDS, type StoryId } from '../stories.ts'
import { parseStory, type FrontMatter } from '../story-file.ts'

/** A story as its page shows it: figures filled in, the text a sanitized HTML tree. */
export type Story = Omit<FrontMatter, 'date'> & { id: StoryId; date: Date; body: Root }

const processor = unified().use(remarkParse).use(remarkRehype).use(rehypeSanitize)

/** The figures that a story may name: the claims, and the terms of the affiliate programme (S2 §1, §9). */
const figuresOf = async (locale: Locale) => {
  const { commissionPercent, minimumPayout } = AFFILIATE_PROGRAMME
  const money = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
  return {
    ...(await loadClaims(locale)),
    commission: numberFormat(locale, { style: 'percent' }).format(commissionPercent / 100),
    payout: numberFormat(locale, money).format(minimumPayout / 100),
  }
}

const loadStory = async (locale: Locale, id: StoryId): Promise<Story> => {
  const source = path.join('locales', locale, 'newsroom', `${storySlug(id)}.md`)
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), source)
  const claims = await figuresOf(locale)
  const { front, body } = parseStory(fillClaims(await readFile(file, 'utf8'), { claims, source }))
  return {
    ...front,
    id,
    date: new Date(front.date),
    body: await processor.run(processor.parse(body)),
  }
}

/** The stories of a language, the newest first; throws where one lacks its file or names a figure that there is not. */
export const loadStories = perLocale(async (locale: Locale): Promise<Story[]> => {
  const stories = await Promise.all(STORY_IDS.map((id) => loadStory(locale, id)))
  return stories.toSorted((one, other) => other.date.getTime() - one.date.getTime())
})

/** A story between the next newer and the next older one; news never leads on to fiction. */
export const storyAmong = (stories: readonly Story[], id: StoryId) => {
  const among = stories.filter((story) => story.id === id || !isTale(story.id))
  const at = among.findIndex((story) => story.id === id)
  const story = among[at]
  if (!story) throw new Error(`No story ${id}.`)
  return { story, newer: among[at - 1], older: among[at + 1] }
}
