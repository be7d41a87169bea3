import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LetterPage } from '#features/landing/components/letter-page.tsx'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { readLandingRecords } from '../../../scripts/lib/read-records.ts'

/** How each language says that something is an example. */
const EXAMPLE: Readonly<Record<Locale, RegExp>> = {
  en: /example/i,
  fr: /exemple/i,
  es: /ejemplo/i,
  it: /esempio/i,
  pt: /exemplo/i,
  de: /Beispiel/i,
}

const records = await readLandingRecords()
const letters = records.flatMap(({ locale, source, record: { sections } }) =>
  sections
    .filter((section) => section.type === 'letter' || section.type === 'hero-letter')
    .map((letter) => ({ locale, source, letter })),
)

describe('letters that we wrote ourselves', () => {
  it.each(LOCALE_CODES)('are called examples in %s', async (locale) => {
    expect((await loadDocumentWords(locale)).exampleLetter).toMatch(EXAMPLE[locale])
  })

  const samples = letters.filter(({ letter }) => letter.isSample)

  it.each(samples)('$source says so beside who signed', async ({ locale, letter }) => {
    const words = await loadDocumentWords(locale)
    render(<LetterPage letter={letter} words={words} />)
    expect(screen.getByText(words.exampleLetter).closest('figcaption')).not.toBeNull()
  })

  it('are no longer called so once a customer wrote them', async () => {
    const [first] = letters
    if (!first) throw new Error('There is no letter.')
    const words = await loadDocumentWords('en')
    render(<LetterPage letter={{ ...first.letter, isSample: false }} words={words} />)
    expect(screen.queryByText(words.exampleLetter)).toBeNull()
    expect(screen.getByText(first.letter.name)).toBeDefined()
  })
})
