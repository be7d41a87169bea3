import { describe, expect, it } from 'vitest'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { DocumentView } from '#features/documents/components/document-page/document-view.tsx'
import { writtenDocument, writtenDocuments } from '#features/documents/server/written-documents.ts'
import {
  DOCUMENT_PAGES,
  DOCUMENT_ROUTE_IDS,
  type DocumentRouteId,
} from '#lib/config/document-pages.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { putServerHtml } from '../../support/server-html.ts'

const signUp: SignUpSlot = ({ children, className, destination, label, start }) => (
  <a className={className} href={destination?.url} data-label={label} data-sign-up={start}>
    {children}
  </a>
)

const show = async (route: DocumentRouteId, locale: Locale) => {
  const text = await writtenDocument(route, locale)
  const department = { route: `library/${text.department}`, name: 'Department' } as const
  await putServerHtml(<DocumentView {...{ route, locale, text, department, signUp }} />)
  return text
}

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')

const dataOf = () =>
  textsOf('[type="application/ld+json"]').map((text): unknown => JSON.parse(text))

describe.each(LOCALE_CODES)('the pages of the documents in %s', (locale) => {
  it('lead to each other', async () => {
    await show('document/invoice', locale)
    const links = [...document.querySelectorAll('.topic-line a')].map((link) =>
      link.getAttribute('href')?.split('/').at(-1),
    )
    const others = DOCUMENT_ROUTE_IDS.filter((id) => id !== 'document/invoice')
    expect(new Set(links)).toEqual(new Set(others.map((id) => DOCUMENT_PAGES[id][locale])))
    expect(links).toHaveLength(others.length)
    expect([...(await writtenDocuments(locale)).keys()]).toEqual(DOCUMENT_ROUTE_IDS)
  })
})

describe('a page with a document', () => {
  it('has its notes beside the text, and fields that no form could send', async () => {
    const { title } = await show('document/non-disclosure', 'en')
    expect(textsOf('h1').map((text) => text.replaceAll('\u2011', '-'))).toEqual([title])
    expect(textsOf('.written-sheet .written-notes aside')).toHaveLength(3)
    const fields = [...document.querySelectorAll<HTMLInputElement>('.written-fields input')]
    expect(fields.map(({ name, form, dataset }) => [name, form, dataset.fills])).toEqual(
      ['company', 'place', 'secondParty', 'secondAddress'].map((fills) => ['', null, fills]),
    )
  })

  it('has one act, which opens the document as its card does', async () => {
    const { title } = await show('document/non-disclosure', 'de')
    const acts = [...document.querySelectorAll<HTMLElement>('[data-sign-up]')]
    expect(new Set(acts.map((act) => act.outerHTML)).size).toBe(1)
    expect(acts[0]?.dataset).toMatchObject({ signUp: 'document', label: title })
    expect(acts[0]?.getAttribute('href')).toBe('doc/gegenseitige-geheimhaltungsvereinbarung-D1005')
  })

  it('says under each act what a plan costs', async () => {
    await show('document/invoice', 'de')
    const acts = [...document.querySelectorAll('[data-sign-up]')]
    expect(acts).toHaveLength(2)
    for (const act of acts) {
      const link = act.nextElementSibling?.querySelector('a')
      expect(link?.getAttribute('href')).toBe(routePath('plans', 'de'))
    }
  })

  it('says for which law it is, when it was written, what file comes, and that no lawyer has reviewed it', async () => {
    await show('document/non-disclosure', 'en')
    const [facts = ''] = textsOf('.written-facts')
    expect(facts).toContain('United States')
    expect(facts).toMatch(/November 28, 2026/)
    expect(facts).toMatch(/Word, with 13 fill-in fields/)
    expect(facts).toContain('No lawyer has reviewed this text yet.')
    await show('document/invoice', 'de')
    expect(textsOf('.written-facts')[0]).toContain('Excel')
  })

  it('is a digital document for search engines, on its way from the home page', async () => {
    await show('document/invoice', 'fr')
    const url = expect.stringMatching(/\/fr\/docs\/library\/document\/facture$/)
    expect(dataOf()).toMatchObject([
      { '@type': 'DigitalDocument', inLanguage: 'fr', url },
      { '@type': 'BreadcrumbList', itemListElement: { length: 4, 3: { item: url } } },
    ])
  })

  it('names what comes after the half', async () => {
    const { parts } = await show('document/non-disclosure', 'en')
    const headings = parts().flatMap((part) => (part.kind === 'clause' ? [part.heading] : []))
    const rest = textsOf('.written-end li')
    expect(rest.length).toBeGreaterThan(2)
    expect(rest).toEqual(headings.slice(-rest.length))
  })
})
