import { expect, it } from 'vitest'
import { checkLanding } from '../../scripts/landing-check/check-landing.ts'
import { BUNDLED } from '../../scripts/landing/schema-file.ts'

it('finds no error in the landing records of the repository', async () => {
  const { count, errors } = await checkLanding(BUNDLED)
  expect(count).toBeGreaterThan(50)
  expect(errors).toEqual([])
})
