// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { FactBlock } from '#components/page/fact-block.tsx'
import { PRICING_PAGE, type PricingState } from '#features/pricing/pricing-page.ts'
import { putServerHtml } from '../../support/server-html.ts'

const PAGE: PricingState = {
  currency: 'USD',
  offer: '/pricing/plans',
  plans: [
    { id: 'basic', yearly: 299_88 },
    { id: 'premium', yearly: null },
  ],
}

const freshStore = async () => {
  const { pricingStore } = await import('#features/pricing/pricing-store.ts')
  return pricingStore
}

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = ''
})

it('is hydrated from what the server has put into the page', async () => {
  await putServerHtml(<FactBlock fact={PRICING_PAGE} value={PAGE} />)
  expect((await freshStore()).getState()).toEqual(PAGE)
})

it('holds nothing on a page without plans', async () => {
  expect((await freshStore()).getState()).toBeNull()
})
