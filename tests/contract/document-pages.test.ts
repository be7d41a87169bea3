import { expect, it } from 'vitest'
import { readDocumentTexts } from '#features/document-texts/read-document-texts.ts'
import { DOCUMENT_PAGES, DOCUMENT_ROUTE_IDS } from '#lib/config/document-pages.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'

it.each(LOCALE_CODES)('each document of %s has its page, called like its file', (locale) => {
  const files = readDocumentTexts(locale, process.cwd())
  const pages = DOCUMENT_ROUTE_IDS.map((id) => [id, DOCUMENT_PAGES[id][locale]] as const)
  expect(new Map(files.map(({ document, slug }) => [`document/${document}`, slug]))).toEqual(
    new Map<string, string>(pages),
  )
})

it('no address of a page is that of another one in any language', () => {
  const all = PAGE_ROUTE_IDS.flatMap((id) => {
    const { path, paths } = ROUTES[id]
    return [...new Set([path, ...Object.values(paths ?? {})])]
  })
  expect(all.filter((path, at) => all.indexOf(path) !== at)).toEqual([])
})
