import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ServicePhone } from '#components/ui/service-phone.tsx'
import { BRAND } from '#lib/config/brand.ts'

it.each([
  ['sales', BRAND.servicePhone, 'tel:+15145550100'],
  ['support', BRAND.customerServiceNumber, 'tel:+15145550101'],
] as const)('shows the number for %s, which a tap dials (S2 §2.7)', (kind, number, href) => {
  const markup = renderToStaticMarkup(<ServicePhone kind={kind} className="footer-link" />)
  expect(markup).toContain(`href="${href}"`)
  expect(markup).toContain(`data-phone="${kind}"`)
  expect(markup).toContain(`>${number}</a>`)
  expect(markup).toContain('footer-link')
})
