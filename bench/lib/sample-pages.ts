import type { Bench } from './bench.ts'
import { allPages, type Family, type Page } from './pages.ts'
import type { Row } from './row.ts'

const FAMILIES: readonly Family[] = ['home', 'landing', 'legal']

/** The first English page of a family. */
export const samplePage = async (family: Family): Promise<Page> => {
  const pages = await allPages()
  const page = pages.find((each) => each.family === family && each.locale === 'en')
  if (!page) throw new Error(`There is no English page of the family ${family} to measure.`)
  return page
}

/** One page per family, for what takes too long on every page. */
export const samplePages = async (): Promise<Page[]> => Promise.all(FAMILIES.map(samplePage))

/** The rows of each of them, measured one after the other; of a landing page alone where it shall be quick. */
export const rowsOfEach = async (
  { quick }: Bench,
  measure: (path: string) => Promise<Row[]>,
): Promise<Row[]> => {
  const rows: Row[] = []
  const pages = quick ? [await samplePage('landing')] : await samplePages()
  for (const { path } of pages) rows.push(...(await measure(path)))
  return rows
}
