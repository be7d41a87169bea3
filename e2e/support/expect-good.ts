import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { LONG } from './long.ts'

/** How a walk through pages of an account is made: English in `npm test`, each language with axe on every page in `npm run test:long`. */
export type Walked<Locale> = { locale: Locale; isExamined: boolean; details: object; how: string }

/** The walks of some languages. */
export const walksIn = <Locale extends string>(locales: readonly Locale[]): Walked<Locale>[] => [
  ...locales
    .slice(0, 1)
    .map((locale) => ({ locale, isExamined: false, details: {}, how: `in ${locale}` })),
  ...locales.map((locale) => ({
    locale,
    isExamined: true,
    details: LONG,
    how: `in ${locale}, each page by axe`,
  })),
]

/** The page fits its window, and where it is examined axe finds nothing in it. */
export const expectGood = async (page: Page, isExamined = true) => {
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isTooWide).toBe(false)
  if (!isExamined) return
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}
