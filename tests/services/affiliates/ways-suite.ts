import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { AFFILIATE_EVENTS } from '#features/affiliate/affiliate-events.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { writeTo } from '#services/affiliates/affiliate-store.ts'
import { affiliates } from '#services/db/affiliate-schema.ts'
import { letterText } from '#services/mail/letter-text.ts'
import { wordsOf } from '#services/words/words.ts'
import { affiliatesOf } from '../support/affiliate.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'
import { lettersTo } from '../support/letters-to.ts'

/** How affiliates come to the desk, are written to, and leave. */
export const waysSuite = (bench: () => Bench) =>
  describe('affiliates', () => {
    const { applicant, affiliate, sell, rowOf, queries } = affiliatesOf(bench)
    const { signedIn } = billingMembers(bench)

    test('come from the link of the site to the desk, signed in or not', async () => {
      const { visit } = await affiliate()
      const login = 'account/login/?lang=de&url=affiliate%2F'
      const there = await visit(login)
      expect(there.headers.get('Location')).toContain('/webapp/affiliate/?lang=de')
      // What a log-in leads to is the arrival with the same destination.
      const arrived = await visit('?lang=de&url=affiliate%2F')
      expect(arrived.headers.get('Location')).toContain('/webapp/affiliate/?lang=de')
      const stranger = await bench().call(`/webapp/${login}`)
      expect(stranger.status).toBe(200)
      expect(await stranger.text()).toContain('url=affiliate%2F')
    })

    test('read months in French that begin with a vowel: « en octobre », never « de octobre »', () => {
      const texts = JSON.stringify([wordsOf('fr').affiliateDesk, wordsOf('fr').affiliateMail])
      expect(texts).toContain('en {month}')
      expect(texts).not.toMatch(/\b(?:de|du|le) \{month\}/)
    })

    test('have a way to the desk in their account, which nobody else has', async () => {
      const { read } = await affiliate()
      expect(await read('account/?lang=en')).toContain(wordsOf('en').affiliateDesk.deskLink)
      const other = await signedIn()
      expect(await other.read('account/?lang=en')).not.toContain(
        wordsOf('en').affiliateDesk.deskLink,
      )
    })

    test.each(LOCALE_CODES)('are written to with every word filled in, in %s', async (language) => {
      const recipient = newEmail()
      const database = await queries()
      const data = {
        number: '77',
        kind: 'spam',
        why: 'So.',
        usd: '8996',
        month: '2027-01',
        fee: '50000',
        day: '2027-02-01',
      }
      for (const event of AFFILIATE_EVENTS) {
        const about = `test:${randomUUID()}`
        const now = bench().services.now()
        await writeTo(database, { event, about, recipient, language, data, now })
      }
      const letters = await lettersTo(bench(), recipient)
      expect(letters).toHaveLength(AFFILIATE_EVENTS.length)
      for (const { letter } of letters) {
        const text = `${letter.subject}\n${letterText(letter)}`
        expect(text).not.toMatch(/[{}]/)
        expect(text).toContain(`https://app.example/webapp/affiliate/?lang=${language}`)
        expect(text).toContain('/company/affiliate-agreement')
      }
      const all = letters.map(({ letter }) => letterText(letter)).join('\n')
      for (const part of [/89[.,]96/, /500[.,]00/, /77/, /2027/]) expect(all).toMatch(part)
    })

    test('end their agreement where they close the account: what is owed keeps its name, the rest goes', async () => {
      const { number, read, send } = await affiliate()
      await sell(number)
      const page = await read('account/close/?lang=en')
      expect(page).toContain('Your affiliate agreement ends as well.')
      await send('account/close/?lang=en')
      expect(await rowOf(number)).toMatchObject({
        state: 'ended',
        endedForCause: false,
        name: 'Roy Reviews',
        payment: 'IBAN CA00 1234',
        places: '',
      })
    })

    test('leave nothing where they close the account before they had a number', async () => {
      const { send, user } = await applicant()
      const { id: userId } = await user()
      await send('account/close/?lang=en')
      const left = await (
        await queries()
      )
        .select()
        .from(affiliates)
        .where(eq(affiliates.userId, userId))
      expect(left).toEqual([])
    })
  })
