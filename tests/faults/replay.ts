import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'
import { vi } from 'vitest'
import { browserClient } from '#lib/http/browser-client.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import type { Came } from './fault-call.ts'

export type Answer = Extract<Came, { kind: 'answer' }>

/** What came as an answer; a page has none. */
export const answerIn = (came: Came): Answer => {
  if (came.kind === 'answer') return came
  throw new Error('No answer came')
}

const WITHOUT_BODY = [204, 303]

const responseOf = ({ status, headers, body }: Answer) =>
  new Response(WITHOUT_BODY.includes(status) ? null : body, { status, headers })

/** Lets what a page does with `fetch` meet an answer that came. */
export const withFetch = async <Result>(
  came: Came,
  work: () => Promise<Result>,
): Promise<Result> => {
  const answer = answerIn(came)
  vi.stubGlobal('fetch', () => Promise.resolve(responseOf(answer)))
  try {
    return await work()
  } finally {
    vi.unstubAllGlobals()
  }
}

const adapterOf =
  (answer: Answer): AxiosAdapter =>
  (config) => {
    const { status, headers, body } =
      config.method === 'get' && answer.view ? answerIn(answer.view) : answer
    const response: AxiosResponse = {
      data: parseJson(body) ?? body,
      status,
      statusText: '',
      headers: Object.fromEntries(headers),
      config,
    }
    return config.validateStatus?.(status)
      ? Promise.resolve(response)
      : Promise.reject(new AxiosError('refused', 'ERR', config, {}, response))
  }

/** Lets what a page does with its HTTP client meet an answer that came. */
export const withClient = async <Result>(
  came: Came,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { adapter } = browserClient.defaults
  browserClient.defaults.adapter = adapterOf(answerIn(came))
  try {
    return await work()
  } finally {
    Object.assign(browserClient.defaults, { adapter })
  }
}
