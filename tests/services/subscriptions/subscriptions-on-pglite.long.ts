import { tempDir } from '../support/temp-dir.ts'
import { subscriptionsSuite } from './subscriptions-suite.ts'

/** `npm run test:long` has three hundred of them (lives.long.ts). */
const SUBSCRIBERS = 15

subscriptionsSuite(SUBSCRIBERS)('PGlite', () => ({ DATA_DIR: tempDir() }))
