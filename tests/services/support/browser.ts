import { handOffTokenAnswer } from '#features/account/account-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Bench } from './bench.ts'
import { lettersTo } from './letters-to.ts'

type Fields = Readonly<Record<string, string>>

let browsers = 0

type Settings = { locale?: Locale; from?: string }

/** A browser at the stand-in for the web app: it keeps cookies and follows redirects as one does. */
export const newBrowser = (bench: () => Bench, { locale = 'en', from = '' }: Settings = {}) => {
  browsers += 1
  const remoteAddress = from || `203.0.${113 + (browsers >> 8)}.${browsers & 255}`
  const cookies = new Map<string, string>()

  const keep = (answer: Response) => {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/Max-Age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(Cookie && { Cookie }), 'Sec-Fetch-Site': 'same-origin' }
    const socket = { incoming: { socket: { remoteAddress } } }
    const answer = await bench().app.request(path, { ...init, headers }, socket)
    keep(answer)
    const next = answer.headers.get('Location')
    return answer.status === 303 && next?.startsWith('/') ? request(next) : answer
  }

  const inLanguage = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`

  const open = (path: string) => request(inLanguage(`/webapp/${path}`))

  const send = (path: string, fields: Fields = {}) =>
    request(inLanguage(`/webapp/${path}`), { method: 'POST', body: new URLSearchParams(fields) })

  /** Asks for a link, or logs in with a password. */
  const logIn = (email: string, password = '') => {
    // Of two mails the newer one is known by its time.
    bench().clock.time += 1
    return send('account/login/', { email, password })
  }

  /** Opens the newest link of a kind in the mailbox of an address, and presses its button where it asks for that. */
  const openMail = async (email: string, kind = 'login'): Promise<Response> => {
    const letters = (await lettersTo(bench(), email)).filter((mail) => mail.kind === kind)
    const { pathname, search } = new URL(letters.at(-1)?.letter.links[0]?.href ?? '')
    const shown = await request(`${pathname}${search}`)
    if (shown.status !== 200 || !(await shown.clone().text()).includes('/?id=')) return shown
    return request(`${pathname}${search}`, { method: 'POST' })
  }

  /** Logs in through the mailbox. */
  const logInByMail = async (email: string) => {
    await logIn(email)
    return openMail(email)
  }

  /** Arrives from the site with its sign-in token. */
  const handOver = async (ssojwt: string | undefined): Promise<Response> => {
    const exchange = await bench().post('/api/auth/handOffToken/', { ssojwt })
    const token = handOffTokenAnswer.safeParse(await exchange.json()).data?.ssotoken ?? 'none'
    return open(`?ssotoken=${token}`)
  }

  const read = async (path: string) => (await open(path)).text()

  /** Whether somebody is signed in here, and who. */
  const isIn = async (email: string): Promise<boolean> => {
    const answer = await open('account/')
    return answer.status === 200 && (await answer.text()).includes(email)
  }

  return { cookies, open, send, read, logIn, openMail, logInByMail, handOver, isIn }
}
