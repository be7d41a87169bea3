import { ask } from '#lib/browser/ask.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { CURRENCIES } from '#lib/config/currencies.ts'
import { type OrderView, type ShownOrder, ORDER_NUMBER_FIELD } from '../order-view.ts'
import { ORDER_RETRY_PAUSES_MS } from '../waits.ts'
import { fillFacts, pause, showState } from './page-parts.ts'
import { fetchCharge } from './paid-charge.ts'
import { pushPurchase } from './push-purchase.ts'
import { writeCharge, writeReceipt } from './write-receipt.ts'

/** Milliseconds between a purchase and the question for its order (S2 §4, §7, §9). */
export const ORDER_FETCH_DELAY_MS = 3000

const isView = (value: unknown): value is OrderView =>
  typeof value === 'object' && value !== null && 'order' in value && 'isBuyer' in value

/** The order that the address names, of the signed-in account. */
const askedNumber = () => new URLSearchParams(location.search).get(ORDER_NUMBER_FIELD)

/** Asks for the order of this browser, or for that of the signed-in account which the address names; whatever fails gives false (S2 §7). */
const fetchOrder = async (signal: AbortSignal): Promise<OrderView | false> => {
  const number = askedNumber()
  const query = number === null ? '' : `?${new URLSearchParams({ [ORDER_NUMBER_FIELD]: number })}`
  try {
    const answer = await ask(`${API_PATHS.order}${query}`, { signal })
    const view: unknown = answer.status === 200 ? JSON.parse(answer.text) : false
    return isView(view) && view
  } catch (error) {
    // No connection, a page that is left, or an answer that is no JSON.
    if (error instanceof Error) return false
    throw error
  }
}

const tellDataLayer = (order: ShownOrder) => {
  const units = (amount: number) => amount / 10 ** CURRENCIES[order.currencyCode].digits
  pushPurchase({
    transactionId: order.orderNumber,
    currency: order.currencyCode,
    value: units(order.amount),
    tax: units(order.taxes.reduce((sum, { amount }) => sum + amount, 0)),
    coupon: order.coupon,
    items: order.items.map(({ sku, productName, unitPrice, quantity }) => ({
      id: sku,
      name: productName,
      price: unitPrice,
      quantity,
    })),
    emailDigest: order.emailDigest,
  })
}

/** Nobody waits for it, and the service notes each order once: what is lost is told when the page is opened again (S2 §7). */
const notifyPartner = () => {
  ask(API_PATHS.partnerNotify, { method: 'POST', keepalive: true }).catch(
    (_lost: unknown) => undefined,
  )
}

type Shown = OrderView & { order: ShownOrder }

const show = (root: HTMLElement, { order, isBuyer, isSignedIn }: Shown) => {
  writeReceipt(root, order)
  showState(root, 'shown', isSignedIn ? 'signed-in' : 'own-sign-in')
  if (!isBuyer) return
  tellDataLayer(order)
  if (root.dataset.partner) notifyPartner()
}

/** Shows that there is no order to show: the payment may still be on its way. */
const showWithout = (root: HTMLElement, view: OrderView | false) => {
  if (view) fillFacts(root, { reference: view.reference })
  showState(root, view ? 'pending' : 'missing')
}

/** Prints at once what has been charged to this browser, unless the order has come before it. */
const printCharge = async (root: HTMLElement, signal: AbortSignal): Promise<void> => {
  const charge = askedNumber() === null ? await fetchCharge(signal) : undefined
  if (!charge || signal.aborted || root.dataset.state !== 'waiting') return
  writeCharge(root, charge)
  showState(root, 'waiting', 'printed')
}

/**
 * Asks for the order three seconds after arriving (S2 §4), and three times more where it is not there yet; meanwhile the receipt shows what
 * was charged, and the page says what happens next. What comes late still takes its place.
 */
export const showOrder = async (root: HTMLElement, signal: AbortSignal): Promise<void> => {
  void printCharge(root, signal)
  for (const wait of [ORDER_FETCH_DELAY_MS, ...ORDER_RETRY_PAUSES_MS]) {
    await pause(wait, signal)
    const view = await fetchOrder(signal)
    if (signal.aborted) return
    if (view && view.order) return show(root, { ...view, order: view.order })
    showWithout(root, view)
  }
}
