import { getTranslations } from 'next-intl/server'
import { describe, expect, it } from 'vitest'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { ShelfView } from '#features/documents/components/library/shelf-view.tsx'
import { shelfAt, type ShelfContent } from '#features/documents/library-shelf.ts'
import { shelfNames } from '#features/documents/server/library/shelf-names.ts'
import type { Locale } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { putServerHtml } from '../../support/server-html.ts'

const TITLE = {
  label: 'Loan Agreement',
  labelLanguage: 'en',
  url: 'loan-agreement-D1008',
  thumb: '/api/thumb/1008-600px.svg',
  heading: 'Loan Agreement',
  of: 'legal',
  type: 'agreement',
} as const

const FOUND: ShelfContent = {
  state: 'found',
  total: 921,
  counts: { departments: { legal: 921 }, types: { agreement: 633 } },
  titles: [TITLE],
}

const claims = { templates: 3000, contracts: 700, hrDocuments: 400 }

const signUp: SignUpSlot = ({ children, className, destination, heading, start }) => (
  <a className={className} href={destination?.url} data-heading={heading} data-sign-up={start}>
    {children}
  </a>
)

const shown = async (content: ShelfContent, locale: Locale = 'en', place = 'legal') => {
  const shelf = shelfAt(place)
  if (!shelf) throw new Error('There is no such shelf')
  const names = await shelfNames(locale)
  await putServerHtml(<ShelfView {...{ shelf, content, claims, names, locale, signUp }} />)
  return { html: document.body.innerHTML, text: document.body.textContent ?? '' }
}

describe('a page of the library (S2 §2.6, §4, §8)', () => {
  it('counts what it holds, and its titles open as documents do', async () => {
    const { html, text } = await shown(FOUND)
    expect(text).toContain('921 templates')
    const link = document.querySelector('.register .title-link')
    expect(link?.getAttribute('href')).toBe('doc/loan-agreement-D1008')
    expect(link?.getAttribute('data-sign-up')).toBe('document')
    expect(link?.getAttribute('data-heading')).toBe('Loan Agreement')
    expect(html).not.toContain('noindex')
  })

  it('says under the action at its end what a plan costs', async () => {
    await shown(FOUND)
    const links = [...document.querySelectorAll('.closing-drawer a')]
    expect(links.at(-1)?.getAttribute('href')).toBe(routePath('plans', 'en'))
  })

  it('leads to the page of a title that is written out, and beside others to none', async () => {
    const written = { ...TITLE, page: 'document/loan-agreement' } as const
    const other = { ...TITLE, label: 'Other', url: 'other-D1009' }
    await shown({ ...FOUND, titles: [written, other] }, 'de')
    const links = [...document.querySelectorAll('.register .link')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/de/docs/library/document/darlehensvertrag',
    ])
  })

  it.each([
    ['en', '400+ templates'],
    ['de', 'Über 400 Vorlagen'],
  ] as const)(
    'says in %s what the site claims of it, where it holds more',
    async (locale, words) => {
      const { text } = await shown({ ...FOUND, total: 693 }, locale, 'human-resources')
      expect(text).toContain(words)
      expect(text).not.toContain('693')
    },
  )

  it('puts titles of several kinds in groups, with how many of each there are', async () => {
    const letter = { ...TITLE, label: 'Letter', url: 'letter-D2', type: 'letter' } as const
    await shown({
      ...FOUND,
      counts: { departments: { legal: 921 }, types: { agreement: 633, letter: 1 } },
      titles: [TITLE, letter],
    })
    const headings = [...document.querySelectorAll('.register h2')].map((h2) => h2.textContent)
    expect(headings).toEqual(['Agreements1 of 633', 'Letters1'])
  })

  it('leads from a number that is part of a shelf to all of it', async () => {
    const letter = { ...TITLE, label: 'Letter', url: 'letter-D2', type: 'letter' } as const
    await shown({
      ...FOUND,
      counts: { departments: { legal: 921 }, types: { agreement: 633, letter: 1 } },
      titles: [TITLE, letter],
    })
    const links = [...document.querySelectorAll('.register h2 a')]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1 of 633', 'legal'],
    ])
  })

  it('says the usual program once, and marks the titles for another one', async () => {
    const budget = { ...TITLE, label: 'Budget', url: 'budget-D3', type: 'spreadsheet' } as const
    const letter = { ...TITLE, label: 'Letter', url: 'letter-D2', type: 'letter' } as const
    const { text } = await shown({ ...FOUND, titles: [TITLE, letter, budget] })
    expect(text).toContain('Files for Word, unless marked otherwise.')
    const marks = [...document.querySelectorAll('.register .title-link > small')]
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Excel'])
  })

  it('says in the language of the page which one the templates are in', async () => {
    const marked = { ...TITLE, mark: 'Auf Englisch' }
    const { text } = await shown({ ...FOUND, titles: [marked] }, 'de')
    expect(text).toContain('921 Vorlagen auf Englisch')
  })

  it.each([
    ['the head does not say', { ...FOUND, total: null, counts: null }, ['Auf Englisch']],
    ['the head says', FOUND, []],
  ] as const)(
    'marks titles of one other language where %s which',
    async (_where, content, marks) => {
      await shown({ ...content, titles: [{ ...TITLE, mark: 'Auf Englisch' }] }, 'de')
      const shownMarks = [...document.querySelectorAll('.register .title-link > i')]
      expect(shownMarks.map(({ textContent }) => textContent)).toEqual(marks)
    },
  )

  it('names its way in the page and for search engines', async () => {
    await shown(FOUND, 'fr')
    const data: unknown = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    )
    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: expect.stringMatching(/\/fr\/$/) },
        { position: 2, item: expect.stringMatching(/\/fr\/docs$/) },
        { position: 3, item: expect.stringMatching(/\/fr\/docs\/library\/legal$/) },
      ],
    })
    expect(document.querySelector('.trail [aria-current]')?.textContent).toBe('Juridique')
  })

  it('shows no number that nobody has counted', async () => {
    const { text } = await shown({ ...FOUND, total: null, counts: null })
    expect(text).not.toMatch(/\d+ templates/)
  })

  it.each(['nothing', 'away'] as const)('says so when it is %s', async (state) => {
    const { html } = await shown({ ...FOUND, state, total: null, counts: null })
    const t = await getTranslations({ locale: 'en', namespace: 'library.shelf' })
    expect(document.querySelector('.shelf-notice')?.textContent).toBe(t(state))
    expect(html.includes('content="noindex"')).toBe(state === 'away')
  })

  it('has one heading of the first level, and none that skips one', async () => {
    await shown(FOUND)
    const levels = [...document.querySelectorAll('h1,h2,h3')].map(({ tagName }) => tagName)
    expect(levels.filter((level) => level === 'H1')).toEqual(['H1'])
    expect(levels.indexOf('H3')).not.toBe(1)
  })
})
