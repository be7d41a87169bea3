import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { VENDORS } from '../features/consent/ids.ts'
import { vendorScripts } from '../features/consent/vendor-scripts.ts'
import { readPublicEnv } from '../lib/config/env-public.ts'
import { THIRD_PARTIES } from '../lib/config/third-parties.ts'
import { silence, startUpstream, type UpstreamServer } from '../tests/support/upstream-server.ts'
import { LONG } from './support/long.ts'
import { openForRegime, scriptReply } from './support/vendor-page.ts'

/** As the server renders them. */
const BODY = `<h1>A page</h1>
  <section id="consent" hidden tabindex="-1"><button type="button" data-consent="0">Decline</button>
  <button type="button" data-consent="1">Accept</button></section>`

let vendor: UpstreamServer

/** Notes that it ran, and stores what the inventory says that the tag manager stores. */
const GREEDY =
  "window.ran = (window.ran ?? 0) + 1; document.cookie = '_ga=1'; document.cookie = '_ga_X1=2'"

test.beforeEach(async () => {
  vendor = await startUpstream()
  vendor.reply = scriptReply(GREEDY)
})

test.afterEach(() => vendor.close())

/** Opens a page with both vendors configured for a visitor of a regime. */
const open = async (context: BrowserContext, regime: 'opt-in' | 'opt-out') => {
  const env = readPublicEnv({
    TAG_MANAGER_ID: 'GTM-TEST',
    TAG_MANAGER_URL: `${vendor.url}/gtm.js`,
    BEHAVIOUR_SCRIPT_URL: `${vendor.url}/behaviour.js`,
  })
  const vendors = JSON.stringify(vendorScripts(env))
  const { page, complaints, close } = await openForRegime(context, {
    env,
    regime,
    body: `${BODY}<script type="application/json" id="${VENDORS.id}">${vendors}</script>`,
    script: `window.dataLayer = [{ event: 'landing view' }]
      const { learnRegime } = await import('#features/localization/browser/learn-regime.ts')
      const { attachConsent } = await import('#features/consent/browser/attach-consent.ts')
      for (const start of [learnRegime, attachConsent]) start(new AbortController().signal)
      document.documentElement.dataset.started = ''`,
  })
  await expect(page.locator('html')).toHaveAttribute('data-started')
  return { page, complaints, close }
}

const scripts = (page: Page) => page.locator('head script[src*="127.0.0.1"]')
const ran = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'ran') ?? 0))
const answer = (page: Page, name: 'Accept' | 'Decline') =>
  page.getByRole('button', { name }).click()

/** The data layer, consent commands as lists. */
const layer = (page: Page) =>
  page.evaluate(() => {
    const entries: unknown = Reflect.get(window, 'dataLayer')
    if (!Array.isArray(entries)) return []
    return entries.map((entry: object) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Object.values(entry)
        : Reflect.get(entry, 'event'),
    )
  })

const answers = (value: string) => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
})

test('opt-in: nothing is asked for before the visitor accepts, then everything is, once', async ({
  context,
}) => {
  const { page, complaints, close } = await open(context, 'opt-in')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  await page.waitForTimeout(500)
  expect(vendor.seen).toEqual([])
  await answer(page, 'Accept')
  await expect.poll(() => ran(page)).toBe(2)
  const asked = vendor.seen.map(({ path }) => path).toSorted()
  expect(asked).toEqual([
    '/behaviour.js?abTests=0&analytics=1&site=localhost',
    '/gtm.js?id=GTM-TEST',
  ])
  expect(await layer(page)).toEqual([
    ['consent', 'default', answers('denied')],
    'landing view',
    ['consent', 'update', answers('granted')],
    'gtm.js',
  ])
  expect(complaints).toEqual([])
  close()
})

test('opt-out: vendors come once the banner was shown, and stop at a refusal', async ({
  context,
}) => {
  const { page, close } = await open(context, 'opt-out')
  await page.waitForTimeout(500)
  expect(vendor.seen).toEqual([])
  await expect.poll(() => ran(page)).toBe(2)
  const names = async () => (await context.cookies()).map(({ name }) => name)
  expect(await names()).toEqual(expect.arrayContaining(['_ga', '_ga_X1']))
  await answer(page, 'Decline')
  await expect.poll(names).not.toContain('_ga')
  expect(await names()).not.toContain('_ga_X1')
  expect((await layer(page)).at(-1)).toEqual(['consent', 'update', answers('denied')])
  await page.reload()
  await page.waitForTimeout(1500)
  expect(await scripts(page).count()).toBe(0)
  close()
})

const FAULTS: [string, UpstreamServer['reply'] | null][] = [
  ['never answers', silence],
  ['hangs up', (_request, response) => response.destroy()],
  ['answers nonsense', scriptReply('<!doctype html><title>Not here</title>')],
  ['throws', scriptReply("throw new Error('vendor')")],
  ['answers 500', (_request, response) => response.writeHead(500).end()],
  ['is not there', null],
]

for (const [at, [name, reply]] of FAULTS.entries()) {
  const details = at < 2 ? {} : LONG
  test(`a vendor that ${name} changes nothing on the page`, details, async ({ context }) => {
    if (reply) vendor.reply = reply
    else await vendor.close()
    const { page, complaints, close } = await open(context, 'opt-out')
    await expect(scripts(page)).toHaveCount(2)
    expect(await page.evaluate(() => document.readyState)).toBe('complete')
    await answer(page, 'Accept')
    await expect(page.locator('html')).toHaveAttribute('data-choice', 'accepted')
    await expect(page.locator('#consent')).toBeHidden()
    const own = complaints.filter((message) => !/^vendor$|Unexpected token/.test(message))
    expect(own).toEqual([])
    close()
  })
}

test('without configuration there is no vendor', () => {
  expect(vendorScripts(readPublicEnv({}))).toBeUndefined()
  // Captcha and chat wait for the pages that need them.
  const later = readPublicEnv({
    CAPTCHA_SITE_KEY: 'k',
    CHAT_SCRIPT_URL: 'https://chat.example/w.js',
  })
  expect(vendorScripts(later)).toBeUndefined()
  expect(Object.keys(THIRD_PARTIES)).toEqual([
    'tagManager',
    'behaviour',
    'captcha',
    'stripe',
    'paymentFrame',
    'chat',
  ])
})
