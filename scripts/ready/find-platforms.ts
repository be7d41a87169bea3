import { AD_PLATFORM_IDS, platformsIn, type AdPlatform } from '#lib/config/ad-platforms.ts'
import { linesOf } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'

type Source = Record<string, string | undefined>

/** What a platform lets the services in by: all of it, or it is told nothing. */
const KEYS: Readonly<Record<AdPlatform, readonly string[]>> = {
  google: [
    'GOOGLE_SERVICE_ACCOUNT_EMAIL',
    'GOOGLE_SERVICE_ACCOUNT_KEY',
    'GOOGLE_ADS_CUSTOMER_ID',
    'GOOGLE_ADS_SIGN_UP_ACTION',
    'GOOGLE_ADS_PURCHASE_ACTION',
  ],
  meta: ['META_PIXEL_ID', 'META_ACCESS_TOKEN'],
  microsoft: ['MICROSOFT_UET_TAG_ID', 'MICROSOFT_CAPI_TOKEN'],
}

const ENV_FILE = 'lib/config/env-server.ts'

const PRIVACY_POLICY = 'locales/en/legal/privacy-policy.md'

/** What is wrong with the settings of one platform; nothing where it is left out altogether. */
const faultOf = (platform: AdPlatform, env: Source): string | undefined => {
  const missing = KEYS[platform].filter((name) => !env[name]?.trim())
  const isListed = platformsIn(env.AD_PLATFORMS).includes(platform)
  const isLeftOut = missing.length === KEYS[platform].length
  if (isLeftOut) return isListed ? `${platform} is in AD_PLATFORMS and has no keys` : undefined
  if (missing.length > 0) return `keys of ${platform}: ${missing.join(', ')} missing`
  return isListed
    ? undefined
    : `${platform} has keys and is not in AD_PLATFORMS: no page keeps its clicks`
}

/** Platforms of advertisements that are half set up, and what a lawyer has to read before one is told anything. */
export const findPlatforms = (root: string, env: Source): OpenPoint[] => {
  const lineOf = (file: string, words: string) =>
    linesOf(root, file).find(({ text }) => text.includes(words))?.line ?? 1
  const faults = AD_PLATFORM_IDS.flatMap((platform): OpenPoint[] => {
    const fault = faultOf(platform, env)
    const line = lineOf(ENV_FILE, `  ${KEYS[platform][0]}: `)
    return fault ? [{ group: 'services', file: ENV_FILE, line, what: fault }] : []
  })
  if (platformsIn(env.AD_PLATFORMS).length === 0) return faults
  const words = '## 6. Who receives it'
  const what = `conversions are told to ${env.AD_PLATFORMS}: the privacy policy has to name them as receivers who use what they hear for themselves (sections 3, 6, 7 and 9)`
  return [
    ...faults,
    { group: 'legal', file: PRIVACY_POLICY, line: lineOf(PRIVACY_POLICY, words), what },
  ]
}
