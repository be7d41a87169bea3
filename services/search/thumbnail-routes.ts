import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { drawPreview } from '#features/previews/draw-preview.ts'
import { CATALOGUE_LOCALES, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import type { Database } from '#services/db/database.ts'
import { templates } from '#services/db/schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import type { ServicesContext } from '#services/services-context.ts'

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
  language: z.enum(CATALOGUE_LOCALES),
})

const findTemplate = async (database: Database, id: number) => {
  const [template] = await database
    .select({
      id: templates.id,
      title: templates.title,
      type: templates.type,
      language: templates.language,
    })
    .from(templates)
    .where(eq(templates.id, id))
  return template
}

/** Previews of the templates by number, in 250 and 600 px (S2 §3, §4). */
export const thumbnailRoutes = ({ library }: ServicesContext): Hono => {
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
    const drawing = drawPreview({ ...template, ...kind, width: Number(width) })
    return context.body(drawing, 200, HEADERS)
  })
  return routes
}
