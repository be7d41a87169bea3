import { isAxiosError } from 'axios'
import * as z from 'zod/mini'
import type { Log } from '#lib/util/log.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { recentValues } from '#lib/util/recent-values.ts'
import { httpClient } from './http-client.ts'

/** The register of a country may be asleep: a buyer waits no longer. */
const TIMEOUT_MS = 4000

const ANSWER_LIFE_MS = 10 * 60_000
const SILENCE_LIFE_MS = 30_000

/**
 * The register's answer (European Commission, VIES REST API, `POST /check-vat-number`); anything else is no answer. Where it could not
 * ask the country it may say `valid: false` all the same, with the trouble in `userError`.
 */
const registerAnswer = z.object({
  valid: z.boolean(),
  requestDate: z.string(),
  userError: z.optional(z.enum(['VALID', 'INVALID'])),
})

type Answer = 'valid' | 'invalid' | 'unchecked'

/** A number and the letters before it. */
type VatNumber = { prefix: string; number: string }

const recent = recentValues<Answer>({
  most: 1000,
  lifeOf: (answer) => (answer === 'unchecked' ? SILENCE_LIFE_MS : ANSWER_LIFE_MS),
  now: Date.now,
})

const ask = async (
  { prefix, number }: VatNumber,
  url: string,
): Promise<Answer | { failed: string }> => {
  try {
    const { data } = await httpClient.request<unknown>({
      method: 'post',
      url: `${url}/check-vat-number`,
      data: { countryCode: prefix, vatNumber: number },
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

/**
 * Asks the register of VAT numbers of the Union (`VIES_URL`), once within ten minutes for a number; `unchecked` where it is not set or does
 * not answer, which costs nobody an order and leaves a line in the log.
 */
export const vatRegister =
  ({ url, log }: { url: string | undefined; log: Log }) =>
  async (asked: VatNumber): Promise<Answer> => {
    if (url === undefined) return 'unchecked'
    const { prefix, number } = asked
    return recent(`${url} ${prefix}${number}`, async () => {
      const said = await ask(asked, url)
      if (typeof said === 'string') return said
      const line = { event: 'VAT number unchecked', country: prefix, reason: said.failed } as const
      rareLine(log, { level: 'warn', line })
      return 'unchecked'
    })
  }
