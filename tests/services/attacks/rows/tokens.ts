import { SignJWT, decodeJwt, decodeProtectedHeader } from 'jose'
import type { Attack, Group } from '../attack.ts'
import { customer, stranger } from '../attackers.ts'
import { call, cookieOf, handOf, raw } from '../hand.ts'
import { SERVICES_KEY, type Cast, type World } from '../world.ts'

/** What the site may ask, where an attack has got behind it with a token. */
const asSite = (world: World, path: string, body: unknown) =>
  call(world, path, body, { 'X-Services-Key': SERVICES_KEY })

type TokenOf = (cast: Cast, world: World) => string | Promise<string>

const session = ({ victim }: Cast) => victim.cookie.slice('webapp_session='.length)

/** A session of the web app that is none. */
const asSession = (name: string, tokenOf: TokenOf): Attack => ({
  name,
  answers: 401,
  run: async (world) => {
    const cookie = `webapp_session=${await tokenOf(world.cast, world)}`
    return handOf(world, { cookie }).visit('account/?lang=en')
  },
})

/** A sign-in of the site that is none. */
const asSignIn = (name: string, tokenOf: TokenOf): Attack => ({
  name,
  answers: 401,
  run: async (world) =>
    asSite(world, '/api/auth/handOffToken/', { ssojwt: await tokenOf(world.cast, world) }),
})

const signedAnew = (token: string, change: Record<string, unknown> = {}) =>
  new SignJWT({ ...decodeJwt(token), ...change })
    .setProtectedHeader({ ...decodeProtectedHeader(token), alg: 'HS256' })
    .sign(new TextEncoder().encode('another key of thirty-two letters'))

const unsigned = (token: string) => {
  const header = { ...decodeProtectedHeader(token), alg: 'none' }
  const [, claims] = token.split('.')
  return `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${claims}.`
}

/** The own token with the claims of somebody else. */
const withClaimsOf = (own: string, foreign: string) => {
  const [header, , signature] = own.split('.')
  return [header, foreign.split('.')[1], signature].join('.')
}

const handedOver = async (world: World, ssojwt: string) => {
  const given = await asSite(world, '/api/auth/handOffToken/', { ssojwt })
  return String(Reflect.get(Object(await given.json()), 'ssotoken'))
}

const arrive = (world: World, token: string) => raw(world, `/webapp/?ssotoken=${token}&lang=en`)

/** Tokens of another use, another time, another key. */
export const TOKENS: Group = {
  name: 'tokens',
  attacks: [
    asSession('a session that nobody signed', (cast) => unsigned(session(cast))),
    asSession('a session of another key', (cast) => signedAnew(session(cast))),
    asSession('a session without its signature', (cast) => session(cast).replace(/[^.]+$/, '')),
    asSession('a sign-in of the site as a session', ({ victim }) => victim.ssojwt),
    asSession('an access token as a session', ({ victim }) => victim.jwt),
    asSession(
      'a session of before a new password',
      ({ victim }) => victim.older.cookie.split('=')[1] ?? '',
    ),
    asSession('the claims of somebody else in the own session', async (cast, world) => {
      const { email } = await stranger(world)
      return withClaimsOf((await cookieOf(world.bench, email)).split('=')[1] ?? '', session(cast))
    }),
    asSignIn('a sign-in that nobody signed', ({ victim }) => unsigned(victim.ssojwt)),
    asSignIn('a sign-in of another key', ({ victim }) => signedAnew(victim.ssojwt)),
    asSignIn('a session as a sign-in', session),
    asSignIn('an access token as a sign-in', ({ victim }) => victim.jwt),
    asSignIn('a sign-in of before a new password', ({ victim }) => victim.older.ssojwt),
    {
      name: 'a session after its hour',
      answers: 401,
      run: (world) =>
        world.on(1 / 20, () =>
          handOf(world, { cookie: world.cast.victim.cookie }).visit('account/?lang=en'),
        ),
    },
    {
      name: 'a hand-off twice',
      answers: [303, 401],
      run: async (world) => {
        const token = await handedOver(world, (await stranger(world)).ssojwt)
        return [await arrive(world, token), await arrive(world, token)]
      },
    },
    {
      name: 'a hand-off after its minute',
      answers: 401,
      run: async (world) => {
        const token = await handedOver(world, (await stranger(world)).ssojwt)
        return world.on(61 / 86_400, () => arrive(world, token))
      },
    },
    {
      name: 'a hand-off by the sign-in itself',
      answers: 401,
      run: (world) => arrive(world, world.cast.victim.ssojwt),
    },
    {
      name: 'an account by the token of another one',
      answers: 403,
      run: async (world) => {
        const { ssojwt } = await stranger(world)
        const headers = { Authorization: `Bearer ${ssojwt}`, 'X-Services-Key': SERVICES_KEY }
        return raw(world, `/api/account/get/${world.cast.victim.userId}`, { headers })
      },
    },
    {
      name: 'the sign-in of a purchase by another browser',
      answers: 403,
      run: (world) =>
        asSite(world, `/userbase/purchase/${world.cast.victim.purchaseId}/sign-in`, {}),
    },
    {
      name: 'the sign-in of a purchase for an account that was there before',
      answers: 403,
      run: async (world) => {
        const { email } = await stranger(world)
        const { id } = await customer(world, { email })
        return asSite(world, `/userbase/purchase/${id}/sign-in`, {})
      },
    },
  ],
}
