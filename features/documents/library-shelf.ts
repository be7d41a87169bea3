import type { Drawn } from '#features/previews/draw-sheet.ts'
import type { DocumentRouteId } from '#lib/config/document-pages.ts'
import {
  MENU_DEPARTMENTS,
  MENU_LANGUAGES,
  MENU_TOPICS,
  MENU_TYPES,
  type LibraryPlace,
  type MenuDepartment,
} from '#lib/config/library.ts'
import type { CatalogueLocale, Department, TemplateType } from '#lib/config/template-kinds.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import type { RelatedDocument } from './related-documents.ts'
import type { KindCounts } from './search-contract.ts'

/** A set of titles that a page of the library shows: one link of the templates menu (S2 §2.6). */
export type Shelf =
  | { by: 'department'; id: Department; words: MenuDepartment; place: LibraryPlace }
  | { by: 'type'; id: (typeof MENU_TYPES)[number]; place: LibraryPlace }
  | { by: 'topic'; id: (typeof MENU_TOPICS)[number]; place: LibraryPlace }
  | { by: 'language'; id: CatalogueLocale; place: LibraryPlace }

/** Every shelf, in the order of the templates menu. */
export const SHELVES: readonly Shelf[] = [
  ...keysOf(MENU_DEPARTMENTS).map((words) => {
    const id = MENU_DEPARTMENTS[words]
    return { by: 'department', id, words, place: id } as const
  }),
  ...MENU_TYPES.map((id) => ({ by: 'type', id, place: `type/${id}` }) as const),
  ...MENU_TOPICS.map((id) => ({ by: 'topic', id, place: `topic/${id}` }) as const),
  ...MENU_LANGUAGES.map((id) => ({ by: 'language', id, place: `language/${id}` }) as const),
]

/** The shelf of an address below `/docs/library/`; nothing for any other text. */
export const shelfAt = (place: string): Shelf | undefined =>
  SHELVES.find((shelf) => shelf.place === place)

/** A title of the library: the document as a page shows it, and of which kind it is where the service tells. */
export type LibraryTitle = RelatedDocument & {
  /** The page on which it can be read, where the language of the page has written it out. */
  page?: DocumentRouteId
  of?: Department
  type?: TemplateType
  /** The source for drawing its first page on this page; undefined where previews come from elsewhere. */
  drawn?: Drawn
}

/**
 * The content of a shelf. `nothing`: the search found none, and those of the default keyword are shown (S2 §8). `away`: the service did
 * not answer, and the default documents stand in.
 */
export type ShelfContent = {
  state: 'found' | 'nothing' | 'away'
  /** The number of titles; null where the service did not tell. */
  total: number | null
  /** The number of each kind; null where the service does not count them. */
  counts: KindCounts | null
  titles: readonly LibraryTitle[]
}

/** Fewer are no choice. */
const LEAST_RELATED = 5

/**
 * The shelves that the titles of a page lie on as well, by its own titles: types for a department, departments for a type; where
 * these are few, the other departments too.
 */
export const relatedShelves = (shelf: Shelf, { titles }: ShelfContent): Shelf[] => {
  const others = SHELVES.filter(({ by }) => by !== shelf.by)
  const isNear = ({ by, id }: Shelf) =>
    by === 'topic' || titles.some((title) => (by === 'type' ? title.type : title.of) === id)
  const near = others.filter(isNear)
  if (near.length >= LEAST_RELATED) return near
  return others.filter((other) => other.by === 'department' || isNear(other))
}
