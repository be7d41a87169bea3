import { expect, it } from 'vitest'
import { WrittenOut } from '#features/documents/components/library/library-view.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { putServerHtml } from '../../../support/server-html.ts'

it.each(LOCALE_CODES)('counts the documents that it links to, in %s', async (locale) => {
  await putServerHtml(<WrittenOut locale={locale} />)
  const links = document.querySelectorAll('li a')
  expect(links.length).toBeGreaterThan(10)
  const figure = document.querySelector('.pen-note')?.textContent.match(/\d+/)?.[0]
  expect(figure).toBe(`${links.length}`)
})
