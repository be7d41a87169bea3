import type { PaperWords } from './words-type.ts'

/** Receipts and credit notes in German. */
export const de: PaperWords = {
  receipt: 'Zahlungsbeleg {number}',
  creditNote: 'Erstattungsbeleg {number}',
  forReceipt: 'Zum Zahlungsbeleg',
  order: 'Bestellung',
  paidAt: 'Bezahlt am',
  refundedAt: 'Erstattet am',
  method: 'Zahlungsart',
  methods: { card: 'Karte', paypal: 'PayPal' },
  renewsAt: 'Verlängert sich am',
  item: '{product} {plan}, ein Jahr, {users}',
  refundItem: 'Erstattet vor Steuern',
  users: { one: '{count} Person', other: '{count} Personen' },
  taxes: { GST: 'GST (Kanada)', QST: 'QST (Québec)', HST: 'HST (Kanada)' },
  taxedAt: 'Ort der Steuern',
  total: 'Summe in {currency}',
  refundTotal: 'Erstattet in {currency}',
  refundedSoFar: 'Bisher erstattet',
  seller: 'Verkäufer',
  buyer: 'Käufer',
  buyerTaxNumber: 'Steuernummer: {number}',
  gstHstNumber: 'GST/HST-Registrierung: {number}',
  qstNumber: 'QST-Registrierung: {number}',
  toCome: 'folgt',
}
