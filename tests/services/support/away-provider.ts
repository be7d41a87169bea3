import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'

const isAway = (): Promise<never> =>
  Promise.reject(new UpstreamError({ upstream: 'payment', fault: 'unreachable', ms: 0 }))

/** A payment provider that does not answer: what is tried stays open until a test says what became of it (`told.ts`). */
export const awayProvider: PaymentDriver = {
  name: 'reference',
  start: isAway,
  retrieve: isAway,
  end: isAway,
  showSubscription: isAway,
  refund: isAway,
  readNotice: isAway,
  subscription: {
    charge: isAway,
    retrieveCharge: isAway,
    end: isAway,
    method: isAway,
    methodPage: isAway,
  },
}
