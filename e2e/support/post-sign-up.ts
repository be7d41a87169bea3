import { API_PATHS } from '../../lib/config/api-paths.ts'
import { newEmail } from './sign-ups.ts'

const REPEAT = 307

/** Signs a new address up as a browser without script does: a first attempt is sent once more, with its cookie. */
export const postSignUp = async (url: string): Promise<Response> => {
  const body = { email: newEmail(), language: 'en', label: 'Create account', entryPoint: '/l/f' }
  const send = (address: URL, Cookie: string) =>
    fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: process.env.SITE_URL ?? '', Cookie },
      body: new URLSearchParams(body),
    })
  const address = new URL(API_PATHS.signUp, url)
  const first = await send(address, '')
  const location = first.headers.get('location')
  if (first.status !== REPEAT || !location) return first
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return send(new URL(location, address), cookies.join('; '))
}
