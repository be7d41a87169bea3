import type { Locale } from '#lib/config/locales.ts'
import { DEPARTMENTS, TEMPLATE_TYPES, type TemplateType } from '#lib/config/template-kinds.ts'
import { SHELVES, type LibraryTitle, type Shelf } from './library-shelf.ts'
import type { KindCounts } from './search-contract.ts'

/** Titles of one kind, from A to Z. */
export type TitleGroup = {
  /** A department or a type; nothing for titles whose kind the service does not tell. */
  kind: { department: Shelf } | { type: TemplateType } | null
  /** The number of this kind that the shelf holds, where that is known. */
  total?: number | undefined
  titles: readonly LibraryTitle[]
}

type Options = { locale: Locale; counts: KindCounts | null }

const byDepartment = (titles: readonly LibraryTitle[], counts: KindCounts | null): TitleGroup[] =>
  DEPARTMENTS.flatMap((id) => {
    const department = SHELVES.find((shelf) => shelf.by === 'department' && shelf.id === id)
    if (!department) return []
    const own = titles.filter((title) => title.of === id)
    return [{ kind: { department }, total: counts?.departments[id], titles: own }]
  })

const byType = (titles: readonly LibraryTitle[], counts: KindCounts | null): TitleGroup[] =>
  TEMPLATE_TYPES.map((type) => ({
    kind: { type },
    total: counts?.types[type],
    titles: titles.filter((title) => title.type === type),
  }))

/** The grouping of a shelf's titles: one that is no mixture of departments by type, the others by department. */
const groupingOf = ({ by }: Shelf): 'type' | 'department' =>
  by === 'department' || by === 'topic' ? 'type' : 'department'

const kindsOf = (shelf: Shelf, titles: readonly LibraryTitle[]) =>
  new Set(titles.map((title) => (groupingOf(shelf) === 'type' ? title.type : title.of)))

/** The order of a page's titles, for its readers: titles of a single kind are in no groups. */
export const arrangementOf = (shelf: Shelf, titles: readonly LibraryTitle[]) =>
  kindsOf(shelf, titles).size > 1 ? groupingOf(shelf) : 'alphabet'

const isForeign = ({ mark }: LibraryTitle) => Number(mark !== undefined)

/** The titles of a shelf in groups, each from A to Z, first the documents in the language of the page; those of an unknown kind come last. */
export const groupTitles = (
  { shelf, titles }: { shelf: Shelf; titles: readonly LibraryTitle[] },
  { locale, counts }: Options,
): TitleGroup[] => {
  const isByType = groupingOf(shelf) === 'type'
  const known = isByType ? byType(titles, counts) : byDepartment(titles, counts)
  const others = titles.filter((title) => !(isByType ? title.type : title.of))
  const { compare } = new Intl.Collator(locale)
  return [...known, { kind: null, titles: others }]
    .filter((group) => group.titles.length > 0)
    .map((group) => ({
      ...group,
      titles: group.titles.toSorted(
        (one, other) => isForeign(one) - isForeign(other) || compare(one.label, other.label),
      ),
    }))
}
