import 'server-only'
import { giveBack, RefundError, type GivenBack, type Wanted } from './give-back.ts'

type WantedRest = Omit<Wanted, 'amount' | 'isAgain'>

/** `undefined` where nothing is left. */
const giveOnce = async (wanted: WantedRest): Promise<GivenBack | undefined> => {
  try {
    return await giveBack({ ...wanted, isAgain: true })
  } catch (error) {
    // With no amount, and meant so, only that nothing is left can be said against it.
    if (!(error instanceof RefundError)) throw error
    return undefined
  }
}

/**
 * Gives back what is left of an order, also where part of it was given back before; asked again it changes nothing, and says
 * `written-down`. Throws `UpstreamError`.
 */
export const giveBackRest = async (wanted: WantedRest): Promise<GivenBack['outcome']> => {
  const first = await giveOnce(wanted)
  if (first?.outcome !== 'written-down') return first?.outcome ?? 'written-down'
  // What the provider had given back before is written down; the rest follows.
  const rest = await giveOnce(wanted)
  return rest?.outcome ?? 'written-down'
}
