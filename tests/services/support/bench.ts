import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  createAccountAnswer,
  type CreateAccountPayload,
} from '#features/signup/create-account-contract.ts'
import { memoryLimiters } from '#lib/limits/limiters.ts'
import { createLog } from '#lib/util/log.ts'
import { createServicesApp } from '#services/app.ts'
import { createClock } from '#services/clock/clock.ts'
import { openContent } from '#services/content/content-store.ts'
import type { PaymentService, ServicesContext } from '#services/context/services-context.ts'
import type { LazyDatabase } from '#services/db/lazy-database.ts'
import { idempotencyKeys, users } from '#services/db/schema.ts'
import { handOffTokens } from '#services/db/sign-in-schema.ts'
import { createTokens } from '#services/keys/tokens.ts'
import { openLibrary } from '#services/search/library.ts'
import { awayProvider } from './away-provider.ts'
import { toldRoutes } from './told.ts'

/** An address that no other test uses. */
export const newEmail = () => `${randomUUID()}@example.com`

/** An idempotency key that no other test uses. */
export const newKey = () => randomUUID()

/** A payload as the e-mail-only dialog sends it (S1 §3). */
export const payloadFor = (Email: string): CreateAccountPayload => ({
  Email,
  Password: null,
  AutogeneratePassword: true,
  Device: 'mobile',
  IpAddress: '203.0.113.7',
  Language: 'fr',
  DocName: 'Modèles 2000',
  CreationPage: 'localhost:3000/fr/docs/demo',
})

const jsonPost = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** A request as a browser sends it: of a form it says where that comes from. */
export const asBrowser = (init: RequestInit = {}): RequestInit => {
  const headers = new Headers(init.headers)
  const saysNothing = !headers.has('Sec-Fetch-Site') && !headers.has('Origin')
  if (init.method === 'POST' && saysNothing) headers.set('Sec-Fetch-Site', 'same-origin')
  return { ...init, headers }
}

/** Where a test says what the provider has told. */
const TOLD = '/told'

/** The services in this process, on a given database, with a clock that a test can turn. */
export const createBench = (database: LazyDatabase, payment: Partial<PaymentService> = {}) => {
  const clock = { time: Date.now() }
  const logLines: string[] = []
  const serviceClock = createClock(() => clock.time)
  const { now } = serviceClock
  const log = createLog({
    name: 'services',
    level: 'debug',
    destination: { write: (line) => void logLines.push(line) },
  })
  const services: ServicesContext = {
    dataDir: '',
    database,
    library: openLibrary(database, log),
    // Never looked at: it has tests of its own, and no database.
    content: openContent({ folder: '', keptFolder: '', claimsOf: () => ({}), log, now: Date.now }),
    tokens: createTokens({ signingKey: randomBytes(32).toString('hex'), now }),
    hashKey: randomBytes(32).toString('hex'),
    payment: {
      publicUrl: 'https://pay.example/payment',
      webhookSecret: randomBytes(32).toString('hex'),
      webhookUrl: 'http://127.0.0.1:9/api/payment/webhook',
      ...payment,
    },
    provider: awayProvider,
    makeLimiter: memoryLimiters,
    siteUrl: 'https://site.example',
    webAppUrl: 'https://app.example/webapp',
    clock: serviceClock,
    now,
    systemTime: () => new Date(clock.time),
    platforms: {},
    askVatRegister: async () => 'unchecked',
    takesRealMoney: false,
    log,
    version: '1.2.3',
    secureCookies: true,
  }
  const app = createServicesApp(services)
  const told = toldRoutes(services)
  const call = async (path: string, init?: RequestInit) =>
    path.startsWith(TOLD)
      ? told.request(path.slice(TOLD.length), init)
      : app.request(path, asBrowser(init))
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    call(path, jsonPost(body, headers))
  const signUp = (body: unknown, headers?: Record<string, string>) =>
    post('/userbase/user/', body, headers)
  /** Creates an account and returns its tokens. */
  const newAccount = async (email = newEmail(), others: Partial<CreateAccountPayload> = {}) => {
    const answer = await signUp({ ...payloadFor(email), ...others })
    return { email, ...createAccountAnswer.parse(await answer.json()) }
  }
  /** Leaves an account as after a first log-in by mail: buying then ends no sign-in of it. */
  const confirm = async (email: string) => {
    const queries = await database.get()
    await queries.update(users).set({ confirmedAt: now() }).where(eq(users.email, email))
  }
  const rowCounts = async () => {
    const queries = await database.get()
    return Promise.all(
      [users, idempotencyKeys, handOffTokens].map((table) => queries.$count(table)),
    )
  }
  const calls = { call, post, signUp, newAccount, confirm }
  return { app, services, ...calls, rowCounts, clock, logLines, database }
}

export type Bench = ReturnType<typeof createBench>
