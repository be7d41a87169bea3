/** How many processes of each kind there are: the smallest number of which one may be away. */
export const INSTANCES = { site: 2, services: 2 } as const

/** Answers 2xx once an instance may be asked. */
export const HEALTH = { site: '/api/ready', services: '/health' } as const
