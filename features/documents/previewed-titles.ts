import { firstPageOf } from '#features/previews/kinds.ts'
import type { LibraryTitle } from './library-shelf.ts'

const kindOf = ({ drawn }: LibraryTitle) => drawn && firstPageOf(drawn)

/** The titles whose first pages a shelf shows: one of each kind of sheet in their order, then the next ones (S2 §2.6). */
export const previewedTitles = (titles: readonly LibraryTitle[], most: number): LibraryTitle[] => {
  const seen = new Set<ReturnType<typeof kindOf>>()
  const firsts = titles.filter((title) => {
    const kind = kindOf(title)
    // One that is not drawn here is like no other.
    const isNew = kind === undefined || !seen.has(kind)
    seen.add(kind)
    return isNew
  })
  return [...new Set([...firsts, ...titles])].slice(0, most)
}
