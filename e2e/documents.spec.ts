import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { readDocumentTexts } from '../features/document-texts/read-document-texts.ts'
import { defaultDocumentsFile } from '../features/documents/related-documents.ts'
import { searchAnswer, SEARCH_BATCH } from '../features/documents/search-contract.ts'
import { servicesKeyHeader } from '../lib/config/services-key.ts'
import { publicPath } from '../lib/i18n/public-path.ts'
import { readLandingRecords } from '../scripts/lib/read-records.ts'
import { readEnvironment } from '../scripts/run/environment.ts'
import { LONG, longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

const PATH = '/de/docs/free-demo'

/** A page whose keyword is searched for: for that of the other one we picked the documents ourselves. */
const SEARCHED = '/de/l/sept092024'

const { SEARCH_SERVICE_URL } = readEnvironment(process.env).server

/** Places of the documents that the search service finds for the keyword of the page, best first. */
const foundPlaces = async () => {
  const rows = await readLandingRecords()
  const row = rows.find(({ locale, path }) => publicPath({ locale, path }) === SEARCHED)
  const section = row?.record.sections.find(({ type }) => type === 'documents')
  const keyword = section?.type === 'documents' ? section.keyword : undefined
  const query = encodeURIComponent(keyword ?? row?.record.keyword ?? '')
  const fields = `language=de&batch=${SEARCH_BATCH}&page=0`
  const address = `${SEARCH_SERVICE_URL}/search/${query}/?${fields}`
  const answer = await fetch(address, { headers: servicesKeyHeader(address) })
  return searchAnswer.parse(await answer.json()).documents.map(({ url }) => `doc/${url}`)
}

const defaultPlaces = () => {
  const text = readFileSync('locales/de/default-documents.json', 'utf8')
  const { documents } = defaultDocumentsFile.parse(JSON.parse(text))
  return documents.map(({ url }) => `doc/${url}`)
}

const cards = (page: Page) => page.locator('[data-documents] a')

/** Cards out of sight are laid out only when a script asks for them, some of them between one answer and the next. */
const showCards = async (page: Page) => {
  const first = cards(page).first()
  await first.scrollIntoViewIfNeeded()
  const isPainted = () =>
    first.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isPainted).toBe(true)
}

/** Also of cards that the browser does not paint yet. */
/** Without the places where long words may break (`lib/i18n/line-breaks.ts`). */
const labelsOf = async (page: Page) => {
  const labels = await page.locator('[data-documents] li:not([hidden]) b').allTextContents()
  return labels.map((label) => label.replaceAll('\u00AD', ''))
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the first twelve documents of the keyword lead to sign-up, each with its place in the web app', async ({
    page,
  }) => {
    await page.goto(SEARCHED)
    await expect(cards(page)).toHaveCount(SEARCH_BATCH)
    const places: string[] = []
    for (const link of await cards(page).all()) {
      const address = new URL((await link.getAttribute('href')) ?? '', 'http://site.example')
      // Without script a landing page has the form itself.
      expect(address.pathname).toBe(SEARCHED)
      expect(address.searchParams.get('signup')).toBe('open')
      places.push(address.searchParams.get('url') ?? '')
      expect(await link.getAttribute('data-heading')).toMatch(/\S/)
    }
    expect(places).toEqual(await foundPlaces())
    expect(places).not.toEqual(defaultPlaces())
  })
})

test('previews arrive when they come near, none before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/thumb/')) asked.push(request.url())
  })
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(PATH, { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  for (const link of await cards(page).all()) {
    await link.scrollIntoViewIfNeeded()
    await expect(link.locator('img')).toHaveJSProperty('naturalWidth', 600)
  }
  expect(asked).toHaveLength(12)
})

type Edge = { bottom: number; right: number }

type Card = { right: number; mark: readonly Edge[]; department: readonly Edge[] }

/** Whether the mark stands in one line, inside its card, on the line below the department. */
const isWhole = ({ right, mark: [mark, ...more], department }: Card) => {
  const last = department.at(-1)
  if (!mark || !last || more.length > 0) return false
  const drop = mark.bottom - last.bottom
  return drop > 0 && drop < 30 && mark.right <= right + 0.5
}

for (const locale of ['it', 'pt', 'de'] as const) {
  test(
    `the mark of another language stands whole under the department in ${locale}`,
    longFor(locale),
    async ({ page }) => {
      await page.goto(publicPath({ locale, path: '/docs/free-demo' }))
      // What the language has written out is of no other one.
      const written = readDocumentTexts(locale, '.').map(({ template }) => `-D${template}`)
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await showCards(page)
        const marks = await cards(page).evaluateAll((links) =>
          links.map((link) => {
            const rectsOf = (name: string) => {
              const range = document.createRange()
              const element = link.querySelector(name)
              if (element) range.selectNodeContents(element)
              return [...range.getClientRects()].map(({ bottom, right }) => ({ bottom, right }))
            }
            const { right } = link.getBoundingClientRect()
            const [mark, department] = [rectsOf('i'), rectsOf('small')]
            return {
              text: link.textContent,
              href: `${link.getAttribute('href')}`,
              right,
              mark,
              department,
            }
          }),
        )
        const faults = marks.filter((card) => {
          if (written.some((end) => card.href.includes(end))) return card.mark.length > 0
          return !isWhole(card)
        })
        expect(faults, `${width} px`).toEqual([])
      }
    },
  )
}

test('a small screen shows a rail that keyboards walk along', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PATH)
  const rail = page.locator('[data-documents]')
  const last = cards(page).last()
  await last.focus()
  await expect(last).toBeInViewport()
  expect(await rail.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test('the search in the address replaces the documents in place', async ({ page }) => {
  const words = await readWords('de', 'relatedDocuments')
  await page.goto(`${PATH}?q=mitarbeiterhandbuch`)
  await expect(page.getByRole('status').filter({ hasText: words('replaced') })).toHaveCount(1)
  expect(await labelsOf(page)).toEqual(['Personalhandbuch'])
  const [shown] = await cards(page).all()
  expect(await shown?.getAttribute('href')).toMatch(/url=doc%2Femployee-handbook-D1009(?:&|$)/)
  expect(await shown?.locator('img').getAttribute('src')).toMatch(/\/1009-de-[\da-f]+-600px\.svg$/)
})

// As in tests/features/documents/refine-documents.test.tsx.
test('documents stay as they are while the search fails', LONG, async ({ page }) => {
  await page.goto(PATH)
  const before = await labelsOf(page)
  const answered = page.waitForResponse('**/api/documents?*')
  await page.route('**/api/documents?*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(`${PATH}?q=vertrag`)
  await answered
  await page.waitForTimeout(300)
  expect(await labelsOf(page)).toEqual(before)
})

// On a page in French, as far as the web app: e2e/openings.spec.ts.
test('a document opens the sign-up dialog', LONG, async ({ page }) => {
  await page.goto(PATH, { waitUntil: 'networkidle' })
  await cards(page).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('answers that hold nothing of a visitor may be kept, problems may not', async ({
  request,
}) => {
  const kept = await request.get('/api/documents?q=lease&lang=en')
  expect(kept.status()).toBe(200)
  expect(kept.headers()['cache-control']).toBe('public, max-age=300')
  expect(kept.headers()['content-security-policy']).toContain("default-src 'none'")
  const problem = await request.get('/api/documents?q=&lang=en')
  expect(problem.status()).toBe(422)
  expect(problem.headers()['cache-control']).toBe('no-store')
  // The address of a drawing changes with what is drawn; by the number alone it is kept for a day.
  const byNumber = await request.get('/api/thumb/1001-600px.svg')
  expect(byNumber.headers()['cache-control']).toBe('public, max-age=86400')
  const [, thumb = ''] = /"thumb":"([^"]+)"/.exec(await kept.text()) ?? []
  const drawing = await request.get(thumb)
  expect(drawing.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect((await request.get('/api/thumb/1001-601px.svg')).status()).toBe(404)
})
