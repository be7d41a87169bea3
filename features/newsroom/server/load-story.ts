import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { getTranslations } from 'next-intl/server'
import rehypeSanitize from 'rehype-sanitize'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { fillClaims } from '#lib/util/fill-claims.ts'
import { perLocale } from '#lib/util/per-locale.ts'
import { isFictional, storyParts, storySlug, STORY_IDS, type StoryId } from '../stories.ts'
import { parseStory } from '../story-file.ts'
import type { Story } from '../story.ts'
import { loadLiveStories } from './live-stories.ts'

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
  const t = await getTranslations({ locale, namespace: 'newsroom.story' })
  const { next, drawing } = storyParts(id)
  return {
    ...front,
    path: ROUTES[id].path,
    href: routePath(id, locale),
    date: new Date(front.date),
    picture: { drawing, label: front.picture },
    body: await processor.run(processor.parse(body)),
    next: { href: routePath(next, locale), words: t(`next.${id}`) },
    isFictional: isFictional(id),
  }
}

const loadOwnStories = perLocale((locale: Locale) =>
  Promise.all(STORY_IDS.map((id) => loadStory(locale, id))),
)

/**
 * The stories of a language, the newest first: those of the build, and for a page of an edition those of records beside them. Throws where
 * one of the build lacks its file or names a figure that there is not.
 */
export const loadStories = async (locale: Locale, edition = ''): Promise<Story[]> => {
  const stories = [...(await loadOwnStories(locale)), ...(await loadLiveStories(locale, edition))]
  return stories.toSorted((one, other) => other.date.getTime() - one.date.getTime())
}

/** A story between the next newer and the next older one; news never leads on to fiction. */
export const storyAmong = (stories: readonly Story[], at: string) => {
  const among = stories.filter((story) => story.path === at || !story.isFictional)
  const place = among.findIndex((story) => story.path === at)
  const story = among[place]
  if (!story) throw new Error(`No story ${at}.`)
  return { story, newer: among[place - 1], older: among[place + 1] }
}
