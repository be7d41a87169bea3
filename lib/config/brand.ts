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
