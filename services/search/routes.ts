import { Hono } from 'hono'
import type { ServicesContext } from '#services/services-context.ts'
import { topDocuments } from './find/top-documents.ts'
import { readSearchRequest, readTopRequest } from './read-request.ts'
import { thumbnailRoutes } from './thumbnail-routes.ts'

/** The catalogue changes with a new version of the services only. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400'

/** The search service: finds templates, lists the most wanted ones and draws their previews (S2 §7). */
export const searchRoutes = (services: ServicesContext): Hono => {
  const { library } = services
  const routes = new Hono({ strict: false })

  routes.get('/search/:query', async (context) => {
    const { language: locale, ...search } = readSearchRequest({
      ...context.req.query(),
      query: context.req.param('query'),
    })
    const answer = await library.find({ ...search, locale }, context.req.raw.signal)
    return context.json(answer, 200, { 'Cache-Control': CACHE_CONTROL })
  })

  routes.get('/top50', async (context) => {
    const { query: list, maximum, batch } = readTopRequest(context.req.query())
    const limit = Math.min(maximum, batch)
    const documents = await topDocuments(await library.get(), { list, limit })
    return context.json({ documents }, 200, { 'Cache-Control': CACHE_CONTROL })
  })

  routes.route('/thumb', thumbnailRoutes(services))
  return routes
}
