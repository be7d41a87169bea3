import { expect, it } from 'vitest'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { ProgrammeView } from '#features/affiliate/components/programme/programme-view.tsx'
import { PLACES } from '#features/destination/web-app-places.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { putServerHtml } from '../../support/server-html.ts'

/** Where a link of the sign-up leads once there is an account. */
const signUp: SignUpSlot = ({ destination, heading, className, children }) => (
  <a href={`#${destination?.url}`} data-heading={heading} className={className}>
    {children}
  </a>
)

const FORM = `#${PLACES.affiliate}`

it.each(LOCALE_CODES)('begins, signs and ends in %s with the way to the form', async (locale) => {
  const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
  await putServerHtml(
    <ProgrammeView {...{ locale, claims, documents, signUp }} agreement={(words) => words} />,
  )
  const buttons = [...document.querySelectorAll('a.button-primary')]
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual(
    ['hero', 'letter', 'closing'].map(() => FORM),
  )
  expect(buttons.at(-1)?.closest('section')?.getAttribute('aria-labelledby')).toBe('closing')
  // Who knows enough applies from the example, before the rules; what is at our discretion is small print behind the signature.
  const early = document.querySelector('.offer-letter a.button-outlined')
  expect(early?.getAttribute('href')).toBe(FORM)
  expect(early?.closest('section')?.getAttribute('aria-labelledby')).toBe('example')
  // Words that say so lead there as well, under a heading of their own; none leads to the contact form.
  const ways = [...document.querySelectorAll<HTMLElement>(`a[href='${FORM}']`)]
  expect(ways).toHaveLength(5)
  expect(new Set(ways.map(({ dataset }) => dataset.heading)).size).toBe(1)
  expect(ways[0]?.dataset.heading).toBeTruthy()
  expect(document.querySelector('a[href*="/company/contact"]')).toBeNull()
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
