import { expect, it } from 'vitest'
import { checkExperiments } from '../../scripts/experiments/check-experiments.ts'
import { BUNDLED } from '../../scripts/landing/schema-file.ts'
import { readExperiments } from '../../scripts/lib/read-experiments.ts'

it('has pages and arms for every experiment of the repository, and none on which a decision is due', async () => {
  const rows = await readExperiments()
  const { errors } = await checkExperiments({ rows, folder: BUNDLED, now: new Date() })
  expect(errors).toEqual([])
})
