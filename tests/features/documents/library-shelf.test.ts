import { describe, expect, it } from 'vitest'
import { groupTitles } from '#features/documents/group-titles.ts'
import {
  relatedShelves,
  shelfAt,
  SHELVES,
  type LibraryTitle,
  type Shelf,
} from '#features/documents/library-shelf.ts'
import { LIBRARY_PLACES } from '#lib/config/library.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { CATALOGUE_LOCALES, DEPARTMENTS } from '#lib/config/template-kinds.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'
import { readMessages } from '../../support/messages.ts'

const title = (label: string, kinds: Partial<LibraryTitle> = {}): LibraryTitle => ({
  label,
  labelLanguage: 'en',
  url: `${label.toLowerCase().replaceAll(' ', '-')}-D1001`,
  thumb: '/api/thumb/1001-600px.svg',
  heading: label,
  ...kinds,
})

const shelf = (place: string): Shelf => {
  const found = shelfAt(place)
  if (!found) throw new Error(`No shelf at ${place}`)
  return found
}

describe('the shelves of the library (S2 §2.6)', () => {
  it('are those of the templates menu, each at a place of its own with a row', () => {
    expect(SHELVES.map(({ place }) => place)).toEqual(LIBRARY_PLACES)
    const rows = PAGE_ROUTE_IDS.filter((id) => id.startsWith('library/'))
    expect(rows).toEqual(LIBRARY_PLACES.map((place) => `library/${place}`))
    for (const id of rows) {
      expect(ROUTES[id].path).toBe(`/docs/${id}`)
      expect(ROUTES[id].robots).toBe('index')
      expect(routeOfPath(ROUTES[id].path)).toBe(id)
    }
  })

  it('hold each department and each language of the catalogue', () => {
    const of = (by: Shelf['by']) => SHELVES.filter((one) => one.by === by).map(({ id }) => id)
    expect(of('department').toSorted()).toEqual([...DEPARTMENTS].toSorted())
    expect(of('language')).toEqual(CATALOGUE_LOCALES)
    expect(of('type')).toHaveLength(7)
    expect(of('topic')).toHaveLength(7)
  })

  it.each([
    '',
    'x',
    'type',
    'type/',
    'type/x',
    'Legal',
    'legal/',
    '../legal',
    'topic/nda/x',
    '__proto__',
  ])('are none at "%s", and there is no page', (place) => {
    expect(shelfAt(place)).toBeUndefined()
    expect(routeOfPath(`/docs/library/${place}`)).toBeNull()
  })

  it.each(LOCALE_CODES)('have a title and a text of their own in %s', async (locale) => {
    const words = await readMessages(locale, 'library')
    const of = (key: string) => LIBRARY_PLACES.map((place) => words.get(`places.${place}.${key}`))
    for (const key of ['title', 'text']) expect(new Set(of(key)).size).toBe(LIBRARY_PLACES.length)
    for (const text of of('text')) {
      expect(text?.length, text).toBeGreaterThanOrEqual(95)
      expect(text?.length, text).toBeLessThanOrEqual(160)
    }
  })
})

describe('the titles of a shelf', () => {
  const titles = [
    title('Zoning Notice', { type: 'notice', of: 'legal' }),
    title('Lease', { type: 'agreement', of: 'legal' }),
    title('Agency Agreement', { type: 'agreement', of: 'legal' }),
    title('Unknown Paper'),
  ]
  const counts = { departments: { legal: 921 }, types: { agreement: 633 } }

  it('stand under their types, from A to Z, those of no known kind last', () => {
    const groups = groupTitles({ shelf: shelf('legal'), titles }, { locale: 'en', counts })
    expect(
      groups.map(({ kind, total, titles: own }) => [kind, total, own.map((one) => one.label)]),
    ).toEqual([
      [{ type: 'agreement' }, 633, ['Agency Agreement', 'Lease']],
      [{ type: 'notice' }, undefined, ['Zoning Notice']],
      [null, undefined, ['Unknown Paper']],
    ])
  })

  it('begin with the documents in the language of the page', () => {
    const agreements = ['Zedent', 'Abtretung', 'Miete'].map((label) =>
      title(label, { type: 'agreement', ...(label !== 'Miete' && { mark: 'Auf Englisch' }) }),
    )
    const [group] = groupTitles(
      { shelf: shelf('legal'), titles: agreements },
      { locale: 'de', counts },
    )
    expect(group?.titles.map(({ label }) => label)).toEqual(['Miete', 'Abtretung', 'Zedent'])
  })

  it('stand under their departments on the shelf of a type', () => {
    const groups = groupTitles({ shelf: shelf('type/agreement'), titles }, { locale: 'de', counts })
    expect(groups.map(({ total }) => total)).toEqual([921, undefined])
  })

  it('tell what is related: their types, never a kind that none of them is', () => {
    const content = { state: 'found', total: 4, counts, titles } as const
    const places = relatedShelves(shelf('legal'), content).map(({ place }) => place)
    expect(places).toContain('type/agreement')
    expect(places).toContain('topic/lease')
    expect(places).not.toContain('type/letter')
    expect(places).not.toContain('legal')
  })
})
