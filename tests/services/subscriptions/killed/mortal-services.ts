import { WEBHOOK_SIGNATURE_HEADER } from '#features/checkout/payment-contract.ts'
import type { RenewalOutcome } from '#features/checkout/subscription-contract.ts'
import { signedBodyHeader } from '#lib/util/signed-body.ts'
import { OPERATOR_PATH, operatorKey } from '#services/operator/operator-key.ts'
import type { Random } from '../../../../scripts/lib/random.ts'
import {
  ended,
  spawnServices,
  untilHealthy,
  type ServicesEnv,
} from '../../support/child-services.ts'
import { freePort } from '../../support/free-port.ts'
import { startSmtp } from '../../support/smtp-server.ts'
import { startProvider } from '../life/provider-stub.ts'
import { servePayment } from '../life/serve-payment.ts'
import { courseOf } from '../life/world.ts'

const SECRET = 'what the services of this test sign and hash with'

const MINUTE_MS = 60_000

/** Within how many milliseconds the end follows: before something is written down, while it is, or after, on machines of any pace. */
const WITHIN_MS = [10, 40, 160, 640] as const

/** Which part of what is seen from outside ends in a kill: the provider is asked, a mail comes, the clock is moved, a message is told. */
const STRIKES = { work: 0.4, mail: 0.05, move: 0.2, fact: 0.05 }

/** A process that dies of itself does so within so many statements to its database, those of its start among them. */
const STATEMENTS = [60, 150, 400] as const

const DIE_AT_STATEMENT = new URL('./die-at-statement.ts', import.meta.url).href

/** How often the services are killed, by what each kill follows upon; `statement` stands for one of their own to the database. */
export type Kills = Record<keyof typeof STRIKES | 'statement', number>

/** Services on a database as a process of their own that is killed, with provider and mail server beside it. */
export const openMortalServices = async ({
  env,
  random,
  kills,
}: {
  env: ServicesEnv
  random: Random
  kills: Kills
}) => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const left = { ...kills }
  const output: string[][] = []
  let child: ReturnType<typeof spawnServices>['child'] | undefined
  let isUp = false

  const near = (what: keyof typeof STRIKES) => {
    if (left[what] === 0 || !random.chance(STRIKES[what])) return
    left[what] -= 1
    setTimeout(() => child?.kill('SIGKILL'), random.below(random.pick(WITHIN_MS)))
  }

  const provider = startProvider({ now: () => new Date() })
  const payment = await servePayment(provider)
  const decide = async () => {
    for (const one of provider.seen.values()) {
      if (one.outcome.state === 'pending' && random.chance(0.02)) {
        await provider.decide(one, random.pick(['succeeded', 'failed']))
      }
    }
  }
  provider.course = () => {
    near('work')
    void decide()
    return courseOf(random)
  }
  const smtp = await startSmtp(() => near('mail'))
  const variables = {
    ...env,
    SERVICES_PORT: String(port),
    HASH_KEY: SECRET,
    TOKEN_SIGNING_KEY: SECRET,
    PAYMENT_WEBHOOK_SECRET: SECRET,
    PAYMENT_SERVICE_URL: payment.url,
    MAIL_URL: smtp.url,
    MAIL_FROM: 'shop@example.com',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import ${DIE_AT_STATEMENT}`,
  }

  const dieAt = () => {
    if (left.statement === 0) return '0'
    left.statement -= 1
    return `${random.below(random.pick(STATEMENTS)) + 1}`
  }

  const rise = async () => {
    while (!isUp) {
      const { child: begun, output: written } = spawnServices({ ...variables, DIE_AT: dieAt() })
      child = begun
      output.push(written)
      const end = ended(begun).then(() => {
        isUp = false
        if (begun.signalCode !== 'SIGKILL') throw new Error(`Ended: ${written.join('')}`)
        return false
      })
      isUp = await Promise.race([untilHealthy(origin).then(() => true), end])
    }
  }

  const post = async (path: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    await rise()
    try {
      const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body })
      await answer.text()
      return answer.status
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      return undefined
    }
  }

  /** Moves the day on, by as many calls as it takes; what is due at the last moment may be left to the next one. */
  const moveTo = async (moment: number) => {
    for (let tries = 0; ; tries += 1) {
      near('move')
      const to = new Date(moment + tries * MINUTE_MS).toISOString()
      const headers = {
        Authorization: `Bearer ${operatorKey(SECRET)}`,
        'Content-Type': 'application/json',
      }
      const request = { headers, body: JSON.stringify({ to }) }
      if ((await post(`${OPERATOR_PATH}/clock`, request)) === 200) return
    }
  }

  /** A message of the provider, which repeats it until it is heard. */
  const tell = async ({ key, paymentId }: RenewalOutcome) => {
    const createdAt = new Date().toISOString()
    const facts = { id: `evt_${key}`, type: 'charge.changed', createdAt, paymentId, key }
    const body = JSON.stringify(facts)
    for (;;) {
      near('fact')
      const seconds = Math.floor(Date.now() / 1000)
      const signature = signedBodyHeader({ secret: SECRET, body, seconds })
      const headers = { [WEBHOOK_SIGNATURE_HEADER]: signature }
      const status = await post('/userbase/payment-notice', { headers, body })
      if (status === 200) return
      if (status !== undefined && status !== 503) {
        throw new Error(`A message was answered ${status}`)
      }
    }
  }

  return {
    provider,
    moveTo,
    tell,
    /** Kills that are still to come. */
    left,
    received: smtp.received,
    log: () => output.flat().join(''),
    stop: async () => {
      await rise()
      const last = child
      // From here on its end is no death.
      last?.kill('SIGKILL')
      if (last) await ended(last)
      await Promise.all([payment.stop(), smtp.stop()])
    },
  }
}
