import { afterAll, vi } from 'vitest'
import { benchOf } from '../services/support/bench-of.ts'
import { tempDir } from '../services/support/temp-dir.ts'
import { startStripeApi } from '../support/stripe-api/stripe-api.ts'
import { checkoutCallsOf } from './calls/checkout-calls.ts'
import { renewalOf } from './calls/renewal-call.ts'
import { faultsSuite } from './faults-suite.ts'

vi.mock('#generated/site-sheet.json', () => ({ default: { site: '.a{}', parts: [] } }))

const shared = benchOf(() => ({ DATA_DIR: tempDir() }))
const renewing = benchOf(() => ({ DATA_DIR: tempDir() }))

const stripe = await startStripeApi()

afterAll(() => stripe.stop())

faultsSuite({
  calls: [
    ...checkoutCallsOf({ database: () => shared().database, stripe }),
    renewalOf(() => renewing().database),
  ],
  part: 'purchases',
  least: 330,
})
