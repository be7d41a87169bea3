import { NextRequest, NextResponse } from 'next/server'
import { expect, it } from 'vitest'
import { runSteps } from '#lib/edge/run-steps.ts'
import { localePrefix } from '#lib/edge/steps/paths.ts'
import { showFeed } from '#lib/edge/steps/show-handler.ts'

const ORIGIN = 'http://site.example'

const end = () => new NextResponse(null, { status: 404 })

const rewriteOf = async (path: string, edition = '') => {
  const feed = showFeed(async () => edition)
  const answer = await runSteps(new NextRequest(`${ORIGIN}${path}`), [localePrefix, feed, end])
  return answer.headers.get('x-middleware-rewrite')?.replace(ORIGIN, '')
}

it.each([
  ['/company/newsroom/feed.xml', '/en/standard/company/newsroom/feed.xml'],
  ['/fr/company/newsroom/feed.xml', '/fr/standard/company/newsroom/feed.xml'],
  ['/fr/company/newsroom/feed.xml?utm_source=x', '/fr/standard/company/newsroom/feed.xml'],
])('%s shows %s', async (path, internal) => {
  expect(await rewriteOf(path)).toBe(internal)
})

it('shows the feed of an edition', async () => {
  expect(await rewriteOf('/fr/company/newsroom/feed.xml', '0123456789ab')).toBe(
    '/fr/standard-0123456789ab/company/newsroom/feed.xml',
  )
})

it.each(['/company/newsroom', '/company/newsroom/feed.xml/', '/company/newsroom/feed.xml/x'])(
  'lets %s go on',
  async (path) => {
    expect(await rewriteOf(path)).toBeUndefined()
  },
)
