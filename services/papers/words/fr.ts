import type { PaperWords } from './words-type.ts'

/** Receipts and credit notes in French. */
export const fr: PaperWords = {
  receipt: 'Reçu {number}',
  creditNote: 'Note de crédit {number}',
  forReceipt: 'Pour le reçu',
  order: 'Commande',
  paidAt: 'Payée le',
  refundedAt: 'Remboursée le',
  method: 'Moyen de paiement',
  methods: { card: 'carte', paypal: 'PayPal' },
  renewsAt: 'Renouvellement le',
  item: '{product} {plan}, un an, {users}',
  refundItem: 'Remboursé avant taxes',
  users: { one: '{count} utilisateur', other: '{count} utilisateurs' },
  taxes: { GST: 'TPS', QST: 'TVQ', HST: 'TVH' },
  taxedAt: 'Lieu des taxes',
  total: 'Total en {currency}',
  refundTotal: 'Remboursé en {currency}',
  refundedSoFar: 'Remboursé à ce jour',
  seller: 'Vendeur',
  buyer: 'Acheteur',
  buyerTaxNumber: 'Numéro fiscal : {number}',
  gstHstNumber: 'Inscription TPS/TVH : {number}',
  qstNumber: 'Inscription TVQ : {number}',
  toCome: 'à venir',
}
