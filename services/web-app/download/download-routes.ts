import { Hono } from 'hono'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { templateOfSlug } from '#services/web-app/library.ts'
import { forMembers, type MemberVisit } from '#services/web-app/member-visit.ts'
import { MEMBER_WORDS } from '#services/web-app/member-words.ts'
import { templateText } from '#services/web-app/template-blocks.ts'
import { refusedPage } from './download-pages.ts'
import { senderHash } from './sender-hash.ts'
import { takeDownload } from './take-download.ts'
import { WORD_TYPE, wordDocument } from './word-document.ts'

const FORBIDDEN = 403
const TOO_MANY = 429

/** A template as a file: its title, its text, and what the file is. */
const fileOf = (document: FoundDocument): Uint8Array<ArrayBuffer> => {
  const { language, blocks } = templateText(document)
  const { fileNote, fileFields } = MEMBER_WORDS[language]
  const title = document.label
  const file = wordDocument({
    title,
    language,
    blocks: [
      { kind: 'title', text: title },
      ...blocks,
      { kind: 'note', text: fileFields },
      { kind: 'note', text: fileNote },
    ],
  })
  return new Uint8Array(file)
}

const download = (services: ServicesContext) => async (visit: MemberVisit) => {
  const { context, database, tongues, userId, now } = visit
  const slug = context.req.param('slug') ?? ''
  const document = await templateOfSlug(database, { slug, library: tongues.library })
  if (!document?.id) return undefined
  const taken = await takeDownload(database, {
    userId,
    templateId: document.id,
    addressHash: senderHash(context, services),
    now,
  })
  if (taken === 'taken') {
    return context.body(fileOf(document), 200, {
      'Content-Type': WORD_TYPE,
      'Content-Disposition': `attachment; filename="${document.url}.docx"`,
    })
  }
  const { siteUrl, log } = services
  if (taken !== 'no-licence') log.warn({ event: 'downloads limited', userId, why: taken })
  const refused = refusedPage({ visit, siteUrl, why: taken })
  return context.html(refused, taken === 'no-licence' ? FORBIDDEN : TOO_MANY)
}

/** `GET /download/{slug}`: the file of a template, for who has a licence (S2 §6, §9). */
export const downloadRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get('/download/:slug', forMembers(services, download(services)))
  return routes
}
