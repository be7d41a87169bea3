import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { ServicePhone } from '#components/ui/service-phone.tsx'
import { givePhones, takePhones, USUAL_PHONES } from '../../support/given-phones.ts'

afterEach(takePhones)

it.each([
  ['sales', USUAL_PHONES.servicePhone, 'tel:+15145550100'],
  ['support', USUAL_PHONES.customerServiceNumber, 'tel:+15145550101'],
] as const)('shows the number for %s, which a tap dials (S2 §2.7)', (kind, number, href) => {
  givePhones()
  const markup = renderToStaticMarkup(<ServicePhone kind={kind} className="footer-link" />)
  expect(markup).toContain(`href="${href}"`)
  expect(markup).toContain(`data-phone="${kind}"`)
  expect(markup).toContain(`>${number}</a>`)
  expect(markup).toContain('footer-link')
})

it('shows nothing until the owner has given it (docs/decisions/022)', () => {
  expect(renderToStaticMarkup(<ServicePhone kind="sales" />)).toBe('')
})
