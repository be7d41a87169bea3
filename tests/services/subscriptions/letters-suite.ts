import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { outboxMails, type MailKind } from '#services/db/purchase-schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { siteLink } from '#services/http/site-link.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { letterText } from '#services/mail/letter-text.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { writtenBookDay } from '#services/papers/written.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { type Bench, newKey } from '../support/bench.ts'
import { DAY_MS, subscribersOf } from './life/subscriber.ts'

const AT = '2027-11-25T15:30:00.000Z'
const LATER = '2027-11-28T15:30:00.000Z'

const FAILED = { plan: 'basic', total: '34478', currency: 'USD', periodEnd: AT, nextTry: LATER }

/** What a mail of each kind is told with, and what has to stand in it, whatever the language. */
const MAILS: [MailKind, Record<string, string>, RegExp][] = [
  [
    'renewal-notice',
    { plan: 'basic', seats: '1', amount: '29988', total: '34478', currency: 'USD', at: AT },
    /344[.,]78[^]*44[.,]90[^]*account\/billing/,
  ],
  [
    'renewal-notice',
    {
      plan: 'basic',
      seats: '1',
      amount: '29988',
      total: '34478',
      currency: 'USD',
      at: AT,
      again: 'yes',
    },
    /^(?:Reminder|Rappel|Recordatorio|Promemoria|Lembrete|Erinnerung)/,
  ],
  ['charge-failed', FAILED, /344[.,]78[^]*2027/],
  [
    'charge-failed',
    { ...FAILED, method: 'Visa ···· 4242' },
    /^(?=[^]*Basic)(?=[^]*344[.,]78)[^]*Visa ···· 4242[^]*2027/,
  ],
  [
    'charge-failed',
    { ...FAILED, reason: 'authentication-failed', isLast: 'yes' },
    /344[.,]78[^]*(?:banque|bank|banca|banco)[^]*2027[^]*(?:is the last|letzte|dernière|último|l’ultimo|última)/i,
  ],
  ['subscription-ended', { reason: 'stopped' }, /Basic/],
  ['subscription-ended', { reason: 'unpaid' }, /Basic/],
  ['subscription-ended', { reason: 'dispute-lost' }, /Basic/],
  ['renewal-stopped', { at: AT, periodEnd: '2028-11-25T15:30:00.000Z' }, /10.30[^]*2028/],
  ['renewal-resumed', { at: AT, periodEnd: '2028-11-25T15:30:00.000Z' }, /10.30[^]*2028/],
  ['plan-changed', { plan: 'premium', seats: '5', from: 'now', at: AT }, /Premium/],
  [
    'plan-changed',
    { plan: 'premium', seats: '5', from: 'next', at: AT },
    /Premium[^]*2027|2027[^]*Premium/,
  ],
  [
    'plan-changed',
    {
      plan: 'premium',
      seats: '5',
      from: 'now',
      at: AT,
      renewsAt: LATER,
      toldPlan: 'basic',
      toldSeats: '1',
      total: '34478',
      more: '33900',
      currency: 'USD',
    },
    /Premium[^]*Basic[^]*344[.,]78[^]*339[.,]00/,
  ],
  ['plan-unchanged', { plan: 'premium', seats: '5' }, /Premium/],
  ['disputed', { orderNumber: 'BB-0123456789' }, /BB-0123456789/],
  ['dispute-won', { orderNumber: 'BB-0123456789' }, /BB-0123456789[^]*(?:licen|lizenz)/i],
]

type Wanted = { kind: MailKind; language: Locale; data: Record<string, string> }

/** Every mail about a subscription, in every language. */
export const lettersSuite = (bench: () => Bench) =>
  describe('letters of subscriptions', () => {
    const { subscribe, queries, liveUntil, ordersOf } = subscribersOf(bench)

    const written = async ({ kind, language, data }: Wanted) => {
      const key = newKey()
      const mail = { key, kind, language, data, recipient: 'ann@example.com', now: new Date(AT) }
      await putMail(await queries(), mail)
      const [kept] = await (
        await queries()
      )
        .select()
        .from(outboxMails)
        .where(eq(outboxMails.key, key))
      if (!kept) throw new Error('The mail is gone')
      const { siteUrl, webAppUrl, hashKey } = bench().services
      return letterOf(await queries(), { mail: kept, siteUrl, webAppUrl, hashKey })
    }

    test('say what happened, with amounts and days, and lead to Billing', async () => {
      const { subscriptionId } = await subscribe()
      const { siteUrl } = bench().services
      for (const language of LOCALE_CODES) {
        for (const [kind, data, holds] of MAILS) {
          const letter = await written({ kind, language, data: { ...data, subscriptionId } })
          const text = `${letter.subject}\n${letterText(letter)}`
          expect(text, `${kind} ${language}`).toMatch(holds)
          expect(text).toContain(`https://app.example/webapp/account/billing/?lang=${language}`)
          const cancel = siteLink('cancelSubscription', { siteUrl, locale: language })
          expect(letter.links.some(({ href }) => href === cancel)).toBe(kind === 'renewal-notice')
          // Before the sums only where it cannot wait.
          expect(letter.button === 'early', kind).toBe(kind === 'charge-failed')
          expect(text, 'every name is filled in').not.toMatch(/[{}]/)
        }
      }
    })

    test.each([
      ['FR', true, false],
      ['GB', false, true],
      ['AT', false, false],
    ])(
      'of a renewal in %s have what its law asks for, in every language',
      async (country, isFramed, isCoolingOff) => {
        const { userId, subscriptionId } = await subscribe(
          { language: 'en' },
          { country, province: null },
        )
        const [row] = await (
          await queries()
        )
          .select()
          .from(subscriptions)
          .where(eq(subscriptions.id, subscriptionId))
        await liveUntil((row?.periodEnd.getTime() ?? 0) + DAY_MS)
        const [, renewal] = await ordersOf(userId)
        // Montreal goes to summer time in the night before.
        const at = '2028-03-13T04:30:00.000Z'
        for (const language of LOCALE_CODES) {
          const [, data] = MAILS[0] ?? []
          const told = { ...data, at, subscriptionId }
          const notice = await written({ kind: 'renewal-notice', language, data: told })
          const date = writtenBookDay(new Date('2028-03-12T12:00:00Z'), language)
          const { lastDay, coolingOff } = wordsOf(language).subscriptionMail.notice
          expect(notice.framed).toBe(isFramed ? fillWords(lastDay, { date }) : undefined)
          const right = fillWords(coolingOff, { days: '14' })
          const orderNumber = renewal?.number ?? ''
          const receipt = await written({ kind: 'receipt', language, data: { orderNumber } })
          for (const letter of [notice, receipt]) {
            expect(letter.ending.includes(right)).toBe(isCoolingOff)
          }
        }
      },
    )
  })
