import type { Site } from '#lib/server/site.ts'
import { testSite } from '../support/test-site.ts'
import type { Fault, Hostile, Reply } from './hostile-upstream.ts'

/** What comes out of a call: an answer to the browser, or what becomes of a page, in words. */
export type Came =
  // A page that asks again where its first answer said nothing has a second one, its view.
  | { kind: 'answer'; status: number; headers: Headers; body: string; view?: Came }
  | { kind: 'page'; shows: string }

/** What a visitor finds in one language. */
export type Seen = {
  /** The sentence that says it, as its message is called; null where the page says nothing and stands. */
  message: string | null
  /** In the words of docs/faults.md. */
  shows: string
  /** Also said beside it: where the visitor can go on, by the name of its message. */
  ways?: readonly string[]
}

export type FaultSite = ReturnType<typeof testSite>

/** The service that fails, and the milliseconds that all calls of a request may take. */
export type Failing = { url: string; budgetMs: number }

/** Something that the site does with a service for somebody. */
export type FaultCall = {
  /** Whose service fails. */
  upstream: string
  /** What is asked of the site. */
  what: string
  /** What the service answers where nothing is wrong. */
  sound: Reply
  /** Those that can befall it; all where none are named. */
  faults?: readonly Fault[]
  /** Starts what fails, where that speaks no HTTP. */
  start?: (fault: Fault) => Promise<Hostile> | Hostile
  /** Milliseconds that the site gives it by itself, where it does not wait for as long as a request may. */
  ownLimitMs?: number
  /** Milliseconds for all calls of a request where one is waited for to the end; other services have to answer within them. */
  waitMs?: number
  /** Faults of which nobody hears but by waiting, where they are not the usual ones. */
  waitedFor?: readonly Fault[]
  /** Has the service keep something, so that a lost answer does not mean that nothing was kept. */
  keeps?: true
  /** Does it with the failing service; says how long it took, in milliseconds, where it had to prepare. */
  ask: (failing: Failing) => Promise<{ came: Came; made: FaultSite; ms?: number }>
  /** What a visitor finds of what came. */
  see: (came: Came) => Promise<Seen> | Seen
}

/** What no answer may repeat, and no line of the log may hold. */
export const SECRETS = {
  email: 'canary@example.org',
  /** As it stands in whatever is secret here. */
  mark: /canary/i,
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.canary',
  text: 'Canary yellow',
} as const

/** A site that a test gives so many milliseconds for all calls of a request. */
export const faultSite = (
  { budgetMs }: Pick<Failing, 'budgetMs'>,
  urls: Partial<Site>,
): FaultSite => testSite({ upstreamBudgetMs: budgetMs, ...urls })

/** An answer as it is read once and kept. */
export const cameOf = async (response: Response): Promise<Came> => ({
  kind: 'answer',
  status: response.status,
  headers: response.headers,
  body: await response.text(),
})

/** The page stands as it was. */
export const stands = (shows: string): Seen => ({ message: null, shows })
