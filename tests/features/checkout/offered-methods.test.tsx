import { afterEach, describe, expect, it, vi } from 'vitest'
import { CheckoutView } from '#features/checkout/components/checkout-view.tsx'
import { checkoutWords } from '#features/checkout/server/checkout-words.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { readPublicEnv, takesPayPal } from '#lib/config/env-public.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { client, words } from '../../support/checkout-page.tsx'
import { putServerHtml } from '../../support/server-html.ts'

const KEY = { NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678' }

afterEach(() => vi.unstubAllEnvs())

const show = async (env: Record<string, string>) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  await putServerHtml(await CheckoutView({ locale: 'en' }))
  // What script is told, nobody reads.
  for (const data of document.querySelectorAll('script')) data.remove()
  const form = document.querySelector('.checkout-form')
  return { text: document.body.textContent, isScripted: form?.hasAttribute('data-scripted') }
}

it('asks customers before anything is typed whether they want another plan, and leads whoever has a licence to it', async () => {
  await show({})
  const [asked, told] = document.querySelectorAll('.checkout-customer a')
  const way = 'url=account%2Fbilling%2Fplan%2F'
  expect(asked?.getAttribute('href')).toBe(`${API_PATHS.logIn}?lang=en&${way}`)
  expect(told?.getAttribute('href')).toMatch(`${API_PATHS.handOff}?`)
  expect(told?.getAttribute('href')).toContain(way)
  const form = document.querySelector('.checkout-form')
  if (!asked || !form) throw new Error('The page lacks its form')
  expect(asked.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

describe('PayPal', () => {
  it.each([
    [{}, true],
    [{ STRIPE_PAYPAL: '1' }, true],
    [KEY, false],
    [{ ...KEY, STRIPE_PAYPAL: '0' }, false],
    [{ ...KEY, STRIPE_PAYPAL: '1' }, true],
  ])('with %o is on offer: %s', (env, isOffered) => {
    expect(takesPayPal(readPublicEnv(env))).toBe(isOffered)
  })

  it('stands in the form, also without script, where it is on offer', async () => {
    const { text, isScripted } = await show({ ...KEY, STRIPE_PAYPAL: '1' })
    expect(text).toContain(client.method.paypalNote)
    expect(text).toContain(words.plain.text)
    expect(isScripted).toBe(false)
  })

  it('stands nowhere where it is not: without script there is no form, but a way to ask', async () => {
    const { text, isScripted } = await show(KEY)
    expect(text).not.toMatch(/paypal/i)
    expect(text).toContain(words.plain.cardOnly)
    expect(document.querySelector('.checkout-plain a')?.getAttribute('href')).toContain('contact')
    expect(isScripted).toBe(true)
  })

  it.each(LOCALE_CODES)(
    'is advised by no notice in %s where it is not on offer',
    async (locale) => {
      const on = await checkoutWords(locale, { takesPayPal: true })
      const off = await checkoutWords(locale, { takesPayPal: false })
      expect(JSON.stringify(off.notices)).not.toMatch(/paypal/i)
      expect(Object.keys(off.notices).toSorted()).toEqual(Object.keys(on.notices).toSorted())
    },
  )

  it('is spoken of in the words of the specification where it is on offer (S2 §8)', async () => {
    const { notices } = await checkoutWords('en', { takesPayPal: true })
    expect(notices['no-payment']).toContain('deducted from your PayPal account')
  })
})
