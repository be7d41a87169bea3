import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { checkHouse } from '../../scripts/check/check-house.ts'
import { tempTree } from './temp-tree.ts'

const OXLINT = resolve('node_modules/oxlint/bin/oxlint')

const lines = (count: number) => '// one line\n'.repeat(count)
const breachesOf = (files: Record<string, string>) =>
  checkHouse(tempTree(files)).map(({ file, line, message }) => `${file}:${line} ${message}`)

const planted: [string, string, string, string][] = [
  ['a bare catch', 'app/x.ts', `try { y() } catch { z() }`, 'bare catch'],
  ['a deaf .catch', 'app/x.ts', `y().catch(() => {})`, 'without its error'],
  ['export from', 'app/x.ts', `export { y } from './y.ts'`, 'barrel'],
  ['export star', 'app/x.ts', `export * from './y.ts'`, 'barrel'],
  ['a form of its own', 'services/x.ts', `await context.req.parseBody()`, 'posted-form.ts alone'],
  ['an undocumented function', 'lib/x.ts', `export const y = () => 1`, 'docstring'],
  ['a text that replaces', 'app/x.ts', `y.replace('{z}', z)`, 'give a function'],
  ['one in a template', 'lib/x.ts', 'y.replaceAll(/z/g, `${z}`)', 'give a function'],
  ['one that is made', 'features/x.ts', `y.replace('{z}', z.trim())`, 'give a function'],
  ['a line comment is no docstring', 'lib/x.ts', `// y\nexport const y = () => 1`, 'docstring'],
]

const legal: [string, string, string][] = [
  ['a catch that uses its error', 'app/x.ts', `try { y() } catch (error) { log(error) }`],
  ['the reader of forms', 'services/http/posted-form.ts', `await context.req.parseBody()`],
  ['a documented function', 'lib/x.ts', `/** One. */\nexport const y = () => 1`],
  ['a function that replaces', 'app/x.ts', `y.replace('{z}', () => z)`],
  ['a replacement that stands there', 'app/x.ts', `y.replaceAll(/(z)/g, '$1')`],
  ['a place that replaces another', 'app/x.ts', `location.replace(href)`],
  ['an undocumented constant', 'lib/x.ts', `export const Y = 1`],
  ['an undocumented page', 'app/page.tsx', `export default function Page() { return null }`],
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

describe('the linter', () => {
  // With the rules of the repository, and without types, which take long.
  const { plugins, rules } = z
    .object({ plugins: z.array(z.string()), rules: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync('.oxlintrc.json', 'utf8')))

  const lint = (file: string, code: string) => {
    const root = tempTree({ [file]: code, '.oxlintrc.json': JSON.stringify({ plugins, rules }) })
    const { status, stdout } = spawnSync(process.execPath, [OXLINT], {
      cwd: root,
      encoding: 'utf8',
    })
    return { status, stdout }
  }

  it.each([
    ['a file name', 'app/userForm.ts', 'y()\n', 'filename-case'],
    ['a long file', 'app/x.ts', lines(251), 'max-lines'],
    ['a long test', 'tests/x.ts', lines(251), 'max-lines'],
  ])('catches %s', (_name, file, code, rule) => {
    const { status, stdout } = lint(file, code)
    expect(status).toBe(1)
    expect(stdout).toContain(rule)
  })

  it.each([
    ['names with dots', 'tests/user-form.test.ts', 'y()\n'],
    ['a file that is as long as it may be', 'app/x.ts', lines(250)],
  ])('allows %s', (_name, file, code) => {
    expect(lint(file, code).status).toBe(0)
  })
})
