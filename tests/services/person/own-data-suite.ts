import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { wordsOf } from '#services/words/words.ts'
import { unzipped } from '../../support/unzipped.ts'
import { benchOf } from '../support/bench-of.ts'
import { billingMembers } from '../support/billing-member.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { lettersTo } from '../support/letters-to.ts'

/** What a customer does alone to get the data of an account. */
export const ownDataSuite = (name: string, env: () => ServicesEnv) =>
  describe(`Download my data on ${name}`, () => {
    const bench = benchOf(env)
    const { signedIn } = billingMembers(bench)

    const lettersOf = async (email: string) =>
      (await lettersTo(bench(), email)).filter(({ kind }) => kind === 'data')

    /** The path of the newest link, below the web app. */
    const linkTo = async (email: string) => {
      const letter = (await lettersOf(email)).at(-1)?.letter
      return letter?.links[0]?.href.replace('https://app.example/webapp/', '') ?? ''
    }

    test.each(LOCALE_CODES)('mails a link, in %s, which gives one ZIP', async (locale) => {
      const { email, send, visit } = await signedIn()
      const asked = await send(`account/data/?lang=${locale}&lib=${locale}`)
      expect(asked.status).toBe(303)
      const place = asked.headers.get('Location')?.replace('/webapp/', '') ?? ''
      const page = await (await visit(place)).text()
      expect(page).toContain(wordsOf(locale).member.dataSent.replace('{email}', email))
      const [{ letter } = { letter: undefined }] = await lettersOf(email)
      expect(letter?.subject).toBe(wordsOf(locale).accountMail.data.subject)
      const file = await visit(await linkTo(email))
      expect(file.headers.get('Content-Type')).toBe('application/zip')
      expect(file.headers.get('Cache-Control')).toBe('no-store')
      expect(unzipped(await file.arrayBuffer())['data.json']).toContain(email)
    })

    test('is for the account that asked, for a day', async () => {
      const [one, other] = [await signedIn(), await signedIn()]
      await one.send('account/data/?lang=en')
      const link = await linkTo(one.email)
      expect((await other.visit(link)).status).toBe(404)
      expect((await bench().call(`/webapp/${link}`)).status).toBe(401)
      expect((await one.visit('account/data/file/?id=1')).status).toBe(404)
      const queries = await bench().database.get()
      const sent = (hours: number) =>
        queries
          .update(outboxMails)
          .set({ createdAt: new Date(bench().clock.time - hours * 3_600_000) })
          .where(eq(outboxMails.recipient, one.email))
      await sent(23.9)
      expect((await one.visit(link)).status).toBe(200)
      await sent(24.1)
      expect((await one.visit(link)).status).toBe(404)
    })

    test('is mailed once a day, and to nobody whom another site sends', async () => {
      const { email, send } = await signedIn()
      await send('account/data/?lang=en', {}, { 'Sec-Fetch-Site': 'cross-site' })
      expect(await lettersOf(email)).toHaveLength(0)
      await send('account/data/?lang=en')
      await send('account/data/?lang=en')
      expect(await lettersOf(email)).toHaveLength(1)
    })
  })
