import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import address from '#generated/page-script.json'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { sourceFiles } from '../../scripts/check/source-files.ts'
import { islandModules as islands, reachedFrom } from '../support/reached-modules.ts'

const sources = sourceFiles('.').filter((file) => /^(?:app|components|features|lib)\//.test(file))

/** Components, and what runs elsewhere or brings a library along; amounts are written by what the browser has itself. */
const NOT_OURS =
  /\.tsx$|^lib\/(?:server|http|edge)\/|^lib\/i18n\/(?!(?:format-money|number-format)\.ts$)/

const script = reachedFrom(['app/page-script.ts'])

describe('the islands (docs/decisions/029)', () => {
  it('are those that stand in their folder', () => {
    const found = sources.filter((file) => /^app\/islands\/(?!hydrate)/.test(file))
    expect(found.toSorted()).toEqual(islands.toSorted())
  })

  it('load schemas in the sign-up form alone', () => {
    const usesZod = (file: string) =>
      reachedFrom([file]).packages.some((name) => name.startsWith('zod'))
    expect(islands.filter(usesZod)).toEqual(['app/islands/sign-up.ts'])
  })

  it('know nothing of Next, nor of translations: words and links are props', () => {
    const { packages } = reachedFrom(islands)
    expect(packages.filter((name) => name.startsWith('next'))).toEqual([])
  })
})

describe('the page script (docs/decisions/029)', () => {
  it('loads neither React nor a library of the server or of animations', () => {
    const packages = script.packages.filter((name) => !name.startsWith('#generated/'))
    expect(packages.toSorted()).toEqual(['js-cookie', 'zustand/vanilla'])
    expect(script.files.filter((file) => NOT_OURS.test(file))).toEqual([])
  })

  it('carries the addresses that it asks, and no others', () => {
    const asked = script.files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/API_PATHS\.(\w+)/g)].map(([, key]) => key),
    )
    const bundle = readFileSync(join('.generated', address.replace('/_next/static', '')), 'utf8')
    const carried = Object.entries(API_PATHS).filter(([, path]) =>
      new RegExp(`["'\`]${path}["'\`?$]`).test(bundle),
    )
    expect(carried.length).toBeGreaterThan(0)
    expect(carried.filter(([key]) => !asked.includes(key))).toEqual([])
  })

  it('finds what it does in folders of the features that know no React', () => {
    const folders = sources.filter((file) => /^features\/[\w-]+\/browser\//.test(file))
    expect(script.files.filter((file) => folders.includes(file)).length).toBeGreaterThan(0)
    const { files, packages } = reachedFrom(folders)
    expect(
      packages.filter((name) => /^(?:react|next|framer-motion|axios|zod)\b/.test(name)),
    ).toEqual([])
    expect(files.filter((file) => NOT_OURS.test(file))).toEqual([])
  })
})
