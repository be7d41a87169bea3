import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createAccountAnswer } from '#features/signup/create-account-contract.ts'
import { moveAccount } from '#services/account/assign-email.ts'
import { EMAIL_CHANGES_A_DAY } from '#services/account/email-change.ts'
import { users } from '#services/db/schema.ts'
import { emailChanges } from '#services/db/subscription-schema.ts'
import { purgeExpired } from '#services/rounds/purge-expired.ts'
import { wordsOf } from '#services/words/words.ts'
import { newEmail, payloadFor, type Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'
import { newBrowser } from '../support/browser.ts'
import { lettersTo } from '../support/letters-to.ts'

const words = wordsOf('en').billing

const DAY_MS = 86_400_000

/** Another address takes the word of both: the one that is given up and the one that comes. */
export const emailChangeSuite = (bench: () => Bench) =>
  describe('a change of address', () => {
    const { signedIn, member } = billingMembers(bench)

    const linkTo = async (email: string) => {
      const letters = (await lettersTo(bench(), email)).filter(
        ({ kind }) => kind === 'email-change',
      )
      const { pathname, search } = new URL(letters.at(-1)?.letter.links[0]?.href ?? '')
      return `${pathname}${search}`
    }

    const press = (link: string, site = 'same-origin') =>
      bench().call(link, { method: 'POST', headers: { 'Sec-Fetch-Site': site } })

    const rowOf = async (userId: string) => {
      const queries = await bench().database.get()
      const [row] = await queries.select().from(users).where(eq(users.id, userId))
      return row
    }

    const asked = async () => {
      const somebody = await member()
      const next = newEmail()
      const answer = await somebody.send('account/email?lang=en', { email: next })
      expect(await answer.text()).toContain(words.emailSentTitle)
      return { ...somebody, next, links: [await linkTo(somebody.email), await linkTo(next)] }
    }

    test.each([[0, 1] as const, [1, 0] as const])(
      'is made once both have pressed, in whatever order',
      async (first, second) => {
        const { email, next, links, visit, read, userId, subscription } = await asked()
        const half = await press(links[first] ?? '')
        expect(await half.text()).toContain(words.halfTitle)
        expect(await read('account/email/?lang=en')).toContain(email)
        const done = await press(links[second] ?? '')
        expect([done.status, (await done.text()).includes(next)]).toEqual([200, true])
        expect((await rowOf(userId))?.email).toBe(next)
        // Pressed elsewhere, it ends the sign-ins of the address before.
        expect((await visit('account/?lang=en')).status).toBe(401)
        expect((await subscription()).buyer.email).toBe(next)
        for (const link of links) {
          const again = await press(link)
          expect([again.status, (await again.text()).includes(words.doneTitle)]).toEqual([
            200,
            true,
          ])
        }
      },
    )

    test('changes nothing for what follows links, for another site, or by another key', async () => {
      const { email, links, read } = await asked()
      for (const link of links) {
        for (let at = 0; at < 2; at += 1) {
          expect(await (await bench().call(link)).text()).toContain(words.confirmButton)
        }
        expect((await press(link, 'cross-site')).status).toBe(403)
        const swapped = link.includes('side=old')
          ? link.replace('side=old', 'side=new')
          : link.replace('side=new', 'side=old')
        expect((await press(swapped)).status).toBe(410)
      }
      expect(await read('account/email/?lang=en')).toContain(email)
    })

    test('is over after a day, and replaced by a newer one', async () => {
      const { links, send } = await asked()
      await send('account/email?lang=en', { email: newEmail() })
      for (const link of links) expect((await press(link)).status).toBe(410)
      const late = await asked()
      bench().clock.time += DAY_MS
      for (const link of late.links) expect((await press(link)).status).toBe(410)
      await purgeExpired(await bench().database.get(), new Date(bench().clock.time + 1))
      expect(await (await bench().database.get()).$count(emailChanges)).toBe(0)
    })

    test('is refused where another account has the address by then', async () => {
      const { next, links, user } = await asked()
      await bench().newAccount(next.toUpperCase())
      await press(links[0] ?? '')
      const taken = await press(links[1] ?? '')
      expect([taken.status, (await taken.text()).includes(words.takenTitle)]).toEqual([409, true])
      expect((await user()).emailNormalized).not.toBe(next)
    })

    test('to one address by two accounts at once is made by one of them, and refused to the other', async () => {
      const [first, second] = [await asked(), await signedIn()]
      const ids = [first.userId, (await second.user()).id]
      // Of two letters to the new address that of the second account is known by its time.
      bench().clock.time += 1
      await second.send('account/email?lang=en', { email: first.next })
      const links = [first.links, [await linkTo(second.email), await linkTo(first.next)]]
      for (const [old = ''] of links) expect((await press(old)).status).toBe(200)
      const presses = await Promise.all(links.map(([, next = '']) => press(next)))
      expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const rows = await Promise.all(ids.map(rowOf))
      expect(rows.filter((row) => row?.email === first.next)).toHaveLength(1)
    })

    test('takes the password of a sign-up that nobody has confirmed, and says so by page and mail', async () => {
      const email = newEmail()
      const typed = {
        ...payloadFor(email),
        Password: 'correct horse 7',
        AutogeneratePassword: false,
      }
      const { ssojwt } = createAccountAnswer.parse(await (await bench().signUp(typed)).json())
      const browser = newBrowser(bench)
      await browser.handOver(ssojwt)
      const next = newEmail()
      await browser.send('account/email/?lang=en', { email: next })
      await press(await linkTo(email))
      const done = await (await press(await linkTo(next))).text()
      expect(done).toContain(wordsOf('en').member.passwordDropped)
      for (const address of [email, next]) {
        const letters = await lettersTo(bench(), address)
        const told = letters.find(({ kind }) => kind === 'address-changed')?.letter
        const { dropped } = wordsOf(told?.language ?? 'en').accountMail.addressChanged
        expect(told?.opening).toContain(dropped)
      }
      const confirmed = await asked()
      await press(confirmed.links[0] ?? '')
      expect(await (await press(confirmed.links[1] ?? '')).text()).not.toContain('class="note"')
    })

    test('is done by one of many presses at once', async () => {
      const { links, userId } = await asked()
      const presses = [...links, ...links, ...links].map((link) => press(link))
      for (const answer of await Promise.all(presses)) expect(answer.status).toBe(200)
      expect((await rowOf(userId))?.signInNumber).toBe(1)
    })

    test('says so again to who presses a link twice, before and after', async () => {
      const { links } = await asked()
      for (let at = 0; at < 2; at += 1) {
        expect(await (await press(links[0] ?? '')).text()).toContain(words.halfTitle)
        expect(await (await bench().call(links[0] ?? '')).text()).toContain(words.halfTitle)
      }
      for (let at = 0; at < 2; at += 1) {
        expect(await (await press(links[1] ?? '')).text()).toContain(words.doneTitle)
        expect(await (await bench().call(links[1] ?? '')).text()).toContain(words.doneTitle)
      }
    })

    test('is shown while it waits, and taken back', async () => {
      const { next, links, read, send } = await asked()
      expect(await read('account/email/?lang=en')).toContain(next)
      const back = await (await send('account/email/withdraw?lang=en')).text()
      expect([back.includes(words.emailWithdrawn), back.includes(next)]).toEqual([true, false])
      for (const link of links) expect((await press(link)).status).toBe(410)
      const foreign = await asked()
      const headers = { 'Sec-Fetch-Site': 'cross-site' }
      expect((await foreign.send('account/email/withdraw?lang=en', {}, headers)).status).toBe(403)
      expect(await foreign.read('account/email/?lang=en')).toContain(foreign.next)
    })

    test('is told to both addresses once it is made', async () => {
      const { email, next, links } = await asked()
      for (const link of links) await press(link)
      for (const address of [email, next]) {
        const told = (await lettersTo(bench(), address)).filter(
          ({ kind }) => kind === 'address-changed',
        )
        expect(told).toHaveLength(1)
        expect(told[0]?.letter.opening.join(' ')).toContain(next)
      }
    })

    test('is made by an operator for who has lost the mailbox, and by nobody over another account', async () => {
      const { email, userId, visit } = await member()
      const [next, { email: other }] = [newEmail(), await bench().newAccount()]
      const queries = await bench().database.get()
      await expect(moveAccount(queries, `${email} ${other}`)).rejects.toThrow('closed first')
      await expect(moveAccount(queries, `${newEmail()} ${next}`)).rejects.toThrow('no account')
      await expect(moveAccount(queries, email)).rejects.toThrow('Name the present')
      expect(await moveAccount(queries, `${email} ${next}`)).toMatchObject([{ account: userId }])
      expect((await rowOf(userId))?.email).toBe(next)
      expect((await visit('account/?lang=en')).status).toBe(401)
    })

    test('fills nobody’s mailbox, and takes no wrong address', async () => {
      const { email, send } = await signedIn()
      const next = newEmail()
      for (const wrong of ['nobody', email.toUpperCase()]) {
        const answer = await send('account/email?lang=en', { email: wrong })
        const text = await answer.text()
        expect(answer.status).toBe(422)
        expect(text).toContain(`value="${wrong}"`)
        expect(text).toContain('aria-describedby="alert"')
      }
      for (let at = 0; at < EMAIL_CHANGES_A_DAY; at += 1) {
        expect((await send('account/email?lang=en', { email: next })).status).toBe(200)
      }
      expect((await send('account/email?lang=en', { email: next })).status).toBe(429)
      const mails = (await lettersTo(bench(), next)).filter(({ kind }) => kind === 'email-change')
      expect(mails).toHaveLength(EMAIL_CHANGES_A_DAY)
    })
  })
