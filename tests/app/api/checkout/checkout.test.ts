import { WEBHOOK_SECRET } from '../../../support/checkout-browser.ts'
import { checkoutServices } from '../../../support/checkout-services.ts'
import { advertisementSuite } from './advertisement-suite.ts'
import { daysSuite } from './days-suite.ts'
import { faultsSuite } from './faults-suite.ts'
import { formSuite } from './form-suite.ts'
import { journeySuite } from './journey-suite.ts'
import { laterNoticeSuite } from './later-notice-suite.ts'
import { payRefusalsSuite } from './pay-refusals-suite.ts'
import { paySuite } from './pay-suite.ts'
import { placeSuite } from './place-suite.ts'
import { quoteSuite } from './quote-suite.ts'
import { stripeSuite } from './stripe-suite.ts'
import { viewSuite } from './view-suite.ts'
import { webhookSuite } from './webhook-suite.ts'

// One database for all: opening it takes longer than most of what is tested.
const services = checkoutServices(WEBHOOK_SECRET)

journeySuite(services)
quoteSuite(services)
advertisementSuite(services)
viewSuite(services)
payRefusalsSuite(services)
paySuite(services)
placeSuite(services)
daysSuite(services)
formSuite(services)
faultsSuite(services)
webhookSuite(services)
laterNoticeSuite(services)
stripeSuite(services)
