/** The path of the reference payment service. */
export const PAYMENT_PATH = '/payment'

/** The paths of it that browsers open; everything else is between site and service. */
export const PAYMENT_PAGES = {
  frame: '/frame',
  frameToken: '/frame/token',
  faces: '/frame/faces',
  challenge: '/challenge',
  approve: '/approve',
  method: '/method',
} as const
