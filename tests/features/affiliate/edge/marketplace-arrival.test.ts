import { describe, expect, it, vi } from 'vitest'
import { affiliateNetwork, visit } from '../../../support/affiliate-visit.ts'

vi.mock('#features/affiliate/programme.ts', async (importOriginal) => {
  const actual = await importOriginal<typeof import('#features/affiliate/programme.ts')>()
  return { ...actual, AFFILIATE_CLICK_WAIT_MS: 10_000 }
})

const { network } = await affiliateNetwork()

const RECEIPT = 'cbreceipt=ABCD1234&time=1790000000&item=1&cbpop=0A1B2C3D&cemail=eva%40example.org'

describe('an arrival from the affiliate marketplace (S2 §4)', () => {
  it.each([
    `/start/cb?${RECEIPT}`,
    `/de/start/cb?${RECEIPT}&oid=12`,
    `/start/cb?${RECEIPT}&affid=345`,
    '/start/cb/thank-you',
    '/fr/start/cb/thank-you?oid=12',
  ])('is no click of an affiliate’s link: %s', async (path) => {
    const answer = await visit(path)
    expect(answer.headers.get('x-middleware-rewrite')).toContain('/start/cb')
    expect(network.seen).toEqual([])
  })

  it.each([`/start/cb?${RECEIPT}&oid=12&affid=345`, '/start/cb/thank-you?oid=12&affid=345'])(
    'is one with offer and affiliate, and says nothing else of the buyer: %s',
    async (path) => {
      await visit(path)
      expect(network.seen).toHaveLength(1)
      expect(JSON.stringify(network.seen)).not.toMatch(/eva|ABCD1234/)
    },
  )
})
