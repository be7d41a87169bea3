import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'

const names = z.record(z.string(), z.string())
const manifest = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
})

it('docs/dependencies.md has one line for each dependency and no other', () => {
  const json: unknown = JSON.parse(readFileSync('package.json', 'utf8'))
  const { dependencies, devDependencies, optionalDependencies } = manifest.parse(json)
  const wanted = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` \|/gm)
  expect([...rows].map(([, name = '']) => name).toSorted()).toEqual(wanted.toSorted())
})
