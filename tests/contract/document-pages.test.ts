import { expect, it } from 'vitest'
import { readDocumentTexts } from '#features/document-texts/read-document-texts.ts'
import { DOCUMENT_PAGES, DOCUMENT_ROUTE_IDS } from '#lib/config/document-pages.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'

it.each(LOCALE_CODES)(
  'each document of %s has its page, which is called like its file',
  (locale) => {
    const files = readDocumentTexts(locale, process.cwd())
    const pages = DOCUMENT_ROUTE_IDS.map((id) => [id, DOCUMENT_PAGES[id][locale]])
    expect(files.map(({ document, slug }) => [`document/${document}`, slug]).toSorted()).toEqual(
      pages.toSorted(),
    )
  },
)

it('no address of a page is that of another one in any language', () => {
  const all = PAGE_ROUTE_IDS.flatMap((id) => {
    const { path, paths } = ROUTES[id]
    return [...new Set([path, ...Object.values(paths ?? {})])]
  })
  expect(all.filter((path, at) => all.indexOf(path) !== at)).toEqual([])
})
