import { describe, expect, it } from 'vitest'
import { handOffUrl } from '#features/destination/hand-off-url.ts'
import { openerQueryOf } from '#features/signup/components/behaviour/use-dialog-effects.ts'
import { LABEL_MAX_LENGTH } from '#lib/config/constants.ts'

const templatesUrl = 'https://www.example.com/templates'

const openingBy = (query: string) =>
  openerQueryOf(`https://site.example/l/f?${query}`, { templatesUrl })

describe('what the link that opens the dialog carries', () => {
  it('is a label and a destination', () => {
    expect(openingBy('label=Offer&url=search%2F&t=job+offer')).toEqual({
      label: 'Offer',
      destination: { url: 'search/', t: 'job offer' },
    })
  })

  it.each([
    [`${templatesUrl}/bail-D7/`, 'doc/bail-D7'],
    ['bail-D7', 'doc/bail-D7'],
    ['drive/Factures/', 'drive/Factures'],
  ])('is spelled as the web app does: %s as %s', (url, place) => {
    expect(openingBy(String(new URLSearchParams({ url }))).destination).toEqual({ url: place })
  })

  it('is nothing without a query', () => {
    expect(openingBy('')).toEqual({})
  })

  it.each([
    ['https://evil.example/'],
    [`${templatesUrl}.evil.example/bail-D7`],
    ['l/f'],
    ['//evil.example'],
    ['/absolute'],
    ['javascript:alert(1)'],
    ['a/../b'],
    [''],
  ])('leaves out the destination %j', (url) => {
    expect(openingBy(String(new URLSearchParams({ url }))).destination).toBeUndefined()
  })

  it.each([['a\u0000b'], [''], ['x'.repeat(LABEL_MAX_LENGTH + 1)]])(
    'leaves out the label %j',
    (label) => {
      expect(openingBy(String(new URLSearchParams({ label }))).label).toBeUndefined()
    },
  )
})

describe('the address of the hand-off (S1 §7)', () => {
  it('names page and language', () => {
    expect(handOffUrl({ locale: 'fr', entryPoint: '/fr/l/f' })).toBe(
      '/api/hand-off?entryPoint=%2Ffr%2Fl%2Ff&lang=fr',
    )
  })

  it('carries the destination', () => {
    const destination = { url: 'search', t: 'a & b' }
    expect(handOffUrl({ locale: 'en', entryPoint: '/', destination })).toBe(
      '/api/hand-off?entryPoint=%2F&url=search&t=a+%26+b&lang=en',
    )
  })
})
