import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { codeOf, isMissing } from '#lib/util/error-code.ts'

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

it('names the code of a system error', () => {
  const error = thrownBy(() => readFileSync('/no/such/file'))
  expect(codeOf(error)).toBe('ENOENT')
  expect(isMissing(error)).toBe(true)
})

it.each([
  ['an error without one', new Error('ENOENT')],
  ['one that is a number', Object.assign(new Error('x'), { code: 2 })],
  ['what is no error', { code: 'ENOENT' }],
  ['nothing', undefined],
])('has none for %s', (_case, value) => {
  expect(codeOf(value)).toBe('')
  expect(isMissing(value)).toBe(false)
})
