import { afterAll, beforeAll, beforeEach } from 'vitest'
import { json, startUpstream, type UpstreamServer } from './upstream-server.ts'

export const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1LTEifQ.c2lnbmF0dXJl'

type Upstreams = { user: UpstreamServer; account: UpstreamServer }

/** Starts a user and an account service around the tests of a file; both do their work until a test says otherwise. */
export const signUpUpstreams = (): (() => Upstreams) => {
  let running: Upstreams | undefined
  const upstreams = () => {
    if (!running) throw new Error('Ask for the upstreams inside a test.')
    return running
  }
  beforeAll(async () => {
    const [user, account] = await Promise.all([startUpstream(), startUpstream()])
    running = { user, account }
  })
  beforeEach(() => {
    const { user, account } = upstreams()
    user.seen.length = 0
    account.seen.length = 0
    user.reply = json(201, { jwt: `${TOKEN}.access`, ssojwt: TOKEN, more: 'dropped' })
    account.reply = json(200, {
      u: { sub: 'u-1' },
      account: { userEmail: 'ada@example.org', userId: 'u-1' },
      ssotoken: 'one-time-token',
    })
  })
  afterAll(async () => {
    await Promise.all([upstreams().user.close(), upstreams().account.close()])
  })
  return upstreams
}
