import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { renewedTexts } from '#services/mail/declaration-letter.ts'
import { readMessages } from '../../support/messages.ts'

test.each(LOCALE_CODES)(
  'who may leave a renewed year reads in %s that the form needs the order number, by its name there',
  async (locale) => {
    const words = await readMessages(locale, 'cancelSubscription')
    const label = words.get('fields.orderNumber.label') ?? ''
    const [name = ''] = label.toLowerCase().split(' (')
    expect(name).not.toBe('')
    expect(renewedTexts('DE', locale).join(' ').toLowerCase()).toContain(name)
  },
)
