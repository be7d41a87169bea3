import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { outboxMails, type MailKind } from '#services/db/purchase-schema.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { letterText } from '#services/mail/letter-text.ts'
import { putMail } from '#services/mail/put-mail.ts'
import { siteLink } from '#services/site-link.ts'
import type { Bench } from '../services/support/bench.ts'
import { newKey } from '../services/support/bench.ts'
import { subscribersOf } from './life/subscriber.ts'

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
  ['charge-failed', FAILED, /344[.,]78[^]*2027/],
  [
    'charge-failed',
    { ...FAILED, reason: 'authentication-failed', isLast: 'yes' },
    /344[.,]78[^]*(?:banque|bank|banca|banco)[^]*2027[^]*(?:last one|letzte|dernière|último|l’ultimo|última)/i,
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
  ['plan-unchanged', { plan: 'premium', seats: '5' }, /Premium/],
  ['disputed', { orderNumber: 'BB-0123456789' }, /BB-0123456789/],
  ['dispute-won', { orderNumber: 'BB-0123456789' }, /BB-0123456789[^]*(?:licen|lizenz)/i],
]

/** Every mail about a subscription, in every language. */
export const lettersSuite = (bench: () => Bench) =>
  describe('letters of subscriptions', () => {
    const { subscribe, queries } = subscribersOf(bench)

    test('say what happened, with amounts and days, and lead to Billing', async () => {
      const { subscriptionId } = await subscribe()
      const { siteUrl, webAppUrl, hashKey } = bench().services
      for (const language of LOCALE_CODES) {
        for (const [kind, data, holds] of MAILS) {
          const key = newKey()
          const told = { ...data, subscriptionId }
          const now = new Date(AT)
          await putMail(await queries(), {
            key,
            kind,
            language,
            recipient: 'ann@example.com',
            data: told,
            now,
          })
          const [mail] = await (
            await queries()
          )
            .select()
            .from(outboxMails)
            .where(eq(outboxMails.key, key))
          if (!mail) throw new Error('The mail is gone')
          const letter = await letterOf(await queries(), { mail, siteUrl, webAppUrl, hashKey })
          const written = `${letter.subject}\n${letterText(letter)}`
          expect(written, `${kind} ${language}`).toMatch(holds)
          expect(written).toContain(`https://app.example/webapp/account/billing/?lang=${language}`)
          const cancel = siteLink('cancelSubscription', { siteUrl, locale: language })
          expect(letter.links.some(({ href }) => href === cancel)).toBe(kind === 'renewal-notice')
          // Before the sums only where it cannot wait.
          expect(letter.button === 'early', kind).toBe(kind === 'charge-failed')
          expect(written, 'every name is filled in').not.toMatch(/[{}]/)
        }
      }
    })
  })
