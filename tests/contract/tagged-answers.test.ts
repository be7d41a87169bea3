import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from '../../scripts/check/source-files.ts'

const handlers = sourceFiles('app').filter((file) => /(?:^|\/)route\.tsx?$/.test(file))

const isOfApi = (file: string) => file.startsWith('api/')

it('every file for machines is rendered ahead, where the page cache gives it a tag', () => {
  const files = handlers.filter((file) => !isOfApi(file))
  expect(files.length).toBeGreaterThan(3)
  const dynamic = files.filter(
    (file) =>
      !readFileSync(`app/${file}`, 'utf8').includes("export const dynamic = 'force-static'"),
  )
  expect(dynamic).toEqual([])
})

it('every handler answers through the one that gives a tag to what may be kept', () => {
  const own = handlers.filter(isOfApi).filter((file) => {
    const text = readFileSync(`app/${file}`, 'utf8')
    return !/\b\w*(?:apiHandler|Handler|answer)\(/.test(text)
  })
  expect(own).toEqual([])
})
