import { sheetLayoutOf } from '#lib/config/template-kinds.ts'
import type { LibraryTitle } from './library-shelf.ts'

const layoutOf = ({ drawn }: LibraryTitle) => drawn && sheetLayoutOf(drawn)

/** The titles whose first pages a shelf shows: one of each kind of sheet in their order, then the next ones (S2 §2.6). */
export const previewedTitles = (titles: readonly LibraryTitle[], most: number): LibraryTitle[] => {
  const seen = new Set<ReturnType<typeof layoutOf>>([undefined])
  const firsts = titles.filter((title) => {
    const layout = layoutOf(title)
    const isNew = !seen.has(layout)
    seen.add(layout)
    return isNew
  })
  return [...new Set([...firsts, ...titles])].slice(0, most)
}
