import { handOffTokenAnswer } from '#features/account/account-contract.ts'
import type { CreateAccountPayload } from '#features/signup/create-account-contract.ts'
import { newEmail, type Bench } from './bench.ts'

/** A new account that is signed in to the web app, which opens its pages. */
export const webAppVisitor = async (
  { newAccount, post, call }: Bench,
  others: Partial<CreateAccountPayload> = {},
) => {
  const { email, ssojwt } = await newAccount(newEmail(), others)
  const exchange = await post('/api/auth/handOffToken/', { ssojwt })
  const { ssotoken } = handOffTokenAnswer.parse(await exchange.json())
  const arrival = await call(`/webapp/?ssotoken=${ssotoken}`)
  const Cookie = arrival.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const visit = (path: string) => call(`/webapp/${path}`, { headers: { Cookie } })
  const read = async (path: string) => (await visit(path)).text()
  return { email, visit, read }
}
