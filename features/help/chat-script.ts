import type { PublicEnv } from '#lib/config/env-public.ts'
import { THIRD_PARTIES } from '#lib/config/third-parties.ts'

/** The script of the configured chat vendor, which pages load on intent (S1 §7). */
export const chatScript = (env: PublicEnv): string | undefined =>
  THIRD_PARTIES.chat.script(env)?.href
