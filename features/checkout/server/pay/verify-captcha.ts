import { isAxiosError } from 'axios'
import * as z from 'zod/mini'
import { httpClient } from '#lib/http/http-client.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import type { CheckoutSite } from '../checkout-site.ts'

/** Google's address for checking a token (reCAPTCHA version 3). */
export const CAPTCHA_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'

const VERIFY_TIMEOUT_MS = 3000

/** From 0, a program, to 1, a person; Google's own advice for a beginning. */
const LEAST_SCORE = 0.5

/** Google's word for an answer that is about our call, not about the visitor. */
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'bad-request']

const verdict = z.object({
  success: z.boolean(),
  score: z.optional(z.number()),
  'error-codes': z.optional(z.array(z.string())),
})

type Checked = {
  token: string | undefined
  site: Pick<CheckoutSite, 'captcha' | 'captchaVerifyUrl' | 'log'>
}

type Question = { token: string; secret: string; url: string }

/** The verdict on a visitor: a person or not, or the reason why it is unknown. */
const verdictOn = async ({ token, secret, url }: Question): Promise<boolean | string> => {
  const { data } = await httpClient.request<unknown>({
    method: 'post',
    url,
    data: new URLSearchParams({ secret, response: token }),
    signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
    'axios-retry': { retries: 0 },
  })
  const found = verdict.safeParse(data).data
  if (!found) return 'bad answer'
  const codes = found['error-codes'] ?? []
  if (codes.some((code) => OUR_FAULTS.includes(code))) return 'refused'
  return found.success && (found.score ?? 0) >= LEAST_SCORE
}

const verify = async (question: Question): Promise<boolean | string> => {
  try {
    return await verdictOn(question)
  } catch (error) {
    if (!isAxiosError(error)) throw error
    return error.code ?? 'no answer'
  }
}

/**
 * Tells whether the captcha lets a purchase pass. Without a secret only the presence of its token is asked for. A verification
 * that fails by itself costs nobody a purchase: it is logged.
 */
export const passesCaptcha = async ({ token, site }: Checked): Promise<boolean> => {
  const { captcha, captchaVerifyUrl: url, log } = site
  if (!captcha) return true
  if (!token) return false
  if (captcha.secretKey === undefined) return true
  const passes = await verify({ token, secret: captcha.secretKey, url })
  if (typeof passes === 'boolean') return passes
  rareLine(log, { level: 'error', line: { event: 'captcha unverified', reason: passes } })
  return true
}
