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
} as const
