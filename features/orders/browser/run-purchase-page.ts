import { packageTokenIn } from '#features/pricing/package-token.ts'
import { ask } from '#lib/browser/ask.ts'
import type { Behaviour } from '#lib/browser/run-behaviours.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { isLocale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { formatMoney, withCurrency } from '#lib/i18n/format-money.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { PACKAGE_FIELD, type PackageView } from '../order-view.ts'
import { PURCHASE_PAGE } from '../purchase-page.ts'
import { readMarketplaceOrder } from './marketplace-order.ts'
import { fillFacts, pageLanguage, showState } from './page-parts.ts'
import { pushPurchase } from './push-purchase.ts'
import { showOrder } from './show-order.ts'
import { takeReceipt } from './take-receipt.ts'

const STATES: readonly unknown[] = ['open', 'used', 'expired', 'unknown']

const isView = (value: unknown): value is PackageView =>
  typeof value === 'object' && value !== null && 'state' in value && STATES.includes(value.state)

const askFor = async (token: string, signal: AbortSignal): Promise<PackageView | null> => {
  const query = new URLSearchParams({ [PACKAGE_FIELD]: token })
  try {
    const answer = await ask(`${API_PATHS.package}?${query}`, { signal })
    const view: unknown = answer.ok ? JSON.parse(answer.text) : null
    return isView(view) ? view : null
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

const showSaving = (
  root: HTMLElement,
  { percent, regular }: { percent: number; regular: number },
) => {
  const language = pageLanguage()
  const locale = isLocale(language) ? language : 'en'
  fillFacts(root, {
    percent: numberFormat(locale).format(percent),
    regular: formatMoney({ amount: regular, currency: 'USD' }, locale),
  })
}

/** Fills the form's field, so that the quote is made for the package, or for none where the link does not hold. */
const carryToken = (root: HTMLElement, token: string) => {
  const field = root.querySelector<HTMLInputElement>('input[name="packageToken"]')
  if (!field) return
  field.value = token
  field.disabled = false
}

/** The reason why a form that was sent without script has come back. */
const faultInAddress = (): string | undefined => {
  const fault = new URLSearchParams(location.search).get(QUERY.package)
  return STATES.slice(1).includes(fault) && fault !== null ? fault : undefined
}

type Link = { token: string; signal: AbortSignal }

const checkLink = async (root: HTMLElement, { token, signal }: Link): Promise<void> => {
  showState(root, 'waiting')
  const view = await askFor(token, signal)
  if (signal.aborted) return
  const { state, saving } = view ?? { state: 'failed', saving: null }
  // While nobody can be asked, the handler that makes the quote finds out.
  carryToken(root, state === 'open' || state === 'failed' ? token : '')
  if (saving) showSaving(root, saving)
  showState(root, saving ? 'saving' : state)
}

/** Says whether the link of a partner holds, and buys through it where it does (S2 §3 "Package"). */
const showPackage = async (root: HTMLElement, signal: AbortSignal): Promise<void> => {
  const token = packageTokenIn(location.pathname)
  const fault = faultInAddress()
  if (token) await checkLink(root, { token, signal })
  else if (fault) showState(root, fault)
}

/** Shows what was bought at the marketplace, and tells the data layer of it once (S2 §4). */
const showMarketplaceOrder = (root: HTMLElement): void => {
  const order = readMarketplaceOrder()
  if (!order) return showState(root, 'missing')
  const { orderId, amount, currency, sku, product, fname, licence } = order
  const language = pageLanguage()
  const money = numberFormat(isLocale(language) ? language : 'en', { style: 'currency', currency })
  fillFacts(root, {
    orderNumber: orderId,
    buyer: fname,
    item: product,
    total: amount === null ? null : withCurrency(money.format(amount), currency),
  })
  showState(root, 'shown', licence)
  pushPurchase({
    transactionId: orderId,
    currency,
    value: amount,
    tax: 0,
    coupon: null,
    items: [{ id: sku, name: product, price: amount, quantity: 1 }],
    emailDigest: null,
  })
}

type Run = (root: HTMLElement, signal: AbortSignal) => void | Promise<void>

const RUNS: ReadonlyMap<string | null, Run> = new Map<string, Run>([
  ['order', showOrder],
  ['package', showPackage],
  ['receipt', takeReceipt],
  ['marketplace', showMarketplaceOrder],
])

/** Fills in what a page of a purchase cannot know when it is made; once, whichever file of the page script asks first. */
export const runPurchasePage: Behaviour = async (signal) => {
  const root = document.querySelector<HTMLElement>(`[${PURCHASE_PAGE}]`)
  if (!root || root.dataset.runs) return
  root.dataset.runs = 'yes'
  await RUNS.get(root.getAttribute(PURCHASE_PAGE))?.(root, signal)
}
