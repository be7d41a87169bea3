import { WEBHOOK_SIGNATURE_HEADER } from '#features/checkout/payment-contract.ts'
import { workAnswers, type WorkRequest } from '#features/checkout/subscription-contract.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { signedBodyHeader } from '#lib/util/signed-body.ts'
import type { PaymentService } from '#services/services-context.ts'

const TIMEOUT_MS = 30_000

const OK = 200

const CONFLICT = 409

/** What the site answers for its payment driver; `away` has to be asked again, `refused` never works. */
export type WorkAnswer = { kind: 'done'; body: unknown } | { kind: 'refused' } | { kind: 'away' }

type Asking = {
  payment: Pick<PaymentService, 'webhookSecret' | 'webhookUrl'>
  signal?: AbortSignal | undefined
}

const send = async (body: string, { payment, signal }: Asking): Promise<WorkAnswer> => {
  // Signed by the time of the system: the clock of the services may be ahead of the site's.
  const seconds = Math.floor(Date.now() / 1000)
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(new URL(API_PATHS.paymentWork, payment.webhookUrl), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [WEBHOOK_SIGNATURE_HEADER]: signedBodyHeader({
        secret: payment.webhookSecret,
        body,
        seconds,
      }),
    },
    body,
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  if (answer.status === OK) return { kind: 'done', body: await answer.json() }
  await answer.body?.cancel()
  return { kind: answer.status === CONFLICT ? 'refused' : 'away' }
}

/** Has the site's payment driver do something, by `POST /api/payment/work`; never throws because nobody answers, or answers nonsense. */
export const askProvider = async (request: WorkRequest, asking: Asking): Promise<WorkAnswer> => {
  try {
    const answer = await send(JSON.stringify(request), asking)
    if (answer.kind !== 'done') return answer
    const body = workAnswers[request.kind].safeParse(answer.body)
    return body.success ? { kind: 'done', body: body.data } : { kind: 'away' }
  } catch (error) {
    // No connection, no answer in time, or one that is no JSON.
    const isAway =
      error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError
    if (isAway) return { kind: 'away' }
    throw error
  }
}
