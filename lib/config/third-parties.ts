import { keysOf } from '#lib/util/keys-of.ts'
import type { ConsentClass } from './consent-classes.ts'
import type { PublicEnv } from './env-public.ts'

/** A cookie or storage key that a third party sets by itself; a `*` stands for what it adds. */
export type ThirdPartyKey = {
  name: string
  area: 'cookie' | 'local' | 'session'
  /** Days; `null` lasts until the browser or the tab is closed. */
  days: number | null
  /** Instead of days, where it is less than one. */
  minutes?: number
}

/** The origins that a page that takes payments may load, by directive. */
type PaymentSources = {
  script: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
}

type ThirdPartyRow = {
  consent: ConsentClass
  /** Whether it loads with the page, once the visitor comes near to what needs it, or where is paid and nowhere else. */
  when: 'page' | 'intent' | 'payment'
  /** The script that starts it; nothing where it is not configured, and then nothing of it is there. */
  script: (env: PublicEnv) => URL | null
  /** Origins beside that of the script which it sends to, frames or takes parts from. */
  hosts: readonly string[]
  /** Whether it shows frames. */
  frames: boolean
  keys: readonly ThirdPartyKey[]
  /** Of what is there where visitors pay; nothing where it is not configured. No other page may load any of it. */
  payment?: (env: PublicEnv) => PaymentSources | null
  /** Another system of ours, not of another company. */
  isOurs?: true
}

const urlOf = (address: string, fields: Readonly<Record<string, string>> = {}): URL => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url
}

/** Stripe's guide to policies names both: parts of the fields come from hosts of their own. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']

const TABLE = {
  tagManager: {
    consent: 'vendors',
    when: 'page',
    script: ({ TAG_MANAGER_ID: id, TAG_MANAGER_URL }) =>
      id ? urlOf(TAG_MANAGER_URL, { id }) : null,
    hosts: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    frames: false,
    keys: [
      { name: '_ga', area: 'cookie', days: 730 },
      { name: '_ga_*', area: 'cookie', days: 730 },
      { name: '_gcl_au', area: 'cookie', days: 90 },
    ],
  },
  behaviour: {
    consent: 'vendors',
    when: 'page',
    script: (env) =>
      env.BEHAVIOUR_SCRIPT_URL
        ? urlOf(env.BEHAVIOUR_SCRIPT_URL, {
            abTests: env.BEHAVIOUR_AB_TESTS,
            analytics: env.BEHAVIOUR_ANALYTICS,
            site: new URL(env.SITE_URL).hostname,
          })
        : null,
    hosts: [],
    frames: false,
    keys: [
      { name: '_vwo*', area: 'cookie', days: 366 },
      { name: '_vis_opt_*', area: 'cookie', days: 100 },
      { name: '_vwo*', area: 'local', days: null },
    ],
  },
  captcha: {
    consent: 'security',
    when: 'intent',
    script: ({ CAPTCHA_SITE_KEY: render }) =>
      render ? urlOf('https://www.google.com/recaptcha/api.js', { render }) : null,
    hosts: ['https://www.gstatic.com'],
    frames: true,
    keys: [{ name: '_GRECAPTCHA', area: 'local', days: null }],
  },
  stripe: {
    consent: 'necessary',
    when: 'payment',
    script: () => null,
    hosts: [],
    frames: true,
    keys: [
      { name: '__stripe_mid', area: 'cookie', days: 365 },
      { name: '__stripe_sid', area: 'cookie', days: null, minutes: 30 },
    ],
    payment: ({ NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: key }) =>
      key
        ? {
            script: STRIPE_SCRIPTS,
            frame: [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
            connect: ['https://api.stripe.com'],
          }
        : null,
  },
  paymentFrame: {
    consent: 'necessary',
    when: 'payment',
    script: () => null,
    hosts: [],
    frames: true,
    keys: [],
    // Stands in for Stripe.
    payment: ({ NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: key, PAYMENT_URL }) =>
      key ? null : { script: [], frame: [new URL(PAYMENT_URL).origin], connect: [] },
    isOurs: true,
  },
  chat: {
    consent: 'vendors',
    when: 'intent',
    script: ({ CHAT_SCRIPT_URL }) => (CHAT_SCRIPT_URL ? urlOf(CHAT_SCRIPT_URL) : null),
    hosts: [],
    frames: true,
    keys: [],
  },
} as const satisfies Record<string, ThirdPartyRow>

export type ThirdPartyId = keyof typeof TABLE

export const THIRD_PARTY_IDS = keysOf(TABLE)

/** Every third party that a page can load (S2 §7, architecture 17); without configuration none of them is there. */
export const THIRD_PARTIES: Readonly<Record<ThirdPartyId, ThirdPartyRow>> = TABLE

/** The origins of a third party, that of its script first; none where it is not configured. */
export const originsOf = (id: ThirdPartyId, env: PublicEnv): string[] => {
  const { script, hosts, payment } = THIRD_PARTIES[id]
  if (payment) return [...new Set(Object.values(payment(env) ?? {}).flat())]
  const url = script(env)
  return url ? [...new Set([url.origin, ...hosts])] : []
}

/** The sources that a page that takes payments may load, of every third party that is configured for it. */
export const paymentSources = (env: PublicEnv): PaymentSources => {
  const all = THIRD_PARTY_IDS.flatMap((id) => THIRD_PARTIES[id].payment?.(env) ?? [])
  return {
    script: all.flatMap(({ script }) => script),
    frame: all.flatMap(({ frame }) => frame),
    connect: all.flatMap(({ connect }) => connect),
  }
}
