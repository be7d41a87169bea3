import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { BANNER_ID } from '../features/consent/ids.ts'
import { chatScript } from '../features/help/chat-script.ts'
import { HELP } from '../features/help/ids.ts'
import { readPublicEnv } from '../lib/config/env-public.ts'
import { silence, startUpstream, type UpstreamServer } from '../tests/support/upstream-server.ts'
import { openForRegime, scriptReply } from './support/vendor-page.ts'

/** As the server renders them, without their words. */
const body = (chat: string) => `<h1>A page</h1>
  <section id="${BANNER_ID}" hidden tabindex="-1">
    <button type="button" data-consent="0">Decline</button><button type="button" data-consent="1">Accept</button>
  </section>
  <a id="${HELP.launcher}" href="#${HELP.panel}">Help</a>
  <section id="${HELP.panel}" tabindex="-1" data-chat="${chat}" data-banner="${BANNER_ID}">
    <button type="button" data-help-do="minimize">Minimize</button>
    <p id="${HELP.wait}" hidden>Connecting</p>
    <form method="post"><label for="message"><span>Message</span></label><textarea id="message" name="message"></textarea></form>
  </section>`

let vendor: UpstreamServer

test.beforeEach(async () => {
  vendor = await startUpstream()
  vendor.reply = scriptReply("addEventListener('showchat', () => { window.chatShown = true })")
})

test.afterEach(() => vendor.close())

/** Opens a page with a chat vendor for a visitor of a regime, who may have answered the banner. */
const open = async (context: BrowserContext, regime: 'opt-in' | 'opt-out', answer?: '0' | '1') => {
  const env = readPublicEnv({ CHAT_SCRIPT_URL: `${vendor.url}/chat.js` })
  const { page, close } = await openForRegime(context, {
    env,
    regime,
    answer,
    body: body(chatScript(env) ?? ''),
    script: `const { learnRegime } = await import('#features/localization/browser/learn-regime.ts')
      const { attachConsent } = await import('#features/consent/browser/attach-consent.ts')
      const { attachHelp } = await import('#features/help/browser/attach-help.ts')
      for (const start of [learnRegime, attachConsent, attachHelp]) start(new AbortController().signal)`,
  })
  await expect(page.locator('html')).toHaveAttribute('data-help', 'notStarted')
  return { page, close }
}

const start = (page: Page) => page.getByRole('link', { name: 'Help' }).click()
const form = (page: Page) => page.locator(`#${HELP.panel} form`)

/** The form has come to life, and nothing is waited for. */
const expectForm = async (page: Page) => {
  await expect(form(page)).toHaveAttribute('novalidate')
  await expect(form(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-help', 'started')
}

test('the chat loads on intent where the visitor has accepted, and takes the corner', async ({
  context,
}) => {
  const { page, close } = await open(context, 'opt-in', '1')
  await page.waitForTimeout(1500)
  expect(vendor.seen).toEqual([])
  await start(page)
  await expect(page.locator('html')).toHaveAttribute('data-help', 'hidden')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'chatShown'))).toBe(true)
  expect(vendor.seen.map(({ path }) => path)).toEqual(['/chat.js'])
  close()
})

for (const [regime, answer] of [
  ['opt-in', undefined],
  ['opt-in', '0'],
  ['opt-out', '0'],
] as const) {
  test(`${regime}, ${answer ? 'declined' : 'not answered'}: the form stands there`, async ({
    context,
  }) => {
    const { page, close } = await open(context, regime, answer)
    await start(page)
    await expectForm(page)
    expect(vendor.seen).toEqual([])
    close()
  })
}

test('opt-out, not answered: the chat loads once the banner was shown', async ({ context }) => {
  const { page, close } = await open(context, 'opt-out')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  await start(page)
  await expect(page.locator('html')).toHaveAttribute('data-help', 'hidden')
  close()
})

test('nobody who has begun to write loses the form to the chat', async ({ context }) => {
  const { page, close } = await open(context, 'opt-in')
  await start(page)
  await expectForm(page)
  await page.getByLabel('Message').fill('A question')
  await page.getByRole('button', { name: 'Minimize' }).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await start(page)
  await expectForm(page)
  await expect(page.getByLabel('Message')).toHaveValue('A question')
  expect(vendor.seen).toEqual([])
  close()
})

const FAULTS: [string, UpstreamServer['reply'] | null][] = [
  ['never answers', silence],
  ['answers 500', (_request, response) => response.writeHead(500).end()],
  ['is not there', null],
]

for (const [name, reply] of FAULTS) {
  test(`a vendor that ${name} leaves the form`, async ({ context }) => {
    if (reply) vendor.reply = reply
    else await vendor.close()
    const { page, close } = await open(context, 'opt-in', '1')
    await start(page)
    await expectForm(page)
    close()
  })
}
