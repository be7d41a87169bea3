import { generateKeyPairSync } from 'node:crypto'
import { PlatformAwayError, type Post } from '#services/conversions/post-to-platform.ts'
import type { PlatformKeys } from '#services/keys/platform-keys.ts'
import { googleApi } from './google-api.ts'
import { metaApi } from './meta-api.ts'
import { microsoftApi } from './microsoft-api.ts'

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const EMAIL = 'conversions@project.iam.gserviceaccount.com'

/** Keys that the three stand-ins let in. */
export const PLATFORM_KEYS = {
  google: {
    serviceAccount: { email: EMAIL, privateKey: pair.privateKey },
    customerId: '1234567890',
    loginCustomerId: undefined,
    actions: { signUp: '111', purchase: '222' },
    isTrial: false,
  },
  meta: { pixelId: '987654321', accessToken: 'EAAB'.repeat(8), testEventCode: undefined },
  microsoft: { tagId: '187012345', token: 'uet-'.repeat(8) },
} as const satisfies PlatformKeys

/** The three platforms, each as strict as the original: what it refuses, and where that is written, stands in its file. */
export const adPlatforms = (now: () => Date) => {
  const google = googleApi({
    publicKey: pair.publicKey,
    email: EMAIL,
    customerId: PLATFORM_KEYS.google.customerId,
    actions: Object.values(PLATFORM_KEYS.google.actions),
  })
  const meta = metaApi({ ...PLATFORM_KEYS.meta, now })
  const microsoft = microsoftApi({ ...PLATFORM_KEYS.microsoft, now })
  /** Hosts that do not answer, and that answer and are then heard no more. */
  const faults = { away: new Set<string>(), deafAfter: new Set<string>() }

  const answer: Post = async (message) => {
    const { host, pathname } = new URL(message.url)
    if (host === 'oauth2.googleapis.com') return google.token(message)
    if (host === 'datamanager.googleapis.com' && pathname === '/v1/events:ingest') {
      return google.ingest(message)
    }
    if (host === 'graph.facebook.com') return meta.send(message)
    if (host === 'capi.uet.microsoft.com') return microsoft.send(message)
    throw new Error(`No platform answers at ${host}`)
  }

  const post: Post = async (message) => {
    const { host } = new URL(message.url)
    if (faults.away.has(host)) throw new PlatformAwayError('away')
    const said = await answer(message)
    if (faults.deafAfter.has(host)) throw new Error('killed after the platform took it')
    return said
  }

  return { google, meta, microsoft, faults, post }
}

export type AdPlatforms = ReturnType<typeof adPlatforms>
