import { CURRENCIES, type Currency } from '#lib/config/currencies.ts'

/** An amount as a person types it, `12.34`, in minor units of its currency; `undefined` for anything else. */
export const minorUnits = (text: string, currency: Currency): number | undefined => {
  const { digits } = CURRENCIES[currency]
  const [, units = '', , fraction = ''] = /^(\d{1,7})(\.(\d{1,2}))?$/.exec(text) ?? []
  if (units === '' || fraction.length > digits) return undefined
  return Number(`${units}${fraction.padEnd(digits, '0')}`)
}

/** The other way round: `1234` of dollars is `12.34`. */
export const typedUnits = (amount: number, currency: Currency): string => {
  const { digits } = CURRENCIES[currency]
  return (amount / 10 ** digits).toFixed(digits)
}
