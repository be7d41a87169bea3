/** Paths of the route handlers; the browser calls nothing else. */
export const API_PATHS = {
  signUp: '/api/sign-up',
  handOff: '/api/hand-off',
  open: '/api/open',
  logIn: '/api/log-in',
  logOut: '/api/log-out',
  session: '/api/session',
  health: '/api/health',
  ready: '/api/ready',
  documents: '/api/documents',
  localization: '/api/localization',
  events: '/api/events',
  vitals: '/api/vitals',
  affiliateClick: '/api/affiliate-click',
  feedback: '/api/feedback',
  messages: '/api/messages',
  contact: '/api/contact',
  uninstall: '/api/uninstall',
  cancel: '/api/cancel',
  withdraw: '/api/withdraw',
  quote: '/api/quote',
  checkout: '/api/checkout',
  checkoutTotal: '/api/checkout/total',
  checkoutPay: '/api/checkout/pay',
  checkoutStatus: '/api/checkout/status',
  checkoutReturn: '/api/checkout/return',
  checkoutForm: '/api/checkout/form',
  paymentWebhook: '/api/payment/webhook',
  order: '/api/order',
  package: '/api/package',
  partnerNotify: '/api/partner-notify',
  clickbank: '/api/clickbank',
} as const

/** The handlers that answer GET; all others answer POST. */
const READ: ReadonlySet<string> = new Set([
  API_PATHS.handOff,
  API_PATHS.open,
  API_PATHS.logIn,
  API_PATHS.session,
  API_PATHS.health,
  API_PATHS.ready,
  API_PATHS.documents,
  API_PATHS.localization,
  API_PATHS.checkout,
  API_PATHS.checkoutReturn,
  API_PATHS.checkoutForm,
  API_PATHS.order,
  API_PATHS.package,
  API_PATHS.partnerNotify,
])

/** Folder of the previews that the site passes on, unless `THUMBNAIL_URL` names another place. */
export const THUMBNAIL_FOLDER = '/api/thumb'

/**
 * Number and width of a preview, in both widths of S2 §4; the language that is asked for where it is not that of the template, and the
 * digest of the drawing, with which it may be kept for ever.
 */
export const THUMBNAIL_FILE =
  /^(?<id>\d{1,9})(?:-(?<language>[a-z]{2}))?(?:-(?<digest>[0-9a-f]{8}))?-(?<width>250|600)px\.svg$/

const isThumbnail = (path: string) =>
  path.startsWith(`${THUMBNAIL_FOLDER}/`) &&
  THUMBNAIL_FILE.test(path.slice(THUMBNAIL_FOLDER.length + 1))

/** Folder of the banners of the affiliate programme, which other sites show (`docs/affiliates.md`). */
export const BANNER_FOLDER = '/api/banner'

/** Language and size of a banner. */
export const BANNER_FILE = /^([a-z]{2})-(\d{3}x\d{2,3})\.svg$/

const isBanner = (path: string) =>
  path.startsWith(`${BANNER_FOLDER}/`) && BANNER_FILE.test(path.slice(BANNER_FOLDER.length + 1))

/** An id of an arrival, which nobody can guess. */
export const ARRIVAL_ID = /^[\w-]{16}$/

const isArrival = (path: string) =>
  path.startsWith(`${API_PATHS.handOff}/`) &&
  ARRIVAL_ID.test(path.slice(API_PATHS.handOff.length + 1))

/** The method that the handler of a path answers; nothing where there is no handler. */
export const apiMethod = (path: string): 'GET' | 'POST' | undefined => {
  if (READ.has(path) || isThumbnail(path) || isBanner(path) || isArrival(path)) return 'GET'
  return Object.values<string>(API_PATHS).includes(path) ? 'POST' : undefined
}
