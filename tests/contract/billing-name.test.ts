import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { MAIL_WORDS } from '#services/mail/words.ts'
import { METHOD_WORDS } from '#services/payment/pages/method-words.ts'
import { BILLING_WORDS } from '#services/web-app/billing-words.ts'
import { MEMBER_WORDS } from '#services/web-app/member-words.ts'

// A customer who is told to open a page looks for its name (S2 §9 "My Account / Billing").
test.each(LOCALE_CODES)(
  'receipts and policies name the pages to cancel on as they are called in %s',
  (locale) => {
    const account = MEMBER_WORDS[locale].accountTitle.toLowerCase()
    const billing = BILLING_WORDS[locale].title.toLowerCase()
    const { cancel } = MAIL_WORDS[locale].receipt
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
  const { account, billing } = METHOD_WORDS[locale]
  const { accountTitle } = MEMBER_WORDS[locale]
  expect([account, billing]).toEqual([accountTitle, BILLING_WORDS[locale].title])
})
