import { expect, it } from 'vitest'
import { ProgrammeView } from '#features/affiliate/components/programme/programme-view.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { putServerHtml } from '../../support/server-html.ts'

it.each(LOCALE_CODES)('begins, signs and ends in %s with the way to apply', async (locale) => {
  const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
  await putServerHtml(
    <ProgrammeView {...{ locale, claims, documents }} agreement={(words) => words} />,
  )
  const buttons = [...document.querySelectorAll('a.button-primary')]
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual(
    ['hero', 'letter', 'closing'].map(() => routePath('contact', locale)),
  )
  expect(buttons.at(-1)?.closest('section')?.getAttribute('aria-labelledby')).toBe('closing')
  // Who knows enough applies from the example, before the rules; what is at our discretion is small print behind the signature.
  const early = document.querySelector('.offer-letter a.button-outlined')
  expect(early?.getAttribute('href')).toBe(routePath('contact', locale))
  expect(early?.closest('section')?.getAttribute('aria-labelledby')).toBe('example')
  // Both sides sign: the house with its signature, the other on the line beside it.
  const begin = document.querySelector('[aria-labelledby=begin]')
  expect(begin?.querySelector('.signature')).not.toBeNull()
  expect(begin?.querySelector('.signature-line a')).toBe(buttons[1])
  // Each step stands beside what it leaves; the link carries the number that was entered.
  const [number, link] = [...document.querySelectorAll('.offer-drawn > span')].map(
    (drawn) => drawn.textContent,
  )
  expect(link).toMatch(new RegExp(`^…/.*affid=${number}$`))
  // What is recommended is seen before the letter.
  expect(document.querySelectorAll('.offer-picture .sheet')).toHaveLength(3)
})
