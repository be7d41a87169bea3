import { afterAll, beforeAll, vi } from 'vitest'
import { WEBHOOK_SECRET } from '../support/checkout-browser.ts'
import { checkoutServices } from '../support/checkout-services.ts'
import { startStripeApi } from '../support/stripe-api/stripe-api.ts'
import { checkoutCallsOf } from './calls/checkout-calls.ts'
import { PURCHASES_PAGE } from './faults-page.ts'
import { faultsSuite } from './faults-suite.ts'

vi.mock('#generated/site-sheet.json', () => ({ default: { site: '.a{}', parts: [] } }))

const services = checkoutServices(WEBHOOK_SECRET)

const stripe = await startStripeApi()

// Warms what the first purchase would wait for.
beforeAll(() => services.bench().database.get())

afterAll(() => stripe.stop())

faultsSuite({
  calls: checkoutCallsOf({ services, stripeSettings: () => stripe.settings }),
  page: PURCHASES_PAGE,
  least: 250,
})
