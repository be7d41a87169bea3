import 'server-only'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import { loadStories } from './load-story.ts'

/** The last change of a page of the newsroom: a story on its day, the newsroom with its newest; undefined for every other page. */
export const newsChanged = async (id: PageRouteId, locale: Locale): Promise<Date | undefined> => {
  const stories = await loadStories(locale)
  const { path } = ROUTES[id]
  const story = id === 'newsroom' ? stories[0] : stories.find((one) => one.path === path)
  return story?.date
}
