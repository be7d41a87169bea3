import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { FoundDocument, TopQuery } from '#features/documents/search-contract.ts'
import { THUMBNAIL_FILE } from '#lib/config/api-paths.ts'
import { isLocale } from '#lib/config/locales.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { templateIndex, templates, topTemplates } from '#services/db/schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { firstPage, firstPageDigest } from './document-texts.ts'
import { previewImage } from './preview-image.ts'
import { readSearchRequest, readTopRequest } from './read-request.ts'
import { DOCUMENT_COLUMNS, TEMPLATE_KIND, templateDocument } from './template-document.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  // The site shows the previews from another origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const templateKind = z.object(TEMPLATE_KIND)

/** More digits than this are the number of no template. */
const MOST_ID = 999_999

const findTemplate = async (database: Database, id: number) => {
  const [template] = await database
    .select({
      id: templates.id,
      title: templates.title,
      type: templates.type,
      department: templates.department,
      language: templates.language,
    })
    .from(templates)
    .where(eq(templates.id, id))
  return template
}

/** Previews of the templates by number, in 250 and 600 px (S2 §3, §4): kept for ever where the address names the drawing. */
const thumbnailRoutes = ({ library }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get('/:file', async (context) => {
    const asked = THUMBNAIL_FILE.exec(context.req.param('file'))?.groups
    const id = Number(asked?.id)
    const template = id <= MOST_ID ? await findTemplate(await library.get(), id) : undefined
    if (!template) {
      throw new ProblemError({
        status: 404,
        title: 'No such preview',
        detail: 'Ask for the number of a template and 250px or 600px, as in thumb/1001-250px.svg.',
      })
    }
    const drawn = { ...template, ...z.parse(templateKind, template) }
    const language = isLocale(asked?.language) ? asked.language : drawn.language
    const page = firstPage(drawn, language)
    const image = await previewImage({ ...page, width: Number(asked?.width) })
    const isCurrent = asked?.digest === firstPageDigest(drawn, language)
    return context.body(image, 200, { ...HEADERS, 'Cache-Control': isCurrent ? FOR_EVER : A_DAY })
  })
  return routes
}

/** The most wanted English templates of a list, best first (S2 §7). */
const topDocuments = async (
  database: Database,
  { list, limit }: { list: TopQuery; limit: number },
): Promise<FoundDocument[]> => {
  const rows = await database
    .select(DOCUMENT_COLUMNS)
    .from(topTemplates)
    .innerJoin(templates, eq(templates.id, topTemplates.templateId))
    .innerJoin(
      templateIndex,
      and(eq(templateIndex.templateId, templates.id), eq(templateIndex.language, 'en')),
    )
    .where(eq(topTemplates.list, list))
    .orderBy(topTemplates.position)
    .limit(limit)
  return rows.map(templateDocument)
}

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
