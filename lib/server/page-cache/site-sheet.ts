import sheet from '#generated/site-sheet.json'
import { fillStyles } from '#lib/next/style-elements.ts'

const parts = sheet.parts.map(({ classes, css }) => ({
  css,
  isWorn: new RegExp(` class="(?:[^"]* )?(?:${classes.join('|')})[ "]`),
}))

/** The rules that a page needs: a part comes with the first of its classes that the page wears. */
const sheetFor = (html: string): string =>
  sheet.site +
  parts
    .filter(({ isWorn }) => isWorn.test(html))
    .map(({ css }) => css)
    .join('')

/**
 * Puts the site's stylesheet into the style element of a page. React and Next have only seen a mark in its place: they
 * would carry fifty thousand characters through every rendering, and send them twice (docs/measuring.md, budget 11).
 * React knows the element by its address and never reads its text.
 */
export const withSheet = (html: string): string => fillStyles(html, () => sheetFor(html))
