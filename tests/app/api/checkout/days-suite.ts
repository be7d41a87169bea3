import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isCheckoutTotal } from '#features/checkout/checkout-answers.ts'
import { TIME_ZONE_HEADER } from '#features/checkout/payment-terms.ts'
import { orderAnswer, PURCHASE_HEADER } from '#features/orders/order-contract.ts'
import type { outboxMails } from '#services/db/purchase-schema.ts'
import { readRows } from '#services/db/read-rows.ts'
import { letterText } from '#services/mail/letter-text.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { paperPdf } from '#services/papers/paper-pdf.ts'
import { receiptPaper } from '#services/papers/receipt-paper.ts'
import { liveSubscription } from '#services/subscriptions/subscription-store.ts'
import { monthsBetween } from '../../../../scripts/orders/months.ts'
import { ordersQuestion } from '../../../../scripts/orders/orders-question.ts'
import { billingMembers } from '../../../services/support/billing-member.ts'
import { lettersTo } from '../../../services/support/letters-to.ts'
import { buyerOf } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'
import { pdfText } from '../../../support/pdf-text.ts'

/** A month that no other test of the file buys in. */
const MONTH = '2031-11'

type Buyer = {
  timeZone: string | null
  country: string
  province?: string
  /** Of the purchase. */
  at: string
  day: number
  booked: string
}

const BUYERS: [string, Buyer][] = [
  [
    'Berlin',
    {
      timeZone: 'Europe/Berlin',
      country: 'DE',
      at: `${MONTH}-28T03:30:00Z`,
      day: 28,
      booked: `${MONTH}-27`,
    },
  ],
  [
    'Tokyo',
    {
      timeZone: 'Asia/Tokyo',
      country: 'JP',
      at: `${MONTH}-26T16:30:00Z`,
      day: 27,
      booked: `${MONTH}-26`,
    },
  ],
  [
    'Los Angeles',
    {
      timeZone: 'America/Los_Angeles',
      country: 'US',
      province: 'NY',
      at: `${MONTH}-28T06:30:00Z`,
      day: 27,
      booked: `${MONTH}-28`,
    },
  ],
  [
    'Tokyo, whose browser does not say so',
    {
      timeZone: null,
      country: 'JP',
      at: `${MONTH}-25T16:30:00Z`,
      day: 26,
      booked: `${MONTH}-25`,
    },
  ],
  [
    'Berlin, whose browser makes a zone up',
    {
      timeZone: 'Europe/Bielefeld',
      country: 'DE',
      at: `${MONTH}-24T23:30:00Z`,
      day: 25,
      booked: `${MONTH}-24`,
    },
  ],
]

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

export const daysSuite = (services: CheckoutServices) => {
  const { ordersOf } = buyerOf(services.bench)
  const { logIn } = billingMembers(services.bench)

  describe('the days of a purchase', () => {
    let before = 0

    beforeEach(() => {
      before = services.bench().clock.time
    })

    afterEach(() => {
      services.bench().clock.time = before
    })

    const buy = async ({
      timeZone,
      country,
      province = null,
      at,
    }: Omit<Buyer, 'province'> & { province?: string | null }) => {
      services.bench().clock.time = Date.parse(at)
      const { site } = checkoutSite(services)
      const browser = checkoutBrowser(services, site, {
        ...(timeZone !== null && { [TIME_ZONE_HEADER]: timeZone }),
      })
      await browser.choose()
      const place = { country, province }
      const told: unknown = await (await browser.total({ ...place, seats: 1 })).json()
      if (!isCheckoutTotal(told)) throw new Error('No total was told')
      const fields = await browser.payFields({ buyer: place })
      expect((await browser.send(fields)).status).toBe(200)
      const [order] = await ordersOf(browser.purchaseId())
      if (!order) throw new Error('Paying made no order')
      return { order, renewal: told.agreement.renewal, purchaseId: browser.purchaseId() }
    }

    it.each(BUYERS)(
      'are those of its buyer in %s on page, paper, mail and Billing, and the seller’s in the books',
      async (_place, buyer) => {
        const { order, renewal, purchaseId } = await buy(buyer)
        const [paid, renews] = [`November ${buyer.day}, 2031`, `November ${buyer.day}, 2032`]
        expect(plain(renewal)).toContain(renews)

        const answer = await services.bench().call(`/userbase/order/${order.number}`, {
          headers: { [PURCHASE_HEADER]: purchaseId },
        })
        const { timeZone, paidAt } = orderAnswer.parse(await answer.json())
        const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone })
        expect(days.format(new Date(paidAt))).toBe(paid)

        const receipt = plain(pdfText(await paperPdf(receiptPaper(order))))
        const queries = await services.bench().database.get()
        const subscription = await liveSubscription(queries, order)
        if (!subscription) throw new Error('Paying began no subscription')
        const { id: subscriptionId, periodEnd } = subscription
        const mail = {
          key: `notice:${subscriptionId}`,
          kind: 'renewal-notice',
          language: 'en',
          recipient: order.buyer.email,
          data: {
            subscriptionId,
            plan: 'basic',
            seats: '1',
            amount: '29988',
            total: '29988',
            currency: 'USD',
            at: periodEnd.toISOString(),
          },
          now: new Date(services.bench().clock.time),
        } as const
        await putMail(queries, mail)
        const letters = await lettersTo(services.bench(), order.buyer.email)
        const textOf = (kind: typeof outboxMails.$inferSelect.kind) =>
          plain(
            letters
              .flatMap(({ letter, ...one }) => (one.kind === kind ? [letterText(letter)] : []))
              .join(),
          )
        const billing = plain(await (await logIn(order.userId)).read('account/billing/?lang=en'))
        for (const text of [receipt, textOf('receipt'), billing]) {
          expect(text).toContain(paid)
          expect(text).toContain(renews)
        }
        expect(textOf('renewal-notice')).toContain(renews)

        const rows = await readRows(queries, ordersQuestion(monthsBetween(MONTH, MONTH)))
        const booked = rows.find((row) => row['order_number'] === order.number)
        expect(booked?.['day']).toBe(buyer.booked)
      },
    )
  })
}
