import { CONSENT_HEADER } from '#features/consent/visitor-consent.ts'
import type { World } from './world.ts'

type Asked = { path: string; body?: object; headers?: Readonly<Record<string, string>> }

/** Asks the services as the site or an operator does, of a visitor who accepted; throws where they refuse. */
export const ask = async (
  { app }: World,
  { path, body, headers: own = {} }: Asked,
): Promise<unknown> => {
  const headers = { 'Content-Type': 'application/json', [CONSENT_HEADER]: 'accepted', ...own }
  const init = body && { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await app.request(path, init)
  if (answer.ok) return answer.json()
  const [place] = path.split('?')
  throw new Error(`${place} was answered ${answer.status}: ${await answer.text()}`)
}
