import * as z from 'zod'
import { isPlatformList } from './ad-platforms.ts'
import { DEFAULT_SITE_URL } from './default-site-url.ts'

const httpUrl = z.url({ protocol: /^https?$/, abort: true })

/** A value that is written into attributes and scripts as it is, so that none of its characters may end or escape anything there. */
const PLAIN = /^[\w:/.~%@+,=-]*$/

/** A root without a path, since paths are appended to it. */
const origin = httpUrl
  .refine((value) => `${new URL(value).origin}/` === new URL(value).href, 'an address without path')
  .transform((value) => new URL(value).origin)

const root = httpUrl
  .refine((value) => !/[?#]/.test(value), 'an address without query')
  .transform((value) => value.replace(/\/+$/, ''))

/** A root for which pages are rendered with a mark. */
const marked = httpUrl
  .refine((value) => PLAIN.test(value), 'an address of letters, digits and -._~%@+,=')
  .pipe(root)

/** Compose files pass a variable on as an empty one where it is not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value || undefined, schema.optional())

/** An address that no visitor reaches. */
export const OF_THIS_MACHINE = /^\w+:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/

const TAG_MANAGER_SCRIPT = 'https://www.googletagmanager.com/gtm.js'

/** Public addresses and settings; a change of those that are `bakedIn` makes a build stale. */
const schema = z.object({
  SITE_URL: origin.default(DEFAULT_SITE_URL),
  WEB_APP_URL: marked.default('http://localhost:4000/webapp'),
  /** The account site, where `account/create/` stands (S2 §2.2); without it accounts are created on this site. */
  ACCOUNT_SITE_URL: optional(root),
  /** The address of the templates' public pages; stripped from a destination (S2 §4). */
  TEMPLATES_URL: marked.default('https://www.business-in-a-box.com/templates'),
  /** The notice of a creation error other than 409 and 429: none (S1 §4.6), or the error dialog. */
  CREATION_ERROR_NOTICE: z.enum(['silent', 'dialog']).default('silent'),
  /** The source of document previews; without it the site passes on those of the search service. */
  THUMBNAIL_URL: optional(marked),
  /** The address of the installers; without it the site serves the reference archives. */
  DOWNLOAD_URL: optional(marked),
  /** Container of the tag manager; without it none loads (S2 §7). */
  TAG_MANAGER_ID: optional(z.string().regex(/^[\w-]{1,40}$/)),
  /** Script of the tag manager, before its `id`. */
  TAG_MANAGER_URL: z.preprocess((value) => value || undefined, root.default(TAG_MANAGER_SCRIPT)),
  /** Advertising platforms that the services tell of conversions, separated by commas; without them no page keeps a click (docs/analytics.md). */
  AD_PLATFORMS: optional(z.string().refine(isPlatformList, 'of google, meta and microsoft')),
  /** Script that records what visitors do, before its flags; without it none loads (S2 §7). */
  BEHAVIOUR_SCRIPT_URL: optional(root),
  /** Its flags for A/B tests and analytics (S2 §7). */
  BEHAVIOUR_AB_TESTS: z.enum(['0', '1']).default('0'),
  BEHAVIOUR_ANALYTICS: z.enum(['0', '1']).default('1'),
  /** Public key of the captcha, version 3 (S2 §7, §9). */
  CAPTCHA_SITE_KEY: optional(z.string().regex(/^[\w-]{1,80}$/)),
  /** The reference payment service for visitors: the frame that takes cards. */
  PAYMENT_URL: marked.default('http://localhost:4000/payment'),
  /** Public key of Stripe, with `STRIPE_SECRET_KEY`. */
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_(test|live)_\w{8,}$/)),
  /** Whether Stripe's account takes PayPal as well, which it offers to sellers in some countries alone. */
  STRIPE_PAYPAL: z.enum(['0', '1']).default('0'),
  /** Whether a public site may sell for test cards, which every page then says. */
  TEST_PAYMENTS: z.enum(['0', '1']).default('0'),
  /** Script of the chat vendor. */
  CHAT_SCRIPT_URL: optional(root),
  /** The blog, which is English; without it no link leads there (S2 §2.2 "Other links"). */
  BLOG_URL: optional(root),
  /** Whether the gallery is built as well, into a folder of its own (`docs/gallery.md`). */
  GALLERY: z.enum(['0', '1']).default('0'),
})

export type PublicEnv = z.infer<typeof schema>

export const PUBLIC_ENV_NAMES = Object.keys(schema.shape)

/**
 * The marks that a page is rendered with in place of addresses, its own and those of other systems: the page cache puts in the addresses
 * of the process (docs/decisions/028), so that one build serves staging and production.
 */
export const ADDRESS_MARKS = {
  SITE_URL: 'https://site-url.invalid',
  WEB_APP_URL: 'https://web-app-url.invalid',
  TEMPLATES_URL: 'https://templates-url.invalid',
  THUMBNAIL_URL: 'https://thumbnail-url.invalid',
  DOWNLOAD_URL: 'https://download-url.invalid',
  PAYMENT_URL: 'https://payment-url.invalid',
} as const satisfies Partial<Record<keyof PublicEnv, string>>

export type AddressName = keyof typeof ADDRESS_MARKS

/** The variables that a build depends on: words, lists and files of pages follow from them, not an address alone. */
export const bakedIn = (env: Partial<PublicEnv>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !(name in ADDRESS_MARKS)))

/** Tells whether PayPal is on offer: at the reference payment service always, through Stripe where the owner has it. */
export const takesPayPal = (
  env: Pick<PublicEnv, 'NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY' | 'STRIPE_PAYPAL'>,
): boolean => !env.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY || env.STRIPE_PAYPAL === '1'

/** Reads the public variables; throws an `Error` that names every bad one. */
export const readPublicEnv = (source: Record<string, string | undefined>): PublicEnv => {
  const parsed = schema.safeParse(source)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Bad environment: ${names.join('; ')}`)
}

/** The public variables of this process; throws an `Error` that names every bad one. */
export const publicEnv = (): PublicEnv => readPublicEnv(process.env)

/** True if a purchase moves money. A build cannot ask the server, so the public key in the build decides (S2 §3). */
export const takesRealMoney = (): boolean =>
  publicEnv().NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY !== undefined

/** The number of facts that the owner has yet to give or confirm; `next.config.ts` writes it into the build. */
export const openPoints = (): number => Number(process.env.OPEN_POINTS ?? 0)

/** SHA-256 of the lock file that a build was made with; `next.config.ts` writes it into the build. */
export const lockDigest = (): string | undefined => process.env.LOCK_DIGEST

/** The addresses to render a page with: marks in a build, and what is configured where there is no page cache (`next dev`). */
export const pageAddresses = (): Pick<PublicEnv, AddressName> =>
  process.env.NODE_ENV === 'production' ? ADDRESS_MARKS : publicEnv()
