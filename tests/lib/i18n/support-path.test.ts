import { expect, it } from 'vitest'
import { supportPath } from '#lib/i18n/support-path.ts'

it.each([
  ['en', '/company/support/'],
  ['de', '/de/company/support/'],
] as const)('whoever is stuck in %s is led to the desk of questions', (locale, path) => {
  expect(supportPath(locale)).toBe(path)
})
