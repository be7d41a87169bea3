/** Facts about the owner that pages show; one place to change them. */
export const BRAND = {
  name: 'Business in a Box',
  legalName: 'Biztree Inc.',
  since: 2002,
  address: {
    city: 'Montréal',
    region: 'QC',
    country: 'CA',
  },
  // The owner's to name: until then numbers that are kept free for examples, which nobody answers.
  /** Who sells, by telephone. */
  servicePhone: '+1 514 555 0100',
  /** Who helps customers, by telephone. */
  customerServiceNumber: '+1 514 555 0101',
} as const

/** Telephones of countries that have their own, the owner's to name as well; elsewhere those of `BRAND`. */
export const COUNTRY_PHONES: Readonly<
  Record<string, { servicePhone: string; customerServiceNumber: string }>
> = {
  DE: { servicePhone: '+49 30 23125 100', customerServiceNumber: '+49 30 23125 101' },
  FR: { servicePhone: '+33 1 99 00 01 00', customerServiceNumber: '+33 1 99 00 01 01' },
  GB: { servicePhone: '+44 20 7946 0100', customerServiceNumber: '+44 20 7946 0101' },
}
