import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { createBench, type Bench } from '../services/support/bench.ts'
import { withDatabase } from '../services/support/made-database.ts'
import { tempDir } from '../services/support/temp-dir.ts'
import { ACCOUNT_CALLS } from './calls/account-calls.ts'
import { MESSAGE_CALLS, pagesOfForms } from './calls/message-calls.ts'
import { ORDER_CALLS } from './calls/order-calls.ts'
import { ownCallsOf } from './calls/own-calls.ts'
import { PAGE_CALLS } from './calls/page-calls.ts'
import { SIGN_UP_CALLS } from './calls/sign-up-calls.ts'
import { VISIT_CALLS } from './calls/visit-calls.ts'
import { faultsSuite } from './faults-suite.ts'
import { runCalls } from './run-calls.ts'

vi.mock('#generated/site-sheet.json', () => ({ default: { site: '.a{}', parts: [] } }))

let mails: Bench | undefined

const mailBench = () => {
  if (!mails) throw new Error('The mail is not there yet')
  return mails
}

beforeAll(async () => {
  const log = createLog({ name: 'test', level: 'silent' })
  mails = createBench(lazyDatabase({ dataDir: await withDatabase(tempDir()), log }))
}, 400_000)

afterAll(() => mails?.database.close())

faultsSuite({
  calls: [
    ...SIGN_UP_CALLS,
    ...ACCOUNT_CALLS,
    ...MESSAGE_CALLS,
    ...ORDER_CALLS,
    ...VISIT_CALLS,
    ...PAGE_CALLS,
    ...ownCallsOf(mailBench),
  ],
  part: 'visits',
  least: 450,
})

describe.each(LOCALE_CODES)('a form without script in %s', (locale) => {
  it('says in its language what became of it', async () => {
    const calls = pagesOfForms(locale).map((call) => ({
      ...call,
      faults: ['refused', 'limit 429'] as const,
    }))
    const messages = (await runCalls(calls)).map(({ seen }) => seen.message)
    expect(messages).toHaveLength(10)
    for (const message of messages) expect(message).toMatch(/\.notice\.failed$/)
  })
})
