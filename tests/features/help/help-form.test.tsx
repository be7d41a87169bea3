import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HelpForm } from '#features/help/components/help-form.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { givePhones, takePhones, USUAL_PHONES } from '../../support/given-phones.ts'
import { readMessages } from '../../support/messages.ts'
import { putServerHtml } from '../../support/server-html.ts'

afterEach(() => {
  takePhones()
  document.body.innerHTML = ''
})

it.each(LOCALE_CODES)(
  'the form in %s offers the telephone too, after its button',
  async (locale) => {
    givePhones()
    await putServerHtml(<HelpForm locale={locale} />)
    const words = await readMessages(locale, 'help')
    const phone = screen.getByRole('link', { name: USUAL_PHONES.customerServiceNumber })
    const send = screen.getByRole('button', { name: words.get('send') })
    expect(send.compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)

it('offers no telephone that nobody answers (docs/decisions/022)', async () => {
  await putServerHtml(<HelpForm locale="en" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.body.textContent).not.toContain((await readMessages('en', 'help')).get('call'))
})
