import type { Purchase } from '#features/checkout/purchase-contract.ts'
import type { Order } from '#features/orders/order-contract.ts'

export const ORDER_NUMBER = 'BB-4820017365'

/** An order as the user service answers it. */
export const ORDER: Order = {
  orderNumber: ORDER_NUMBER,
  timeZone: 'America/Toronto',
  items: [
    {
      sku: 'BIB-BASIC-Y',
      productName: 'Business in a Box Basic',
      unitPrice: 299.88,
      quantity: 1,
      list: 29_988,
    },
  ],
  currencyCode: 'USD',
  userEmail: 'Eva.Mueller@example.org',
  discount: null,
  amount: 29_988,
  taxes: [
    { tax: 'GST', rate: 5000, amount: 1499 },
    { tax: 'QST', rate: 9975, amount: 2991 },
  ],
  total: 34_478,
  refunded: 0,
  receiptNumber: 'R-000042',
  plan: 'basic',
  seats: 1,
  paidAt: '2026-11-23T12:00:00.000Z',
  renewsAt: '2027-11-23T12:00:00.000Z',
  renewalPrice: 29_988,
  isFirstYearReduced: false,
}

/** SHA-256 of the address in small letters. */
export const EMAIL_DIGEST = 'f91fbde4d4e2f047b965cd960032f9afbca99fe94fc77d12bc8c8df4dc9e768c'

/** A purchase that has been paid, as the user service answers it. */
export const purchaseOf = (id: string, change: Partial<Purchase> = {}): Purchase => ({
  id,
  reference: 'PU-7K4M-92',
  language: 'en',
  quote: {
    plan: 'basic',
    seats: 1,
    offer: '/pricing/plans/save50',
    discount: 'save50',
    packageToken: null,
    currency: 'USD',
    list: 29_988,
    amount: 29_988,
    percentOff: 0,
    isSavingShown: false,
    isExample: false,
    quotedAt: '2026-11-23T12:00:00.000Z',
    holdsUntil: '2026-11-23T12:30:00.000Z',
  },
  attempt: null,
  orderNumber: ORDER_NUMBER,
  madeAccount: true,
  ...change,
})
