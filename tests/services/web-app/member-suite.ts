import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { handOffTokenAnswer } from '#features/account/account-contract.ts'
import { creditNoteNumberOf, receiptNumberOf } from '#features/orders/document-numbers.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { LICENCE_LIMITS } from '#lib/config/plans.ts'
import { downloads, orders, refunds } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { PDF_TYPE } from '#services/papers/pdf-sheet.ts'
import { WORD_TYPE } from '#services/web-app/download/word/word-file.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { pdfText } from '../../support/pdf-text.ts'
import { unzipped } from '../../support/unzipped.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import { buyerOf } from '../support/purchase.ts'

const SLUG = 'shareholders-agreement-D1007'
const DAY_MS = 86_400_000

/** What a licence lets do in the stand-in, and what belongs to an account (S2 §6, §9). */
export const memberSuite = (bench: () => Bench) =>
  describe('members of the web app stand-in', () => {
    const { buy } = buyerOf(bench)
    const queries = () => bench().database.get()

    const signedIn = async (email = newEmail()) => {
      const { ssojwt } = await bench().newAccount(email)
      await bench().confirm(email)
      const exchange = await bench().post('/api/auth/handOffToken/', { ssojwt })
      const { ssotoken } = handOffTokenAnswer.parse(await exchange.json())
      const arrival = await bench().call(`/webapp/?ssotoken=${ssotoken}`)
      const Cookie = arrival.headers.get('Set-Cookie')?.split(';')[0] ?? ''
      const visit = (path: string, remoteAddress?: string) =>
        bench().app.request(
          `/webapp/${path}`,
          { headers: { Cookie } },
          remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } },
        )
      const read = async (path: string) => (await visit(path)).text()
      const userId = async () => {
        const [row] = await (await queries()).select().from(users).where(eq(users.email, email))
        return row?.id ?? ''
      }
      return { email, visit, read, userId }
    }

    const member = async () => {
      const visitor = await signedIn()
      const bought = await buy({}, { email: visitor.email })
      return { ...visitor, ...bought }
    }

    test('are shown a preview in the trial, and no file, with the way to the plans', async () => {
      const { visit, read } = await signedIn()
      expect(await read(`doc/${SLUG}?lang=fr&lib=en`)).not.toContain('/webapp/download/')
      const answer = await visit(`download/${SLUG}?lang=fr&lib=en`)
      const text = await answer.text()
      expect(answer.status).toBe(403)
      expect(text).toContain(wordsOf('fr').member.forbiddenTitle)
      expect(text).toContain('href="https://site.example/fr/pricing/plans"')
      expect((await bench().call(`/webapp/download/${SLUG}`)).status).toBe(401)
    })

    test('get a document that word processors open, once they have paid', async () => {
      const { visit, read } = await member()
      const shown = await read(`doc/${SLUG}?lang=en&lib=en`)
      expect(shown).toContain(`href="/webapp/download/${SLUG}?lang=en&amp;lib=en"`)
      expect(shown).toContain('Basic')
      const answer = await visit(`download/${SLUG}?lang=en&lib=en`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toBe(WORD_TYPE)
      expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="${SLUG}.docx"`)
      const files = unzipped(await answer.arrayBuffer())
      const { unconfirmed } = wordsOf('en').webApp
      for (const words of ['Shareholders Agreement', 'Purpose and Rank', '<w:sdt>', unconfirmed]) {
        expect(files['word/document.xml']).toContain(words)
      }
      expect(files['[Content_Types].xml']).toContain('/word/document.xml')
      expect(files['word/styles.xml']).toContain('w:val="en-US"')
      expect((await visit('download/nothing-D999999')).status).toBe(404)
    })

    test('lose the file when the licence is over, or all of it was paid back', async () => {
      const [late, refunded] = [await member(), await member()]
      await (
        await queries()
      )
        .update(orders)
        .set({ renewsAt: new Date(bench().clock.time - 1) })
        .where(eq(orders.number, late.orderNumber))
      await bench().post(`/told/order/${refunded.orderNumber}/refund`, {
        key: randomUUID(),
        refunded: refunded.attempt.total,
        reason: 'test',
      })
      for (const { visit } of [late, refunded]) {
        expect((await visit(`download/${SLUG}`)).status).toBe(403)
      }
    })

    test('may fetch a hundred documents a day, each as often as they like, and go on the day after', async () => {
      const { visit, userId } = await member()
      const id = await userId()
      const row = (templateId: number) => ({
        id: randomUUID(),
        userId: id,
        templateId,
        addressHash: '',
        downloadedAt: new Date(bench().clock.time),
      })
      const others = Array.from({ length: LICENCE_LIMITS.documents - 1 }, (_none, at) =>
        row(-1 - at),
      )
      await (await queries()).insert(downloads).values(others)
      expect((await visit(`download/${SLUG}`)).status).toBe(200)
      expect((await visit(`download/${SLUG}`)).status).toBe(200)
      await (await queries()).insert(downloads).values(row(-1000))
      const limited = await visit(`download/${SLUG}?lang=de`)
      expect(limited.status).toBe(429)
      expect(await limited.text()).toContain(wordsOf('de').member.limitedTitle)
      await (
        await queries()
      )
        .update(downloads)
        .set({ downloadedAt: new Date(bench().clock.time - DAY_MS) })
        .where(eq(downloads.userId, id))
      expect((await visit(`download/${SLUG}`)).status).toBe(200)
    })

    test('may come from ten addresses a day, and no address is kept', async () => {
      const { visit, userId } = await member()
      for (let last = 1; last <= LICENCE_LIMITS.addresses; last += 1) {
        expect((await visit(`download/${SLUG}`, `203.0.113.${last}`)).status).toBe(200)
      }
      expect((await visit(`download/${SLUG}`, '203.0.113.3')).status).toBe(200)
      const limited = await visit(`download/${SLUG}?lang=en`, '203.0.113.99')
      expect(limited.status).toBe(429)
      expect(await limited.text()).toContain(
        fillWords(wordsOf('en').member.tooManyAddresses, { count: `${LICENCE_LIMITS.addresses}` }),
      )
      const rows = await (
        await queries()
      )
        .select()
        .from(downloads)
        .where(eq(downloads.userId, await userId()))
      expect(JSON.stringify(rows)).not.toContain('203.0.113')
    })

    test('find licence, receipts, credit notes and mail in their account, and nobody else does', async () => {
      const { read, visit, orderNumber, attempt } = await member()
      await bench().post(`/told/order/${orderNumber}/refund`, {
        key: randomUUID(),
        refunded: 1000,
        reason: 'for our books alone',
      })
      const [order] = await (
        await queries()
      )
        .select()
        .from(orders)
        .where(eq(orders.number, orderNumber))
      const [refund] = await (
        await queries()
      )
        .select()
        .from(refunds)
        .where(eq(refunds.orderNumber, orderNumber))
      const receipt = `receipt/${receiptNumberOf(order?.receipt ?? 0)}`
      const note = `credit-note/${creditNoteNumberOf(refund?.creditNote ?? 0)}`
      const account = await read('account?lang=en&lib=en')
      expect(account).toContain(`/webapp/${receipt}?`)
      expect(account).toContain(`/webapp/${note}?`)
      expect(account).toMatch(/<strong>Basic<\/strong>\s+1\u00A0user\s/)
      const shown = await read(`${receipt}?lang=en`)
      for (const words of [orderNumber, '$344.78', 'QST 9.975%', attempt.buyer.email, 'Biztree']) {
        expect(shown).toContain(words)
      }
      expect(await read(`${note}?lang=en`)).toContain('$10.00')
      for (const path of [receipt, note]) {
        expect(account).toContain(`/webapp/${path}.pdf?`)
        expect(await read(`${path}?lang=en`)).toContain(`/webapp/${path}.pdf?`)
        const file = await visit(`${path}.pdf?lang=en`)
        expect(file.headers.get('Content-Type')).toBe(PDF_TYPE)
        expect(file.headers.get('Content-Disposition')).toBe(
          `inline; filename="${path.split('/')[1]}.pdf"`,
        )
        const text = pdfText(Buffer.from(await file.arrayBuffer()))
        for (const words of [orderNumber, path === note ? '$10.00' : '$344.78', 'Ann Roy']) {
          expect(text).toContain(words)
        }
      }
      const listed = (await read('mail?lang=en')).matchAll(/\/webapp\/(mail\/[\da-f-]{36})\?/g)
      const mails = Array.from(listed, ([, path = '']) => path)
      const texts = await Promise.all(mails.map((path) => read(`${path}?lang=en`)))
      const mail = mails[texts.findIndex((text) => text.includes(orderNumber))] ?? ''
      // Receipt, refund, and the welcome of the sign-up.
      expect(texts.filter((text) => text.includes(orderNumber))).toHaveLength(2)
      expect(mails).toHaveLength(3)
      const stranger = await signedIn()
      for (const path of [receipt, note, `${receipt}.pdf`, `${note}.pdf`, mail]) {
        expect([path, (await stranger.visit(path)).status]).toEqual([path, 404])
        expect((await bench().call(`/webapp/${path}`)).status).toBe(401)
      }
      expect(texts.join('')).toContain(`/webapp/${receipt}.pdf?`)
      expect((await visit('receipt/R-x')).status).toBe(404)
      expect((await visit('receipt/R-x.pdf')).status).toBe(404)
      expect((await visit('mail/1')).status).toBe(404)
    })

    test.each(LOCALE_CODES)('are spoken to in %s', async (locale) => {
      const { read } = await member()
      const query = `lang=${locale}&lib=${locale}`
      const pages = [`account?${query}`, `mail?${query}`, `doc/${SLUG}?${query}`]
      const words = wordsOf(locale).member
      const [account = '', mail = '', document = ''] = await Promise.all(pages.map(read))
      expect(account).toContain(wordsOf(locale).billing.history)
      expect(mail).toContain(words.mailTitle)
      expect(document).toContain(words.download)
      for (const text of [account, mail, document]) expect(text).not.toMatch(/\{\w+\}/)
    })
  })
