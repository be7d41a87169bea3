import { AD_PLATFORM_IDS, platformsIn, type AdPlatform } from '#lib/config/ad-platforms.ts'
import { OF_THIS_MACHINE, PUBLIC_ENV_NAMES } from '#lib/config/env-public.ts'
import { SERVER_ENV_NAMES } from '#lib/config/env-server.ts'
import { linesOf } from './lines-of.ts'
import type { Group, OpenPoint } from './open-point.ts'

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
const platformFault = (platform: AdPlatform, env: Source): string | undefined => {
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
    const fault = platformFault(platform, env)
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

/** Addresses that a site may go live without: without one, what it leads to is not there, or another one follows from it. */
const OPTIONAL = new Set([
  'ACCOUNT_SITE_URL',
  'BEHAVIOUR_SCRIPT_URL',
  'BLOG_URL',
  'CHAT_SCRIPT_URL',
  'PAYMENT_WEBHOOK_URL',
  'REDIS_URL',
  'SERVICES_URL',
  'STRIPE_API_URL',
  'TAG_MANAGER_URL',
  'THUMBNAIL_URL',
])

/** Keys that are no secrets of ours, since public or somebody else's: nothing makes them on the first start. */
const OF_OTHERS = new Set([
  'CAPTCHA_SECRET_KEY',
  'CAPTCHA_SITE_KEY',
  'GOOGLE_SERVICE_ACCOUNT_KEY',
  'NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY',
  'STRIPE_SECRET_KEY',
])

/** What is not there without a value, in words of its own. */
const SALES: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: 'not set: the reference payment service takes test cards, and no money',
  MAIL_URL:
    'not set: no receipt and no link to log in goes out; receipts stand in the stand-in for the web app alone',
}

const FILES = { server: 'lib/config/env-server.ts', public: 'lib/config/env-public.ts' }

const kindOf = (name: string): { group: Group; missing: string } | undefined => {
  const sales = SALES[name]
  if (sales !== undefined) return { group: 'prices', missing: sales }
  if (name.endsWith('_URL') && !OPTIONAL.has(name))
    return {
      group: 'services',
      missing: 'not set: a default or a reference service is used',
    }
  if (name.endsWith('_KEY') && !OF_OTHERS.has(name))
    return { group: 'secrets', missing: 'not set: made on the first start, in DATA_DIR' }
  return undefined
}

/** A service may run beside the site; what browsers are sent to may not. */
const leadsNowhere = (name: string, value: string): boolean =>
  PUBLIC_ENV_NAMES.includes(name) && OF_THIS_MACHINE.test(value)

const faultOf = (
  name: string,
  value: string | undefined,
): { group: Group; fault: string } | undefined => {
  const kind = kindOf(name)
  if (!kind) return undefined
  if (!value?.trim()) return { group: kind.group, fault: kind.missing }
  return leadsNowhere(name, value) ? { group: kind.group, fault: 'set to this machine' } : undefined
}

/** Addresses of services and secrets that are not set, or lead to this machine alone; no value is ever shown. */
export const findSettings = (root: string, env: Source): OpenPoint[] => {
  const pointsOf = (names: readonly string[], file: string) => {
    const lines = linesOf(root, file)
    return names.flatMap((name): OpenPoint[] => {
      const found = faultOf(name, env[name])
      if (!found) return []
      const line = lines.find(({ text }) => text.startsWith(`  ${name}: `))?.line ?? 1
      return [{ group: found.group, file, line, what: `${name}: ${found.fault}` }]
    })
  }
  return [
    ...pointsOf(SERVER_ENV_NAMES, FILES.server),
    ...pointsOf(PUBLIC_ENV_NAMES, FILES.public),
    ...findPlatforms(root, env),
  ]
}
