import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Sheet } from '#components/documents/sheet.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'

it.each(LOCALE_CODES)(
  'writes what a form declares, and draws no bars for it, in %s',
  async (locale) => {
    const words = await loadDocumentWords(locale)
    for (const name of ['form', 'appraisal'] as const) {
      const { container } = render(<Sheet name={name} words={words} locale={locale} />)
      expect(container.querySelector('.lines')).toBeNull()
      expect(container.querySelectorAll('mark').length).toBeGreaterThan(0)
    }
  },
)
