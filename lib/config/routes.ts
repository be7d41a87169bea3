import { keysOf, tableOf } from '#lib/util/keys-of.ts'
import { DOCUMENT_PAGES, DOCUMENT_ROUTE_IDS } from './document-pages.ts'
import { LIBRARY_PLACES } from './library.ts'
import { LOCALE_CODES, type Locale } from './locales.ts'
import type { Route, StepName } from './route.ts'

const sitePage = {
  locales: LOCALE_CODES,
  robots: 'index',
  canonicalSlash: false,
  middleware: [],
  isPrefetched: true,
  layout: 'default',
} as const satisfies Omit<Route, 'path'>

const landingFamily = {
  locales: LOCALE_CODES,
  robots: 'noindex',
  canonicalSlash: false,
  middleware: ['landing-content', 'query-fact', 'form-fact'],
  isPrefetched: false,
  layout: 'landing',
} as const satisfies Omit<Route, 'path'>

/** A/B pages exist in the languages whose copy is tested (S2 §2.2). */
const experiment = { ...landingFamily, locales: ['en', 'fr', 'es'] } as const satisfies Omit<
  Route,
  'path'
>

/** Pricing pages beside the standard one: each from a record, whose language decides where it exists (S2 §2.2 "Pricing variants"). */
const offerFamily = {
  locales: LOCALE_CODES,
  robots: 'noindex',
  canonicalSlash: false,
  middleware: ['offer-content'],
  isPrefetched: false,
  layout: 'pricing',
} as const satisfies Omit<Route, 'path'>

/** The pages on which visitors sent by an affiliate arrive and buy: the affiliate store (S2 §2.4). */
const affiliatePage = {
  ...sitePage,
  isPrefetched: false,
  layout: 'affiliateStore',
} as const satisfies Omit<Route, 'path'>

/** The texts that a sign-up dialog names as agreed to: read by visitors who are about to sign up (S1 §2, S2 §2.4). */
const legalPage = {
  ...sitePage,
  canonicalSlash: true,
  layout: 'legalLanding',
} as const satisfies Omit<Route, 'path'>

const companyPage = { ...sitePage, layout: 'company' } as const satisfies Omit<Route, 'path'>

/** Of one visitor and one purchase: never listed, never fetched ahead, no banner in the way (S2 §2.3). */
const purchasePage = {
  ...sitePage,
  robots: 'noindex',
  isPrefetched: false,
  layout: 'checkout',
} as const satisfies Omit<Route, 'path'>

/** Shown inside the web app, which alone may frame it (S2 §2.2). */
const framePage = {
  ...sitePage,
  locales: ['en', 'fr', 'es'],
  robots: 'noindex',
  isPrefetched: false,
  layout: 'empty',
  framedBy: 'web-app',
} as const satisfies Omit<Route, 'path'>

const handOffPage = {
  ...sitePage,
  robots: 'noindex',
  isPrefetched: false,
  layout: 'message',
} as const satisfies Omit<Route, 'path'>

/** A page for each link of the templates menu (S2 §2.6); `library/legal` is called after its place. */
const libraryRows = tableOf(
  LIBRARY_PLACES.map((place) => `library/${place}` as const),
  (id) => ({ ...sitePage, path: `/docs/${id}` as const }),
)

/** A page for each document that is written out (docs/decisions/062); what is fetched ahead is known by one path a page. */
const documentRows = tableOf(DOCUMENT_ROUTE_IDS, (id) => ({
  ...sitePage,
  path: `/docs/library/document/${DOCUMENT_PAGES[id].en}` as const,
  paths: tableOf(
    LOCALE_CODES,
    (locale) => `/docs/library/document/${DOCUMENT_PAGES[id][locale]}` as const,
  ),
  isPrefetched: false,
}))

const ROUTE_TABLE = {
  home: { ...sitePage, path: '/' },
  apps: { ...sitePage, path: '/apps' },
  features: { ...sitePage, path: '/features', canonicalSlash: true },
  drive: { ...sitePage, path: '/drive' },
  documentManagement: { ...sitePage, path: '/document-management' },
  businessPlan: { ...sitePage, path: '/business-plan' },
  budgeto: { ...sitePage, path: '/budgeto', locales: ['en'], layout: 'budgeting' },
  testimonials: { ...sitePage, path: '/testimonials' },
  download: { ...sitePage, path: '/download' },
  uninstall: { ...sitePage, path: '/uninstall', robots: 'noindex' },
  uninstallThanks: {
    ...sitePage,
    path: '/uninstall/thank-you',
    robots: 'noindex',
    isPrefetched: false,
    layout: 'thanks',
  },
  library: { ...sitePage, path: '/docs' },
  ...libraryRows,
  ...documentRows,
  about: { ...companyPage, path: '/company/about' },
  affiliateProgramme: { ...companyPage, path: '/company/affiliate' },
  affiliateAgreement: { ...sitePage, path: '/company/affiliate-agreement' },
  contact: { ...companyPage, path: '/company/contact', canonicalSlash: true },
  support: { ...sitePage, path: '/company/support', canonicalSlash: true, layout: 'help' },
  sustainability: { ...companyPage, path: '/company/sustainability' },
  newsroom: { ...companyPage, path: '/company/newsroom' },
  newsTemplates: { ...companyPage, path: '/company/newsroom/template-milestone' },
  newsExpedition: { ...companyPage, path: '/company/newsroom/expedition' },
  newsDrive: { ...companyPage, path: '/company/newsroom/cloud-drive' },
  newsTrees: { ...companyPage, path: '/company/newsroom/trees-planted' },
  newsAffiliates: { ...companyPage, path: '/company/newsroom/affiliate-program' },
  /** News that is published without a build (docs/decisions/064). */
  newsStory: {
    ...companyPage,
    path: '/company/newsroom/{slug}',
    middleware: ['story-content'],
    isPrefetched: false,
  },
  imprint: { ...companyPage, path: '/company/imprint' },
  cancelSubscription: { ...companyPage, path: '/company/cancel' },
  withdrawal: { ...companyPage, path: '/company/withdrawal' },
  eula: { ...sitePage, path: '/company/eula' },
  refundPolicy: { ...sitePage, path: '/company/refund-policy' },
  terms: { ...legalPage, path: '/company/terms-of-use' },
  termsFrame: { ...framePage, path: '/company/terms-of-use-frame' },
  privacy: { ...legalPage, path: '/company/privacy-policy' },
  privacyFrame: { ...framePage, path: '/company/privacy-policy-frame' },
  cookiePolicy: { ...sitePage, path: '/company/cookie-policy', canonicalSlash: true },
  handOff: { ...handOffPage, path: '/hand-off' },
  handOffAgain: { ...handOffPage, path: '/hand-off/again' },
  handOffLater: { ...handOffPage, path: '/hand-off/later' },
  /** An ordinary page whose offer is a record too, so that it can be replaced while the site runs (docs/decisions/038). */
  plans: { ...sitePage, path: '/pricing/plans', middleware: ['offer-content'], layout: 'pricing' },
  offer: { ...offerFamily, path: '/pricing/plans/{slug}' },
  offerPart: { ...offerFamily, path: '/pricing/plans/{slug}/{part}' },
  offerExperiment: { ...offerFamily, path: '/pricing/plans/ab/{date}' },
  offerArm: { ...offerFamily, path: '/pricing/plans/ab/{date}/{slug}' },
  checkout: { ...purchasePage, path: '/pricing/checkout' },
  purchaseThanks: { ...purchasePage, path: '/pricing/thank-you' },
  budgetoBuy: { ...purchasePage, path: '/budgeto/buy' },
  budgetoThanks: { ...purchasePage, path: '/budgeto/thank-you' },
  clickbankReceipt: { ...purchasePage, path: '/start/cb', layout: 'receipt' },
  clickbankThanks: { ...purchasePage, path: '/start/cb/thank-you', layout: 'receipt' },
  affiliateStart: { ...affiliatePage, path: '/start' },
  affiliatePlans: { ...affiliatePage, path: '/start/plans' },
  marketingMaterials: {
    ...affiliatePage,
    path: '/start/marketingmaterials',
    robots: 'noindex',
    layout: 'default',
  },
  /** Where a form that was posted without script is answered (docs/decisions/063). */
  answer: {
    ...sitePage,
    path: '/answer',
    robots: 'noindex',
    isPrefetched: false,
    layout: 'thanks',
  },
  feedback: { ...sitePage, path: '/share/feedback', robots: 'noindex' },
  feedbackThanks: {
    ...sitePage,
    path: '/share/feedback/thank-you',
    robots: 'noindex',
    isPrefetched: false,
    layout: 'thanks',
  },
  docsLanding: { ...landingFamily, path: '/docs/{slug}' },
  docsExperiment: { ...experiment, path: '/docs/ab/{date}/{slug}' },
  docsVariant: { ...experiment, path: '/docs/ab/{slug}' },
  /** The pages that `/lp` and `/l` themselves are, each from one record (S2 §2.2). */
  lpFront: { ...landingFamily, path: '/lp' },
  lpLanding: { ...landingFamily, path: '/lp/{slug}' },
  lpExperiment: { ...experiment, path: '/lp/ab/{date}/{slug}' },
  shortFront: { ...landingFamily, path: '/l' },
  shortLanding: { ...landingFamily, path: '/l/{slug}' },
} as const satisfies Record<string, Route>

export type RouteId = keyof typeof ROUTE_TABLE

export const ROUTES: Readonly<Record<RouteId, Route>> = ROUTE_TABLE

/** The path of a row in a language, without language prefix and trailing slash. */
export const pathIn = (id: RouteId, locale: Locale): string =>
  ROUTES[id].paths?.[locale] ?? ROUTES[id].path

type Steps<Id extends RouteId> = (typeof ROUTE_TABLE)[Id]['middleware']

/** Routes whose pages come from landing records: those that take their content from one (S2 §2.3). */
export type LandingRouteId = {
  [Id in RouteId]: Steps<Id> extends readonly ['landing-content', ...StepName[]] ? Id : never
}[RouteId]

/** Routes whose pages come from offer records (S2 §2.2). */
export type OfferRouteId = {
  [Id in RouteId]: Steps<Id> extends readonly ['offer-content', ...StepName[]] ? Id : never
}[RouteId]

/** Routes whose pages come from records. */
export type RecordRouteId = LandingRouteId | OfferRouteId | 'newsStory'

/** Routes with one page per language; that of the plans comes from a record and is one of them. */
export type PageRouteId = Exclude<RouteId, RecordRouteId> | 'plans'

export const ROUTE_IDS = keysOf(ROUTE_TABLE)

/** Tells whether the pages of a route come from landing records. */
export const isLandingRoute = (id: RouteId): id is LandingRouteId =>
  ROUTES[id].middleware.includes('landing-content')

/** Tells whether the pages of a route come from offer records. */
export const isOfferRoute = (id: RouteId): id is OfferRouteId =>
  ROUTES[id].middleware.includes('offer-content')

/** Tells whether the pages of a route come from records. */
export const isRecordRoute = (id: RouteId): id is RecordRouteId =>
  isLandingRoute(id) || isOfferRoute(id) || id === 'newsStory'

export const PAGE_ROUTE_IDS = ROUTE_IDS.filter(
  (id): id is PageRouteId => id === 'plans' || !isRecordRoute(id),
)

/** A path that a link may name: a page of the registry. */
export type LinkPath = (typeof ROUTE_TABLE)[PageRouteId]['path']

/** Public path, without language, of the page that opens the sign-up dialog directly (S2 §2.2). */
export const SIGN_UP_PATH = '/l/f'
