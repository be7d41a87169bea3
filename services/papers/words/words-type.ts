import type { PaymentMethod } from '#features/checkout/payment-terms.ts'
import type { TaxName } from '#features/checkout/tax-rates.ts'

/** Every word of a receipt or a credit note in one language; names in braces are filled in. */
export type PaperWords = {
  /** Names `{number}`. */
  receipt: string
  /** The same for a buyer who named a company; names `{number}`. */
  invoice: string
  creditNote: string
  forReceipt: string
  order: string
  /** Issued with the payment. */
  paidAt: string
  refundedAt: string
  /** What was paid with. */
  method: string
  methods: Readonly<Record<PaymentMethod, string>>
  renewsAt: string
  period: string
  unitPrice: string
  /** Names `{product}`, `{plan}` and `{users}`. */
  item: string
  /** In its place where a plan was changed within its year; names `{product}`, `{plan}`, `{users}` and `{period}`. */
  changeItem: string
  /** Names `{percent}`. */
  discount: string
  beforeTax: string
  /** What a credit note gives back before tax. */
  refundItem: string
  /** Names `{count}`. */
  users: { one: string; other: string }
  taxes: Readonly<Record<TaxName, string>>
  /** Before the place whose taxes hold, where it is not the billing place. */
  taxedAt: string
  /** Name `{currency}`. */
  /** A buyer who owes the tax in place of the seller, and the sentence that the law wants (Directive 2006/112/EC art. 226 no. 11a). */
  reverseCharge: string
  reverseChargeText: string
  total: string
  refundTotal: string
  refundedSoFar: string
  seller: string
  buyer: string
  /** Names `{number}`. */
  buyerTaxNumber: string
  /** Of the seller, or of a buyer who is registered for the tax; names `{number}`. */
  vatNumber: string
  /** Name `{number}`; GST and HST have one, QST another. */
  gstHstNumber: string
  qstNumber: string
  /** In place of a number that the owner has not given yet. */
  toCome: string
}
