import { ask } from '#lib/browser/ask.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { normalizedQuery } from '#lib/util/normalized-query.ts'
import { MARKETPLACE_RECEIPT_FIELD } from '../purchase-page.ts'
import { keepMarketplaceOrder, readMarketplaceOrder } from './marketplace-order.ts'
import { pageLanguage, showState } from './page-parts.ts'

/** Query fields with which the marketplace sends a buyer to our receipt page (S2 §3 "Affiliate query parameters"). */
const CLICKBANK_FIELDS = [
  MARKETPLACE_RECEIPT_FIELD,
  'time',
  'item',
  'cbpop',
  'cname',
  'cemail',
] as const

const isTaken = (name: string) =>
  CLICKBANK_FIELDS.some((field) => field === name.toLowerCase().replace(/^amp;/, ''))

/**
 * Reads the receipt out of the address and takes it away there at once: name and e-mail of the buyer must stand neither in the
 * history nor in what the next page is told of this one.
 */
const takeOutOfAddress = (): Record<string, string> => {
  const url = new URL(location.href)
  const fields: Record<string, string> = {}
  const meant = normalizedQuery(url.search)
  for (const name of CLICKBANK_FIELDS) {
    const value = meant.get(name)
    if (value !== null) fields[name] = value
  }
  for (const name of [...url.searchParams.keys()].filter(isTaken)) url.searchParams.delete(name)
  if (Object.keys(fields).length > 0) history.replaceState(history.state, '', url)
  return fields
}

const CONFLICT = 409
const TOO_MANY = 429

const stateOf = (status: number): string => {
  if (status === CONFLICT) return 'used'
  return status >= 400 && status < 500 && status !== TOO_MANY ? 'unconfirmed' : 'failed'
}

type Receipt = { fields: Record<string, string>; signal: AbortSignal }

/** Sends a receipt; gives what the page then says, or nothing where what was bought is kept. */
const send = async ({ fields, signal }: Receipt): Promise<string | undefined> => {
  try {
    const answer = await ask(API_PATHS.clickbank, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        cbpop: null,
        cname: null,
        cemail: null,
        ...fields,
        language: pageLanguage(),
      }),
      signal,
    })
    if (!answer.ok) return stateOf(answer.status)
    return keepMarketplaceOrder(JSON.parse(answer.text)) ? undefined : 'failed'
  } catch (error) {
    if (error instanceof Error) return 'failed'
    throw error
  }
}

/** Takes the receipt that the marketplace sends a buyer with (S2 §4), and leads on to the page that thanks for it. */
export const takeReceipt = async (root: HTMLElement, signal: AbortSignal): Promise<void> => {
  const fields = takeOutOfAddress()
  const { onward = '' } = root.dataset
  const goOn = async () => {
    showState(root, 'waiting')
    const state = await send({ fields, signal })
    if (signal.aborted) return
    if (state === undefined) location.replace(onward)
    else showState(root, state)
  }
  root.querySelector('[data-retry]')?.addEventListener('click', () => void goOn(), { signal })
  if (fields.cbreceipt) await goOn()
  // The page was reloaded, or somebody went back to it.
  else if (readMarketplaceOrder()) location.replace(onward)
  else showState(root, 'missing')
}
