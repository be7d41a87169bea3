import { describe, expect, it } from 'vitest'
import { withPackageOfPage } from '#features/checkout/server/quote/answer-quote.ts'
import { readQuote } from '#features/checkout/server/quote/begin-purchase.ts'

const TOKEN = 'wq3-Kd_81mZz'
const FORM = 'language=fr&plan=basic&offer=%2Fbudgeto%2Fbuy'

const tokenOf = (body: string, referer?: string) =>
  withPackageOfPage(readQuote(body, 'form'), {
    body,
    headers: new Headers(referer === undefined ? {} : { referer }),
  }).packageToken

describe('the package of a form that was sent without script (S2 §2.2)', () => {
  it.each([
    `https://site.example/fr/budgeto/buy/${TOKEN}`,
    `https://site.example/budgeto/buy/${TOKEN}/?utm_source=x`,
    `https://site.example/budgeto/buy/${TOKEN}&amp;utm_source=x`,
    `https://site.example/budgeto/buy/${TOKEN}%E2%80%9D.`,
  ])('stands in the address %s', (referer) => {
    expect(tokenOf(FORM, referer)).toBe(TOKEN)
  })

  it.each([
    undefined,
    'https://site.example/fr/budgeto/buy',
    'https://site.example/budgeto/buy/x',
    `https://site.example/pricing/plans/${TOKEN}`,
    'no address',
  ])('is none in %s', (referer) => {
    expect(tokenOf(FORM, referer)).toBeUndefined()
  })

  it('is none where script says that the link does not hold', () => {
    const page = `https://site.example/budgeto/buy/${TOKEN}`
    expect(tokenOf(`${FORM}&packageToken=`, page)).toBeUndefined()
    expect(tokenOf(`${FORM}&packageToken=another-token`, page)).toBe('another-token')
  })

  it('is none of a form of another page', () => {
    const page = `https://site.example/budgeto/buy/${TOKEN}`
    expect(tokenOf('language=fr&plan=basic&offer=%2Fpricing%2Fplans', page)).toBeUndefined()
  })
})
