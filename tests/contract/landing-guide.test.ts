import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { landingRecord } from '#features/landing/landing-record.ts'
import { landingSection } from '#features/landing/landing-sections.ts'
import { sheetName } from '#features/landing/landing-sheets.ts'
import { CLAIM_NAMES } from '#lib/util/claims.ts'
import manifest from '../../package.json' with { type: 'json' }
import { readArguments } from '../../scripts/landing/new/read-arguments.ts'
import { writeRecords } from '../../scripts/landing/new/write-records.ts'
import { readClaims } from '../../scripts/landing/read-claims.ts'
import { readRecordFolder } from '../../scripts/landing/read-record-folder.ts'
import { recordProblems } from '../../scripts/landing/record-problems.ts'
import { LANDING_FORM } from '../../scripts/landing/record-schema.ts'
import { readLandingRecords } from '../../scripts/lib/read-records.ts'
import { tempTree } from '../scripts/temp-tree.ts'
import { LANDING_RULES } from '../support/landing-rules.ts'

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

/** The commands of the guide that make a page in the repository. */
const NEW_PAGES = [...guide.matchAll(/^npm run landing:new -- (--family .+)$/gm)].map(
  ([, text = '']) => text.split(' '),
)

it('makes pages and an experiment that may be merged: the check and the rules of all records hold', async () => {
  const root = tempTree({})
  for (const args of NEW_PAGES) await writeRecords(readArguments([...args, '--out', root]))
  const { rows, problems } = await readRecordFolder({ root, name: 'locales' }, LANDING_FORM)
  expect(problems).toEqual([])
  // A page and two arms, in two languages and in three.
  expect(rows.length).toBeGreaterThanOrEqual(2 + 2 * 3)
  for (const row of rows) {
    expect(recordProblems(row, await readClaims(row.locale)).errors).toEqual([])
  }
  const made = new Set(rows.map(({ source }) => source))
  const others = (await readLandingRecords()).filter(({ source }) => !made.has(source))
  const merged = [...others, ...rows].toSorted((a, b) => a.source.localeCompare(b.source))
  for (const [rule, breaches] of Object.entries(LANDING_RULES)) {
    expect(breaches(merged), rule).toEqual([])
  }
})
