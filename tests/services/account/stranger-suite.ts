import { describe, expect, test } from 'vitest'
import type { Locale } from '#lib/config/locales.ts'
import { newEmail, newKey, payloadFor, type Bench } from '../support/bench.ts'
import { newBrowser } from '../support/browser.ts'
import { buyerOf } from '../support/purchase.ts'

const PASSWORD = 'the stranger knows 1'

/**
 * Somebody signs up with the address of somebody else before its owner does ("account pre-hijacking", Sudhodanan and Paverd, USENIX
 * Security 2022): whatever the owner does then, the stranger sees nothing of it.
 */
export const strangerSuite = (bench: () => Bench) =>
  describe('a stranger who signed up with the address of its owner', () => {
    const { buy } = buyerOf(bench)

    const tokenOf = async (answer: Response): Promise<string | undefined> => {
      const body: unknown = await answer.json()
      return body instanceof Object ? String(Reflect.get(body, 'ssojwt') ?? '') : undefined
    }

    /** An account that was made with a password, on the site, and the stranger's browser at the web app. */
    const squatted = async (locale: Locale) => {
      const [email, key] = [newEmail(), newKey()]
      const payload = {
        ...payloadFor(email),
        Language: locale,
        Password: PASSWORD,
        AutogeneratePassword: false,
      }
      const signUp = () => bench().signUp(payload, { 'Idempotency-Key': key })
      const ssojwt = await tokenOf(await signUp())
      const browser = newBrowser(bench, { locale, from: '198.51.100.1' })
      await browser.handOver(ssojwt)
      expect(await browser.isIn(email)).toBe(true)
      const validates = async () =>
        (await bench().post('/api/auth/ssoValidate/', { ssojwt })).status === 200
      return { email, signUp, ssojwt, browser, validates }
    }

    type Squatted = Awaited<ReturnType<typeof squatted>>

    /** Each way in that the stranger has tried. */
    const waysIn = async ({ email, signUp, ssojwt, browser, validates }: Squatted, now = email) => {
      const again = newBrowser(bench, { from: '198.51.100.1' })
      const handedOver = newBrowser(bench, { from: '198.51.100.1' })
      const replayed = newBrowser(bench, { from: '198.51.100.1' })
      const ways = {
        session: await browser.isIn(now),
        signInToken: await validates(),
        handOff: await handedOver.handOver(ssojwt).then(() => handedOver.isIn(now)),
        password: await again.logIn(now, PASSWORD).then(() => again.isIn(now)),
        replay: await replayed
          .handOver(await tokenOf(await signUp()))
          .then(() => replayed.isIn(now)),
      }
      return Object.entries(ways).flatMap(([way, isOpen]) => (isOpen ? [way] : []))
    }

    test.each(['en', 'de'] as const)(
      'is out once the owner has logged in by mail, in %s',
      async (locale) => {
        const stranger = await squatted(locale)
        const owner = newBrowser(bench, { locale })
        await owner.logInByMail(stranger.email)
        expect(await owner.isIn(stranger.email)).toBe(true)
        expect(await waysIn(stranger)).toEqual([])
        expect(await owner.isIn(stranger.email)).toBe(true)
      },
    )

    test.each(['fr', 'es'] as const)(
      'sees nothing of what the owner buys, in %s',
      async (locale) => {
        const stranger = await squatted(locale)
        const { email } = stranger
        const { orderNumber } = await buy({ language: locale }, { email })
        expect(await waysIn(stranger)).toEqual([])
        const answer = await bench().call(`/userbase/order/${orderNumber}`, {
          headers: { Authorization: `Bearer ${stranger.ssojwt}` },
        })
        expect(answer.status).toBe(404)
        const owner = newBrowser(bench, { locale })
        await owner.logInByMail(email)
        const [receipt = ''] =
          /(?<=webapp\/)receipt\/R-\d+/.exec(await owner.read('account/')) ?? []
        expect(await owner.read(`${receipt}/`)).toContain('Ann Roy')
        expect(await waysIn(stranger)).toEqual([])
      },
    )

    test('has nothing to sign up for where the purchase came first', async () => {
      const email = newEmail()
      await buy({}, { email })
      const answer = await bench().signUp({
        ...payloadFor(email),
        Password: PASSWORD,
        AutogeneratePassword: false,
      })
      expect(answer.status).toBe(409)
      const stranger = newBrowser(bench)
      await stranger.logIn(email, PASSWORD)
      expect(await stranger.isIn(email)).toBe(false)
    })

    test('is out where the owner moves the account to another address', async () => {
      const stranger = await squatted('en')
      const [{ email }, next] = [stranger, newEmail()]
      const owner = newBrowser(bench)
      await owner.logInByMail(email)
      await owner.send('account/email/', { email: next })
      for (const address of [email, next]) await owner.openMail(address, 'email-change')
      expect(await owner.isIn(next)).toBe(true)
      expect(await waysIn(stranger)).toEqual([])
      expect(await waysIn(stranger, next)).toEqual([])
    })

    test('gets a link sent to the owner by the password, which then counts for nobody', async () => {
      const stranger = await squatted('en')
      const { email } = stranger
      await newBrowser(bench, { from: '198.51.100.1' }).logIn(email, PASSWORD)
      const owner = newBrowser(bench)
      await owner.openMail(email)
      expect(await owner.isIn(email)).toBe(true)
      expect(await waysIn(stranger)).toEqual([])
    })

    test('gains nothing by leading the browser of the owner into their own sign-in', async () => {
      const stranger = await squatted('en')
      const { email, ssojwt } = stranger
      const owner = newBrowser(bench)
      await owner.handOver(ssojwt)
      expect(await owner.isIn(email)).toBe(true)
      await owner.logInByMail(email)
      expect(await owner.isIn(email)).toBe(true)
      expect(await waysIn(stranger)).toEqual([])
    })

    test('keeps the owner out by nothing: neither by links nor by log-outs', async () => {
      const stranger = await squatted('en')
      const { email } = stranger
      const copy = newBrowser(bench)
      for (const [name, value] of stranger.browser.cookies) copy.cookies.set(name, value)
      const owner = newBrowser(bench)
      await owner.logInByMail(email)
      for (let at = 0; at < 5; at += 1) {
        await copy.send('account/logout')
        await newBrowser(bench).logIn(email)
        for (const [name, value] of stranger.browser.cookies) copy.cookies.set(name, value)
      }
      expect(await owner.isIn(email)).toBe(true)
      const phone = newBrowser(bench)
      await phone.openMail(email)
      expect(await phone.isIn(email)).toBe(true)
    })

    test('cannot move the account to an address of theirs by an old change', async () => {
      const stranger = await squatted('en')
      const [{ email, browser }, theirs] = [stranger, newEmail()]
      await browser.send('account/email/', { email: theirs })
      await browser.openMail(theirs, 'email-change')
      const owner = newBrowser(bench)
      await owner.logInByMail(email)
      await owner.openMail(email, 'email-change')
      expect(await owner.isIn(email)).toBe(true)
      expect(await waysIn(stranger, theirs)).toEqual([])
    })
  })
