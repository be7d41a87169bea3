import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { DRAWINGS } from '../features/newsroom/stories.ts'
import { publicPath } from '../lib/i18n/public-path.ts'
import { announcementOf } from '../tests/support/announcement.ts'
import { LATE_MS } from '../tests/support/late.ts'
import { STORY } from '../tests/support/story-record.ts'
import { expectGood } from './support/expect-good.ts'
import { LONG } from './support/long.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'

/** From the file to the visitor (issue of the marketers: "live within 10 s"). */
const LIVE = { timeout: 10_000, intervals: [200] }

const model = readFileSync('locales/fr/landing/docs/demo.json', 'utf8')

const record = (title: string, changes: object = {}) => {
  const written = JSON.parse(model)
  return JSON.stringify({ ...written, meta: { ...written.meta, title }, ...changes })
}

/** Services on a new database take their time on a busy machine. */
const START_MS = 120_000

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let site: OwnSite

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  site = await startOwnSite()
  await site.start('services')
  await site.start('site')
})

test.afterAll(() => site.end())

const titleOf = async (path: string) => {
  const answer = await fetch(`${site.url}${path}`)
  const [, title] = /<title>([^<|]*)/.exec(await answer.text()) ?? []
  return `${answer.status} ${title?.trim()}`
}

const FILE = 'fr/landing/docs/soldes.json'
const PATH = '/fr/docs/soldes'

test('a record dropped into a running site is live, changes, and is gone again', async () => {
  // Until the site has heard which pages are live, it says of none that it is not there.
  await expect.poll(() => titleOf(PATH), LIVE).toMatch(/^404 /)
  site.drop(FILE, record('Premier'))
  await expect.poll(() => titleOf(PATH), LIVE).toBe('200 Premier')
  site.drop(FILE, record('Second'))
  await expect.poll(() => titleOf(PATH), LIVE).toBe('200 Second')
  // The page of the record before was made once; nothing of it may come back.
  site.drop(FILE, record('Premier'))
  await expect.poll(() => titleOf(PATH), LIVE).toBe('200 Premier')
  site.remove(FILE)
  await expect.poll(() => titleOf(PATH), LIVE).toMatch(/^404 /)
  site.drop(FILE, record('Premier'))
  await expect.poll(() => titleOf(PATH), LIVE).toBe('200 Premier')
})

test('a broken record leaves the good one live, and is named', async () => {
  site.drop(FILE, record('Trois', { alias: '' }))
  const problems = async () => (await fetch(`${site.servicesUrl}/content/problems`)).json()
  await expect
    .poll(problems, LIVE)
    .toMatchObject({ problems: [{ file: FILE, language: 'fr', faults: [{ field: 'alias' }] }] })
  expect(await titleOf(PATH)).toBe('200 Premier')
})

test('a live record stands in front of a bundled one, which comes back after it', async () => {
  const bundled = await titleOf('/fr/docs/demo')
  site.drop('fr/landing/docs/demo.json', record('Devant'))
  await expect.poll(() => titleOf('/fr/docs/demo'), LIVE).toBe('200 Devant')
  site.remove('fr/landing/docs/demo.json')
  await expect.poll(() => titleOf('/fr/docs/demo'), LIVE).toBe(bundled)
})

test('a story is live with its place in the newsroom, the feed and the pages beside it', async () => {
  const file = 'fr/stories/company/newsroom/relances.json'
  const path = '/fr/company/newsroom/relances'
  const textOf = async (page: string) => (await fetch(`${site.url}${page}`)).text()
  const pages = ['/fr/company/newsroom', '/fr/company/newsroom/feed.xml']
  const beside = '/fr/company/newsroom/template-milestone'
  site.drop(file, JSON.stringify({ ...STORY, title: 'Trois relances' }))
  await expect.poll(() => titleOf(path), LIVE).toBe('200 Trois relances')
  for (const page of [...pages, beside]) {
    await expect.poll(() => textOf(page), LIVE).toContain('Trois relances')
  }
  expect(await textOf(path)).toContain('<h2>Three letters</h2>')
  site.drop(file, JSON.stringify({ ...STORY, title: 'Quatre relances' }))
  for (const page of pages) await expect.poll(() => textOf(page), LIVE).toContain('Quatre relances')
  site.remove(file)
  await expect.poll(() => titleOf(path), LIVE).toMatch(/^404 /)
  for (const page of [...pages, beside]) {
    await expect.poll(() => textOf(page), LIVE).not.toMatch(/(?:Trois|Quatre) relances/)
  }
})

test(
  'a story and a line over it fit a narrow screen, and axe finds nothing in them',
  LONG,
  async ({ page }) => {
    const line = announcementOf()
    site.drop('announcements/half.json', JSON.stringify(line))
    for (const drawing of DRAWINGS) {
      const path = `company/newsroom/of-a-${drawing}`
      const story = JSON.stringify({ ...STORY, picture: { drawing } })
      for (const locale of ['en', 'fr'] as const) {
        site.drop(`${locale}/stories/${path}.json`, story)
        const address = publicPath({ locale, path: `/${path}` })
        await expect.poll(() => titleOf(address), LIVE).toMatch(/^200 /)
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(site.url + address)
          await expect(page.getByRole('link', { name: line.words[locale]?.link })).toBeVisible()
          await expectGood(page)
        }
      }
    }
  },
)

test('words of home and of the layouts of landing pages are live in their language', async () => {
  const file = 'words/printemps.json'
  const textOf = async (page: string) => (await fetch(`${site.url}${page}`)).text()
  const words = (title: string, changes: object = {}) =>
    JSON.stringify({
      locale: 'fr',
      words: {
        'home.meta.title': title,
        'home.closing.title': title,
        'testimonials.clauses.roofer.note': title,
      },
      ...changes,
    })
  const clause = { type: 'clause', clause: 'roofer' }
  const { sections } = JSON.parse(model)
  site.drop('fr/landing/docs/clause.json', record('Clause', { sections: [sections[0], clause] }))
  await expect.poll(() => titleOf('/fr/docs/clause'), LIVE).toBe('200 Clause')
  const german = await titleOf('/de/')
  const before = await titleOf('/fr/')
  site.drop(file, words('Signez au printemps'))
  await expect.poll(() => titleOf('/fr/'), LIVE).toBe('200 Signez au printemps')
  expect(await textOf('/fr/')).toMatch(/<h2[^>]*>Signez au printemps/)
  await expect.poll(() => textOf('/fr/docs/clause'), LIVE).toContain('Signez au printemps')
  expect(await titleOf('/de/')).toBe(german)
  expect(await textOf('/fr/testimonials')).not.toContain('Signez au printemps')
  // A name that nobody fills in: its last good form stays.
  site.drop(file, words('Signez {jour}'))
  await expect
    .poll(async () => (await fetch(`${site.servicesUrl}/content/problems`)).text(), LIVE)
    .toContain('words.home.closing.title')
  expect(await titleOf('/fr/')).toBe('200 Signez au printemps')
  site.drop(file, words('Signez en été'))
  await expect.poll(() => titleOf('/fr/'), LIVE).toBe('200 Signez en été')
  site.remove(file)
  await expect.poll(() => titleOf('/fr/'), LIVE).toBe(before)
  site.remove('fr/landing/docs/clause.json')
})

test('words that wait for their time are shown to whoever has the link', async ({ page }) => {
  const title = 'Signez cet hiver'
  const before = await titleOf('/fr/')
  site.drop(
    'words/hiver.json',
    JSON.stringify({
      locale: 'fr',
      from: '2099-01-01T00:00:00Z',
      words: { 'home.closing.title': title },
    }),
  )
  await expect
    .poll(async () => (await fetch(`${site.servicesUrl}/content/index.json`)).text(), LIVE)
    .toContain(title)
  const args = ['--kind', 'words', '--path', '/', '--locale', 'fr', '--name', 'hiver']
  const env = { ...process.env, ...site.environment.child, SITE_URL: site.url }
  const said = execFileSync(process.execPath, ['scripts/preview-landing.ts', ...args], {
    env,
    encoding: 'utf8',
  })
  const [link = ''] = said.split('\n')
  const answer = await page.goto(link)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(answer?.headers()['content-security-policy']).toContain("form-action 'none'")
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.locator('aside.preview')).toBeInViewport()
  expect(await titleOf('/fr/')).toBe(before)
  expect(await (await fetch(`${site.url}/fr/`)).text()).not.toContain(title)
  site.remove('words/hiver.json')
})

// When it is open: tests/lib/records/is-open.test.ts.
test('a record has a page from its beginning to its end', LONG, async () => {
  const begins = new Date(Date.now() + 12_000).toISOString()
  const ends = new Date(Date.now() + 18_000).toISOString()
  site.drop('fr/landing/l/nuit.json', record('Nuit', { from: begins, until: ends }))
  await expect
    .poll(async () => (await fetch(`${site.servicesUrl}/content/index.json`)).text(), LIVE)
    .toContain('/l/nuit')
  expect(await titleOf('/fr/l/nuit')).toMatch(/^404 /)
  await expect.poll(() => titleOf('/fr/l/nuit'), { ...LIVE, timeout: 14_000 }).toBe('200 Nuit')
  await expect.poll(() => titleOf('/fr/l/nuit'), LIVE).toMatch(/^404 /)
})

test('what was live stays so while the content service is away', async () => {
  site.drop('fr/landing/docs/noel.json', record('Hiver'))
  await expect.poll(() => titleOf('/fr/docs/noel'), LIVE).toBe('200 Hiver')
  await site.stop('services')
  await new Promise((resolve) => {
    setTimeout(resolve, 7000)
  })
  expect(await titleOf(PATH)).toBe('200 Premier')
  expect(await titleOf('/fr/docs/noel')).toBe('200 Hiver')
  const start = performance.now()
  expect(await titleOf('/fr/docs/nulle-part')).toMatch(/^404 /)
  expect(performance.now() - start).toBeLessThan(LATE_MS)
})

test('a site that starts without the content service shows what was built, and catches up', async () => {
  await site.stop('site')
  await site.start('site')
  expect(await titleOf('/fr/docs/demo')).toMatch(/^200 /)
  expect(await titleOf('/fr/docs/noel')).toMatch(/^503 /)
  await site.start('services')
  await expect.poll(() => titleOf('/fr/docs/noel'), LIVE).toBe('200 Hiver')
  // Its file is still broken: the good version comes from the disk.
  await expect.poll(() => titleOf(PATH), LIVE).toBe('200 Premier')
})
