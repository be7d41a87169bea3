import { expect, test } from 'vitest'
import { writtenMoment } from '#services/papers/written.ts'
import { BILLING_WORDS } from '#services/web-app/billing-words.ts'

const MOMENT = new Date('2026-11-27T06:36:00Z')

test.each([
  ['en', 'November_27,_2026 at_1:36_AM_EST'],
  ['de', '27._November_2026 um_01:36_GMT~5'],
  ['pt', '27_de_novembro_de_2026 às_01:36_GMT~5'],
] as const)('a moment of %s breaks behind its day alone', (locale, expected) => {
  const text = writtenMoment(MOMENT, locale)
  expect(text.replaceAll('\u00A0', '_').replaceAll('\u2011', '~')).toBe(expected)
})

test('the name of mail does not break at its hyphen', () => {
  const { emailTitle, emailSent } = BILLING_WORDS.de
  expect(emailTitle).toBe('E\u2011Mail-Adresse')
  expect(emailSent).not.toContain('E-Mail')
})
