import { publicEnv } from '#lib/config/env-public.ts'
import { serverEnv } from '#lib/config/env-server.ts'

/** Checks the variables when the server starts, so that a bad one stops it before a visitor meets it. */
export const register = (): void => {
  publicEnv()
  serverEnv()
}
