/** Events whose lines anybody can bring about: each is counted, and few lines of it are written (`lib/util/rare-line.ts`). */
export const LIMITED_EVENTS = [
  'captcha unverified',
  'console',
  'conversion refused',
  'conversions given up',
  'conversions not sent',
  'downloads limited',
  'handler failed',
  'landing record refused',
  'login error',
  'mail given up',
  'mail not sent',
  'marketplace receipt refused',
  'other provider',
  'page not written',
  'payment message passed over',
  'payment message refused',
  'service failed',
  'upstream failed',
  'VAT number unchecked',
] as const

export type LimitedEvent = (typeof LIMITED_EVENTS)[number]

type Metric = {
  kind: 'counter' | 'gauge' | 'histogram'
  help: string
  labels: readonly string[]
  /** Values of its only label that are counted from 0: what is first seen at 1 is no change for a rule. */
  starts?: readonly string[]
  /** Upper bounds of a histogram: few, each of them a question that somebody asks. */
  buckets?: readonly number[]
}

const VITAL_LABELS = ['page', 'language', 'arm'] as const

/**
 * Every metric of site and services but those of the process itself (`nodejs_*`, `process_*`). Each label has a closed list of
 * values: nothing that comes from outside, such as a path, is ever one.
 */
export const METRICS = {
  bib_requests_total: {
    kind: 'counter',
    help: 'Requests by what was asked for and the status of the answer',
    labels: ['kind', 'status'],
  },
  bib_request_seconds: {
    kind: 'histogram',
    help: 'Seconds from a request to the end of its answer',
    labels: ['kind'],
    buckets: [0.01, 0.05, 0.2, 0.5, 1, 3],
  },
  bib_page_cache_total: {
    kind: 'counter',
    help: 'Pages taken from the page cache, and pages that were rendered',
    labels: ['result'],
    starts: ['hit', 'render'],
  },
  bib_upstream_calls_total: {
    kind: 'counter',
    help: 'Calls of services with all their tries, by how they ended',
    labels: ['upstream', 'outcome'],
  },
  bib_upstream_seconds: {
    kind: 'histogram',
    help: 'Seconds of a call of a service with all its tries',
    labels: ['upstream'],
    buckets: [0.02, 0.1, 0.3, 1, 3, 10],
  },
  bib_sign_ups_total: {
    kind: 'counter',
    help: 'Sign-ups by how they ended',
    labels: ['outcome'],
    starts: ['created', 'exists', 'limited', 'failed'],
  },
  bib_purchases_total: {
    kind: 'counter',
    help: 'Attempts to pay that ended',
    labels: ['outcome'],
    starts: ['succeeded', 'failed'],
  },
  bib_refunds_total: {
    kind: 'counter',
    help: 'Refunds that orders learned of',
    labels: [],
  },
  bib_limited_lines_total: {
    kind: 'counter',
    help: 'What strangers can bring about, by the event of its line; of these lines few are written',
    labels: ['event'],
    starts: LIMITED_EVENTS,
  },
  bib_log_lines_total: {
    kind: 'counter',
    help: 'Lines of the log by level and event',
    labels: ['level', 'event'],
  },
  bib_mails_total: {
    kind: 'counter',
    help: 'Tries to send a mail, by how they ended',
    labels: ['outcome'],
    starts: ['sent', 'failed', 'given up'],
  },
  bib_mail_waiting: {
    kind: 'gauge',
    help: 'Mails in the outbox that are still to be sent',
    labels: [],
  },
  bib_mail_oldest_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest mail that is still to be sent',
    labels: [],
  },
  bib_conversions_total: {
    kind: 'counter',
    help: 'Conversions that platforms of advertisements were to be told, by how a try ended',
    labels: ['platform', 'outcome'],
  },
  bib_conversions_waiting: {
    kind: 'gauge',
    help: 'Conversions that are still to be told',
    labels: ['platform'],
  },
  bib_jobs_due: {
    kind: 'gauge',
    help: 'Work whose time has come, by kind',
    labels: ['job'],
  },
  bib_jobs_late_seconds: {
    kind: 'gauge',
    help: 'Seconds that the oldest work of a kind has been due',
    labels: ['job'],
  },
  bib_rounds_total: {
    kind: 'counter',
    help: 'Rounds of the loops that do due work, by how they ended',
    labels: ['job', 'outcome'],
  },
  bib_database_up: {
    kind: 'gauge',
    help: 'Whether the database answered when it was asked for these figures',
    labels: [],
  },
  bib_vitals_lcp_seconds: {
    kind: 'histogram',
    help: 'Largest Contentful Paint, as browsers report it',
    labels: VITAL_LABELS,
    buckets: [0.5, 1, 1.8, 2.5, 4],
  },
  bib_vitals_inp_seconds: {
    kind: 'histogram',
    help: 'Interaction to Next Paint, as browsers report it',
    labels: VITAL_LABELS,
    buckets: [0.05, 0.1, 0.2, 0.5],
  },
  bib_vitals_cls: {
    kind: 'histogram',
    help: 'Cumulative Layout Shift, as browsers report it',
    labels: VITAL_LABELS,
    buckets: [0.01, 0.05, 0.1, 0.25],
  },
  bib_vitals_ttfb_seconds: {
    kind: 'histogram',
    help: 'Time to First Byte, as browsers report it',
    labels: VITAL_LABELS,
    buckets: [0.1, 0.3, 0.8, 1.8],
  },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof METRICS

/** The labels of a metric, each with its value. */
export type MetricLabels<Name extends MetricName> = Readonly<
  Record<(typeof METRICS)[Name]['labels'][number], string>
>

/** A value of one metric. */
export type Sample = { name: MetricName; labels: Readonly<Record<string, string>>; value: number }

/** Events that an alert waits for, by the level of their line: counted from 0, so that the first line of one is seen as a change. */
export const ALARM_EVENTS = {
  'charged twice': 'error',
  'charge of no attempt': 'error',
  'charge of an unknown purchase': 'error',
  'charge under another key': 'error',
  'charge was not taken': 'error',
  'database away': 'error',
  'dispute was not taken': 'error',
  'marketplace sale without licence': 'error',
  'other renewal charge': 'error',
  'paid subscription has ended': 'error',
  'payment disputed': 'warn',
  'planned plan without a price': 'error',
  'rate limit store away': 'warn',
  'rate limit store back': 'warn',
  'record not counted': 'error',
  'refund failed': 'error',
  'refund refused': 'error',
  'withdrawn often': 'error',
} as const
