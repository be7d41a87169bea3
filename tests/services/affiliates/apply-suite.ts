import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { agreementIn } from '#services/affiliates/affiliate-store.ts'
import { actOnAffiliates } from '#services/affiliates/operator.ts'
import { affiliateAcceptances } from '#services/db/affiliate-schema.ts'
import { wordsOf } from '#services/words/words.ts'
import { affiliatesOf, APPLICATION } from '../support/affiliate.ts'
import type { Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'
import { lettersTo } from '../support/letters-to.ts'

const words = wordsOf('en').affiliateDesk

const DESK = 'affiliate/?lang=en'

/** From an application to an affiliate number, and to its end (agreement, sections 3, 4, 23). */
export const applySuite = (bench: () => Bench) =>
  describe('applying to the affiliate programme', () => {
    const { applicant, affiliate, rowOf, queries } = affiliatesOf(bench)
    const { signedIn, member } = billingMembers(bench)
    const act = async (asked: object) => actOnAffiliates(await queries(), JSON.stringify(asked))
    const subjectsTo = async (email: string) =>
      (await lettersTo(bench(), email))
        .filter(({ kind }) => kind === 'affiliate')
        .map(({ letter }) => letter.subject)

    test.each(LOCALE_CODES)('asks for all that it needs, in %s', async (lang) => {
      const { read } = await signedIn()
      const page = await read(`affiliate/?lang=${lang}`)
      const { applyTitle, fields, hints, applyButton } = wordsOf(lang).affiliateDesk
      for (const part of [applyTitle, ...Object.values(fields), hints.payment, applyButton])
        expect(page).toContain(part)
      expect(page).toContain('/company/affiliate-agreement')
      expect(page, 'every name is filled in').not.toMatch(/[{}](?![^<]*<\/style>)/)
    })

    test('takes the name that the account bought under', async () => {
      const { read } = await member()
      expect(await read(DESK)).toContain('value="Ann Roy"')
    })

    test('keeps an application with the version and the digest of the text that was shown', async () => {
      const { email, user, read } = await applicant()
      const { id: userId } = await user()
      const [accepted, ...more] = await (
        await queries()
      )
        .select()
        .from(affiliateAcceptances)
        .where(eq(affiliateAcceptances.userId, userId))
      expect(accepted).toMatchObject({ ...agreementIn('en'), language: 'en' })
      expect(accepted?.digest).toMatch(/^[\da-f]{64}$/)
      expect(more).toEqual([])
      const page = await read(DESK)
      for (const part of [words.appliedTitle, email, 'https://letters.example'])
        expect(page).toContain(part)
      expect(await subjectsTo(email)).toEqual(['We’ve received your application'])
    })

    test.each([
      ['no name', { name: ' ' }],
      ['no place', { places: '' }],
      ['no way of payment', { payment: '' }],
      ['no acceptance', { accept: '' }],
    ])('refuses %s, and keeps what was typed', async (_case, change) => {
      const { read, send } = await signedIn()
      const answer = await send(DESK, { ...APPLICATION, accept: 'yes', ...change })
      const page = await answer.text()
      expect(answer.status).toBe(422)
      expect(page).toContain('role="alert"')
      expect(page).toContain('aria-invalid="true"')
      expect([APPLICATION.name, APPLICATION.payment].some((typed) => page.includes(typed))).toBe(
        true,
      )
      expect(await read(DESK)).toContain(words.applyTitle)
    })

    test('takes no form of another site, and nothing of who is signed out', async () => {
      const { send } = await signedIn()
      const foreign = await send(
        DESK,
        { ...APPLICATION, accept: 'yes' },
        { 'Sec-Fetch-Site': 'cross-site' },
      )
      expect(foreign.status).toBe(403)
      expect(await foreign.text()).toContain(wordsOf('en').billing.foreign)
      expect((await bench().call(`/webapp/${DESK}`)).status).toBe(401)
    })

    test('is approved once, under a number that nobody else has, and the mail says which', async () => {
      const { email, number, read } = await affiliate()
      const other = await applicant()
      expect(await read(DESK)).toContain(`Affiliate number ${number}`)
      expect(await subjectsTo(email)).toContain('Welcome to the affiliate program')
      await expect(act({ act: 'approve', address: other.email, number })).rejects.toThrow(
        'another affiliate',
      )
      await expect(
        act({ act: 'approve', address: email, number: number + 500_000 }),
      ).rejects.toThrow('is approved')
      await expect(
        act({ act: 'approve', address: 'nobody@example.com', number: 900_000_001 }),
      ).rejects.toThrow('has not applied')
    })

    test('may be declined, and made again', async () => {
      const { email, read, send } = await applicant()
      expect(await act({ act: 'decline', address: email })).toMatchObject([{ state: 'declined' }])
      const page = await read(DESK)
      expect(page).toContain('We declined your application on')
      expect(page).toContain(APPLICATION.name)
      await send(DESK, { ...APPLICATION, name: 'Roy again', accept: 'yes' })
      expect(await read(DESK)).toContain('Roy again')
      const listed = await act({ act: 'list', state: 'applied' })
      expect(listed.find((row) => row.email === email)).toMatchObject({
        name: 'Roy again',
        accepted: agreementIn('en').version,
      })
    })

    test('ends with the agreement: no links any more, and what becomes of what was earned', async () => {
      const { email, number, read, visit } = await affiliate()
      expect((await visit('affiliate/links/?lang=en')).status).toBe(200)
      await act({ act: 'end', address: email, isForCause: false })
      expect(await rowOf(number)).toMatchObject({ state: 'ended', endedForCause: false })
      const page = await read(DESK)
      expect(page).toContain(words.endedTitle)
      expect(page).toContain('$1,000.00 (section 24)')
      expect((await visit('affiliate/links/?lang=en')).status).toBe(404)
      expect(await subjectsTo(email)).toContain('Your affiliate agreement has ended')
    })
  })
