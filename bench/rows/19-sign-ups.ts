import { randomUUID } from 'node:crypto'
import { mapConcurrently } from '#lib/util/map-concurrently.ts'
import { hashPassword, randomPassword } from '#services/user/password-hash.ts'
import { inTempFolder } from '../../scripts/run/in-temp-folder.ts'
import { startPostgres } from '../../tests/services/support/postgres-server.ts'
import { askForAccount } from '../lib/ask-for-account.ts'
import type { Bench } from '../lib/bench.ts'
import type { Budget, Row } from '../lib/row.ts'
import { startServices } from '../lib/services.ts'
import { sendAll, signUpsOf, tallyOf, type SignUp } from '../lib/sign-up-load.ts'
import { atMost, exactly } from '../lib/verdict.ts'

const ADDRESSES = 5000
const QUICK_ADDRESSES = 200
const IN_FLIGHT = 200
const MAX_SECONDS = 600

/** The services are killed once this share of the answers is there. */
const KILLED_AT = 0.4

/** Milliseconds of one hash on this machine while nothing else asks for it, and the cost that it names. */
const measureHash = async () => {
  const begin = performance.now()
  const [, kind, , cost] = (await hashPassword(randomPassword())).split('$')
  return `one hash (${kind} ${cost}) takes ${Math.round(performance.now() - begin)} ms`
}

type Given = { dataDir: string; databaseUrl?: string; addresses: number }

/** Services that are killed in the middle of the load and started again on the same database. */
const killedServices = async ({ dataDir, databaseUrl }: Given) => {
  let current = await startServices(dataDir, databaseUrl)
  let restart: Promise<void> | undefined
  const startAgain = async () => {
    current = await startServices(dataDir, databaseUrl)
  }
  return {
    url: () => current.url,
    kill: () => {
      current.kill()
      restart = startAgain()
    },
    stop: async () => {
      await restart
      await current.stop()
    },
  }
}

type Killed = Awaited<ReturnType<typeof killedServices>>

const load = async (services: Killed, signUps: readonly SignUp[]) => {
  let answered = 0
  const send = async (signUp: SignUp) => {
    const answer = await askForAccount(services.url, signUp)
    answered += 1
    if (answered === Math.round(signUps.length * KILLED_AT)) services.kill()
    return answer
  }
  const begin = performance.now()
  const byAddress = await sendAll({ signUps, inFlight: IN_FLIGHT, send })
  return { byAddress, seconds: (performance.now() - begin) / 1000 }
}

/** Addresses that the services do not know, each asked for under a key of its own. */
const countMissing = async (services: Killed, signUps: readonly SignUp[]) => {
  const emails = [...new Set(signUps.map(({ email }) => email.toLowerCase()))]
  const answers = await mapConcurrently({
    items: emails.map((email, address) => ({ email, address, key: randomUUID() })),
    width: IN_FLIGHT,
    map: async (signUp) => askForAccount(services.url, signUp),
  })
  return answers.filter(({ status }) => status !== 409).length
}

const measureOn = async (database: string, given: Given): Promise<Row[]> => {
  const signUps = signUpsOf(randomUUID(), given.addresses)
  const hash = await measureHash()
  const services = await killedServices(given)
  try {
    const { byAddress, seconds } = await load(services, signUps)
    const { created, repeated, lost, double } = tallyOf(byAddress)
    const missing = await countMissing(services, signUps)
    const rate = Math.round(signUps.length / seconds)
    const row = { id: 19, unit: '' } as const
    const limit = given.addresses
    const what = `${signUps.length} sign-ups on ${database}, ${IN_FLIGHT} in flight, one kill -9: ${rate} /s; ${hash}`
    return [
      atMost({ id: 19, what, unit: 's', figure: seconds, limit: MAX_SECONDS }),
      exactly({ ...row, what: 'accounts created', figure: created, limit }),
      exactly({ ...row, what: 'answered 409 or as the first time', figure: repeated, limit }),
      exactly({ ...row, what: 'accounts lost', figure: lost + missing, limit: 0 }),
      exactly({ ...row, what: 'accounts made twice', figure: double, limit: 0 }),
    ]
  } finally {
    await services.stop()
  }
}

const addressesOf = ({ quick }: Bench) => (quick ? QUICK_ADDRESSES : ADDRESSES)

/** Sign-ups at the pace of a campaign; each address twice, in mixed order. */
export const signUps: Budget = {
  id: 19,
  title: 'sign-ups under load, PGlite',
  measure: (bench) =>
    inTempFolder((dataDir) => measureOn('PGlite', { dataDir, addresses: addressesOf(bench) })),
}

/** The same on a database server. */
export const signUpsOnServer: Budget = {
  id: 19,
  title: 'sign-ups under load, PostgreSQL',
  needs: ['PostgreSQL'],
  measure: (bench) =>
    inTempFolder(async (dataDir) => {
      const postgres = await startPostgres()
      if (!postgres) throw new Error('PostgreSQL did not start.')
      const given = { dataDir, databaseUrl: postgres.url, addresses: addressesOf(bench) }
      try {
        return await measureOn('PostgreSQL', given)
      } finally {
        await postgres.stop()
      }
    }),
}
