import { allPages, type Family, type Page } from './pages.ts'

const FAMILIES: readonly Family[] = ['home', 'landing', 'legal']

const isSample = (page: Page, family: Family) => page.family === family && page.locale === 'en'

/** One page per family, for what takes too long on every page; the English ones, first of each. */
export const samplePages = async (): Promise<Page[]> => {
  const pages = await allPages()
  return FAMILIES.map((family) => {
    const page = pages.find((candidate) => isSample(candidate, family))
    if (!page) throw new Error(`There is no English page of the family ${family} to measure.`)
    return page
  })
}
