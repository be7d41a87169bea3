/*
 * Relies on: how React writes style elements into HTML, their text unescaped; and what the bundler makes of the one rule that stands
 * for the stylesheet while a page is rendered.
 * When that changes: pages come without styles, or their policy refuses them: `e2e/page-answers.spec.ts`. Adapt mark or pattern.
 */

/** What stands for the site's stylesheet in a page as it is rendered. */
export const SHEET_MARK = '.site-sheet{--goes:here}'

const STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g

/** Puts a stylesheet where its mark stands in the style elements of a page; elsewhere, as in flight data, the mark stays. */
export const fillStyles = (html: string, sheet: () => string): string =>
  html.replaceAll(STYLE, (style) => style.replace(SHEET_MARK, () => sheet()))

/** The texts of the style elements of a page, as a policy takes their hashes (CSP Level 3 §8.5). */
export const styleTexts = (html: string): string[] =>
  [...html.matchAll(STYLE)].map(([, text = '']) => text)
