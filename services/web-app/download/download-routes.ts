import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { Line, Part } from '#features/document-texts/document-text.ts'
import { spellingOf } from '#features/document-texts/written-value.ts'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { type Locale, LOCALES } from '#lib/config/locales.ts'
import { LICENCE_LIMITS } from '#lib/config/plans.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { agreementOf } from '#services/account/kept-agreement.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { downloads } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { accessOf } from '#services/entitlement/access.ts'
import { senderNetwork } from '#services/http/sender-network.ts'
import { siteLink } from '#services/http/site-link.ts'
import { keyedHashes } from '#services/keys/keyed-hash.ts'
import { PDF_TYPE } from '#services/papers/pdf-sheet.ts'
import { textBehind } from '#services/search/document-texts.ts'
import { pdfFile } from '#services/web-app/download/pdf/pdf-file.ts'
import { WORD_TYPE, wordFile } from '#services/web-app/download/word/word-file.ts'
import type { WordSource } from '#services/web-app/download/word/word-source.ts'
import { EXCEL_TYPE, workbookFile } from '#services/web-app/download/workbook/workbook-file.ts'
import { filledText } from '#services/web-app/filled-text.ts'
import { templateOfSlug } from '#services/web-app/library.ts'
import { forMembers } from '#services/web-app/member-visit.ts'
import { type MemberVisit, page, type Html } from '#services/web-app/page.ts'
import { type Block, templateText } from '#services/web-app/template-blocks.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'

const plainLine = (words: string): Line => [{ kind: 'words', words, isStrong: false }]

const partOf = (block: Block): Part => {
  switch (block.kind) {
    case 'heading':
      return { kind: 'clause', number: 0, heading: block.text }
    case 'text':
    case 'point':
      return { kind: 'paragraph', lines: [plainLine(block.text)] }
    case 'table': {
      const [head = [], ...rows] = block.rows
      return {
        kind: 'table',
        heading: '',
        table: {
          head: head.map(plainLine),
          numeric: head.map(() => false),
          rows: rows.map((cells) => cells.map((cell) => ({ kind: 'line', line: plainLine(cell) }))),
        },
      }
    }
  }
}

/** The outline of a template for its file, on the paper of the United States, with notes of what it is and what to replace. */
const outlineSource = (document: FoundDocument) => {
  const { language, blocks } = templateText(document)
  const { member, webApp } = wordsOf(language)
  const source: WordSource = {
    title: document.label,
    // The clauses of an outline have no numbers.
    type: document.type === 'spreadsheet' ? 'spreadsheet' : 'form',
    law: 'US',
    blanks: {},
    tag: LOCALES[language].openGraph.replace('_', '-'),
    parts: blocks.map(partOf),
    closing: [member.fileFields, webApp.outlineNote],
  }
  return { source, language }
}

type DownloadRequest = {
  userId: string
  templateId: number
  /** Keyed hashes of the network address, under the present key first; none where it is not known. */
  addressHashes: string[]
  now: Date
}

/** `documents` and `addresses`: more than the licence allows within a day (S2 §9). */
type Taken = 'taken' | 'no-licence' | 'documents' | 'addresses'

const distinct = (values: readonly (string | number)[]): number => new Set(values).size

/** Counts a download of an account, where its licence allows it: 100 documents a day, each as often as wanted, from 10 addresses. */
export const takeDownload = (database: Database, wanted: DownloadRequest): Promise<Taken> =>
  database.transaction(async (writing): Promise<Taken> => {
    const { userId, templateId, addressHashes, now } = wanted
    // Downloads at the same moment would all be the hundredth.
    await writing.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if (!(await accessOf(writing, wanted))) return 'no-licence'
    const earlier = await writing
      .select({ templateId: downloads.templateId, addressHash: downloads.addressHash })
      .from(downloads)
      .where(
        and(
          eq(downloads.userId, userId),
          gt(downloads.downloadedAt, new Date(now.getTime() - DAY_MS)),
        ),
      )
    // Under the key of before it is the same address.
    const known = addressHashes.find((hash) => earlier.some((row) => row.addressHash === hash))
    const addressHash = known ?? addressHashes[0] ?? ''
    const after = [...earlier, { templateId, addressHash }]
    const addresses = after.map((row) => row.addressHash).filter((hash) => hash !== '')
    if (distinct(addresses) > LICENCE_LIMITS.addresses) return 'addresses'
    if (distinct(after.map((row) => row.templateId)) > LICENCE_LIMITS.documents) return 'documents'
    await writing
      .insert(downloads)
      .values({ id: randomUUID(), userId, templateId, addressHash, downloadedAt: now })
    return 'taken'
  })

type Refused = {
  visit: Pick<MemberVisit, 'tongues' | 'signedInAs'>
  siteUrl: string
  why: Exclude<Taken, 'taken'>
}

/** The page that says why a document is refused, and how to get it: a paid plan, or patience (S2 §6, §9). */
const refusedPage = ({ visit, siteUrl, why }: Refused): Html => {
  const { locale } = visit.tongues
  const words = wordsOf(locale).member
  const reader = { siteUrl, locale }
  if (why === 'no-licence') {
    return page({
      ...visit,
      title: words.forbiddenTitle,
      text: words.forbiddenText,
      content: html`<a class="button" href="${siteLink('plans', reader)}">${words.toPlans}</a>`,
    })
  }
  const text = why === 'documents' ? words.tooManyDocuments : words.tooManyAddresses
  return page({
    ...visit,
    title: words.limitedTitle,
    text: fillWords(text, { count: LICENCE_LIMITS[why].toLocaleString(locale) }),
    content: html`<p>${words.limitedNext}</p>
      <p><a href="${siteLink('contact', reader)}">${words.toContact}</a></p>
      <p><a href="${siteLink('eula', reader)}">${words.toLicence}</a></p>`,
  })
}

/** Keyed hashes of the sender's network, which distinguish two and reveal neither; none where it is not known. */
const senderHashes = (context: Context, services: ServicesContext): string[] => {
  const value = senderNetwork(context, services)
  return value ? keyedHashes({ key: services.hashKey, purpose: 'download address', value }) : []
}

const FORBIDDEN = 403
const TOO_MANY = 429

type FileOfTemplate = {
  content: Uint8Array<ArrayBuffer>
  type: typeof WORD_TYPE | typeof EXCEL_TYPE | typeof PDF_TYPE
  ending: 'docx' | 'xlsx' | 'pdf'
}

/** The file that is asked for by its ending, beside that of an office program. */
const PDF_END = '.pdf'

type Wanted = { language: Locale; isPdf: boolean }

/** What is for a spreadsheet as a workbook, all else for a word processor; as a PDF where that is asked for. */
const fileOf = async (source: WordSource, { language, isPdf }: Wanted): Promise<FileOfTemplate> => {
  if (isPdf) {
    return { content: new Uint8Array(await pdfFile(source)), type: PDF_TYPE, ending: 'pdf' }
  }
  if (source.type !== 'spreadsheet') {
    return { content: await wordFile(source), type: WORD_TYPE, ending: 'docx' }
  }
  const { sheetFields: fields, sheetExample: example, sheetText: text } = wordsOf(language).member
  const words = { fields, example, text, closing: source.closing }
  return { content: await workbookFile(source, words), type: EXCEL_TYPE, ending: 'xlsx' }
}

/** The document that is written out behind a title, or its outline, which says what it is. */
const fileBehind = async (
  document: FoundDocument,
  { database, tongues: { library }, userId, context }: MemberVisit,
): Promise<FileOfTemplate> => {
  const isPdf = context.req.path.endsWith(PDF_END)
  const kept = await agreementOf(database, { userId })
  const written = filledText(textBehind(document, library), kept)
  if (!written) {
    const { source, language } = outlineSource(document)
    return fileOf(source, { language, isPdf })
  }
  const { text, language, own } = written
  const closing = text.confirmed ? [] : [wordsOf(language).webApp.unconfirmed]
  const source = { ...text, tag: spellingOf(text.law), parts: text.parts(), closing, own }
  return fileOf(source, { language, isPdf })
}

const download = async (visit: MemberVisit) => {
  const { context, database, tongues, userId, now, services } = visit
  const slug = (context.req.param('slug') ?? '').replace(/\.pdf$/, '')
  const document = await templateOfSlug(database, { slug, library: tongues.library })
  if (!document?.id) return undefined
  const taken = await takeDownload(database, {
    userId,
    templateId: document.id,
    addressHashes: senderHashes(context, services),
    now,
  })
  if (taken === 'taken') {
    const { content, type, ending } = await fileBehind(document, visit)
    return context.body(content, 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${document.url}.${ending}"`,
    })
  }
  const { siteUrl, log } = services
  if (taken !== 'no-licence') {
    const line = { event: 'downloads limited', userId, why: taken } as const
    rareLine(log, { level: 'warn', line })
  }
  const refused = refusedPage({ visit, siteUrl, why: taken })
  return context.html(refused, taken === 'no-licence' ? FORBIDDEN : TOO_MANY)
}

/** `GET /download/{slug}`, or with `.pdf` behind it: the file of a template, for a visitor with a licence (S2 §6, §9). */
export const downloadRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get('/download/:slug', forMembers(services, download))
  return routes
}
