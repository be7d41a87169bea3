import type { PaperWords } from './words-type.ts'

/** Receipts and credit notes in Italian. */
export const it: PaperWords = {
  receipt: 'Ricevuta {number}',
  creditNote: 'Nota di credito {number}',
  forReceipt: 'Per la ricevuta',
  order: 'Ordine',
  paidAt: 'Pagato il',
  refundedAt: 'Rimborsato il',
  method: 'Metodo di pagamento',
  methods: { card: 'carta', paypal: 'PayPal' },
  renewsAt: 'Si rinnova il',
  item: '{product} {plan}, un anno, {users}',
  refundItem: 'Rimborsato al netto delle imposte',
  users: { one: '{count} utente', other: '{count} utenti' },
  taxes: { GST: 'GST (Canada)', QST: 'QST (Québec)', HST: 'HST (Canada)' },
  taxedAt: 'Luogo delle imposte',
  total: 'Totale in {currency}',
  refundTotal: 'Rimborsato in {currency}',
  refundedSoFar: 'Rimborsato finora',
  seller: 'Venditore',
  buyer: 'Acquirente',
  buyerTaxNumber: 'Codice fiscale o partita IVA: {number}',
  gstHstNumber: 'Registrazione GST/HST: {number}',
  qstNumber: 'Registrazione QST: {number}',
  toCome: 'da comunicare',
}
