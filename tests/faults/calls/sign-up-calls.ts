import { requestAccount } from '#features/signup/components/behaviour/request-account.ts'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { FIELDS, formRequest, KEY, scriptRequest } from '../../support/sign-up-request.ts'
import { json } from '../../support/upstream-server.ts'
import { cameOf, faultSite, SECRETS, stands, type FaultCall, type Failing } from '../fault-call.ts'
import { answerIn, withClient } from '../replay.ts'

const sound = json(201, { jwt: 'j', ssojwt: SECRETS.token })

const fields = { ...FIELDS, email: SECRETS.email }

const SILENT = 'nothing: the form stands as it was filled in, and can be sent again (S1 §4.6)'

const ask = (request: () => ReturnType<typeof scriptRequest>) => async (failing: Failing) => {
  const made = faultSite(failing, { userServiceUrl: failing.url })
  const response = await answer(answerSignUp, { request: request(), site: made.site })
  return { came: await cameOf(response), made }
}

/** An account is made. */
export const SIGN_UP_CALLS: readonly FaultCall[] = [
  {
    upstream: 'user',
    what: 'a sign-up by script',
    sound,
    ask: ask(() => scriptRequest({ body: JSON.stringify(fields) })),
    see: (came) =>
      withClient(came, async () => {
        const request = { ...fields, language: 'en' as const }
        const { outcome, waitS } = await requestAccount({ request, idempotencyKey: KEY })
        if (outcome === 'created') return stands('the account is there, and the web app opens')
        if (outcome !== 'limited') return stands(SILENT)
        return {
          message: waitS === undefined ? 'signUp.label.limited' : 'signUp.label.limitedUntil',
          shows: 'at the address field',
        }
      }),
  },
  {
    upstream: 'user',
    what: 'a sign-up without script',
    sound,
    ask: ask(() => formRequest({ body: new URLSearchParams(fields).toString() })),
    see: (came) => {
      const { status, headers } = answerIn(came)
      const location = headers.get('location') ?? ''
      if (status === 204) return stands(SILENT)
      if (!location.includes('signup=limited')) return stands('the page that opens the web app')
      return { message: 'signUp.label.limited', shows: 'at the address field of the same page' }
    },
  },
]
