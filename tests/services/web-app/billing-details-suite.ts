import { describe, expect, test } from 'vitest'
import { isVatBusiness } from '#features/checkout/vat-number.ts'
import { wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'

const words = wordsOf('en').billing

const BILLING = 'account/billing/?lang=en'

const DETAILS = {
  firstName: 'Ann',
  lastName: 'Roy',
  company: 'Roy & Sons',
  street: '1 Main Street',
  postalCode: 'H2X 1Y4',
  city: 'Montreal',
  country: 'CA',
  province: 'CA-QC',
  taxNumber: '',
}

/** Who the next papers are for, as customers change it (S2 §9 "My Account / Billing"). */
export const billingDetailsSuite = (bench: () => Bench) =>
  describe('the details of Billing', () => {
    const { member } = billingMembers(bench)

    test('saves details for later papers, and leaves those that are written', async () => {
      const { read, send, subscription, orderNumber, user } = await member()
      expect((await send('account/details?lang=en', DETAILS)).status).toBe(303)
      const { id: _id, ...row } = await subscription()
      expect(row.buyer).toMatchObject({ company: 'Roy & Sons', city: 'Montreal', province: 'QC' })
      expect(await read('account/details/?lang=en')).toContain('value="Roy &amp; Sons"')
      const receipt = /receipt\/R-\d+/.exec(await read(BILLING))?.[0] ?? ''
      const paper = await read(`${receipt}?lang=en`)
      expect(paper).toContain(orderNumber)
      expect(paper).not.toContain('Roy &amp; Sons')
      expect(await user()).toMatchObject({ closedAt: null })
    })

    test('names the fields that are wrong, and shows what was typed', async () => {
      const { send, subscription } = await member()
      const before = await subscription()
      const typed = { ...DETAILS, firstName: ' ', province: 'US-CA', street: '<b>1</b>' }
      const answer = await send('account/details?lang=en', typed)
      const text = await answer.text()
      expect(answer.status).toBe(422)
      expect(text).toContain('Please check: First name, State or province.')
      expect(text).toMatch(/id="firstName"[^>]*aria-invalid="true" aria-describedby="alert"/)
      expect(text).toContain('value="&lt;b&gt;1&lt;/b&gt;"')
      expect(await subscription()).toEqual(before)
    })

    test('lists the states of the chosen country alone, and none where an address names none', async () => {
      const { read, send, subscription } = await member()
      const shown = await read('account/details/?lang=en')
      expect(shown).toContain('value="CA-QC" selected')
      expect(shown.match(/value="(?!CA)[A-Z]{2}-[A-Z]+"/g)).toBeNull()
      // Without script the list follows with the answer: the page comes back with the states of the other country.
      const moved = { ...DETAILS, country: 'US', postalCode: '05401' }
      const asked = await send('account/details?lang=en', moved)
      const page = await asked.text()
      expect(asked.status).toBe(422)
      expect(page).toMatch(/id="province"[^>]*aria-invalid="true"/)
      expect(page).toContain('value="US-VT"')
      expect(page).not.toContain('value="CA-QC"')
      expect((await send('account/details?lang=en', { ...moved, province: 'US-VT' })).status).toBe(
        303,
      )
      expect((await subscription()).buyer).toMatchObject({ country: 'US', province: 'VT' })
      // What the list of the country before said counts no more.
      const german = { ...DETAILS, country: 'DE', province: 'US-VT' }
      expect((await send('account/details?lang=en', german)).status).toBe(303)
      expect((await subscription()).buyer).toMatchObject({ country: 'DE', province: null })
      expect(await read('account/details/?lang=en')).not.toContain('id="province"')
    })

    test('asks the register for a number that is entered here, as the checkout does', async () => {
      const { services } = bench()
      const { send, subscription } = await member()
      const asked: string[] = []
      services.askVatRegister = async ({ prefix, number }) => {
        asked.push(prefix + number)
        return number === '111111111' ? 'valid' : 'invalid'
      }
      const german = { ...DETAILS, country: 'DE', province: '', company: '' }
      const save = async (taxNumber: string) => {
        await send('account/details?lang=en', { ...german, taxNumber })
        const { buyer, place } = await subscription()
        return { vat: place?.vat, isBusiness: isVatBusiness({ ...buyer, check: place?.vat }) }
      }
      try {
        const at = services.now().toISOString()
        const vat = { number: 'DE999999999', answer: 'invalid', at }
        expect(await save('DE999999999')).toEqual({ vat, isBusiness: false })
        expect(await save('DE111111111')).toMatchObject({
          vat: { answer: 'valid' },
          isBusiness: true,
        })
        expect(await save('')).toEqual({ vat: null, isBusiness: false })
        expect(asked).toEqual(['DE999999999', 'DE111111111'])
      } finally {
        services.askVatRegister = async () => 'unchecked'
      }
    })

    test('takes no country whose tax nobody has settled while real money is taken', async () => {
      const { services } = bench()
      const { send, subscription } = await member()
      const german = { ...DETAILS, country: 'DE', province: '' }
      services.takesRealMoney = true
      try {
        expect((await send('account/details?lang=en', DETAILS)).status).toBe(303)
        const before = await subscription()
        const answer = await send('account/details?lang=en', german)
        expect(answer.status).toBe(422)
        const text = await answer.text()
        expect(text).toContain(words.notServed)
        expect(text).toMatch(/id="country"[^>]*aria-invalid="true"/)
        expect(await subscription()).toEqual(before)
      } finally {
        services.takesRealMoney = false
      }
      expect((await send('account/details?lang=en', german)).status).toBe(303)
      // Who was there before may still change the rest.
      services.takesRealMoney = true
      try {
        const moved = { ...german, street: 'Am Markt 1' }
        expect((await send('account/details?lang=en', moved)).status).toBe(303)
      } finally {
        services.takesRealMoney = false
      }
    })
  })
