import { isAxiosError } from 'axios'
import * as z from 'zod/mini'
import { httpClient } from '#lib/http/http-client.ts'
import { recentValues } from '#lib/server/recent-values.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { vatNumberIn, type VatCheck, type VatNumber } from '../vat-number.ts'
import type { CheckoutSite } from './checkout-site.ts'
import type { BuyerPlace } from './total.ts'

/** The register of a country may be asleep: a buyer waits no longer. */
const TIMEOUT_MS = 4000

const ANSWER_LIFE_MS = 10 * 60_000
const SILENCE_LIFE_MS = 30_000

/**
 * What the register answers (European Commission, VIES REST API, `POST /check-vat-number`); anything else is no answer. Where it could not
 * ask the country it may say `valid: false` all the same, with its trouble in `userError`.
 */
const registerAnswer = z.object({
  valid: z.boolean(),
  requestDate: z.string(),
  userError: z.optional(z.enum(['VALID', 'INVALID'])),
})

const recent = recentValues<VatCheck['answer']>({
  most: 1000,
  lifeOf: (answer) => (answer === 'unchecked' ? SILENCE_LIFE_MS : ANSWER_LIFE_MS),
  now: Date.now,
})

type Asked = { found: VatNumber; url: string }

const ask = async ({ found, url }: Asked): Promise<VatCheck['answer'] | { failed: string }> => {
  try {
    const { data } = await httpClient.request<unknown>({
      method: 'post',
      url: `${url}/check-vat-number`,
      data: { countryCode: found.prefix, vatNumber: found.number },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      'axios-retry': { retries: 1 },
    })
    const read = registerAnswer.safeParse(data).data
    if (!read) return { failed: 'bad answer' }
    return read.valid ? 'valid' : 'invalid'
  } catch (error) {
    if (!isAxiosError(error)) throw error
    return { failed: error.code ?? 'no answer' }
  }
}

/** The register of the Union knows no numbers of the United Kingdom. */
const BRITISH = 'GB'

type CheckSite = Pick<CheckoutSite, 'viesUrl' | 'log' | 'now'>

/**
 * Asks the register of VAT numbers (`VIES_URL`) for the number of a buyer that has the form of its country; null where there is none. A
 * register that is not set, or does not answer, costs nobody an order: its form counts, and that it was not checked is kept with the order.
 */
export const checkVatNumber = async (
  { country, taxNumber = null }: BuyerPlace,
  { viesUrl: url, log, now }: CheckSite,
): Promise<VatCheck | null> => {
  const found = vatNumberIn(taxNumber, country)
  if (!found) return null
  const number = `${found.prefix}${found.number}`
  const at = now().toISOString()
  if (url === undefined || country === BRITISH) return { number, answer: 'unchecked', at }
  const answer = await recent(`${url} ${number}`, async () => {
    const said = await ask({ found, url })
    if (typeof said === 'string') return said
    const line = { event: 'VAT number unchecked', country, reason: said.failed } as const
    rareLine(log, { level: 'warn', line })
    return 'unchecked'
  })
  return { number, answer, at }
}
