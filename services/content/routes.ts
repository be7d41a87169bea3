import { Hono } from 'hono'
import { isLocale } from '#lib/config/locales.ts'
import { BUNDLE_PATHS } from '#lib/records/record-bundle.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { ProblemError } from '#services/http/problem-error.ts'

const HASH = /^[0-9a-f]{12}$/
const FILE = /^(\/.+)\.json$/

const missing = () =>
  new ProblemError({
    status: 404,
    title: 'No such record',
    detail: 'No live record has this language, hash and path: see the index.',
  })

type Parts = { locale: string; hash: string; rest: string }

const readPage = ({ locale, hash, rest }: Parts) => {
  const [, path] = FILE.exec(rest) ?? []
  if (!isLocale(locale) || !HASH.test(hash) || path === undefined) throw missing()
  return { locale, hash, path }
}

/** The content service: the landing records that are live without a build (S2 §2.3). */
export const contentRoutes = ({ content }: Pick<ServicesContext, 'content'>): Hono => {
  const routes = new Hono({ strict: false })

  routes.get(BUNDLE_PATHS.index, (context) => {
    const bundle = content.bundle()
    if (bundle === null) {
      throw new ProblemError({
        status: 503,
        title: 'Not ready yet',
        detail: 'The content folder is being read. Ask again in a moment.',
      })
    }
    const etag = `"${bundle.version}"`
    const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers)
    return context.body(bundle.text, 200, { ...headers, 'Content-Type': 'application/json' })
  })

  routes.get('/records/:locale/:hash/*', async (context) => {
    const { locale, hash } = context.req.param()
    const rest = context.req.path.slice(context.req.path.indexOf(`/${hash}/`) + hash.length + 1)
    const text = await content.record(readPage({ locale, hash, rest }))
    if (text === null) throw missing()
    return context.body(text, 200, { 'Content-Type': 'application/json' })
  })

  routes.get('/problems', (context) => context.json({ problems: content.problems() }))
  return routes
}
