import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LEGAL_DOCUMENTS, type LegalDocumentName } from '#features/legal/legal-documents.ts'
import { loadLegalDocument } from '#features/legal/server/legal-document.ts'
import { sectionId } from '#features/legal/server/number-sections.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { AGREEMENT_FACTS, LICENSE_FACTS, type LegalFacts } from '../support/legal-facts.ts'

/** The texts whose sections and facts the specification gives. */
const TEXTS: Partial<Record<LegalDocumentName, LegalFacts>> = {
  eula: LICENSE_FACTS,
  'affiliate-agreement': AGREEMENT_FACTS,
}

const fileOf = (locale: Locale, name: string) => `locales/${locale}/legal/${name}.md`

/** The numbered sections of a text, in one line each. */
const sectionsOf = (locale: Locale, name: string) => {
  const [, ...parts] = readFileSync(fileOf(locale, name), 'utf8').split(/^## /m)
  return new Map(
    parts.map((part) => [Number(/^(\d+)\. /.exec(part)?.[1]), part.replaceAll(/\s*\n\s*/g, ' ')]),
  )
}

const idsOf = async (locale: Locale, name: LegalDocumentName) => {
  const { body } = await loadLegalDocument(locale, name)
  return body.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2' ? [node.properties.id] : [],
  )
}

const rows = LOCALE_CODES.flatMap((locale) =>
  Object.values(LEGAL_DOCUMENTS).flatMap((name) => {
    const wanted = TEXTS[name]
    return wanted ? [{ locale, name, wanted }] : []
  }),
)

describe.each(rows)('$name in $locale (S2 §6, §9)', ({ locale, name, wanted }) => {
  const numbers = Array.from({ length: wanted.sections }, (_none, index) => index + 1)

  it('has its sections, numbered without a gap, each under the anchor of its number', async () => {
    const sections = sectionsOf(locale, name)
    expect([...sections.keys()].filter((number) => !Number.isNaN(number))).toEqual(numbers)
    const { attached = [] } = wanted
    expect(await idsOf(locale, name)).toEqual([...numbers, ...attached].map(sectionId))
  })

  it('says when it was revised', async () => {
    expect((await loadLegalDocument(locale, name)).revised).toBe(wanted.revised[locale])
  })

  it.each(Object.entries(wanted.facts))('says: %s', (_fact, { section, says }) => {
    const text = sectionsOf(locale, name).get(section)
    expect(text).toMatch(says instanceof RegExp ? says : says[locale])
  })
})

it('only the French license agreement has two notices of renewal', () => {
  for (const locale of LOCALE_CODES) {
    const renewal = sectionsOf(locale, 'eula').get(8) ?? ''
    const days = [...renewal.matchAll(/(\d+)[\s\u00A0]\p{L}+/gu)].map(([, figure]) => figure)
    expect(days, locale).toEqual(locale === 'fr' ? ['30', '10'] : ['21'])
  }
})

const names = new Set<string>(Object.values(LEGAL_DOCUMENTS))
const files = LOCALE_CODES.flatMap((locale) =>
  Object.values(LEGAL_DOCUMENTS)
    .filter((name) => existsSync(fileOf(locale, name)))
    .map((name) => ({ locale, name })),
)

it('every legal text belongs to a page', () => {
  const found = globSync('locales/*/legal/*.md').map(
    (file) => /([\w-]+)\.md$/.exec(file)?.[1] ?? '',
  )
  expect(found.filter((name) => !names.has(name))).toEqual([])
})

describe.each(files)('$name in $locale', ({ locale, name }) => {
  it('links to pages of its language by their own addresses, and to sections that it has', async () => {
    const pages = PAGE_ROUTE_IDS.filter((id) => ROUTES[id].locales.includes(locale))
    const known = new Set<unknown>([
      ...pages.map((id) => routePath(id, locale)),
      ...(await idsOf(locale, name)).map((id) => `#${String(id)}`),
    ])
    const text = readFileSync(fileOf(locale, name), 'utf8')
    const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href)
    expect(links.filter((href) => !known.has(href) && !/^https?:/.test(href))).toEqual([])
  })
})
