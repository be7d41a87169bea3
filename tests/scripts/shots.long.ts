import { expect, it } from 'vitest'
import { runToEnd } from './run-to-end.ts'

const run = (...args: string[]) => runToEnd('scripts/shots.ts', {}, args)

it.each([
  ['a part of a path alone', ['start/plans']],
  ['too much', ['http://localhost:3000', 'start', 'plans']],
  ['no page', ['http://localhost:3000', 'no-such-page']],
])('npm run shots says in one line what to write: %s', async (_case, args) => {
  const { code, errors, out } = await run(...args)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(errors).toEqual([expect.stringContaining('Write: npm run shots -- [base URL]')])
})
