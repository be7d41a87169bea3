import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { users } from '#services/db/schema.ts'
import { letterText } from '#services/mail/letter-text.ts'
import { wordsOf } from '#services/words/words.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import { lettersTo } from '../support/letters-to.ts'
import { seatMembers } from './seat-members.ts'

const DOCUMENT = 'download/shareholders-agreement-D1007'

/** Who is invited accepts or declines by the link of the mail, with an account or without. */
export const invitationSuite = (bench: () => Bench) =>
  describe('an invitation to a plan', () => {
    const { holder, signedIn, opens, refundAll, linkTo, invite, press } = seatMembers(bench)

    const invited = async (email = newEmail()) => {
      const ann = await holder()
      await invite(ann, email)
      return { ann, email, link: await linkTo(email) }
    }

    const get = (link: string) => bench().call(`/webapp/${link}`)

    const accountOf = async (email: string) => {
      const queries = await bench().database.get()
      return (await queries.select().from(users).where(eq(users.email, email)))[0]
    }

    test('is accepted by a press, which makes a confirmed account and signs in; opening it does nothing', async () => {
      const { ann, email, link } = await invited()
      expect((await get(link)).status).toBe(200)
      const page = await (await get(link)).text()
      expect(page).toContain(`${ann.email} invites you`)
      expect(page).toContain('/company/terms-of-use/')
      expect(await accountOf(email)).toBeUndefined()
      const { answer, read } = await press(link, 'accept')
      expect(answer.status).toBe(303)
      expect(await accountOf(email)).toMatchObject({
        passwordGenerated: true,
        confirmedAt: new Date(bench().clock.time),
        docName: 'Invitation',
        language: 'en',
      })
      const account = await read('account/?lang=en&said=joined')
      expect(account).toContain('Premium')
      expect(account).toContain(`You are in the plan of ${ann.email}.`)
      expect(account).toContain(wordsOf('en').people.said.joined)
      const kinds = (await lettersTo(bench(), email)).map(({ kind }) => kind)
      expect(kinds).toEqual(['seat', 'welcome'])
      const told = (await lettersTo(bench(), ann.email)).at(-1)
      expect(told?.letter.subject).toBe(`${email} has accepted your invitation`)
    })

    test('shows a member the plan and whose it is, and neither money nor Billing', async () => {
      const { link } = await invited()
      const { read } = await press(link, 'accept')
      const account = await read('account/?lang=en')
      expect(account).not.toContain('/webapp/account/billing/')
      expect(account).not.toMatch(/\$\d|Receipts/)
      expect(account).toContain('/webapp/account/people/leave/')
    })

    test('works once', async () => {
      const { link } = await invited()
      const both = await Promise.all([press(link, 'accept'), press(link, 'accept')])
      expect(both.map(({ answer }) => `${answer.status}`).toSorted()).toEqual(['303', '410'])
      expect((await get(link)).status).toBe(410)
    })

    test('signs in to the account that the address has', async () => {
      const bob = await signedIn()
      const { link } = await invited(bob.email)
      const { answer, read } = await press(link, 'accept')
      expect(answer.headers.get('Set-Cookie')).toContain('webapp_session=')
      expect(await read('account/?lang=en')).toContain('Premium')
      expect(await opens(bob)).toMatchObject({ download: 200 })
    })

    test('gives an account to who owns its mailbox, and to nobody who signed up with the address before', async () => {
      const email = newEmail()
      const typed = { Password: 'a stranger 1', AutogeneratePassword: false }
      const { ssojwt } = await bench().newAccount(email, typed)
      const { link } = await invited(email)
      const { answer } = await press(link, 'accept')
      expect(answer.headers.get('Location')).toContain('dropped=1')
      const stranger = await bench().post('/api/auth/handOffToken/', { ssojwt })
      expect(stranger.status).toBe(401)
    })

    test('is for its address: another account that is signed in is told to log out', async () => {
      const { email, link } = await invited()
      const eve = await signedIn()
      const page = await eve.visit(link)
      expect(page.status).toBe(409)
      const text = await page.text()
      expect(text).toContain(email)
      expect(text).toContain(eve.email)
      expect((await eve.send(link, { act: 'accept' })).status).toBe(409)
      expect((await get(link)).status).toBe(200)
    })

    test('is bound to its place: no key opens another, and another site accepts nothing', async () => {
      const [one, other] = [await invited(), await invited()]
      const key = /key=[^&]+/.exec(other.link)?.[0] ?? ''
      expect((await get(one.link.replace(/key=[^&]+/, key))).status).toBe(410)
      const foreign = await bench().call(`/webapp/${one.link}`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'cross-site' },
        body: new URLSearchParams({ act: 'accept' }),
      })
      expect(foreign.status).toBe(403)
      expect((await get(one.link)).status).toBe(200)
    })

    test('ends after 14 days, and with the plan', async () => {
      const [late, refunded] = [await invited(), await invited()]
      await refundAll(refunded.ann)
      expect((await press(refunded.link, 'accept')).answer.status).toBe(410)
      bench().clock.time += 14 * DAY_MS - 1000
      expect((await get(late.link)).status).toBe(200)
      bench().clock.time += 1000
      expect((await press(late.link, 'accept')).answer.status).toBe(410)
      expect(await accountOf(late.email)).toBeUndefined()
    })

    test('is declined without an account', async () => {
      const { ann, email, link } = await invited()
      const { answer } = await press(link, 'decline')
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain(
        `${ann.email} cannot invite this address again for 30 days.`,
      )
      expect(await accountOf(email)).toBeUndefined()
      expect((await get(link)).status).toBe(410)
      expect(await ann.read('account/people/?lang=en')).toContain('4 of 4 seats free')
    })

    test('leaves a member the documents of the account, which stays when the place ends', async () => {
      const bob = await signedIn()
      const { link } = await invited(bob.email)
      await press(link, 'accept')
      expect((await bob.visit(DOCUMENT)).status).toBe(200)
      const account = await bob.read('account/?lang=en')
      const [, seat = ''] = /name="seat" value="([^"]+)"/.exec(account) ?? []
      await bob.send('account/people/leave/?lang=en', { seat })
      expect((await bob.visit('account/')).status).toBe(200)
      expect((await bob.visit(DOCUMENT)).status).toBe(403)
    })

    test.each(LOCALE_CODES)('has its mail and its pages in %s', async (locale) => {
      const [ann, email] = [await holder(), newEmail()]
      await invite(ann, email, locale)
      const link = await linkTo(email)
      expect(link).toContain(`lang=${locale}`)
      const [{ letter } = {}] = await lettersTo(bench(), email)
      const pages = [
        letter ? letterText(letter) : '{nothing}',
        await (await get(link)).text(),
        await (await signedIn()).read(link),
        await (await press(link, 'decline')).answer.text(),
        await (await get(link)).text(),
      ]
      for (const page of pages) {
        expect(page.replace(/<style[^]*?<\/style>/, '')).not.toMatch(/\{\w+\}/)
      }
    })
  })
