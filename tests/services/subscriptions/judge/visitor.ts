import { eq } from 'drizzle-orm'
import { users } from '#services/db/schema.ts'
import { newSignIn } from '#services/keys/tokens.ts'
import type { Bench } from '../../support/bench.ts'

type Fields = Readonly<Record<string, string>>

/** The web app as the owner of an address sees it, logged in anew at each visit. */
export const visitorOf = (bench: Bench, email: string) => {
  const cookie = async (): Promise<string> => {
    const queries = await bench.database.get()
    const [user] = await queries.select().from(users).where(eq(users.email, email))
    if (!user) return ''
    const signIn = newSignIn({ userId: user.id, number: user.signInNumber, isByMail: true })
    return `webapp_session=${await bench.services.tokens.issue('webAppSession', signIn)}`
  }

  const visit = async (path: string) =>
    bench.call(`/webapp/${path}`, { headers: { Cookie: await cookie() } })

  const send = async (path: string, fields: Fields = {}) =>
    bench.call(`/webapp/${path}`, {
      method: 'POST',
      headers: { Cookie: await cookie() },
      body: new URLSearchParams(fields),
    })

  return { visit, send }
}
