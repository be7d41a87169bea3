import { desc, eq } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import type { World } from './world.ts'

type Fields = Readonly<Record<string, string>>

/** Somebody at the web app: keeps cookies, follows redirects, and opens the links of an own mailbox. */
export type Browser = {
  /** Opens a place below the web app; throws where it is not there. */
  open: (place: string) => Promise<string>
  /** Sends a form of a place; throws where it is refused. */
  send: (place: string, fields?: Fields) => Promise<string>
  /** Asks for a link to log in with, and where that leads. */
  askLink: (email: string, place?: string) => Promise<string>
  /** Logs in through the mailbox. */
  logIn: (email: string) => Promise<void>
  /** Opens an address that a mail names, and presses its button. */
  follow: (address: string, fields?: Fields) => Promise<string>
}

let browsers = 0

/** A network of its own for each, as limits count by network. */
const newNetwork = () => {
  browsers += 1
  return `10.${browsers >> 8}.${browsers & 255}.1`
}

/** The first link of the newest mail of a kind to an address. */
export const newestLink = async (
  { services }: World,
  { email, kind }: { email: string; kind: string },
): Promise<string> => {
  const queries = await services.database.get()
  const mails = await queries
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, email))
    .orderBy(desc(outboxMails.createdAt))
  const mail = mails.find((each) => each.kind === kind)
  const letter = mail && (await letterOf(queries, { ...services, mail }))
  const [link] = letter?.links ?? []
  if (!link) throw new Error(`No mail of the kind ${kind} has come to ${email}.`)
  return link.href
}

/** A browser in a language. */
export const newBrowser = (world: World, locale: Locale): Browser => {
  const cookies = new Map<string, string>()
  const remoteAddress = newNetwork()

  const keep = (answer: Response) => {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
  }

  const request = async (path: string, init: RequestInit = {}): Promise<string> => {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(Cookie && { Cookie }), 'Sec-Fetch-Site': 'same-origin' }
    const socket = { incoming: { socket: { remoteAddress } } }
    const answer = await world.app.request(path, { ...init, headers }, socket)
    keep(answer)
    const next = answer.headers.get('Location')
    if (answer.status === 303 && next?.startsWith('/')) return request(next)
    if (!answer.ok) throw new Error(`${path.split('?')[0]} was answered ${answer.status}.`)
    return answer.text()
  }

  const at = (place: string) =>
    `/webapp/${place}${place.includes('?') ? '&' : '?'}${QUERY.language}=${locale}&${QUERY.library}=${locale}`
  const open = (place: string) => request(at(place))
  const send = (place: string, fields: Fields = {}) =>
    request(at(place), { method: 'POST', body: new URLSearchParams(fields) })

  const follow = (address: string, fields: Fields = {}) => {
    const { pathname, search } = new URL(address)
    return request(`${pathname}${search}`, { method: 'POST', body: new URLSearchParams(fields) })
  }

  const askLink = async (email: string, place = 'account/') => {
    // Of two mails the newer one is known by its time.
    await world.wait(0.001)
    const to = new URLSearchParams({ [QUERY.url]: place })
    await send(`account/login/?${to}`, { email, password: '' })
    return newestLink(world, { email, kind: 'login' })
  }

  const logIn = async (email: string) => {
    await follow(await askLink(email))
  }

  return { open, send, askLink, logIn, follow }
}
