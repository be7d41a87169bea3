import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const lists = ['.dockerignore', 'scripts/run/build-inputs.ts']

/** Code at the root that the site is built from; configuration of tools is not. */
const rootFiles = readdirSync('.').filter((name) =>
  /^(?:(?:middleware|instrumentation|next\.config)\.ts|tsconfig\.build\.json)$/.test(name),
)

it.each(lists)('%s names the folder of public files', (list) => {
  expect(readFileSync(list, 'utf8')).toMatch(/^\W*public\W*$/m)
})

it.each(lists)('%s names every file at the root that the site is built from', (list) => {
  const text = readFileSync(list, 'utf8')
  expect(rootFiles.length).toBeGreaterThan(3)
  expect(rootFiles.filter((name) => !text.includes(name))).toEqual([])
})
