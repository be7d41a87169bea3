import { describe } from 'vitest'
import { benchOf } from '../support/bench-of.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { changeSuite } from './change-suite.ts'
import { changesSuite } from './changes-suite.ts'
import { clockSuite } from './clock-suite.ts'
import { disputeSuite } from './dispute-suite.ts'
import { inBetweenSuite } from './in-between-suite.ts'
import { judgeSuite } from './judge/judge-suite.ts'
import { SLOW_MS } from './judge/providers.ts'
import { lateWordSuite } from './late-word-suite.ts'
import { lettersSuite } from './letters-suite.ts'
import type { StartProvider } from './life/subscriber.ts'
import { livesSuite } from './lives-suite.ts'
import { takenBackSuite } from './taken-back-suite.ts'
import { toldSuite } from './told-suite.ts'
import { whatStandsSuite } from './what-stands-suite.ts'
import { yearSuite } from './year-suite.ts'

/** `npm run test:long` has three hundred of them (judge.long.ts). */
const JUDGED = 20

type Options = {
  subscribers: number
  /** With whom the years of one subscription are lived; `undefined` is the provider of the contract. */
  providers: readonly (StartProvider | undefined)[]
}

/** Everything that the services promise of subscriptions, on one database. */
export const subscriptionsSuite =
  ({ subscribers, providers }: Options) =>
  (name: string, env: () => ServicesEnv) =>
    describe(`subscriptions on ${name}`, () => {
      const bench = benchOf(env, { waits: { slowMs: SLOW_MS } })

      for (const provider of providers) {
        yearSuite(bench, provider)
        changeSuite(bench, provider)
        toldSuite(bench, provider)
        disputeSuite(bench, provider)
      }
      takenBackSuite(bench)
      inBetweenSuite(bench)
      whatStandsSuite(bench)
      lateWordSuite(bench)
      lettersSuite(bench)
      changesSuite(bench)
      livesSuite(bench, { count: subscribers })
      judgeSuite(bench, { count: JUDGED })
      clockSuite(bench)
    })
