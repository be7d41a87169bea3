import { expect, test } from 'vitest'
import { readDocumentTexts } from '#features/document-texts/read-document-texts.ts'
import { spellingOf } from '#features/document-texts/written-value.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { pdfFile } from '#services/web-app/download/pdf/pdf-file.ts'
import { pdfText } from '../../support/pdf-text.ts'

/** Lines break where a page has no more room. */
const joined = (text: string) => text.replaceAll(/\s+/g, '')

test.each(LOCALE_CODES)(
  'each document of %s is a PDF with its headings and the names of its blanks, in letters that its faces have',
  { timeout: 120_000 },
  async (locale) => {
    for (const text of readDocumentTexts(locale, process.cwd())) {
      const source = { ...text, tag: spellingOf(text.law), parts: text.parts(), closing: ['End.'] }
      const written = joined(pdfText(await pdfFile(source)))
      expect(written, text.slug).not.toContain('\u{fffd}')
      expect(written, text.slug).toContain('End.')
      expect(written, text.slug).not.toMatch(/undefined|NaN/)
      const headings = text
        .parts()
        .flatMap((part) => ('heading' in part && part.kind !== 'table' ? [part.heading] : []))
      for (const words of [text.title, ...headings]) expect(written).toContain(joined(words))
    }
  },
)

test('the agreement is signed as on the first screen, with what was filled in', async () => {
  const text = readDocumentTexts('en', process.cwd()).find(
    ({ document }) => document === 'non-disclosure',
  )
  if (!text) throw new Error('There is no agreement.')
  const source = { ...text, tag: spellingOf(text.law), parts: text.parts(), closing: [] }
  const own = { company: 'Hafen & Söhne', place: 'Kiel', language: 'en' as const }
  const written = pdfText(await pdfFile({ ...source, own }))
  expect(written).toContain('Hafen & Söhne')
  expect(written).toContain('Kiel')
  expect(written.split('\n')).not.toContain(text.blanks['company']?.label)
})
