import type { LayoutName } from './layouts.ts'
import type { Locale } from './locales.ts'

/** Names of the middleware steps that a route or a landing record may ask for (S1 §8). */
export const STEP_NAMES = [
  'landing-content',
  'offer-content',
  'story-content',
  'query-fact',
  'form-fact',
] as const

export type StepName = (typeof STEP_NAMES)[number]

/** A row of the route registry; links, switcher, hreflang, sitemap, robots and tests derive from it (S2 §2). */
export type Route = {
  /**
   * Public path without language prefix and without trailing slash. `{name}` stands for exactly one segment;
   * the path of a landing family of many pages ends with `{slug}`.
   */
  path: string
  /** The path by language, where its last part is a word of the language. */
  paths?: Readonly<Record<Locale, string>>
  locales: readonly Locale[]
  /** Whether search engines may list the page (S2 §2.3: landing layouts may not). */
  robots: 'index' | 'noindex'
  /** Whether the canonical form ends with a slash (S2 §2.1, §2.2). Non-English homes always do. */
  canonicalSlash: boolean
  /** Named middleware steps that run for this route, in order (S1 §8). */
  middleware: readonly StepName[]
  /** Whether the page may be fetched before a visitor asks for it: nothing is counted or chosen by opening it (S2 §4). */
  isPrefetched: boolean
  /** The layout; a language that does not have it shows the page in the default one (`layoutOf`). */
  layout: LayoutName
  /** The system whose pages may show this one in a frame; nobody may where nothing stands here (docs/decisions/001). */
  framedBy?: 'web-app'
}
