import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEPARTMENT_COLOURS } from '#features/previews/departments.ts'

it('the style sheet gives each department the colour of its sheets', () => {
  const sheet = readFileSync('app/styles/parts/department-colours.css', 'utf8')
  const rules = [...sheet.matchAll(/\.of-([a-z-]+) \{\s*--department: (#\w+);/g)]
  const drawn = Object.entries(DEPARTMENT_COLOURS).map(([id, { colour }]) => [id, colour] as const)
  expect(Object.fromEntries(rules.map(([, id, colour]) => [id, colour]))).toEqual(
    Object.fromEntries(drawn),
  )
})
