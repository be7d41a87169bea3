import type { PaperWords } from './words-type.ts'

/** Receipts and credit notes in Portuguese. */
export const pt: PaperWords = {
  receipt: 'Recibo {number}',
  creditNote: 'Nota de crédito {number}',
  forReceipt: 'Do recibo',
  order: 'Pedido',
  paidAt: 'Pago em',
  refundedAt: 'Reembolsado em',
  method: 'Forma de pagamento',
  methods: { card: 'cartão', paypal: 'PayPal' },
  renewsAt: 'Renova em',
  item: '{product} {plan}, um ano, {users}',
  refundItem: 'Reembolsado antes de impostos',
  users: { one: '{count} usuário', other: '{count} usuários' },
  taxes: { GST: 'GST (Canadá)', QST: 'QST (Quebec)', HST: 'HST (Canadá)' },
  taxedAt: 'Local dos impostos',
  total: 'Total em {currency}',
  refundTotal: 'Reembolsado em {currency}',
  refundedSoFar: 'Reembolsado até hoje',
  seller: 'Vendedor',
  buyer: 'Comprador',
  buyerTaxNumber: 'Número fiscal: {number}',
  gstHstNumber: 'Registro GST/HST: {number}',
  qstNumber: 'Registro QST: {number}',
  toCome: 'a informar',
}
