import type { PaperWords } from './words-type.ts'

/** Receipts and credit notes in English. */
export const en: PaperWords = {
  receipt: 'Receipt {number}',
  creditNote: 'Credit note {number}',
  forReceipt: 'For receipt',
  order: 'Order',
  paidAt: 'Paid on',
  refundedAt: 'Refunded on',
  method: 'Paid by',
  methods: { card: 'card', paypal: 'PayPal' },
  renewsAt: 'Renews on',
  item: '{product} {plan}, one year, {users}',
  refundItem: 'Refunded before tax',
  users: { one: '{count} user', other: '{count} users' },
  taxes: { GST: 'GST', QST: 'QST', HST: 'HST' },
  taxedAt: 'Place of taxes',
  total: 'Total in {currency}',
  refundTotal: 'Refunded in {currency}',
  refundedSoFar: 'Refunded so far',
  seller: 'Seller',
  buyer: 'Buyer',
  buyerTaxNumber: 'Tax number: {number}',
  gstHstNumber: 'GST/HST registration: {number}',
  qstNumber: 'QST registration: {number}',
  toCome: 'to come',
}
