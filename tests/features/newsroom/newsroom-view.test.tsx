import { expect, it } from 'vitest'
import { NewsroomView } from '#features/newsroom/components/newsroom-view.tsx'
import { loadStories } from '#features/newsroom/server/load-story.ts'
import { STORY_IDS } from '#features/newsroom/stories.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { putServerHtml } from '../../support/server-html.ts'

it.each(LOCALE_CODES)(
  'each story in %s says that it can be read, and fiction stands last under a heading of its own',
  async (locale) => {
    const [claims, told] = await Promise.all([loadClaims(locale), loadStories(locale)])
    await putServerHtml(<NewsroomView {...{ locale, claims }} stories={told} />)
    const stories = [...document.querySelectorAll('article')]
    expect(stories).toHaveLength(STORY_IDS.length)
    const [lead] = stories
    const ways = stories.map((story) => story.querySelector('.more')?.textContent)
    expect(ways).toEqual(stories.map(() => lead?.querySelector('.more')?.textContent))
    expect(ways[0]).toBeTruthy()
    const fiction = [...document.querySelectorAll('section:has(> #tale) article')]
    expect(fiction).toEqual(stories.slice(-1))
    expect(fiction[0]?.querySelector('a')?.getAttribute('href')).toBe(
      routePath('newsExpedition', locale),
    )
  },
)
