/** What the owner has to see to before going live, in the order in which it is printed. */
export const GROUPS = {
  company: 'Facts about the company: to give or to confirm',
  legal: 'Legal texts: texts and dates to confirm',
  law: 'Law by the place of the consumer: for a lawyer to confirm',
  documents: 'Documents: for a lawyer of the country to confirm',
  stories: 'Stories of the newsroom: dates to confirm',
  claims: 'Claims: to prove',
  prices: 'Prices, taxes, payment and mail: to settle',
  experiments: 'Experiments: to decide',
  duties: 'Promises that people keep: to see to',
  services: 'Addresses of services: to set',
  secrets: 'Secrets: to set',
} as const

export type Group = keyof typeof GROUPS

/** Something that the owner has still to give or confirm, and the line where it goes. */
export type OpenPoint = { group: Group; file: string; line: number; what: string }
