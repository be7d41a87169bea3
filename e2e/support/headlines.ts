import type { Page } from '@playwright/test'

/** Words of the page's first headline that something else covers at the top of the page: none is as it should be. */
export const coveredHeadlines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    const h1 = document.querySelector('h1')
    if (!h1) return ['no headline']
    const range = document.createRange()
    range.selectNodeContents(h1)
    return [...range.getClientRects()]
      .flatMap(({ left, right, top, bottom }) =>
        [0.05, 0.5, 0.95].map((at) => [left + (right - left) * at, (top + bottom) / 2] as const),
      )
      .filter(([, y]) => y < innerHeight)
      .flatMap(([x, y]) => {
        const over = document.elementFromPoint(x, y)
        const isOwn = over === null || h1.contains(over) || over.contains(h1)
        return isOwn ? [] : [`${over.tagName}.${over.className}`]
      })
  })

/**
 * Short words that stand alone on a line of the first headline. A phrase that is marked, a compound that fills half of the
 * line, and either word of two may.
 */
export const loneWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const h1 = document.querySelector('h1')
    if (!h1) return []
    const lines = new Map<number, { word: string; width: number; isMarked: boolean }[]>()
    const walker = document.createTreeWalker(h1, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const { bottom, width } = range.getBoundingClientRect()
        const line = Math.round(bottom / 8)
        const isMarked = node.parentElement?.closest('mark') !== null
        lines.set(line, [...(lines.get(line) ?? []), { word, width, isMarked }])
      }
    }
    if (lines.size < 2 || [...lines.values()].flat().length < 3) return []
    return [...lines.values()].flatMap(([first, ...others]) =>
      first && others.length === 0 && !first.isMarked && first.width < h1.clientWidth / 2
        ? [first.word]
        : [],
    )
  })
