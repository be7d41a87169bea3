import { expect, test } from '@playwright/test'
import { createLog } from '../lib/util/log.ts'
import { askRunning } from '../scripts/ask/ask-running.ts'
import { readerLinkAddress } from '../services/account/reader-link.ts'
import { lazyDatabase } from '../services/db/lazy-database.ts'
import { experimentOf } from '../tests/features/experiments/experiment-fixture.ts'
import { campaignFacts, fillCampaigns } from '../tests/services/support/fill-campaigns.ts'
import { fillExperiment } from '../tests/services/support/fill-experiment.ts'
import { withDatabase } from '../tests/services/support/made-database.ts'
import { expectGood } from './support/expect-good.ts'
import { LONG } from './support/long.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'

const READER = 'reader@example.com'

// Seven pages, beside whatever else runs.
test.describe.configure({ timeout: 240_000 })

const DAY_MS = 86_400_000

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

let site: OwnSite

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startOwnSite({ RESULTS_READERS: READER })
  const start = dayBefore(12)
  const record = experimentOf({ start, decideBy: dayBefore(-12), guardRails: ['revenue'] })
  site.drop('experiments/headline.json', JSON.stringify(record))
  site.drop('experiments/skewed.json', JSON.stringify({ ...record, page: '/docs/skewed' }))
  const { DATA_DIR: dataDir } = site.environment.server
  site.drop('costs/google.csv', `Day,Campaign,Currency code,Cost\n${dayBefore(3)},Spring,USD,100\n`)
  site.drop('costs/wrong.csv', 'Day,Campaign,Currency code,Cost\ntoday,Spring,USD,100\n')
  const database = lazyDatabase({
    dataDir: await withDatabase(dataDir),
    log: createLog({ name: 'test', level: 'silent' }),
  })
  await fillExperiment(await database.get(), start)
  await fillCampaigns(await database.get(), campaignFacts(Date.now() - 12 * DAY_MS))
  await database.close()
  await site.start('services')
})

test.afterAll(() => site.end())

/** Where the newest link in the outbox leads. */
const mailedLink = async (): Promise<string> => {
  const question = `select data->>'link' as link from outbox_mails where kind = 'results-login' order by created_at desc limit 1`
  const rows = await askRunning(site.environment.server.DATA_DIR, { path: '/', question })
  const hashKey = site.environment.server.HASH_KEY ?? ''
  return readerLinkAddress(String(rows?.[0]?.link), {
    webAppUrl: `${site.servicesUrl}/webapp`,
    hashKey,
  })
}

for (const { width, isExamined, details } of [
  { width: 360, isExamined: false, details: {} },
  { width: 360, isExamined: true, details: LONG },
  { width: 1280, isExamined: true, details: LONG },
]) {
  const how = `at ${width} px${isExamined ? ', each page by axe' : ''}`
  test(
    `a reader logs in by mail, finds what an experiment brought, and logs out, by keyboard ${how}`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${site.servicesUrl}/webapp/results`)
      await expectGood(page, isExamined)
      await page.keyboard.press('Tab')
      await page.keyboard.type(READER)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mail')
      await expectGood(page, isExamined)
      await page.goto(await mailedLink())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results')
      await expect(page.getByText('with the browser Firefox')).toBeVisible()
      await expectGood(page, isExamined)

      await page.getByRole('link', { name: 'headline' }).press('Enter')
      await expect(page.getByText('“price” brings more sign-ups than control')).toBeVisible()
      await expectGood(page, isExamined)
      await page.getByRole('link', { name: 'All results' }).press('Enter')

      await page.getByLabel('Pages whose path begins with').fill('/docs')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: '/docs/free-demo', exact: true }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('/docs/free-demo')
      await expectGood(page, isExamined)
      await page.getByRole('link', { name: 'All results' }).press('Enter')
      await page.getByRole('link', { name: 'By source, medium, campaign' }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campaigns')
      await page.getByLabel('By', { exact: true }).focus()
      await page.keyboard.type('Campaign')
      await page.getByRole('button', { name: 'Show' }).press('Enter')
      await expect(page.getByText('costs/wrong.csv, line 2')).toBeVisible()
      await expect(page.getByText('100.00 USD', { exact: true })).toBeVisible()
      await expectGood(page, isExamined)
      await page.getByRole('link', { name: 'spring', exact: true }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campaign: spring')
      await expectGood(page, isExamined)
      await page.getByRole('button', { name: 'Log out' }).press('Enter')
      await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
    },
  )
}
