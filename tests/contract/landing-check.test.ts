import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkLanding } from '../../scripts/landing-check/check-landing.ts'
import { BUNDLED } from '../../scripts/landing/schema-file.ts'

it('finds nothing in the landing records of the repository, as the guide shows it to whoever checks the first one', async () => {
  const { count, errors, warnings } = await checkLanding(BUNDLED)
  expect(count).toBeGreaterThan(50)
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [] })
  expect(readFileSync('docs/landing-pages.md', 'utf8')).toContain(
    '`… landing records, 0 errors, 0 warnings.`',
  )
})
