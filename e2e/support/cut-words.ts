import type { Page } from '@playwright/test'

/** Words that a line ends in the middle of without a hyphen, each with a bar where it is cut. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange()
    const lineOf = (node: Text, at: number) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      // After a soft hyphen a first rectangle, without width, ends the line before.
      return [...range.getClientRects()].findLast(({ width }) => width > 0)?.bottom
    }
    const cutsOf = (node: Text) =>
      [...node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length < 2) return []
        const lines = Array.from(word, (_letter, at) => lineOf(node, index + at))
        const at = lines.findIndex((line, letter) => {
          const before = lines[letter - 1]
          // A rotated sheet lowers a line from letter to letter.
          return line !== undefined && before !== undefined && line - before > 3
        })
        return at > 0 ? [`${word.slice(0, at)}|${word.slice(at)}`] : []
      })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cuts: string[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      // A checksum is no word.
      const isText =
        currentNode instanceof Text && !currentNode.parentElement?.closest('noscript, code')
      if (isText) cuts.push(...cutsOf(currentNode))
    }
    return cuts
  })
