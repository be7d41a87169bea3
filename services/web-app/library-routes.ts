import { Hono } from 'hono'
import { html } from 'hono/html'
import { PLACES } from '#features/destination/web-app-places.ts'
import { searchQuerySchema, type FoundDocument } from '#features/documents/search-contract.ts'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { agreementOf } from '#services/account/kept-agreement.ts'
import { zoneOfAccount } from '#services/account/zone-of-account.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { accessOf } from '#services/entitlement/access.ts'
import { countedWords, wordsOf } from '#services/words/words.ts'
import { libraryPage } from './arrival-page.ts'
import { departmentOf } from './arrival.ts'
import { cabinetOf, cabinetHtml, type Cabinet } from './cabinet.ts'
import { documentPage } from './document-page.ts'
import { folderPage, kitPage, trailHtml } from './library-pages.ts'
import {
  departmentSheets,
  IN_DRAWER,
  departmentCounts,
  departmentTemplates,
  templateOfSlug,
  topicTemplates,
} from './library.ts'
import { forMembers } from './member-visit.ts'
import { type MemberVisit, page as wholePage } from './page.ts'
import { searchForm } from './search-form.ts'
import {
  PAGE_FIELD,
  pageNumber,
  documentLink,
  pageLinks,
  type Paging,
  templateCards,
} from './template-list.ts'

type Results = Pick<MemberVisit, 'tongues' | 'signedInAs'> & {
  text: string
  documents: readonly FoundDocument[]
  paging: Paging
  /** The cabinet that is shown where nothing was found. */
  cabinet: Cabinet | undefined
}

/** The results of the real search for a text (S2 §2.2). */
const searchPage = ({ text, documents, paging, cabinet, ...visit }: Results) => {
  const { locale } = visit.tongues
  const { searchTitle, searchButton, noneFound } = wordsOf(locale).webApp
  const { total } = paging
  const title = text ? fillText(searchTitle, { text }) : searchButton
  return wholePage({
    ...visit,
    isRoom: true,
    hasSearch: true,
    title,
    content: html`<div class="stock room">
        ${trailHtml(visit.tongues)}
        <h1>${title}</h1>
        <p>
          ${total > 0 || !text ? countedWords('templates', { count: total, locale }) : noneFound}
        </p>
        ${searchForm(visit.tongues, text)}
        ${documents.length > 0 ? templateCards(documents, visit.tongues) : ''}
        ${pageLinks(paging, visit.tongues)}
      </div>
      ${cabinet ? cabinetHtml(cabinet, visit.tongues) : ''}`,
  })
}

const CARDS = 12
const NAMES = 60

const searchText = ({ context }: MemberVisit): string =>
  searchQuerySchema.safeParse(context.req.query(QUERY.search)).data ?? ''

const showDocument = async (visit: MemberVisit) => {
  const { context, database, tongues, services } = visit
  const slug = context.req.param('slug') ?? ''
  const document = await templateOfSlug(database, { slug, library: tongues.library })
  if (!document) return undefined
  if (document.url === slug) {
    const held = await accessOf(database, visit)
    const zone = await zoneOfAccount(database, visit)
    const own = await agreementOf(database, visit)
    return documentPage({ document, siteUrl: services.siteUrl, held, zone, own, ...visit })
  }
  // The number counts: beside another name, such as that of an older title, it leads to the present one.
  return context.redirect(documentLink(document, tongues), 301)
}

const showSearch = async (visit: MemberVisit) => {
  const text = searchText(visit)
  const page = pageNumber(visit.context.req.query(PAGE_FIELD))
  const search = { query: text, locale: visit.tongues.library, batch: CARDS, page }
  const { total, documents } = await visit.services.library.find(
    search,
    visit.context.req.raw.signal,
  )
  const paging = {
    place: PLACES.search,
    fields: { [QUERY.search]: text },
    page,
    size: CARDS,
    total,
  }
  const cabinet =
    documents.length > 0 ? undefined : await cabinetOf(visit.database, visit.tongues.library)
  return searchPage({ ...visit, text, documents, paging, cabinet })
}

const showKit = async (visit: MemberVisit) => {
  const { library } = visit.tongues
  const documents = await topicTemplates(visit.database, { library, topic: 'business-plan' })
  return kitPage({ ...visit, documents })
}

/** The library root of a language, which English has without a prefix (S2 §2.2). */
export const showLibrary = async (visit: MemberVisit) => {
  const cabinet = await cabinetOf(visit.database, visit.tongues.library)
  return libraryPage({ ...visit, cabinet })
}

const inLibrary = (visit: MemberVisit, library: Locale): MemberVisit => {
  const locale = visit.context.req.query(QUERY.language) ? visit.tongues.locale : library
  return { ...visit, tongues: { locale, library } }
}

const showFolder = async (visit: MemberVisit) => {
  const folder = visit.context.req.param('folder') ?? ''
  if (isLocale(folder)) return showLibrary(inLibrary(visit, folder))
  const department = departmentOf(folder)
  if (!department) return undefined
  const { library } = visit.tongues
  const page = pageNumber(visit.context.req.query(PAGE_FIELD))
  const [documents, departments, sheets] = await Promise.all([
    departmentTemplates(visit.database, {
      library,
      department,
      limit: NAMES,
      offset: page * NAMES,
    }),
    departmentCounts(visit.database, library),
    departmentSheets(visit.database, library),
  ])
  const total = departments.find((row) => row.department === department)?.total ?? 0
  const paging = { place: `${department}/`, page, size: NAMES, total }
  return folderPage({
    ...visit,
    department,
    documents,
    paging,
    sheets: sheets.get(department)?.slice(0, IN_DRAWER) ?? [],
  })
}

const FOLDER = ':folder{[a-z-]+}'

/** The library of the web app: documents, search, business plan kit, departments (S2 §2.2 "Template links"). */
export const libraryRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get('/doc/:slug', forMembers(services, showDocument))
  routes.get('/search', forMembers(services, showSearch))
  routes.get('/business-plan-kit', forMembers(services, showKit))
  routes.get(`/${FOLDER}`, async (context, next) => {
    const folder = context.req.param('folder')
    if (!isLocale(folder) && !departmentOf(folder)) return next()
    return forMembers(services, showFolder)(context)
  })
  return routes
}
