import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { spellingOf } from '#features/document-texts/written-value.ts'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import { LICENCE_LIMITS } from '#lib/config/plans.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { agreementOf } from '#services/account/kept-agreement.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { senderNetwork } from '#services/http/sender-network.ts'
import { siteLink } from '#services/http/site-link.ts'
import { keyedHashes } from '#services/keys/keyed-hash.ts'
import { textBehind } from '#services/search/document-texts.ts'
import { WORD_TYPE, wordFile } from '#services/web-app/download/word/word-file.ts'
import type { WordSource } from '#services/web-app/download/word/word-source.ts'
import { EXCEL_TYPE, workbookFile } from '#services/web-app/download/workbook/workbook-file.ts'
import { filledText } from '#services/web-app/filled-text.ts'
import { templateOfSlug } from '#services/web-app/library.ts'
import { forMembers, type MemberVisit } from '#services/web-app/member-visit.ts'
import { page, type Html } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { outlineSource } from './outline-source.ts'
import { takeDownload, type Taken } from './take-download.ts'

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
  type: typeof WORD_TYPE | typeof EXCEL_TYPE
  ending: 'docx' | 'xlsx'
}

/** What is for a spreadsheet as a workbook, all else for a word processor. */
const fileOf = async (source: WordSource, language: Locale): Promise<FileOfTemplate> => {
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
  { database, tongues: { library }, userId }: MemberVisit,
): Promise<FileOfTemplate> => {
  const kept = await agreementOf(database, { userId })
  const written = filledText(textBehind(document, library), kept)
  if (!written) {
    const { source, language } = outlineSource(document)
    return fileOf(source, language)
  }
  const { text, language, own } = written
  const closing = text.confirmed ? [] : [wordsOf(language).webApp.unconfirmed]
  return fileOf({ ...text, tag: spellingOf(text.law), parts: text.parts(), closing, own }, language)
}

const download = (services: ServicesContext) => async (visit: MemberVisit) => {
  const { context, database, tongues, userId, now } = visit
  const slug = context.req.param('slug') ?? ''
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

/** `GET /download/{slug}`: the file of a template, for a visitor with a licence (S2 §6, §9). */
export const downloadRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get('/download/:slug', forMembers(services, download(services)))
  return routes
}
