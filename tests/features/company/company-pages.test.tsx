import { expect, it } from 'vitest'
import { AboutView } from '#features/company/components/about-view.tsx'
import { SustainabilityView } from '#features/company/components/sustainability-view.tsx'
import { TREES_PER_MARK } from '#features/company/forest.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import english from '#locales/en/claims.json'
import { putServerHtml } from '../../support/server-html.ts'

const propsOf = async (locale: (typeof LOCALE_CODES)[number]) => ({
  locale,
  claims: await loadClaims(locale),
  documents: await loadDocumentWords(locale),
  signUp: () => null,
})

const levels = () =>
  [...document.querySelectorAll('h1,h2,h3')].map(({ tagName }) => Number(tagName.at(1)))

it.each(LOCALE_CODES)(
  'dates nothing in %s but the beginning, for no other day is known',
  async (locale) => {
    const props = await propsOf(locale)
    await putServerHtml(<AboutView {...props} />)
    const days = [...document.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))
    expect(days).toEqual([props.claims.since])
    // What has no day lies in one folder, whose tab says since when, and each thing is drawn.
    expect(document.querySelector('.annals > .annals-tab')?.textContent).toContain(
      props.claims.since,
    )
    const things = [...document.querySelectorAll('.annals li')]
    expect(things.length).toBeGreaterThan(1)
    for (const thing of things) {
      expect(thing.querySelector('h3')?.textContent).toBeTruthy()
      expect(thing.querySelector('.thing')?.children.length).toBeGreaterThan(0)
    }
    expect(levels().filter((level) => level === 1)).toHaveLength(1)
    const cancel = document.querySelector(
      `.covenant a[href="${routePath('cancelSubscription', locale)}"]`,
    )
    expect(cancel?.textContent).toBeTruthy()
    const { downloadsMillions, signUpsMillions } = props.claims
    const terms = [...document.querySelectorAll('dt')].map((term) => term.textContent).join(' ')
    expect(terms).toContain(downloadsMillions)
    expect(terms).toContain(signUpsMillions)
  },
)

it.each(LOCALE_CODES)('draws the trees in %s as many as they are', async (locale) => {
  await putServerHtml(<SustainabilityView {...await propsOf(locale)} />)
  const trees = document.querySelectorAll('.tree-ledger li svg').length
  expect(trees * TREES_PER_MARK).toBe(english.trees)
  // Who opens the page sees what they add up to before the last row.
  const [total, row] = ['.tree-ledger-total', '.tree-ledger li'].map((at) =>
    document.querySelector(at),
  )
  if (!total || !row) throw new Error('The ledger has a total and rows.')
  expect(total.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(levels().filter((level) => level === 1)).toHaveLength(1)
})
