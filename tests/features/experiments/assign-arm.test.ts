import { describe, expect, it } from 'vitest'
import { readArms, writeArms } from '#features/experiments/arms-cookie.ts'
import { assignArm } from '#features/experiments/assign-arm.ts'
import { orderExperiments } from '#features/experiments/running-experiments.ts'
import type { ExperimentIndex } from '#lib/records/experiment-index.ts'
import { experimentEntry } from '../../support/experiment.ts'

const NOW = 1000
const PAGE = '/docs/free-demo'
const VISITORS = 2000

type Case = { index: ExperimentIndex; cookie?: string; page?: string; id?: string }

const assign = async ({ index, cookie, page = PAGE, id = crypto.randomUUID() }: Case) => {
  const running = orderExperiments(index)
  const candidates = running.onPage(page).filter(({ start }) => start <= NOW)
  const visitor = { kept: readArms(cookie), key: 'key', id, now: NOW }
  const { shown, kept, isNew } = await assignArm(candidates, { running, visitor })
  return { shown: shown && `${shown.experiment}.${shown.arm[0]}`, cookie: writeArms(kept), isNew }
}

/** What many visitors are shown, who always have the same ids. */
const many = async (one: Case) => {
  const counts = new Map<string | undefined, number>()
  for (let at = 0; at < VISITORS; at += 1) {
    const { shown } = await assign({ ...one, id: `visitor ${at}` })
    counts.set(shown, (counts.get(shown) ?? 0) + 1)
  }
  return (shown?: string) => (counts.get(shown) ?? 0) / VISITORS
}

const one = { headline: experimentEntry() }

describe('the arm of a visitor', () => {
  it('is drawn by weight', async () => {
    const arms = [['control', 1] as const, ['price', 3, '/docs/ab/x'] as const]
    const share = await many({ index: { headline: experimentEntry({ arms }) } })
    expect(share('headline.price')).toBeCloseTo(0.75, 1)
    expect(share('headline.control')).toBeCloseTo(0.25, 1)
  })

  it('stays, whatever becomes of the weights, and its mark with it', async () => {
    const arms = [['control', 100] as const, ['price', 1, '/docs/ab/x'] as const]
    const index = { headline: experimentEntry({ arms, holdout: 0.9 }) }
    const cookie = 'headline.price!'
    expect(await assign({ index, cookie })).toEqual({
      shown: 'headline.price',
      cookie,
      isNew: false,
    })
  })

  it('is drawn anew where the experiment has it no more', async () => {
    const found = await assign({ index: one, cookie: 'headline.gone!' })
    expect(found.isNew).toBe(true)
    expect(found.cookie).toMatch(/^headline\.(?:control|price)$/)
  })

  it('leaves what is said of other experiments', async () => {
    expect((await assign({ index: one, cookie: 'plans.a!' })).cookie).toMatch(/^plans\.a!~headline/)
  })
})

describe('a holdout', () => {
  it('is in no arm, on every visit', async () => {
    const index = { headline: experimentEntry({ holdout: 0.3 }) }
    const share = await many({ index })
    expect(share()).toBeCloseTo(0.3, 1)
    const cookie = 'headline.out'
    expect(await assign({ index, cookie })).toEqual({ shown: undefined, cookie, isNew: false })
  })
})

describe('experiments of one layer', () => {
  const index = {
    first: experimentEntry({ layer: 'words' }),
    second: experimentEntry({ layer: 'words', page: '/l' }),
  }

  it('share no visitor, whichever page comes first', async () => {
    let both = 0
    for (let at = 0; at < 300; at += 1) {
      const [page, other] = at % 2 === 0 ? [PAGE, '/l'] : ['/l', PAGE]
      const here = await assign({ index, page })
      const there = await assign({ index, page: other, cookie: here.cookie })
      const again = await assign({ index, page, cookie: there.cookie })
      expect(again.shown).toBe(here.shown)
      if (here.shown && there.shown) both += 1
      expect(Boolean(here.shown) || Boolean(there.shown)).toBe(true)
    }
    expect(both).toBe(0)
  })

  it('divide it by halves', async () => {
    const share = await many({ index })
    expect(share()).toBeCloseTo(0.5, 1)
  })

  it('are those of one page unless it says otherwise', async () => {
    const same = { first: experimentEntry(), second: experimentEntry() }
    const share = await many({ index: same })
    expect(share()).toBe(0)
    expect(share('first.control') + share('first.price')).toBeCloseTo(0.5, 1)
  })

  it('count from their start alone', async () => {
    const later = { ...index, second: experimentEntry({ layer: 'words', page: '/l', start: 2000 }) }
    const share = await many({ index: later })
    expect(share()).toBe(0)
  })
})
