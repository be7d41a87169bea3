import { setTimeout as sleep } from 'node:timers/promises'
import { NextRequest, NextResponse } from 'next/server'
import { describe, expect, it } from 'vitest'
import { runSteps } from '#lib/edge/run-steps.ts'
import type { Step } from '#lib/edge/visit.ts'
import { isAtOnce } from '../../support/is-at-once.ts'

const request = new NextRequest('http://site.example/start')

const named =
  (name: string): Step =>
  (visit) => ({
    ...visit,
    endings: [
      ...visit.endings,
      (answer) => {
        answer.headers.append('x-order', name)
        return answer
      },
    ],
  })

const later =
  (step: Step): Step =>
  async (visit) =>
    step(visit)

const answers: Step = ({ path }) => new NextResponse(path)

const orderOf = async (steps: readonly Step[]) =>
  (await runSteps(request, steps)).headers.get('x-order')

describe('runSteps', () => {
  it('costs no turn of the event loop while no step has to wait', async () => {
    expect(await isAtOnce(runSteps(request, [named('a'), answers]))).toBe(true)
    const waits: Step = async (visit) => {
      await sleep(20)
      return visit
    }
    expect(await isAtOnce(runSteps(request, [waits, answers]))).toBe(false)
  })

  it('waits for a step that asks somebody, and goes on with what it found', async () => {
    const finds: Step = (visit) => ({ ...visit, path: '/found' })
    const answer = await runSteps(request, [later(finds), named('a'), answers])
    expect(await answer.text()).toBe('/found')
  })

  it('runs no step behind the one that answered', async () => {
    const never: Step = () => {
      throw new Error('ran')
    }
    expect(await (await runSteps(request, [later(answers), never])).text()).toBe('/start')
  })

  it.each([
    ['at once', [named('a'), named('b'), answers]],
    ['later', [named('a'), later(named('b')), later(answers)]],
  ])('ends the answer in the order of the steps, %s', async (_when, steps) => {
    expect(await orderOf(steps)).toBe('a, b')
  })

  it('throws when no step answers', async () => {
    await expect(runSteps(request, [named('a')])).rejects.toThrow('No middleware step answered')
  })
})
