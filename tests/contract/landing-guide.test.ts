import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CLAIM_NAMES } from '#lib/contracts/claims.ts'
import { landingRecord } from '#lib/contracts/landing-record.ts'
import { landingSection } from '#lib/contracts/landing-sections.ts'
import { sheetName } from '#lib/contracts/landing-sheets.ts'
import manifest from '../../package.json' with { type: 'json' }

const guide = readFileSync('docs/landing-pages.md', 'utf8')

/** Names in the first column of the guide's tables. */
const explained = new Set(
  [...guide.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  ),
)

it('explains every field of a record', () => {
  const fields = Object.keys(landingRecord.shape)
  expect(fields.filter((field) => !explained.has(field))).toEqual([])
})

it('explains every section', () => {
  const types = landingSection.options.map(({ shape }) => shape.type.value)
  expect(types.filter((type) => !explained.has(type))).toEqual([])
})

it.each([...CLAIM_NAMES, ...sheetName.options])('names %s', (name) => {
  expect(guide).toContain(`\`${name}\``)
})

it('tells only of commands that there are', () => {
  const commands = [...guide.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(4)
  expect(commands.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([])
})

it('leads to headings that there are', () => {
  const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-').replaceAll(',', ''),
  )
  const targets = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = '']) => target)
  expect(targets.length).toBeGreaterThan(4)
  expect(targets.filter((target) => !headings.includes(target))).toEqual([])
})
