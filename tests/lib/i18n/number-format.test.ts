import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'

describe('numberFormat', () => {
  it('reads the same to Spanish readers of every country', () => {
    const written = [1200, 10_000, 250_000, -12_150].map((n) => numberFormat('es').format(n))
    expect(written).toEqual(['1200', '10\u{A0}000', '250\u{A0}000', '-12\u{A0}150'])
  })

  it('shows the space between French digits in a headline too', () => {
    expect(numberFormat('fr').format(1300)).toBe('1\u{A0}300')
  })

  it('groups Italian figures of four digits as those of five', () => {
    const written = [3000, 12_150].map((n) => numberFormat('it').format(n))
    expect(written).toEqual(['3.000', '12.150'])
  })

  it('keeps the options of the caller', () => {
    const options = { minimumFractionDigits: 2 }
    expect(numberFormat('es', options).format(1240)).toBe('1240,00')
    expect(numberFormat('fr', options).format(1240)).toBe('1\u{A0}240,00')
  })

  it.each(LOCALE_CODES)('breaks no figure over two lines in %s', (locale) => {
    expect(numberFormat(locale).format(250_000)).toMatch(/^250[.,\u{A0}]000$/u)
  })
})
