import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Gate } from '../../scripts/gate/gates.ts'
import { lastLines, single, withRunner, type Outcome } from '../../scripts/gate/outcome.ts'
import {
  playwrightReport,
  readReport,
  readRetried,
  vitestReport,
} from '../../scripts/gate/read-report.ts'
import { runGates } from '../../scripts/gate/run-gates.ts'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { tempTree } from './temp-tree.ts'

const environment = readEnvironment({})
const gate = (name: string, run: Gate['run']): Gate => ({ name, run })

describe('the gates', () => {
  const printed: string[] = []

  beforeEach(() => {
    printed.length = 0
    vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line))
  })

  it('do not wait for one that waits for the network, whose failure counts all the same', async () => {
    let end = (_outcome: Outcome): void => undefined
    const network = new Promise<Outcome>((resolve) => {
      end = resolve
    })
    const total = await runGates(
      [
        { ...gate('network', () => network), isBeside: true },
        gate('last', async () => {
          end(single(false))
          return single(true)
        }),
      ],
      environment,
    )
    expect(total).toMatchObject({ passed: 1, failed: 1, broken: ['network'] })
  })

  it('all run and add up, a thrown error being one failure', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const total = await runGates(
      [
        gate('first', async () => single(false)),
        gate('second', async () => Promise.reject(new Error('boom'))),
        gate('third', async () => ({
          passed: 5,
          failed: 1,
          skipped: 2,
          broken: ['bad one'],
          retried: ['slow one'],
        })),
      ],
      environment,
    )
    expect(total).toEqual({
      passed: 5,
      failed: 3,
      skipped: 2,
      broken: ['first', 'second', 'bad one'],
      retried: ['slow one'],
    })
    expect(error).toHaveBeenCalledWith('boom')
    error.mockClear()
    expect(printed.filter((line) => line.includes('FAILED'))).toHaveLength(3)
  })
})

describe('a runner', () => {
  it.each([
    ['crashes after its tests', { passed: 3, failed: 0, skipped: 0 }, false, 1],
    ['runs nothing', { passed: 0, failed: 0, skipped: 0 }, true, 1],
    ['fails tests', { passed: 3, failed: 2, skipped: 0 }, false, 2],
    ['passes', { passed: 3, failed: 0, skipped: 1 }, true, 0],
  ])('that %s', (_name, outcome, ok, failed) => {
    expect(withRunner({ ...outcome, broken: [], retried: [] }, ok).failed).toBe(failed)
  })
})

describe('the reports', () => {
  it('are read from what the runners write', () => {
    const root = tempTree({
      'vitest.json': JSON.stringify({
        numPassedTests: 4,
        numFailedTests: 1,
        numPendingTests: 2,
        numTodoTests: 0,
        testResults: [
          {
            name: '/house/tests/price.test.ts',
            status: 'failed',
            assertionResults: [
              { fullName: 'a price is whole', status: 'passed', failureMessages: [] },
              {
                fullName: 'a price is true',
                status: 'failed',
                failureMessages: ['Error: it lies'],
              },
            ],
          },
          { name: '/house/tests/torn.test.ts', status: 'failed', assertionResults: [] },
        ],
      }),
      'playwright.json': JSON.stringify({
        stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
        suites: [
          {
            title: 'sign-up.spec.ts',
            specs: [
              { title: 'arrives', tests: [{ status: 'expected', results: [{ errors: [] }] }] },
              {
                title: 'leaves',
                tests: [
                  {
                    status: 'unexpected',
                    results: [{ errors: [{ message: '\u001B[31mError: \u001B[39mno\n  door' }] }],
                  },
                ],
              },
            ],
            suites: [
              {
                title: 'on a telephone',
                specs: [{ title: 'arrives late', tests: [{ status: 'flaky', results: [] }] }],
              },
            ],
          },
        ],
      }),
    })
    expect(readReport(join(root, 'vitest.json'), vitestReport)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 2,
      broken: ['price.test.ts › a price is true: Error: it lies', 'torn.test.ts'],
      retried: [],
    })
    expect(readReport(join(root, 'playwright.json'), playwrightReport)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 0,
      broken: ['sign-up.spec.ts › leaves: Error: no door'],
      retried: ['sign-up.spec.ts › on a telephone › arrives late'],
    })
  })

  it('count as a failure where there is none, and throw where it is broken', () => {
    const root = tempTree({})
    expect(readReport(join(root, 'none.json'), vitestReport).failed).toBe(1)
    expect(readRetried(join(root, 'none.json'))).toEqual([])
    writeFileSync(join(root, 'retried.json'), '["price.test.ts › a price is late"]')
    expect(readRetried(join(root, 'retried.json'))).toEqual(['price.test.ts › a price is late'])
    writeFileSync(join(root, 'bad.json'), '{}')
    expect(() => readReport(join(root, 'bad.json'), vitestReport)).toThrow('numPassedTests')
  })
})

describe('the last lines', () => {
  it('name skipped tests only where there are some', () => {
    const outcome = { passed: 7, failed: 0, skipped: 0, broken: [], retried: [] }
    expect(lastLines(outcome)).toEqual(['7 passed, 0 failed'])
    expect(lastLines({ ...outcome, failed: 1, skipped: 1 })).toEqual([
      '7 passed, 1 failed, 1 skipped',
    ])
  })

  it('name what failed and what passed at the second try before the count', () => {
    const outcome = { passed: 7, failed: 1, skipped: 0, broken: ['c › d'], retried: ['a › b'] }
    expect(lastLines(outcome)).toEqual([
      'Failed: c › d',
      'Passed at the second try only: a › b',
      '7 passed, 1 failed',
    ])
  })
})
