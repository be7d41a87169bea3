// Puts a new key before each of site and services, so that both hold: npm run keys:rotate
// and 31 days after the restart drops the ones of before: npm run keys:rotate -- --end
import type { ServerEnv } from '#lib/config/env-server.ts'
import { keysIn, presentKey } from '#lib/util/keys-in.ts'
import {
  endRotation,
  rotateStored,
  SIGNED_DAYS,
  storedNames,
} from '#services/keys/rotate-secrets.ts'
import { randomKey } from '#services/keys/secrets.ts'
import { ownEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

const VARIABLES = ['TOKEN_SIGNING_KEY', 'HASH_KEY', 'SERVICES_KEY'] as const

/** One process after the other gets a variable: whoever signs with a new key must find it known everywhere. */
const stepsOf = (name: string, present: string): string[] => {
  if (keysIn(present).length > 1) {
    return [`${name} has two keys: end that first, with npm run keys:rotate -- --end.`]
  }
  const next = randomKey()
  return [
    `${name} comes from a variable. Give it to every process of site and services, a step after the other:`,
    `  1. ${name}=${present},${next}`,
    `  2. ${name}=${next},${present}`,
    `  3. ${name}=${next} (${SIGNED_DAYS} days after step 2)`,
  ]
}

const lastStepOf = (name: string, present: string): string =>
  keysIn(present).length > 1
    ? `Set ${name}=${presentKey(present)} once every process has signed with it for ${SIGNED_DAYS} days.`
    : `${name} has one key: there is none to drop.`

const rotate = (env: ServerEnv) => {
  const stored = storedNames(env)
  if (stored.length > 0) {
    rotateStored(env.DATA_DIR, stored)
    console.log(
      `New: ${stored.join(' and ')} in ${env.DATA_DIR}/secrets.json, the ones of before still hold. Restart site and services, and ${SIGNED_DAYS} days later: npm run keys:rotate -- --end`,
    )
  }
  for (const name of VARIABLES) {
    const present = env[name]
    if (present) console.log(stepsOf(name, present).join('\n'))
  }
}

const end = (env: ServerEnv) => {
  if (storedNames(env).length > 0) {
    endRotation(env.DATA_DIR, new Date())
    console.log('The keys of before are dropped. Restart site and services.')
  }
  for (const name of VARIABLES) {
    const present = env[name]
    if (present) console.log(lastStepOf(name, present))
  }
}

await main(async () => {
  const [option, ...more] = process.argv.slice(2)
  if (more.length > 0 || (option !== undefined && option !== '--end')) {
    throw new Error('Write npm run keys:rotate, or npm run keys:rotate -- --end.')
  }
  const env = ownEnvironment().server
  if (option === '--end') end(env)
  else rotate(env)
})
