import { expect, it, vi } from 'vitest'
import { CONSUMER_LAW } from '#lib/config/consumer-law.ts'
import type * as Withdrawable from '#services/declarations/withdrawable.ts'
import { withdrawalPart } from '#services/web-app/billing/withdrawal-part.ts'

const order = {
  number: 'BB-1234567890',
  paidAt: new Date('2026-11-02T10:00:00Z'),
  timeZone: 'UTC',
  buyer: { country: 'JP', province: null, company: null, taxNumber: null },
}

vi.mock('#services/declarations/withdrawable.ts', async (original) => ({
  ...(await original<typeof Withdrawable>()),
  withdrawableOrders: () => Promise.resolve([order]),
}))

const partOf = async () => {
  const visit = { tongues: { locale: 'en' }, services: { siteUrl: 'https://site.test' } }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part reads no more of a visit
  return String(await withdrawalPart(visit as never))
}

it('names the last day that the law of the place of the buyer gives', async () => {
  expect(await partOf()).toContain('November\u{A0}16,\u{A0}2026')
  Object.assign(CONSUMER_LAW.other.withdrawal, { value: { days: 30, timesByMachine: 1 } })
  expect(await partOf()).toContain('December\u{A0}2,\u{A0}2026')
})
