import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { LATE_MS } from '../support/late.ts'
import { SECRETS, type FaultCall } from './fault-call.ts'
import { FAULTS_PAGE, faultsPage, type PagePart } from './faults-page.ts'
import { SECRET_OF_SERVICE } from './hostile-upstream.ts'
import { budgetOf, runCalls, type Outcome } from './run-calls.ts'
import { deniesToHaveKept, hasWayOn, textOf } from './sentences.ts'

/** Nothing is wrong with what the service says. */
const isSound = ({ fault }: Outcome) => fault === 'none' || fault === 'clock'

const limitOf = ({ call, fault }: Outcome) => call.ownLimitMs ?? budgetOf({ call, fault })

/** A line for each fault and none without one, each a warning or an error. */
const isTold = (outcome: Outcome) => {
  const { call, lines } = outcome
  const isWrong = call.start !== undefined || !isSound(outcome)
  return lines.length > 0 === isWrong && lines.every(({ level }) => level >= 40)
}

const isOfOurCode = ({ event }: Outcome['lines'][number]) =>
  event === 'handler failed' || event === 'service failed'

type Suite = {
  calls: readonly FaultCall[]
  part: PagePart
  /** How many scenarios there are at least. */
  least: number
}

/** Makes every fault of every call happen, holds what follows, and that its part of the page of docs says the same. */
export const faultsSuite = ({ calls, part, least }: Suite): void => {
  let outcomes: readonly Outcome[] = []

  beforeAll(async () => {
    outcomes = await runCalls(calls)
  }, 400_000)

  const of = (call: FaultCall) => outcomes.filter((outcome) => outcome.call === call)

  describe.each(calls.map((call) => [`${call.upstream}: ${call.what}`, call] as const))(
    '%s',
    (_name, call) => {
      it('ends in time, whatever fails', () => {
        // Where nothing is wrong, only a busy machine takes its time.
        for (const outcome of of(call).filter((one) => !isSound(one))) {
          expect(outcome.ms, outcome.fault).toBeLessThan(limitOf(outcome) + LATE_MS)
        }
      })

      it('tells the operator, and holds no secret', () => {
        for (const outcome of of(call)) {
          expect(isTold(outcome), `${outcome.fault}: ${outcome.written}`).toBe(true)
          expect(outcome.written, outcome.fault).not.toMatch(SECRETS.mark)
        }
      })

      it('is a fault of the service, never one of ours, and says nothing of it', () => {
        for (const { fault, came, lines } of of(call)) {
          expect(came.kind === 'answer' && came.status, fault).not.toBe(500)
          expect(came.kind === 'answer' ? came.body : '', fault).not.toContain(SECRET_OF_SERVICE)
          expect(lines.filter(isOfOurCode), fault).toEqual([])
        }
      })

      it.each(LOCALE_CODES)('tells its visitor the truth and a way on, in %s', async (locale) => {
        for (const { fault, seen, reached } of of(call)) {
          if (seen.message === null) continue
          const said = await textOf(seen.message, locale)
          const ways = await Promise.all((seen.ways ?? []).map((way) => textOf(way, locale)))
          expect(said, `${fault}: ${seen.message}`).not.toBe('')
          expect(hasWayOn([said, ...ways], locale), `${fault}: no way on in “${said}”`).toBe(true)
          // What has reached the service whole may have been kept, whatever became of its answer.
          if (call.keeps && reached > 0) {
            expect(deniesToHaveKept(said, locale), `${fault}: “${said}”`).toBe(false)
          }
        }
      })
    },
  )

  it(`is written down in ${FAULTS_PAGE}, which -u writes anew`, async () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(least)
    await expect(await faultsPage(outcomes, part)).toMatchFileSnapshot(`../../${FAULTS_PAGE}`)
  })
}
