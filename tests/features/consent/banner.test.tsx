import { act } from '@testing-library/react'
import { cloneElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ConsentBanner } from '#features/consent/components/consent-banner.tsx'
import { aroundConsentPage, banner, start, wait } from '../../support/consent-page.tsx'

aroundConsentPage()

it('stays as it is shown when React starts', async () => {
  const whole = await ConsentBanner({ locale: 'en', hasVendors: false })
  // Nothing in it changes, and what is made on the server alone cannot be made here.
  const own = cloneElement(whole, {}, null)
  const container = document.createElement('div')
  container.innerHTML = renderToString(own)
  document.body.replaceChildren(container)
  await start()
  await wait(1100)
  const shown = banner()
  expect(shown?.hidden).toBe(false)
  const refused = vi.fn()
  const root = await act(async () => hydrateRoot(container, own, { onRecoverableError: refused }))
  expect(refused).not.toHaveBeenCalled()
  expect(banner()).toBe(shown)
  expect(shown?.hidden).toBe(false)
  act(() => root.unmount())
})
