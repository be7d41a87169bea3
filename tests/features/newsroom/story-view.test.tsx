import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StoryView } from '#features/newsroom/components/story-view.tsx'
import { loadStories, storyAmong } from '#features/newsroom/server/load-story.ts'
import { storyMetadata } from '#features/newsroom/server/story-metadata.ts'
import { STORY_IDS } from '#features/newsroom/stories.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { putServerHtml } from '../../support/server-html.ts'

const show = async (id: (typeof STORY_IDS)[number]) => {
  const found = storyAmong(await loadStories('fr'), ROUTES[id].path)
  await putServerHtml(<StoryView locale="fr" {...found} />)
  return found
}

const dataOf = (type: string): Record<string, unknown> => {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const all = scripts.map((script) => JSON.parse(script.textContent))
  return all.find((data) => data['@type'] === type)
}

it.each(STORY_IDS)(
  '%s has one heading, its day, its author and a picture that is told',
  async (id) => {
    const { story } = await show(id)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(story.title)
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe(
      story.date.toISOString().slice(0, 10),
    )
    expect(document.body.textContent).toContain(`Par ${story.author}`)
    expect(screen.getByRole('img', { name: story.picture.label })).toBeTruthy()
  },
)

it.each(STORY_IDS)('%s says above its text whether it is made up', async (id) => {
  await show(id)
  const said = screen.queryByText('Fiction') !== null
  expect(said).toBe(id === 'newsExpedition')
})

it('leads to the next newer and the next older story, and to all of them', async () => {
  const { newer, older } = await show('newsDrive')
  if (!newer || !older) throw new Error('It stands in the middle.')
  expect(document.querySelector('[rel=next]')?.getAttribute('href')).toBe(newer.href)
  expect(document.querySelector('[rel=prev]')?.getAttribute('href')).toBe(older.href)
  expect(screen.getByRole('link', { name: 'Tous les articles' })).toBeTruthy()
})

it('says of itself that it is an article, and where it stands', async () => {
  const { story } = await show('newsTrees')
  expect(dataOf('Article')).toMatchObject({
    '@context': 'https://schema.org',
    headline: story.title,
    inLanguage: 'fr',
    datePublished: story.date.toISOString(),
    author: { '@type': 'Organization', name: story.author },
  })
  expect(dataOf('BreadcrumbList')).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: story.title }],
  })
})

it('is shared as an article, and names the feed of its language', async () => {
  const { story } = storyAmong(await loadStories('fr'), ROUTES.newsTrees.path)
  const metadata = await storyMetadata({ story, locale: 'fr', isPreview: false })
  expect(metadata.openGraph).toMatchObject({ type: 'article', authors: 'Business in a Box' })
  const [feed] = [metadata.alternates?.types?.['application/rss+xml']].flat()
  expect(feed).toMatchObject({ url: expect.stringMatching(/\/fr\/company\/newsroom\/feed\.xml$/) })
})
