import { describe, expect, test } from 'vitest'
import { wordsOf } from '#services/words/words.ts'
import { newEmail, payloadFor, type Bench } from '../support/bench.ts'
import { newBrowser } from '../support/browser.ts'
import { lettersTo } from '../support/letters-to.ts'

const words = wordsOf('en').member

/** A password is set, changed and forgotten through the mailbox, and sign-ins end where it is said that they do. */
export const passwordSuite = (bench: () => Bench) =>
  describe('a password and the end of sign-ins', () => {
    const owner = async () => {
      const { email, ssojwt } = await bench().newAccount()
      const browser = newBrowser(bench)
      await browser.logInByMail(email)
      return { email, ssojwt, browser }
    }

    const save = (browser: ReturnType<typeof newBrowser>, password: string, current = '') =>
      browser.send('account/password/', { password, current })

    test('is set by who came by mail, told by mail, and lets in', async () => {
      const { email, browser } = await owner()
      const saved = await (await save(browser, 'a new horse 8')).text()
      expect(saved).toContain(words.passwordSet)
      const letters = await lettersTo(bench(), email)
      expect(letters.filter(({ kind }) => kind === 'password-set')).toHaveLength(1)
      const other = newBrowser(bench)
      await other.logIn(email, 'a new horse 8')
      expect([await other.isIn(email), await browser.isIn(email)]).toEqual([true, true])
    })

    test('takes the present password from who came otherwise, and ends every other sign-in', async () => {
      const { email, browser } = await owner()
      await save(browser, 'a new horse 8')
      const [phone, laptop] = [newBrowser(bench), newBrowser(bench)]
      for (const one of [phone, laptop]) await one.logIn(email, 'a new horse 8')
      const wrong = await save(laptop, 'another horse 9', 'a guess 1')
      expect([wrong.status, (await wrong.text()).includes(words.currentWrong)]).toEqual([422, true])
      await save(laptop, 'another horse 9', 'a new horse 8')
      const isIn = [browser, phone, laptop].map((one) => one.isIn(email))
      expect(await Promise.all(isIn)).toEqual([false, false, true])
      await phone.logIn(email, 'a new horse 8')
      expect(await phone.isIn(email)).toBe(false)
    })

    test.each(['short 1', 'no digit in it', '1234567890', ''])('refuses "%s"', async (password) => {
      const { browser } = await owner()
      const refused = await save(browser, password)
      expect([refused.status, (await refused.text()).includes(words.passwordRule)]).toEqual([
        422,
        true,
      ])
    })

    test('sends who forgot it, or never had one, a link that opens its page', async () => {
      const { email } = await bench().newAccount()
      const browser = newBrowser(bench)
      expect(await browser.read('account/login/')).toContain('url=account%2Fpassword%2F')
      const asked = await browser.send('account/login/?url=account%2Fpassword%2F', { email })
      expect(await asked.text()).toContain(wordsOf('en').webApp.linkSentTitle)
      const opened = await (await browser.openMail(email)).text()
      expect(opened).toContain(words.newPassword)
      expect(opened).not.toContain(words.currentPassword)
    })

    test('cannot be set by who only came from the site', async () => {
      const { email, ssojwt } = await bench().newAccount()
      const browser = newBrowser(bench)
      await browser.handOver(ssojwt)
      expect(await browser.read('account/password/')).not.toContain(words.newPassword)
      expect((await save(browser, 'a new horse 8')).status).toBe(422)
      await browser.logIn(email, 'a new horse 8')
      const other = newBrowser(bench)
      await other.logIn(email, 'a new horse 8')
      expect(await other.isIn(email)).toBe(false)
    })

    test('of a sign-up stays for who types it, and goes with a word for any other reader of the mail', async () => {
      for (const isFounder of [true, false]) {
        const email = newEmail()
        const typed = { ...payloadFor(email), Password: 'chosen 2026', AutogeneratePassword: false }
        await bench().signUp(typed)
        const browser = newBrowser(bench)
        await browser.logIn(email, isFounder ? 'chosen 2026' : '')
        const opened = await (await browser.openMail(email)).text()
        expect(opened.includes(words.passwordDropped)).toBe(!isFounder)
        const other = newBrowser(bench)
        await other.logIn(email, 'chosen 2026')
        expect(await other.isIn(email)).toBe(isFounder)
      }
    })

    test('of a sign-up that goes lets its owner go on to where the log-in was to lead, with a new one and without', async () => {
      const email = newEmail()
      const typed = { ...payloadFor(email), Password: 'chosen 2026', AutogeneratePassword: false }
      await bench().signUp(typed)
      const browser = newBrowser(bench)
      await browser.send('account/login/?url=account%2Fbilling%2F', { email })
      const opened = await (await browser.openMail(email)).text()
      expect(opened).toContain(words.passwordDropped)
      expect(opened).toMatch(/href="\/webapp\/account\/billing\/\?lang=\w\w&amp;/)
      const [, action = ''] = /action="\/webapp\/(account\/password\/[^"]+)"/.exec(opened) ?? []
      const fields = { password: 'a new horse 8', current: '' }
      const saved = await browser.send(action.replaceAll('&amp;', '&'), fields)
      expect(await saved.text()).toContain(wordsOf('en').billing.nothingLine)
    })

    test('log-out ends the sign-in of app and site, also in copies, and no other one', async () => {
      const { email, ssojwt } = await bench().newAccount()
      const phone = newBrowser(bench)
      await phone.handOver(ssojwt)
      const laptop = newBrowser(bench)
      await laptop.logInByMail(email)
      // The first log-in by mail ended the phone's, which logs in as well.
      await phone.logInByMail(email)
      const copy = newBrowser(bench)
      for (const [name, value] of phone.cookies) copy.cookies.set(name, value)
      await phone.send('account/logout')
      const isIn = [phone, copy, laptop].map((one) => one.isIn(email))
      expect(await Promise.all(isIn)).toEqual([false, false, true])
    })

    test('log-out of the site ends the app as well', async () => {
      const { email, ssojwt } = await bench().newAccount()
      const browser = newBrowser(bench)
      await browser.handOver(ssojwt)
      expect((await bench().post('/api/auth/signOut/', { ssojwt })).status).toBe(200)
      expect(await browser.isIn(email)).toBe(false)
      for (const call of ['ssoValidate', 'handOffToken', 'signOut']) {
        expect((await bench().post(`/api/auth/${call}/`, { ssojwt })).status).toBe(401)
      }
    })

    test('ends everywhere on one press', async () => {
      const { email, browser } = await owner()
      const others = [newBrowser(bench), newBrowser(bench)]
      for (const other of others) await other.logInByMail(email)
      await browser.send('account/sign-out-everywhere')
      const isIn = [browser, ...others].map((one) => one.isIn(email))
      expect(await Promise.all(isIn)).toEqual([false, false, false])
      await browser.logInByMail(email)
      expect(await browser.isIn(email)).toBe(true)
    })

    test('logs in at the site as well where that has the same host, and out again', async () => {
      const { services } = bench()
      const { siteUrl } = services
      services.siteUrl = 'https://app.example'
      const { browser } = await owner()
      const ssojwt = browser.cookies.get('p_ssojwt')
      const hint = browser.cookies.get('b_session')
      const validates = async () =>
        (await bench().post('/api/auth/ssoValidate/', { ssojwt })).status
      const before = await validates()
      await browser.send('account/logout')
      services.siteUrl = siteUrl
      expect([hint, before, await validates(), browser.cookies.has('p_ssojwt')]).toEqual([
        '1',
        200,
        401,
        false,
      ])
    })
  })
