import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { wordsOf } from '#services/words/words.ts'

// A customer who is told to open a page looks for its name (S2 §9 "My Account / Billing").
test.each(LOCALE_CODES)(
  'receipts and policies name the pages to cancel on as they are called in %s',
  (locale) => {
    const account = wordsOf(locale).member.accountTitle.toLowerCase()
    const billing = wordsOf(locale).billing.title.toLowerCase()
    const { cancel } = wordsOf(locale).mail.receipt
    expect(cancel.toLowerCase()).toContain(account)
    expect(cancel.toLowerCase()).toContain(billing)
    for (const name of ['refund-policy', 'eula', 'terms-of-use']) {
      const text = readFileSync(`locales/${locale}/legal/${name}.md`, 'utf8').toLowerCase()
      expect(text, name).toContain(account)
      expect(text, name).toContain(billing)
    }
  },
)

test.each(LOCALE_CODES)('the page of the card leads back by the same names in %s', (locale) => {
  const { account, billing } = wordsOf(locale).cardChange
  const { accountTitle } = wordsOf(locale).member
  expect([account, billing]).toEqual([accountTitle, wordsOf(locale).billing.title])
})
