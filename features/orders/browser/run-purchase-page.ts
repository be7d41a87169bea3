import type { Behaviour } from '#lib/browser/run-behaviours.ts'
import { PURCHASE_PAGE } from '../purchase-page.ts'
import { showMarketplaceOrder } from './show-marketplace-order.ts'
import { showOrder } from './show-order.ts'
import { showPackage } from './show-package.ts'
import { takeReceipt } from './take-receipt.ts'

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
