import { loadSecrets } from '#services/secrets.ts'
import type { Environment } from './environment.ts'

/** Adds the keys of site and services, made on the first start; throws where production has to give them. */
export const withSecrets = (environment: Environment): Environment => ({
  ...environment,
  child: { ...environment.child, ...loadSecrets(environment.server) },
})
