// Checks the offer records of the repository, or of the content folder that --out names.
import { reportCheck } from './landing/report-check.ts'
import { checkOffers } from './offers/check-offers.ts'
import { main } from './run/main.ts'

await main(() => reportCheck({ name: 'offer record', check: checkOffers }))
