import { expect, test, vi } from 'vitest'
import sitemap from '#app/sitemap.ts'
import { ROUTES } from '#lib/config/routes.ts'

const openStories = vi.hoisted(() => vi.fn())
vi.mock(import('#features/newsroom/server/live-stories.ts'), async (original) => ({
  ...(await original()),
  openStories,
}))

const PATH = `${ROUTES.newsroom.path}/a-new-office`

test('the map has news that no build brings, in the language of each and in no other', async () => {
  openStories.mockResolvedValue([{ locale: 'de', path: PATH, hash: '0123456789ab' }])
  const rows = (await sitemap()).filter(({ url }) => url.includes('a-new-office'))
  expect(rows.map(({ url }) => new URL(url).pathname)).toEqual([`/de${PATH}`])
  expect(rows[0]?.alternates).toBeUndefined()
})

test('a build asks nobody for news', async () => {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build')
  openStories.mockReset()
  const rows = await sitemap()
  expect(rows.length).toBeGreaterThan(100)
  expect(openStories).not.toHaveBeenCalled()
})
