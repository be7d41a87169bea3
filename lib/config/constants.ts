/** Milliseconds between page load and cookie banner (S2 §4, §9). */
export const CONSENT_BANNER_DELAY_MS = 1000

/** Seconds for which a shared cache may keep a page (`s-maxage`). */
export const PAGE_LIFE_S = 7 * 86_400

/** Seconds that the scripts of a page are kept and served: a day more than the page. */
export const SCRIPT_LIFE_S = 8 * 86_400

/** Milliseconds before the progress bar of a navigation, or the loading overlay, shows (S2 §4, §9). */
export const PROGRESS_WAIT_MS = 200

/** Attempts after the first one of an idempotent upstream call (S2 §7, §9). */
export const HTTP_RETRIES = 3

/** Longest e-mail address a mailbox can have (RFC 5321 §4.5.3.1.3). */
export const EMAIL_MAX_LENGTH = 254

/** Longest label of a landing page that is accepted as DocName. */
export const LABEL_MAX_LENGTH = 200

/** Longest text that is searched for, in characters: what a destination carries is searched whole. */
export const SEARCH_TEXT_MAX_LENGTH = 200

/** Largest request body that an API handler reads, in bytes. */
export const BODY_MAX_BYTES = 8 * 1024

/** Largest message of a payment provider, in bytes: Stripe's carry whole invoices. */
export const NOTICE_MAX_BYTES = 128 * 1024

/** Days after which the services erase what visitors have written to us. */
export const MESSAGE_LIFE_DAYS = 730

/** Days for which an invitation to somebody's plan may be accepted. */
export const INVITATION_DAYS = 14

/** Days for which the address of an invitation that came to nothing is kept after it, so that who declined is not invited again. */
export const INVITATION_ADDRESS_DAYS = 30

/** Days for which an event that was counted has a row of its own; then it is part of the sums of its day. More than the week in which it may come once more. */
export const EVENT_LIFE_DAYS = 14

/** Milliseconds that a handler waits for an upstream service before it gives up. */
export const UPSTREAM_TIMEOUT_MS = 8000

/** Milliseconds that the services wait for a payment provider while the site waits for them: it is told before that the provider is away. */
export const PROVIDER_TIMEOUT_MS = UPSTREAM_TIMEOUT_MS - 1000

/** Seconds after which a page is made again on which something stands in: default documents, or an older record. */
export const STAND_IN_LIFE_S = 60

/** Largest file of a landing record, in bytes: ten times the longest page; an answer of an upstream may be no larger. */
export const RECORD_MAX_BYTES = 64 * 1024

/** Most bytes of a drawing that a service sends, before it is compressed. */
export const DRAWING_MAX_BYTES = 192 * 1024

/** Seconds after which a page is asked for again that cannot be made while a service is away. */
export const RETRY_AFTER_OUTAGE_S = 10

/** Milliseconds for which the making of a page waits for its live record, all tries together. */
export const RECORD_WAIT_MS = 3000

/**
 * Landing records of a language whose pages a build renders ahead: all that are written by hand. A page of another
 * record takes a few milliseconds on its first request, and ten thousand of them would take a build minutes.
 */
export const LANDING_PAGES_BUILT_AHEAD = 100
