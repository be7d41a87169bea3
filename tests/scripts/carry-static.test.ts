import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { carryStatic } from '../../scripts/lib/carry-static.ts'
import { tempTree } from './temp-tree.ts'

const DAY_S = 86_400

/** Two builds, of which the first was made `age` days ago. */
const builds = (age: number) => {
  const root = tempTree({
    'one/static/chunks/a.js': 'a of the first',
    'one/static/page-script/p-1.js': 'p',
    'one/server/a.js': 'server',
    'two/static/chunks/b.js': 'b',
  })
  const made = Date.now() / 1000 - age * DAY_S
  for (const file of ['chunks/a.js', 'page-script/p-1.js']) {
    utimesSync(join(root, 'one/static', file), made, made)
  }
  return { root, made, second: join(root, 'two') }
}

it('a build serves what pages of an earlier one still name, under the same address', () => {
  const { root, second, made } = builds(7)
  carryStatic({ from: root, to: second })
  expect(readFileSync(join(second, 'static/chunks/a.js'), 'utf8')).toBe('a of the first')
  expect(readFileSync(join(second, 'static/page-script/p-1.js'), 'utf8')).toBe('p')
  expect(statSync(join(second, 'static/chunks/a.js')).mtimeMs).toBeCloseTo(made * 1000, -2)
  expect(() => statSync(join(second, 'server'))).toThrow('ENOENT')
})

it('what no page can name any more is left behind, also by way of a later build', () => {
  const { root, second } = builds(7)
  carryStatic({ from: root, to: second })
  const third = join(root, 'three')
  const later = Date.now() + 2 * DAY_S * 1000
  carryStatic({ from: root, to: third }, later)
  expect(statSync(join(third, 'static/chunks/b.js')).isFile()).toBe(true)
  expect(() => statSync(join(third, 'static/chunks/a.js'))).toThrow('ENOENT')
})
