import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HelpForm } from '#features/help/components/help-form.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { readMessages } from '../../support/messages.ts'
import { putServerHtml } from '../../support/server-html.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

it.each(LOCALE_CODES)(
  'the form in %s offers the telephone too, after its button',
  async (locale) => {
    await putServerHtml(<HelpForm locale={locale} />)
    const words = await readMessages(locale, 'help')
    const phone = screen.getByRole('link', { name: BRAND.customerServiceNumber })
    const send = screen.getByRole('button', { name: words.get('send') })
    expect(send.compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)
