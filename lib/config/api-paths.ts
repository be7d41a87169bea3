/** Paths of the route handlers; the browser calls nothing else. */
export const API_PATHS = {
  signUp: '/api/sign-up',
  handOff: '/api/hand-off',
  open: '/api/open',
  session: '/api/session',
  health: '/api/health',
} as const

type ApiPath = (typeof API_PATHS)[keyof typeof API_PATHS]

/** The one method that each handler answers. */
export const API_METHODS: ReadonlyMap<string, 'GET' | 'POST'> = new Map<ApiPath, 'GET' | 'POST'>([
  [API_PATHS.signUp, 'POST'],
  [API_PATHS.handOff, 'GET'],
  [API_PATHS.open, 'GET'],
  [API_PATHS.session, 'GET'],
  [API_PATHS.health, 'GET'],
])
