import 'server-only'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import type { StoryId } from '../stories.ts'
import { loadStories, storyAmong } from './load-story.ts'

/** The title of a story, and its summary in a sentence. */
export const storyWords = async (id: StoryId, locale: Locale) => {
  const { title, description } = storyAmong(await loadStories(locale), ROUTES[id].path).story
  return { title, description }
}
