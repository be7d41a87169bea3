/** How many processes of each kind there are: the smallest number of which one may be away. */
export const INSTANCES = { site: 2, services: 2 } as const

/** Answers 2xx once an instance may be asked. */
export const HEALTH = { site: '/api/ready', services: '/health' } as const

/** What each kind is told besides the addresses that visitors see, under the names of its variables. */
export const TOLD = {
  site: ['PORT', 'SERVICES_URL', 'SERVICES_KEY', 'HASH_KEY', 'REDIS_URL', 'TRUSTED_PROXY_HOPS'],
  services: [
    'SERVICES_PORT',
    'SERVICES_KEY',
    'TOKEN_SIGNING_KEY',
    'HASH_KEY',
    'DATABASE_URL',
    'CONTENT_DIR',
    'PAYMENT_WEBHOOK_URL',
    'TRUSTED_PROXY_HOPS',
  ],
} as const

/** What has to be there before each part starts. */
export const ORDER = {
  migrate: ['database'],
  services: ['migrate'],
  'services-front': ['services'],
  site: ['services-front', 'redis'],
  front: ['site'],
} as const
