import type { PaperWords } from './words-type.ts'

/** Receipts and credit notes in Spanish. */
export const es: PaperWords = {
  receipt: 'Recibo {number}',
  creditNote: 'Nota de crédito {number}',
  forReceipt: 'Del recibo',
  order: 'Pedido',
  paidAt: 'Pagado el',
  refundedAt: 'Reembolsado el',
  method: 'Forma de pago',
  methods: { card: 'tarjeta', paypal: 'PayPal' },
  renewsAt: 'Se renueva el',
  item: '{product} {plan}, un año, {users}',
  refundItem: 'Reembolsado antes de impuestos',
  users: { one: '{count} usuario', other: '{count} usuarios' },
  taxes: { GST: 'GST (Canadá)', QST: 'QST (Quebec)', HST: 'HST (Canadá)' },
  taxedAt: 'Lugar de los impuestos',
  total: 'Total en {currency}',
  refundTotal: 'Reembolsado en {currency}',
  refundedSoFar: 'Reembolsado hasta hoy',
  seller: 'Vendedor',
  buyer: 'Comprador',
  buyerTaxNumber: 'Número fiscal: {number}',
  gstHstNumber: 'Registro GST/HST: {number}',
  qstNumber: 'Registro QST: {number}',
  toCome: 'pendiente',
}
