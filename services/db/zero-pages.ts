import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const PAGE_BYTES = 8192

const ZEROS = Buffer.alloc(PAGE_BYTES)

/** Files that hold rows and entries of indexes, `base/5/16384` and its later parts. */
const HOLDS_PAGES = /^\d+(?:\.\d+)?$/

/** Of files by path, how many pages each had, and how many of these were nothing but zeros. */
export const zeroPagesSchema = z.record(z.string(), z.tuple([z.number(), z.number()]))

export type ZeroPages = z.infer<typeof zeroPagesSchema>

const countZeros = (file: string, pages: number): number => {
  const opened = openSync(file, 'r')
  const page = Buffer.alloc(PAGE_BYTES)
  let zeros = 0
  try {
    for (let at = 0; at < pages; at += 1) {
      readSync(opened, page, 0, PAGE_BYTES, at * PAGE_BYTES)
      if (page.equals(ZEROS)) zeros += 1
    }
  } finally {
    closeSync(opened)
  }
  return zeros
}

/** Counts the pages of a database at rest. */
export const zeroPagesOf = (folder: string): ZeroPages => {
  const base = join(folder, 'base')
  const files = readdirSync(base, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(base, name)).map((file) => ({ name, file })))
    .filter(({ file }) => HOLDS_PAGES.test(file))
  return Object.fromEntries(
    files.map(({ name, file }) => {
      const path = `base/${name}/${file}`
      const pages = Math.floor(statSync(join(folder, path)).size / PAGE_BYTES)
      return [path, [pages, countZeros(join(folder, path), pages)]]
    }),
  )
}

/** Pages that have turned into zeros since: PostgreSQL checks every page by a checksum except these, which it takes for new ones. */
export const lostPages = (folder: string, known: ZeroPages): string[] =>
  Object.entries(known).flatMap(([path, [pages, zeros]]) => {
    const lost = countZeros(join(folder, path), pages) - zeros
    return lost > 0 ? [`${path} has ${lost} pages of zeros that held something`] : []
  })
