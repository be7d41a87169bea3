import { API_PATHS } from '#lib/config/api-paths.ts'
import { ORDER_NUMBER_FIELD, type OrderView } from '../order-view.ts'

const isView = (value: unknown): value is OrderView =>
  typeof value === 'object' && value !== null && 'order' in value && 'isBuyer' in value

/** Asks for the order of this browser, or for that of the signed-in account which the address names; whatever fails gives false (S2 §7). */
export const fetchOrder = async (signal: AbortSignal): Promise<OrderView | false> => {
  const number = new URLSearchParams(location.search).get(ORDER_NUMBER_FIELD)
  const query = number === null ? '' : `?${new URLSearchParams({ [ORDER_NUMBER_FIELD]: number })}`
  try {
    const answer = await fetch(`${API_PATHS.order}${query}`, { signal })
    const view: unknown = answer.status === 200 ? await answer.json() : false
    return isView(view) && view
  } catch (error) {
    // No connection, a page that is left, or an answer that is no JSON.
    if (error instanceof Error) return false
    throw error
  }
}
