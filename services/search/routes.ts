import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { FoundDocument, TopQuery } from '#features/documents/search-contract.ts'
import { CATALOGUE_LOCALES, DEPARTMENTS, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { templateIndex, templates, topTemplates } from '#services/db/schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { drawPreview } from './preview-image.ts'
import { readSearchRequest, readTopRequest } from './read-request.ts'
import { DOCUMENT_COLUMNS, templateDocument } from './template-document.ts'

/** Number and width; both widths of S2 §4. */
const FILE = /^(\d{1,6})-(250|600)px\.svg$/

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  // The site shows the previews from another origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const templateKind = z.object({
  type: z.enum(TEMPLATE_TYPES),
  department: z.enum(DEPARTMENTS),
  language: z.enum(CATALOGUE_LOCALES),
})

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

/** Previews of the templates by number, in 250 and 600 px (S2 §3, §4). */
const thumbnailRoutes = ({ library }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get('/:file', async (context) => {
    const [, id = '', width = ''] = FILE.exec(context.req.param('file')) ?? []
    const template = id ? await findTemplate(await library.get(), Number(id)) : undefined
    if (!template) {
      throw new ProblemError({
        status: 404,
        title: 'No such preview',
        detail: 'Ask for the number of a template and 250px or 600px, as in thumb/1001-250px.svg.',
      })
    }
    const kind = z.parse(templateKind, template)
    const drawing = await drawPreview({ ...template, ...kind, width: Number(width) })
    return context.body(drawing, 200, HEADERS)
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
