import { describe, expect, test } from 'vitest'
import { BRAND } from '#lib/config/brand.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loginLinks } from '#services/db/sign-in-schema.ts'
import { purgeExpired } from '#services/rounds/purge-expired.ts'
import { wordsOf } from '#services/words/words.ts'
import { newEmail, payloadFor, type Bench } from '../support/bench.ts'
import { newBrowser } from '../support/browser.ts'
import { lettersTo } from '../support/letters-to.ts'
import { loginFormOf } from '../support/login-form.ts'

const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

/** Who has signed up comes back from any browser, and nobody else comes in. */
export const loginSuite = (bench: () => Bench) =>
  describe('logging in at the web app stand-in', () => {
    const queries = () => bench().database.get()

    const mailsTo = (email: string) => lettersTo(bench(), email)

    const ask = loginFormOf(bench)

    /** The path of the newest link in the mailbox of an address. */
    const linkTo = async (email: string) => {
      const mails = await mailsTo(email)
      const login = mails.findLast(({ kind }) => kind === 'login')
      const { href } = login?.letter.links[0] ?? { href: '' }
      expect(href).toMatch(/^https:\/\/app\.example\/webapp\/account\/link\/\?/)
      return href.replace('https://app.example', '')
    }

    const open = (path: string, init: RequestInit = {}) => bench().call(path, init)

    test.each(LOCALE_CODES)('lets in who follows the mailed link, in %s', async (locale) => {
      const { email } = await bench().newAccount()
      const asked = await ask(email, { locale })
      const text = await asked.text()
      expect(asked.status).toBe(200)
      expect(text).toContain(wordsOf(locale).webApp.linkSentTitle)
      expect(text).not.toContain('/account/link/')
      const Cookie = cookieOf(asked, 'webapp_login')
      const arrived = await open(await linkTo(email), { headers: { Cookie } })
      expect(arrived.status).toBe(303)
      expect(arrived.headers.get('Location')).toBe(
        `/webapp/?lang=${locale}&lib=${locale}&url=doc%2Fdemo`,
      )
      const session = cookieOf(arrived, 'webapp_session')
      const account = await open(`/webapp/account/?lang=${locale}`, {
        headers: { Cookie: session },
      })
      expect(await account.text()).toContain(email)
    })

    test('lets in who follows a link whose ampersands were written for HTML', async () => {
      const { email } = await bench().newAccount()
      const Cookie = cookieOf(await ask(email), 'webapp_login')
      const link = await linkTo(email)
      const led = await open(link.replaceAll('&', '&amp;'), { headers: { Cookie } })
      expect([led.status, led.headers.get('Location')]).toEqual([308, link])
      expect((await open(link, { headers: { Cookie } })).status).toBe(303)
      const foreign = await open('//foreign.example/?a=1&amp;b=2')
      expect(foreign.headers.get('Location')).toBe('/foreign.example/?a=1&b=2')
    })

    test('lets in once, and not after a quarter of an hour', async () => {
      const { email } = await bench().newAccount()
      const Cookie = cookieOf(await ask(email), 'webapp_login')
      const used = await linkTo(email)
      expect((await open(used, { headers: { Cookie } })).status).toBe(303)
      const again = await open(used, { headers: { Cookie } })
      expect([again.status, cookieOf(again, 'webapp_session')]).toEqual([401, ''])
      await ask(email, { headers: { Cookie } })
      const late = await linkTo(email)
      bench().clock.time += 15 * 60_000
      expect((await open(late, { headers: { Cookie } })).status).toBe(401)
      await purgeExpired(await queries(), new Date(bench().clock.time + 1))
      expect(await (await queries()).$count(loginLinks)).toBe(0)
    })

    test('lets exactly one of 20 uses at once in', async () => {
      const { email } = await bench().newAccount()
      const Cookie = cookieOf(await ask(email), 'webapp_login')
      const link = await linkTo(email)
      const uses = Array.from({ length: 20 }, () => open(link, { headers: { Cookie } }))
      const statuses = (await Promise.all(uses)).map(({ status }) => status)
      expect(statuses.toSorted((a, b) => a - b)).toEqual([
        303,
        ...Array.from({ length: 19 }, () => 401),
      ])
    })

    test('asks another browser to press a button, so that nothing which follows links uses it up', async () => {
      const { email } = await bench().newAccount()
      await ask(email)
      const link = await linkTo(email)
      expect((await open(link, { method: 'HEAD' })).status).toBe(405)
      for (const Cookie of ['', 'webapp_login=of-somebody-else']) {
        const shown = await open(link, { headers: { Cookie } })
        const text = await shown.text()
        expect([shown.status, cookieOf(shown, 'webapp_session')]).toEqual([200, ''])
        expect(text).toContain(wordsOf('en').webApp.confirmTitle)
        expect(text).toContain(email)
        expect(text).toContain(`action="${link.replaceAll('&', '&amp;')}"`)
      }
      const foreign = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } }
      expect((await open(link, foreign)).status).toBe(403)
      const pressed = await open(link, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
      })
      expect(pressed.status).toBe(303)
      expect(cookieOf(pressed, 'webapp_session')).not.toBe('')
    })

    test('takes no link whose key is not its own', async () => {
      const { email } = await bench().newAccount()
      const Cookie = cookieOf(await ask(email), 'webapp_login')
      const link = await linkTo(email)
      const without = ['', '?id=rubbish&key=rubbish', link.split('?')[1]?.replace(/key=./, 'key=~')]
      for (const query of without) {
        const answer = await open(`/webapp/account/link/?${query}`, { headers: { Cookie } })
        expect(answer.status).toBe(401)
      }
      expect((await open(link, { headers: { Cookie } })).status).toBe(303)
    })

    test('answers the same for an address without an account, and mails nobody', async () => {
      const { email } = await bench().newAccount()
      const stranger = newEmail()
      const [known, unknown] = [await ask(email), await ask(stranger)]
      expect(unknown.status).toBe(known.status)
      expect((await unknown.text()).replaceAll(stranger, email)).toBe(await known.text())
      expect(await mailsTo(stranger)).toEqual([])
    })

    test.each(['', 'nobody', 'a@b', `${'a'.repeat(300)}@example.com`])(
      'asks for an address instead of "%s", and shows it again',
      async (email) => {
        const answer = await ask(email)
        const text = await answer.text()
        expect(answer.status).toBe(422)
        expect(text).toContain(wordsOf('en').webApp.loginEmailWrong)
        expect(text).toContain('aria-invalid="true"')
      },
    )

    test('takes no form of another site', async () => {
      const { email } = await bench().newAccount()
      const answer = await ask(email, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
      expect(answer.status).toBe(403)
      expect((await mailsTo(email)).filter(({ kind }) => kind === 'login')).toEqual([])
    })

    test('shows the link itself on a machine of one’s own alone', async () => {
      const { services } = bench()
      const { siteUrl } = services
      const { email } = await bench().newAccount()
      services.siteUrl = 'http://localhost:3000'
      const here = await (await ask(email)).text()
      services.mailUrl = 'smtp://mail.example'
      const sent = await (await ask(email)).text()
      services.siteUrl = siteUrl
      delete services.mailUrl
      expect(here).toContain('href="https://app.example/webapp/account/link/?')
      expect(sent).not.toContain('/account/link/')
    })

    test('ends on a press, on this browser', async () => {
      const { email } = await bench().newAccount()
      const Cookie = cookieOf(await ask(email), 'webapp_login')
      const arrived = await open(await linkTo(email), { headers: { Cookie } })
      const headers = { Cookie: cookieOf(arrived, 'webapp_session') }
      const area = await (await open('/webapp/account/?lang=de', { headers })).text()
      expect(area).toContain(wordsOf('de').member.logOut)
      const foreign = { ...headers, 'Sec-Fetch-Site': 'cross-site' }
      const path = '/webapp/account/logout?lang=de'
      expect((await open(path, { method: 'POST', headers: foreign })).status).toBe(403)
      const out = await open(path, { method: 'POST', headers })
      expect(out.status).toBe(303)
      expect(out.headers.get('Set-Cookie')).toMatch(/^webapp_session=; Max-Age=0; Path=\/webapp/)
      // A copy of the cookie is worth nothing either.
      expect((await open('/webapp/account/', { headers })).status).toBe(401)
    })

    test('lets in who presses a link again and is in already', async () => {
      const { email } = await bench().newAccount()
      const browser = newBrowser(bench)
      await browser.logInByMail(email)
      const again = await browser.openMail(email)
      expect([again.status, await browser.isIn(email)]).toEqual([200, true])
      expect((await newBrowser(bench).openMail(email)).status).toBe(401)
    })

    test.each(LOCALE_CODES)('is told of in a welcome mail, once, in %s', async (locale) => {
      const email = newEmail()
      const headers = { 'Idempotency-Key': `welcome-${locale}-${email.slice(0, 20)}` }
      const payload = { ...payloadFor(email), Language: locale }
      for (let at = 0; at < 2; at += 1) await bench().signUp(payload, headers)
      await bench().signUp(payload)
      const [welcome, ...more] = await mailsTo(email)
      expect(more).toEqual([])
      expect(welcome?.kind).toBe('welcome')
      expect(welcome?.letter.language).toBe(locale)
      expect(welcome?.letter.subject).toContain(BRAND.name)
      expect(welcome?.letter.opening).toContain(wordsOf(locale).mail.welcome.back)
      expect(welcome?.letter.links[0]?.href).toBe(`https://site.example/api/log-in?lang=${locale}`)
    })
  })
