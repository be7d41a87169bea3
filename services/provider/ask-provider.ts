import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import type { ServicesContext } from '#services/context/services-context.ts'

const TIMEOUT_MS = 30_000

/** Statuses by which a provider refuses for good. */
const FOR_GOOD = [402, 404, 409, 422]

/** The answer of a payment provider: after `away` the call is repeated, `refused` will never succeed. */
export type ProviderAnswer<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused' }
  | { kind: 'away' }

type Asking = Pick<ServicesContext, 'provider' | 'log'> & { signal?: AbortSignal | undefined }

/** Calls the payment driver; where it does not answer, or not by its contract, the failure is logged and nothing is thrown. */
export const askProvider = async <Answer>(
  ask: (driver: PaymentDriver, signal: AbortSignal) => Promise<Answer>,
  { provider, log, signal }: Asking,
): Promise<ProviderAnswer<Answer>> => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const answer = await ask(provider, signal ? AbortSignal.any([signal, timeout]) : timeout)
    return { kind: 'done', answer }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(log, error)
    return { kind: isRefusal(error, FOR_GOOD) ? 'refused' : 'away' }
  }
}
