import { upstreamOfFile } from './upstream-of-file.ts'
import { json, type UpstreamServer } from './upstream-server.ts'

export const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1LTEifQ.c2lnbmF0dXJl'

type Upstreams = { user: UpstreamServer; account: UpstreamServer }

/** Starts a user and an account service around the tests of a file; both do their work until a test says otherwise. */
export const signUpUpstreams = async (): Promise<Upstreams> => ({
  user: await upstreamOfFile(json(201, { jwt: `${TOKEN}.access`, ssojwt: TOKEN, more: 'dropped' })),
  account: await upstreamOfFile(
    json(200, {
      u: { sub: 'u-1' },
      account: { userEmail: 'ada@example.org', userId: 'u-1' },
      ssotoken: 'one-time-token',
    }),
  ),
})
