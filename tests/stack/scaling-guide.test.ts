import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOADS, rowOf } from '../../bench/scaling/plan.ts'
import { migrationBreaches } from '../../scripts/migrations/check-migrations.ts'

const GUIDE = readFileSync('docs/scaling.md', 'utf8')

it.each(LOADS)(
  'docs/scaling.md has the row of $views page views a second as it is reckoned',
  (load) => {
    expect(GUIDE).toContain(rowOf(load))
  },
)

it('the step that docs/scaling.md shows is one that the check allows, and no more', () => {
  const text = /```sql\n([\s\S]*?)```/.exec(GUIDE)?.[1] ?? ''
  const check = (sql: string) => migrationBreaches({ file: 'a.sql', text: sql, release: '0.3.0' })
  expect(check(text)).toEqual([])
  expect(check(text.replace('-- contract', '-- note'))).toHaveLength(1)
})
