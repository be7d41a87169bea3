import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import sheet from '#generated/site-sheet.json'
import { outermostSelectors } from '../../scripts/lib/write-sheet.ts'

const files = globSync('app/styles/parts/*.css').toSorted()

it.each(files)(
  '%s comes to every page that its rules are for: each names a class of its own',
  (file) => {
    const part = sheet.parts[files.indexOf(file)]
    const names = new RegExp(`\\.(?:${part?.classes.join('|')})(?![\\w-])`)
    expect(part?.classes.length).toBeGreaterThan(0)
    expect(
      outermostSelectors(readFileSync(file, 'utf8')).filter((selector) => !names.test(selector)),
    ).toEqual([])
  },
)

it('no page has a control whose reset the sheet leaves out', () => {
  expect(sheet.site).toContain('::placeholder')
  expect(sheet.site).not.toMatch(/file-selector|datetime|\[multiple\]/)
  const controls = /\stype=["'{]*(?:file|date|time|month|week|datetime-local)\b|\smultiple[\s=>]/
  expect(
    globSync('{app,components,features}/**/*.tsx').filter((file) =>
      controls.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([])
})

it('no class is styled by two parts: a page that wears it would get both', () => {
  const all = sheet.parts.flatMap(({ classes }) => classes)
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
})

it('a width at which layouts change is named: it stands nowhere but among the breakpoints', () => {
  const breakpoints = readFileSync('app/styles/breakpoints.css', 'utf8')
  const widths = [...breakpoints.matchAll(/--breakpoint-\w+: ([\d.]+rem)/g)].map(([, rem]) => rem)
  const plain = new RegExp(
    `@media \\((?:[\\d.]+rem <= )?width (?:<|>=) (?:${widths.join('|')})\\) \\{`,
  )
  expect(widths).toHaveLength(8)
  expect(
    globSync('app/styles/**/*.css').filter((file) => plain.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})
