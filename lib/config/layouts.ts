import { keysOf } from '#lib/util/keys-of.ts'
import { LOCALE_CODES, type Locale } from './locales.ts'

/** The parts around a page (S2 §2.4); a route names a layout in one word, an offer record the older prices. */
export type Layout = {
  /** The other languages have the default one in its place (S2 §2.4). */
  locales: readonly Locale[]
  /**
   * The links of the bar: `site` is the newer header with its mega menus for English and the older list for the other
   * languages, `company` adds a second menu that takes the place of the first (S2 §2.6).
   */
  menu: 'site' | 'company' | 'none'
  /** Whether the bar stays in view (S2 §2.3). */
  isSticky: boolean
  /** The sign-up for an anonymous visitor: a dialog, a link to account creation, or none on a page that is a form (S2 §6). */
  signUp: 'dialog' | 'link' | 'none'
  /** Line beside the logo (S2 §2.4); its words have this name. */
  tagline?: 'budgeting' | 'affiliateStore' | 'help'
  /** Whether the bar shows how to reach a person by telephone. */
  hasPhone?: boolean
  /**
   * `site` is the newer footer for English and the full one for the other languages; `mega` is the full one with every
   * block, `short` and `legal` are one line, with and without languages (S2 §2.7).
   */
  footer: 'site' | 'mega' | 'short' | 'legal' | 'budgeting' | 'none'
  /** Film that a control of the page opens over it (S2 §2.8). */
  video?: 'budgeting' | 'affiliateStore'
  /** Whether the page has the help chat and the dialog with the terms (S2 §2.4). */
  hasHelp?: boolean
}

const site = {
  locales: LOCALE_CODES,
  menu: 'site',
  isSticky: true,
  signUp: 'dialog',
  footer: 'site',
} as const satisfies Layout

const landing = { ...site, menu: 'none', footer: 'legal' } as const

/** Pages that are seconds long, or a form and its outcome: nothing is far from the bar. */
const brief = { ...landing, isSticky: false } as const

const LAYOUT_TABLE = {
  default: site,
  budgeting: {
    ...site,
    locales: ['en'],
    menu: 'none',
    tagline: 'budgeting',
    footer: 'budgeting',
    video: 'budgeting',
  },
  affiliateStore: {
    ...site,
    locales: ['en'],
    menu: 'none',
    tagline: 'affiliateStore',
    footer: 'short',
    video: 'affiliateStore',
  },
  company: { ...site, menu: 'company', footer: 'mega' },
  landing,
  /** Short, so that a reader of terms has a person to ask and the other languages. */
  legalLanding: { ...landing, locales: ['en', 'fr', 'es'], footer: 'short' },
  help: {
    ...site,
    menu: 'none',
    signUp: 'link',
    tagline: 'help',
    hasPhone: true,
    footer: 'short',
    hasHelp: true,
  },
  /** Without main menu and link to support, so that nothing leads away from the choice; the short footer (S2 §2.6, §2.7). */
  pricing: { ...site, menu: 'none', signUp: 'link', footer: 'short' },
  /** The older generation: an offer on a page of its own. */
  offer: { ...landing, signUp: 'link', footer: 'short' },
  receipt: { ...brief, signUp: 'link', hasPhone: true },
  /** Nothing leads away from paying but a person to ask (LOOK "Checkout"). */
  checkout: { ...brief, signUp: 'none', footer: 'short', hasPhone: true },
  /** Seconds long, or the end of a form. */
  message: { ...brief, signUp: 'none' },
  thanks: { ...brief, signUp: 'none', footer: 'short' },
  empty: { ...brief, signUp: 'none', footer: 'none' },
} as const satisfies Record<string, Layout>

export type LayoutName = keyof typeof LAYOUT_TABLE

export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = LAYOUT_TABLE

export const LAYOUT_NAMES = keysOf(LAYOUT_TABLE)
