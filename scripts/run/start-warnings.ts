import type { ServerEnv } from '#lib/config/env-server.ts'

type Settings = Pick<ServerEnv, 'HASH_KEY' | 'TRUSTED_PROXY_HOPS'>

/** What a site that serves visitors can start with, and yet is hardly meant: a line each. */
export const startWarnings = ({ HASH_KEY, TRUSTED_PROXY_HOPS }: Settings): string[] => [
  ...(TRUSTED_PROXY_HOPS === 0
    ? [
        'TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors share one sign-up limit. Set it to the number of proxies in front of the site.',
      ]
    : []),
  ...(HASH_KEY
    ? []
    : [
        'HASH_KEY is not set: this process makes up one of its own, and refuses messages of payments that the services sign. Set the same one for all sites and services.',
      ]),
]
