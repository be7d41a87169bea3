import type { Locale } from '#lib/config/locales.ts'
import type { LinkPath } from '#lib/config/routes.ts'
import { isShown } from './is-shown.ts'
import { toolPlace } from './menus.ts'
import { hasNewerShell } from './navigation.ts'
import { AUDIENCES, SUITE_TOOLS } from './suite.ts'

const PAGES = {
  templates: '/docs',
  pricing: '/pricing/plans',
  features: '/features',
  apps: '/apps',
  drive: '/drive',
  documentManagement: '/document-management',
  businessPlan: '/business-plan',
  budgeto: '/budgeto',
  download: '/download',
  testimonials: '/testimonials',
  about: '/company/about',
  newsroom: '/company/newsroom',
  sustainability: '/company/sustainability',
  affiliate: '/company/affiliate',
  contact: '/company/contact',
  support: '/company/support',
  eula: '/company/eula',
  refundPolicy: '/company/refund-policy',
} as const satisfies Record<string, LinkPath>

type Page = keyof typeof PAGES

const page = (name: Page) => ({ label: `footer.pages.${name}`, path: PAGES[name] }) as const

const tool = (name: (typeof SUITE_TOOLS)[number]) =>
  ({ label: `menus.tools.${name}`, ...toolPlace(name) }) as const

const audience = (name: (typeof AUDIENCES)[number]) =>
  ({ label: `footer.audiences.${name}`, path: '/features', hash: `#${name}` }) as const

/** A link of a footer: where its words are, and the page, with an anchor on it, that it leads to. */
type FooterLink = ReturnType<typeof page | typeof tool | typeof audience>

export type FooterGroup = {
  /** The place of the heading's words; `product` is the name of the brand. */
  title: 'apps' | 'company' | 'audiences' | 'about' | 'product'
  links: readonly FooterLink[]
}

/** Of the newer footer, which is English (S2 §2.7). */
const NEWER: readonly FooterGroup[] = [
  {
    title: 'apps',
    links: [
      ...SUITE_TOOLS.map(tool),
      ...(['budgeto', 'businessPlan', 'download', 'apps'] as const).map(page),
    ],
  },
  { title: 'audiences', links: AUDIENCES.map(audience) },
  {
    title: 'company',
    links: (
      [
        'about',
        'pricing',
        'testimonials',
        'newsroom',
        'sustainability',
        'affiliate',
        'support',
        'contact',
        'eula',
        'refundPolicy',
      ] as const
    ).map(page),
  },
]

type Blocks = { about: readonly Page[]; product: readonly Page[] }

const MINIMAL: Blocks = {
  about: ['contact', 'support'],
  product: ['templates', 'pricing', 'features', 'apps', 'businessPlan'],
}

/** Of the older footer: most in English, fewer in French, very few in the other languages (S2 §2.7). */
const OLDER: Readonly<Record<Locale, Blocks>> = {
  en: {
    about: ['about', 'newsroom', 'sustainability', 'affiliate', 'support', 'contact', 'eula'],
    product: [
      'templates',
      'pricing',
      'features',
      'drive',
      'documentManagement',
      'businessPlan',
      'budgeto',
      'download',
      'testimonials',
    ],
  },
  fr: {
    about: ['about', 'support', 'contact', 'newsroom'],
    product: ['templates', 'pricing', 'features', 'apps', 'drive', 'businessPlan'],
  },
  es: MINIMAL,
  it: MINIMAL,
  pt: MINIMAL,
  de: MINIMAL,
}

const older = (locale: Locale): readonly FooterGroup[] => {
  const { about, product } = OLDER[locale]
  return [
    { title: 'about', links: about.map(page) },
    { title: 'product', links: product.map(page) },
  ]
}

/** True if a footer is the newer one, with a call to action; the others are the older, full one (S2 §2.4, §2.7). */
export const isNewer = (kind: 'site' | 'mega', locale: Locale): boolean =>
  kind === 'site' && hasNewerShell(locale)

/** Groups of links of a full footer, without links and groups that have no page yet (S2 §2.7). */
export const footerGroups = (kind: 'site' | 'mega', locale: Locale): FooterGroup[] =>
  (isNewer(kind, locale) ? NEWER : older(locale))
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ path }) => isShown(path, locale)),
    }))
    .filter(({ title, links }) => title === 'about' || links.length > 0)
