/** Shortest password (S1 §5, §9). */
export const PASSWORD_MIN_LENGTH = 8

/** Longest password that is accepted: longer than any pass phrase, short enough to hash at once. */
export const PASSWORD_MAX_LENGTH = 128

/** Milliseconds between "Account Created" and leaving for the web app (S1 §4, §9). */
export const HAND_OFF_WAIT_MS = 2000

/** Milliseconds before each new try of a hand-off that failed; after the last one the visitor is asked to come later (decision 018). */
export const HAND_OFF_RETRY_PAUSES_MS = [3000, 6000, 12_000, 24_000] as const

/** Milliseconds that a submit waits for React to take the form over, before the browser posts it by itself. */
export const EARLY_SUBMIT_MS = 1000

/** Milliseconds after which a visitor who is still here gets the form back: the browser has dropped the way to the web app. */
export const HAND_OFF_LOST_MS = 15_000

/** Milliseconds between the mount of a landing page and its view event (S2 §2.3, §9). */
export const LANDING_VIEW_DELAY_MS = 1000

/** Milliseconds between page load and the capture of the traffic source (S2 §4, §9). */
export const SOURCE_CAPTURE_DELAY_MS = 1000

/** Milliseconds between page load and cookie banner (S2 §4, §9). */
export const CONSENT_BANNER_DELAY_MS = 1000

/** Milliseconds after which a failed question for the localization record is asked again (S2 §4, §9). */
export const GEO_RETRY_MS = 10_000

/** Seconds that who is in front of the site may keep a page. */
export const PAGE_LIFE_S = 7 * 86_400

/** Seconds that the scripts of a page are kept and served: a day more than the page. */
export const SCRIPT_LIFE_S = 8 * 86_400

/** Milliseconds before the progress bar of a navigation, or the loading overlay, shows (S2 §4, §9). */
export const PROGRESS_WAIT_MS = 200

/** Milliseconds in which the progress bar grows to nearly its full length (S2 §4, §9). */
export const PROGRESS_BAR_LASTS_MS = 5000

/** Milliseconds after which the full progress bar hides (S2 §4, §9). */
export const PROGRESS_BAR_HIDE_MS = 500

/** Milliseconds of rest after which the pages that a visitor may go to next are fetched (S2 §4, §9). */
export const PREFETCH_IDLE_MS = 2000

/** Attempts after the first one of an idempotent upstream call (S2 §7, §9). */
export const HTTP_RETRIES = 3

/** Scroll position in pixels up to which the header button is outlined (S2 §2.6, §9). */
export const HEADER_OUTLINE_SCROLL_PX = 500

/** Longest e-mail address a mailbox can have (RFC 5321 §4.5.3.1.3). */
export const EMAIL_MAX_LENGTH = 254

/** Longest label of a landing page that is accepted as DocName. */
export const LABEL_MAX_LENGTH = 200

/** Longest path of a destination inside the web app: more than any folder or document has. */
export const DESTINATION_URL_MAX_LENGTH = 300

/** Longest text that is searched for, in characters: what a destination carries is searched whole. */
export const SEARCH_TEXT_MAX_LENGTH = 200

/** Largest request body that an API handler reads, in bytes. */
export const BODY_MAX_BYTES = 8 * 1024

/** How often a sign-up may be sent, in windows of seconds (architecture 8). */
export const SIGN_UP_LIMITS = {
  /** A visitor who corrects and tries again stays below; more in a minute is a program. */
  emailMinute: { points: 5, seconds: 60 },
  emailDay: { points: 30, seconds: 86_400 },
  /** An office, a class or part of a mobile network has one address. */
  addressMinute: { points: 20, seconds: 60 },
  addressDay: { points: 200, seconds: 86_400 },
  /** All visitors together where no proxy vouches for their addresses: ten a second, more than a campaign brings. */
  everybodyMinute: { points: 600, seconds: 60 },
  /** Sends of one attempt under its key: above all retries of a browser, below a loop. */
  attemptMinute: { points: 20, seconds: 60 },
} as const

/** Milliseconds that the dialog of a legal text waits for its page. */
export const LEGAL_TEXT_WAIT_MS = 8000

/** Most events that one request carries. */
export const EVENT_BATCH_MAX = 20

/**
 * How often a handler may be made to call an upstream service, or to write a line of the log, within a minute: from one address, which an office or
 * part of a mobile network shares, and by everybody together where no proxy vouches for addresses.
 */
export const CALL_LIMITS = {
  /** A visitor sends a few for each page. */
  events: { address: 240, everybody: 6000 },
  /** Searches that the site does not know the answer of; a page makes one at most. */
  documents: { address: 120, everybody: 3000 },
  /** Previews that neither browser nor shared cache holds; a page shows a dozen. */
  thumbnails: { address: 1200, everybody: 12_000 },
  /** A browser asks once a month. */
  localization: { address: 240, everybody: 6000 },
  /** Sign-ups that leave a line in the log because no form of ours sends them; more are refused in silence. */
  refusedSignUp: { address: 30, everybody: 300 },
  /** Each page of a signed-in visitor. */
  session: { address: 600, everybody: 6000 },
  /** Each way of a signed-in visitor into the web app. */
  handOff: { address: 240, everybody: 3000 },
  /** Plans chosen, and places for which a buyer asks the total. */
  quote: { address: 120, everybody: 3000 },
  /** Tries to pay; a card is mistyped a few times, a stolen one is tried hundreds. */
  pay: { address: 15, everybody: 600 },
  /** Questions of a page whose payment is being processed, each two seconds. */
  paymentStatus: { address: 300, everybody: 6000 },
  /** Orders, packages and receipts that are looked up: fewer than somebody who tries numbers needs. */
  order: { address: 30, everybody: 600 },
  /** Messages of a payment provider. */
  paymentWebhook: { address: 600, everybody: 6000 },
  /** Arrivals by an affiliate's link, and what page script tells again. */
  affiliateClick: { address: 120, everybody: 3000 },
  /** Lines of the log about clicks that the affiliate network did not take. */
  failedAffiliateClick: { address: 5, everybody: 30 },
} as const

/** How far the moment of an event may lie from the moment it comes: tabs sleep, and clocks are wrong by a time zone. */
export const EVENT_WINDOW = { pastMs: 7 * 86_400_000, aheadMs: 86_400_000 } as const

/** Milliseconds that a handler waits for the events service, all tries together; nobody waits for the answer. */
export const EVENTS_TIMEOUT_MS = 3000

/** How often feedback, and apart from it messages to the help, of the contact page and of the uninstall page, may be sent from one network, or by everybody where no address can be trusted, in windows of seconds. */
export const FEEDBACK_LIMITS = {
  addressMinute: { points: 5, seconds: 60 },
  addressDay: { points: 50, seconds: 86_400 },
  everybodyMinute: { points: 60, seconds: 60 },
} as const

/** Longest message to the help, and longest name under it, in UTF-16 units. */
export const HELP_MESSAGE_MAX_LENGTH = 2000
export const HELP_NAME_MAX_LENGTH = 100

/** Longest message of the contact page, and longest name, company and order number beside it, in UTF-16 units. */
export const CONTACT_MESSAGE_MAX_LENGTH = 2000
export const CONTACT_LINE_MAX_LENGTH = 100

/** Longest reason that somebody writes who removes the desktop app, in UTF-16 units. */
export const UNINSTALL_MESSAGE_MAX_LENGTH = 2000

/** Days after which the services erase what visitors have written to us. */
export const MESSAGE_LIFE_DAYS = 730

/** Milliseconds that a handler waits for an upstream service before it gives up. */
export const UPSTREAM_TIMEOUT_MS = 8000

/** Seconds for which the one-time hand-off token is valid. */
export const HAND_OFF_TOKEN_TTL_S = 60

/** Documents that one search asks for (S2 §7, §9); pages count from 0. */
export const SEARCH_BATCH = 12

/** Milliseconds for which a page or a visitor waits for related documents, all questions together. */
export const DOCUMENTS_WAIT_MS = 1000

/** Seconds after which a page is made again on which something stands in: default documents, or an older record. */
export const STAND_IN_LIFE_S = 60

/** Milliseconds that lie at least between a question of page script and what it changes (S2 §4, §9). */
export const FETCH_MIN_DELAY_MS = 200

/** Most documents of a top list (S2 §7, §9). */
export const TOP_LIST_MAXIMUM = 50

/** Largest file of a landing record, in bytes: ten times the longest page; an answer of an upstream may be no larger. */
export const RECORD_MAX_BYTES = 64 * 1024

/** Milliseconds after which a request lets the edge ask anew which landing records are live. */
export const LIVE_REFRESH_MS = 2000

/** Milliseconds after which what the edge knows of live records is too old to be shown unasked. */
export const LIVE_STALE_MS = 6000

/** Milliseconds for which a request waits where that is so; everybody together, not each. */
export const LIVE_WAIT_MS = 250

/** Milliseconds until the edge takes no answer of the content service for a failure. */
export const LIVE_TIMEOUT_MS = 3000

/**
 * Milliseconds after its start in which a site that has not heard of its content service yet takes no path for one that
 * does not exist; a site without such a service answers 404 then.
 */
export const LIVE_UNKNOWN_MS = 10 * 60_000

/** Seconds after which a page is asked for again that cannot be made while a service is away. */
export const RETRY_AFTER_OUTAGE_S = 10

/** Largest index of live records that the edge reads, in bytes: twenty thousand records and more. */
export const LIVE_INDEX_MAX_BYTES = 2 * 1024 * 1024

/** Milliseconds for which a file must be at rest: one that was changed just now may still be written to. */
export const CONTENT_SETTLE_MS = 400

/** Milliseconds between two looks of the content service at its folder; more where it holds thousands of files. */
export const CONTENT_SCAN_MS = 1500

/** Milliseconds for which the making of a page waits for its live record, all tries together. */
export const RECORD_WAIT_MS = 3000

/**
 * Landing records of a language whose pages a build renders ahead: all that are written by hand. A page of another
 * record takes a few milliseconds on its first request, and ten thousand of them would take a build minutes.
 */
export const LANDING_PAGES_BUILT_AHEAD = 100

/** Seconds for which a shared cache may keep a landing page that can change while the site runs. */
export const LIVE_PAGE_LIFE_S = 2

/** Milliseconds for which a visitor waits for the geo service, all tries together. */
export const GEO_WAIT_MS = 1500

/** Milliseconds between a purchase and the question for its order (S2 §4, §7, §9). */
export const ORDER_FETCH_DELAY_MS = 3000

/** Minutes for which a quote holds, also past the end of its offer. */
export const QUOTE_LIFE_MIN = 30

/** Minutes without activity after which an affiliate's visit, and with it the commission, has ended (S2 §9). */
export const AFFILIATE_VISIT_MIN = 30

/** Minutes after which an attempt to pay that waits for its buyer is given up. */
export const ACTION_LIFE_MIN = 15
