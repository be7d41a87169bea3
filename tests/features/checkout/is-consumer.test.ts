import { expect, test } from 'vitest'
import { isConsumer } from '#lib/config/consumer-law.ts'

test.each([
  ['IT', null, null, true],
  ['IT', null, 'RSSMRA85T10A562S', true],
  ['IT', null, 'rssmra85t10a562s', true],
  ['IT', null, 'RSSMRAURTMLARSNL', true],
  ['IT', null, 'IT12345678901', false],
  ['IT', null, '12345678901', false],
  ['IT', 'Rossi Srl', 'RSSMRA85T10A562S', false],
  ['DE', null, 'RSSMRA85T10A562S', false],
  ['DE', null, 'DE123456789', false],
  ['DE', 'Lee GmbH', null, false],
])('in %s with the company %s and the number %s: %s', (country, company, taxNumber, is) => {
  expect(isConsumer({ country, company, taxNumber })).toBe(is)
})
