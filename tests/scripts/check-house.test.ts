import { describe, expect, it } from 'vitest'
import { checkHouse } from '../../scripts/check/check-house.ts'
import { tempTree } from './temp-tree.ts'

const lines = (count: number) => '// one line\n'.repeat(count)
const breachesOf = (files: Record<string, string>) =>
  checkHouse(tempTree(files)).map(({ file, line, message }) => `${file}:${line} ${message}`)

const planted: [string, string, string, string][] = [
  ['a bare catch', 'app/x.ts', `try { y() } catch { z() }`, 'bare catch'],
  ['a deaf .catch', 'app/x.ts', `y().catch(() => {})`, 'without its error'],
  ['export from', 'app/x.ts', `export { y } from './y.ts'`, 'barrel'],
  ['export star', 'app/x.ts', `export * from './y.ts'`, 'barrel'],
  ['an undocumented function', 'lib/x.ts', `export const y = () => 1`, 'docstring'],
  ['a line comment is no docstring', 'lib/x.ts', `// y\nexport const y = () => 1`, 'docstring'],
  ['a file name', 'app/userForm.ts', `y()`, 'kebab-case'],
  ['a long file', 'app/x.ts', lines(251), '251 lines, 250 allowed'],
  ['a long test', 'tests/x.ts', lines(251), '251 lines'],
]

const legal: [string, string, string][] = [
  ['a catch that uses its error', 'app/x.ts', `try { y() } catch (error) { log(error) }`],
  ['a documented function', 'lib/x.ts', `/** One. */\nexport const y = () => 1`],
  ['an undocumented constant', 'lib/x.ts', `export const Y = 1`],
  ['an undocumented page', 'app/page.tsx', `export default function Page() { return null }`],
  ['names with dots', 'tests/user-form.test.ts', `y()`],
]

describe('the house rules', () => {
  it.each(planted)('catch %s', (_name, file, code, message) => {
    const found = breachesOf({ [file]: code })
    expect(found.filter((line) => line.includes(message))).toHaveLength(1)
  })

  it.each(legal)('allow %s', (_name, file, code) => {
    expect(breachesOf({ [file]: code })).toEqual([])
  })
})

describe('file sizes', () => {
  it('hold the median and the ninetieth percentile of code, apart from tests', () => {
    const files = {
      'app/a.ts': lines(46),
      'app/b.ts': lines(46),
      'app/c.ts': lines(121),
      'tests/d.ts': lines(200),
    }
    expect(breachesOf(files)).toEqual([
      expect.stringContaining('50 % of code files'),
      expect.stringContaining('90 % of code files'),
    ])
  })
})
