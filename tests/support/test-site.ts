import { PassThrough } from 'node:stream'
import { isOwnAccount } from '#features/account/server/is-own-account.ts'
import type { SignUpSite } from '#features/signup/server/checked-request.ts'
import { createLog } from '#lib/util/log.ts'

export const SITE_URL = 'https://site.example'

/** A site whose upstream services a test chooses, with the lines that it logs. */
export const testSite = (overrides: Partial<SignUpSite> = {}) => {
  const lines: string[] = []
  const destination = new PassThrough()
  destination.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const site: SignUpSite = {
    siteUrl: SITE_URL,
    webAppUrl: 'https://app.example/webapp',
    templatesUrl: 'https://site.example/templates',
    userServiceUrl: 'http://127.0.0.1:9',
    accountServiceUrl: 'http://127.0.0.1:9',
    searchServiceUrl: 'http://127.0.0.1:9',
    geoServiceUrl: 'http://127.0.0.1:9',
    geoHeaders: {},
    contentServiceUrl: 'http://127.0.0.1:9',
    affiliateServiceUrl: 'http://127.0.0.1:9',
    eventsServiceUrl: 'http://127.0.0.1:9',
    paymentServiceUrl: 'http://127.0.0.1:9',
    payment: {
      frameUrl: 'http://localhost:4000/payment/frame',
      stripe: null,
      isReal: false,
      takesPayPal: true,
    },
    viesUrl: undefined,
    clickbankSecret: undefined,
    captcha: null,
    trustedProxyHops: 0,
    handsOffSignInToken: false,
    upstreamBudgetMs: 4000,
    handOffWaitMs: 0,
    handOffRetryPausesMs: [0, 0],
    hashKey: 'a secret of the tested site',
    limitSignUp: () => Promise.resolve(undefined),
    limitCall: () => Promise.resolve(undefined),
    limitPay: () => Promise.resolve(undefined),
    limitFeedback: () => Promise.resolve(undefined),
    limitMessages: () => Promise.resolve(undefined),
    limitContact: () => Promise.resolve(undefined),
    limitUninstall: () => Promise.resolve(undefined),
    limitLeaving: () => Promise.resolve(undefined),
    limitStore: () => Promise.resolve(undefined),
    isOwnAccount,
    keepRecord: () => undefined,
    log: createLog({ name: 'site', level: 'info', destination }),
    ...overrides,
  }
  const logged = () => lines.map((line): Record<string, unknown> => JSON.parse(line))
  return { site, lines, logged }
}
