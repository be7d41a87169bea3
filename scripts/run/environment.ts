import { readPublicEnv, type PublicEnv } from '#lib/config/env-public.ts'
import { readServerEnv, type ServerEnv } from '#lib/config/env-server.ts'
import { NEXT_ENV } from '#lib/next/commands.ts'
import { loadEnvFile } from './env-file.mjs'

type Source = Record<string, string | undefined>

/** What `npm start` and the tests run with: `child` is the full environment of the processes they start. */
export type Environment = { server: ServerEnv; public: PublicEnv; child: Source }

/** Reads and checks every variable; addresses that are not set follow from the two ports. Throws one clear line. */
export const readEnvironment = (source: Source): Environment => {
  const server = readServerEnv(source)
  const addresses = readPublicEnv({
    ...source,
    SITE_URL: source.SITE_URL || `http://localhost:${server.PORT}`,
    WEB_APP_URL: source.WEB_APP_URL || `http://localhost:${server.SERVICES_PORT}/webapp`,
    PAYMENT_URL: source.PAYMENT_URL || `http://localhost:${server.SERVICES_PORT}/payment`,
  })
  const ports = { PORT: `${server.PORT}`, SERVICES_PORT: `${server.SERVICES_PORT}` }
  return { server, public: addresses, child: { ...source, ...addresses, ...ports, ...NEXT_ENV } }
}

/** The environment of this process, with what `.env` says. */
export const ownEnvironment = (): Environment => {
  loadEnvFile()
  return readEnvironment(process.env)
}
