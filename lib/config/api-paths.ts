/** Paths of the route handlers; the browser calls nothing else. */
export const API_PATHS = {
  signUp: '/api/sign-up',
  handOff: '/api/hand-off',
  session: '/api/session',
  health: '/api/health',
} as const
