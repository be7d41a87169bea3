// Checks the landing records of the repository, or of the content folder that --out names.
import { checkLanding } from './landing-check/check-landing.ts'
import { reportCheck } from './landing/report-check.ts'
import { main } from './run/main.ts'

await main(() => reportCheck({ name: 'landing record', check: checkLanding }))
