import type { Context, MiddlewareHandler } from 'hono'
import { SERVICES_KEY_HEADER } from '#lib/config/services-key.ts'
import { isOneOfSecrets } from '#lib/util/is-same-secret.ts'
import { keysIn } from '#lib/util/keys-in.ts'
import { ProblemError } from './problem-error.ts'

/** The paths that browsers open themselves. The front passes these on and nothing else (`deploy/nginx/site.conf`). */
export const FOR_BROWSERS: readonly string[] = [
  '/webapp',
  '/cache/thumb',
  '/geo/flag',
  '/payment/frame',
  '/payment/challenge',
  '/payment/approve',
  '/payment/method',
]

/** Beside them what whoever watches over the process asks, and what has a key of its own (`operator/`). */
const OPEN = [...FOR_BROWSERS, '/health', '/favicon.ico', '/operator']

/** For the person who publishes records on this machine (docs/landing-pages.md). */
const OPEN_HERE = ['/content/problems']

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

const isBelow = (path: string, roots: readonly string[]) =>
  roots.some((root) => path === root || path.startsWith(`${root}/`))

/** By another name, any page in a browser of this machine could have a name server lead here. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/** The origin of a call, as Node's server reports it. */
type Incoming = { incoming?: { socket?: { remoteAddress?: string } } }

/** Tells whether a program of this machine asks, and passes nobody else's request on. */
const isFromHere = ({ env, req }: Context<{ Bindings: Incoming | undefined }>): boolean =>
  LOOPBACK.test(env?.incoming?.socket?.remoteAddress ?? '') &&
  OWN_NAME.test(req.header('host') ?? '') &&
  req.header('x-forwarded-for') === undefined &&
  req.header('forwarded') === undefined

/** Tells whether a caller shows one of the keys that hold: each side may know the next one already, or the one before still. Without a key everybody does. */
export const showsKey = (header: string | undefined, keys: string | undefined): boolean =>
  keys === undefined || keysIn(header ?? '').some((key) => isOneOfSecrets(key, keysIn(keys)))

/** Lets in only who knows the key, but to what visitors open; without a key everybody (decisions/024). */
export const requireKey =
  (keys: string | undefined): MiddlewareHandler<{ Bindings: Incoming | undefined }> =>
  async (context, next) => {
    const { path } = context.req
    const isOpen = isBelow(path, OPEN) || (isBelow(path, OPEN_HERE) && isFromHere(context))
    if (!isOpen && !showsKey(context.req.header(SERVICES_KEY_HEADER), keys)) {
      throw new ProblemError({
        status: 401,
        title: 'Not for visitors',
        detail: `Send SERVICES_KEY as ${SERVICES_KEY_HEADER}.`,
      })
    }
    return next()
  }
