import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Files that write warnings and errors each time, and why no stranger can have them written endlessly. Whatever else writes one does so by
 * `rareLine` (docs/decisions/053).
 */
const WRITTEN_EACH_TIME: Readonly<Record<string, string>> = {
  'features/analytics/server/record-keeper.ts':
    'a person enters what it says by hand; each takes a new account',
  'lib/server/guard-server.ts': 'once, at the start',
  'lib/limits/connect-redis.ts': 'two lines an outage',
  'lib/server/records/site-live-index.ts': 'one line a state of the content service',
  'lib/watch/report-errors.ts':
    'one line for an error that was to be sent, of which there are few in a minute',
  'lib/watch/serve-metrics.ts': 'for who collects metrics',
  'services/ask/ask-server.ts': 'once, at the start',
  'services/content/content-store.ts': 'one line a state of a folder',
  'services/content/problems.ts': 'one line a record that somebody has published',
  'services/content/watch-content.ts': 'once, at the start',
  'services/db/open-pglite.ts': 'once, at the start',
  'services/db/outage-log.ts': 'one line a state of the database',
  'services/rounds/purge-expired.ts': 'a round each ten minutes',
  'services/declarations/routes.ts':
    'who knows number and address of an order that is in time, by a form that is limited',
  'services/partners/take-marketplace-receipt.ts': 'receipts that the marketplace has signed',
  'services/payment/deliver-notices.ts': 'one line a state of the site',
  'services/payment-notice/take-notice.ts': 'messages that the provider has signed',
  'services/purchase/resolve-attempt.ts': 'money that was paid',
  'services/purchase/take-attempt-outcome.ts': 'money that was paid',
  'services/refunds/send-due-refunds.ts': 'money that a provider refuses to give back',
  'services/refunds/refund-order.ts': 'money that has gone back',
  'services/rounds/rounds.ts': 'rounds of the services themselves',
  'services/start-services.ts': 'once, at the start',
  'services/subscriptions/do-step.ts': 'plans that the price book has lost',
  'services/subscriptions/due-work.ts': 'subscriptions, each put off for hours',
  'services/subscriptions/record-payment.ts': 'money that was paid',
  'services/refunds/take-dispute.ts': 'disputes, told by the provider',
  'services/subscriptions/take-charge-outcome.ts': 'charges, told by the provider',
}

const WRITES = /\blog(?:\([^)]*\))?\.(?:warn|error|fatal)\(/

it('warnings and errors that strangers can bring about are written once a minute', () => {
  const files = globSync('{app,features,lib,services}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(500)
  const writing = files.filter((file) => WRITES.test(readFileSync(file, 'utf8')))
  expect(writing.toSorted()).toEqual(Object.keys(WRITTEN_EACH_TIME).toSorted())
})
