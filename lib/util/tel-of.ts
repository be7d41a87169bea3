/** The address that dials a telephone number as it is written. */
export const telOf = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
