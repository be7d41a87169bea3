import { eq } from 'drizzle-orm'
import { NextRequest } from 'next/server'
import type { CheckoutSite } from '#features/checkout/server/checkout-site.ts'
import { answer, type Handle } from '#lib/server/answer/api-handler.ts'
import { users } from '#services/db/schema.ts'
import { newSignIn } from '#services/keys/tokens.ts'
import type { Bench } from '../support/bench.ts'
import type { World } from './world.ts'

/** What was sent, and every word of the answer to it; `knows` is what its sender is told by right. */
export type Heard = { sent: string; got: string; knows: readonly string[] }

type Fields = Readonly<Record<string, string>>

type Sending = { headers?: Fields; body?: string; knows?: readonly string[] }

/** A request for which no browser vouches. */
export type Raw = Sending & { method?: string }

const OWN_PAGE = { 'Sec-Fetch-Site': 'same-origin' }

export const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

export const JSON_TYPE = { 'Content-Type': 'application/json' }

let senders = 0

/** Each request comes from another network: no attack is stopped by a limit of another one. */
const nextAddress = () => {
  senders += 1
  return `198.51.${senders >> 8}.${senders & 255}`
}

const unescaped = (escape: string) => String.fromCharCode(Number.parseInt(escape.slice(1), 16))

/** What a form sends, readable; half of an escape is left as it is. */
const decoded = (text: string): string =>
  text.replaceAll('+', ' ').replaceAll(/%[\dA-F]{2}/gi, (escape) => unescaped(escape))

type Exchange = { sent: string; answered: Response; knows?: readonly string[] | undefined }

const hear = async (world: World, { sent, answered, knows = [] }: Exchange) => {
  const got = [...answered.headers, await answered.clone().text()].flat().join('\n')
  world.heard.push({ sent: `${sent}\n${decoded(sent)}`, got, knows })
  return answered
}

/** Sends a request to the services as the front passes it on, or as a program in their network does. */
export const raw = async (
  world: World,
  path: string,
  { method = 'GET', headers, body, knows }: Raw = {},
) => {
  const init = { method, headers: { ...headers }, ...(body !== undefined && { body }) }
  const socket = { incoming: { socket: { remoteAddress: nextAddress() } } }
  const sent = [path, JSON.stringify(headers ?? {}), body ?? ''].join('\n')
  return hear(world, { sent, answered: await world.front.request(path, init, socket), knows })
}

/** Posts JSON to the services, without the key of the site. */
export const call = (world: World, path: string, body: unknown, headers: Fields = {}) =>
  raw(world, path, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  })

/** The cookie of the web app for the account of an address, as after a log-in by mail. */
export const cookieOf = async ({ database, services }: Bench, email: string): Promise<string> => {
  const queries = await database.get()
  const [user] = await queries.select().from(users).where(eq(users.email, email))
  if (!user) return ''
  const signIn = newSignIn({ userId: user.id, number: user.signInNumber, isByMail: true })
  return `webapp_session=${await services.tokens.issue('webAppSession', signIn)}`
}

type Holder = { email?: string; cookie?: string; knows?: readonly string[] }

/** The web app in the browser of who is signed in to an account, or with a cookie of their own; nobody without either. */
export const handOf = (world: World, { email = '', cookie = '', knows = [] }: Holder = {}) => {
  const headersOf = async () => ({
    ...OWN_PAGE,
    Cookie: cookie || (await cookieOf(world.bench, email)),
  })
  const visit = async (path: string) =>
    raw(world, `/webapp/${path}`, { headers: await headersOf(), knows })
  const send = async (path: string, fields: Fields | string = {}, headers: Fields = {}) =>
    raw(world, `/webapp/${path}`, {
      method: 'POST',
      headers: { ...(await headersOf()), ...FORM, ...headers },
      body: new URLSearchParams(fields).toString(),
      knows,
    })
  return { visit, send }
}

/** Asks a handler of the site. */
export const ask = async (
  { world, handle, path }: { world: World; handle: Handle<CheckoutSite>; path: string },
  { method = 'GET', headers, body }: Raw = {},
) => {
  const init = { method, headers: { ...OWN_PAGE, ...headers }, ...(body !== undefined && { body }) }
  const request = new NextRequest(`http://10.0.0.5:3000${path}`, init)
  const sent = [path, JSON.stringify(headers ?? {}), body ?? ''].join('\n')
  return hear(world, { sent, answered: await answer(handle, { request, site: world.site }) })
}
