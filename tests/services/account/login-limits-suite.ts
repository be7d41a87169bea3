import { describe, expect, test } from 'vitest'
import { OPEN_LOGIN_LINKS } from '#services/account/login-link.ts'
import { LINK_TRIES, PASSWORD_TRIES } from '#services/account/tries.ts'
import { LINK_ANSWER_MS } from '#services/web-app/login/login-routes.ts'
import { wordsOf } from '#services/words/words.ts'
import { newEmail, payloadFor, type Bench } from '../support/bench.ts'
import { newBrowser } from '../support/browser.ts'
import { lettersTo } from '../support/letters-to.ts'
import { loginFormOf } from '../support/login-form.ts'

const PASSWORD = 'correct horse 7'

const isSignedIn = (answer: Response) =>
  answer.headers.getSetCookie().some((cookie) => cookie.startsWith('webapp_session='))

/** Who guesses is slowed, and the owner never locked out. */
export const loginLimitsSuite = (bench: () => Bench) =>
  describe('limits of logging in', () => {
    const ask = loginFormOf(bench)

    test('fills nobody’s mailbox, whoever asks from wherever', async () => {
      const { email } = await bench().newAccount()
      const asks = Array.from({ length: OPEN_LOGIN_LINKS + 3 }, () => ask(email))
      for (const answer of await Promise.all(asks)) expect(answer.status).toBe(200)
      const links = (await lettersTo(bench(), email)).filter(({ kind }) => kind === 'login')
      expect(links).toHaveLength(OPEN_LOGIN_LINKS)
    })

    test('locks no owner out, however often a stranger asks for links', async () => {
      const { email } = await bench().newAccount()
      const owner = newBrowser(bench)
      for (const minutes of [0, 5, 10, 14, 15, 16, 25, 31]) {
        bench().clock.time += minutes * 60_000
        const asks = Array.from({ length: 20 }, (_, at) => ask(email, { from: `198.51.${at}.1` }))
        await Promise.all(asks)
        await owner.logIn(email)
        await owner.openMail(email)
        expect(await owner.isIn(email)).toBe(true)
        await owner.send('account/logout')
        expect(await owner.isIn(email)).toBe(false)
      }
    })

    test('takes as long for an address without an account', async () => {
      const { email } = await bench().newAccount()
      for (const address of [email, newEmail()]) {
        const start = performance.now()
        await ask(address)
        expect(performance.now() - start).toBeGreaterThanOrEqual(LINK_ANSWER_MS - 1)
      }
    })

    /** An account whose password counts: it was typed again in the browser that then opened the mail. */
    const withPassword = async () => {
      const email = newEmail()
      const typed = { ...payloadFor(email), Password: PASSWORD, AutogeneratePassword: false }
      await bench().signUp(typed)
      const browser = newBrowser(bench)
      const asked = await browser.logIn(email, PASSWORD)
      expect(await asked.text()).toContain(wordsOf('en').webApp.linkConfirms)
      expect(await browser.isIn(email)).toBe(false)
      await browser.openMail(email)
      expect(await browser.isIn(email)).toBe(true)
      return email
    }

    test('takes the password that was chosen once the mailbox was opened, and no other', async () => {
      const email = await withPassword()
      const wrong = await ask(email, { password: 'correct horse 8' })
      expect([wrong.status, isSignedIn(wrong)]).toEqual([401, false])
      expect(await wrong.text()).toContain(`value="${email}"`)
      const right = await ask(email.toUpperCase(), { password: PASSWORD })
      expect([right.status, isSignedIn(right)]).toEqual([303, true])
      expect((await ask(newEmail(), { password: PASSWORD })).status).toBe(401)
      const { email: generated } = await bench().newAccount()
      expect((await ask(generated, { password: PASSWORD })).status).toBe(401)
    })

    test('stops guessing by address and network, and leaves the owner alone', async () => {
      const email = await withPassword()
      const guess = (address: string, from: string) => ask(address, { from, password: 'guess 1' })
      for (let at = 0; at < PASSWORD_TRIES.addressAndNetwork; at += 1) {
        expect((await guess(email, '198.51.100.1')).status).toBe(401)
      }
      const stopped = await guess(email, '198.51.100.1')
      expect([stopped.status, Number(stopped.headers.get('Retry-After')) > 0]).toEqual([429, true])
      expect(await stopped.text()).toContain(wordsOf('en').webApp.patiencePasswords)
      const elsewhere = { from: '203.0.113.77' }
      expect((await ask(email, { ...elsewhere, password: PASSWORD })).status).toBe(303)
      expect((await ask(email, { from: '198.51.100.1' })).status).toBe(200)
      for (let at = 0; at < PASSWORD_TRIES.network; at += 1) {
        await guess(newEmail(), '192.0.2.8')
      }
      expect((await guess(newEmail(), '192.0.2.8')).status).toBe(429)
    })

    test('lets the owner in by a link while many networks guess', async () => {
      const email = await withPassword()
      const networks = PASSWORD_TRIES.address / PASSWORD_TRIES.addressAndNetwork
      for (let network = 0; network <= networks; network += 1) {
        const from = `198.52.${network}.1`
        const guesses = Array.from({ length: PASSWORD_TRIES.addressAndNetwork }, () =>
          ask(email, { from, password: 'guess 1' }),
        )
        await Promise.all(guesses)
      }
      const owner = newBrowser(bench)
      expect((await owner.logIn(email, PASSWORD)).status).toBe(429)
      await owner.logInByMail(email)
      expect(await owner.isIn(email)).toBe(true)
    })

    test('lets the owner in by a link from the very network that guesses and asks, and by the password from any other', async () => {
      const email = await withPassword()
      const from = '198.53.1.1'
      for (let at = 0; at <= PASSWORD_TRIES.addressAndNetwork; at += 1) {
        // Of two letters the later one is the newest.
        bench().clock.time += 1000
        await ask(email, { from, password: 'guess 1' })
        await ask(email, { from })
      }
      expect((await ask(email, { from, password: PASSWORD })).status).toBe(429)
      expect((await ask(email, { from: '198.53.2.1', password: PASSWORD })).status).toBe(303)
      const owner = newBrowser(bench, { from })
      expect((await owner.logIn(email)).status).toBe(200)
      await owner.openMail(email)
      expect(await owner.isIn(email)).toBe(true)
    })

    test('never counts a password that was right', async () => {
      const email = await withPassword()
      for (let at = 0; at <= PASSWORD_TRIES.addressAndNetwork; at += 1) {
        expect((await ask(email, { from: '198.51.200.1', password: PASSWORD })).status).toBe(303)
      }
    })

    test('uses up nothing of a network by asking for one address again and again', async () => {
      const { email } = await bench().newAccount()
      const from = '192.0.2.9'
      for (let at = 0; at < LINK_TRIES.network; at += 20) {
        await Promise.all(Array.from({ length: 20 }, () => ask(email, { from })))
      }
      const owner = newBrowser(bench, { from })
      expect((await owner.logIn(email)).status).toBe(200)
      await owner.openMail(email)
      expect(await owner.isIn(email)).toBe(true)
    })

    test('stops asking for links from a network', async () => {
      for (let at = 0; at < LINK_TRIES.network; at += 20) {
        await Promise.all(Array.from({ length: 20 }, () => ask(newEmail(), { from: '192.0.2.7' })))
      }
      const stopped = await ask(newEmail(), { from: '192.0.2.7' })
      expect([stopped.status, Number(stopped.headers.get('Retry-After')) > 0]).toEqual([429, true])
      expect(await stopped.text()).toContain(wordsOf('en').webApp.patienceTitle)
      expect((await ask(newEmail(), { from: '192.0.77.7' })).status).toBe(200)
    })
  })
