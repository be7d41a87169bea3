/** Where the reference payment service is mounted. */
export const PAYMENT_PATH = '/payment'

/** What browsers open of it; everything else is between site and service. */
export const PAYMENT_PAGES = {
  frame: '/frame',
  frameToken: '/frame/token',
  faces: '/frame/faces',
  challenge: '/challenge',
  approve: '/approve',
  method: '/method',
} as const
