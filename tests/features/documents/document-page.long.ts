import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { blankFields } from '#features/document-texts/blank-fields.ts'
import { firstHalf } from '#features/document-texts/first-half.ts'
import { readDocumentTexts } from '#features/document-texts/read-document-texts.ts'
import { TextParts } from '#features/documents/components/document-page/text-parts.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'

it.each(LOCALE_CODES)(
  'each document of %s is shown filled in, and with each of its fields',
  { timeout: 120_000 },
  (locale) => {
    for (const text of readDocumentTexts(locale, process.cwd())) {
      const { stretches, rows } = firstHalf(text.parts())
      const parts = stretches.flatMap((stretch) => stretch.parts)
      const sheet = renderToStaticMarkup(createElement(TextParts, { parts, text, rows }))
      expect(sheet.replaceAll(/<[^>]*>/g, ''), text.slug).not.toMatch(/[{}[\]]|undefined|NaN/)
      for (const { name } of blankFields(text, parts)) {
        expect(sheet, text.slug).toContain(`<mark data-blank="${name}">`)
      }
    }
  },
)
