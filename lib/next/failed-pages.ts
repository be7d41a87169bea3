import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BRAND } from '#lib/config/brand.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/config/locales.ts'
import { pageErrorWords } from '#lib/i18n/page-error-words.ts'
import { housePage } from '#lib/server/posted/house-page.ts'
import { currentExchange } from '#lib/util/exchange.ts'

/*
 * Relies on: that Next sets the length of a page just before it ends the answer with it.
 * When that changes: a page that fails is an empty one again (`e2e/page-answers.spec.ts`): answer it where its status is set.
 */

type Exchange = { request: IncomingMessage; response: ServerResponse }

const isExchange = (message: unknown): message is Exchange =>
  typeof message === 'object' && message !== null && 'request' in message && 'response' in message

const FAILED = 500

const POLICY = 'content-security-policy'

const LANGUAGE = /^\/([a-z]{2})\//

/**
 * The page in place of one that could not be rendered, in the language of its path, with the id of the request in the log; it holds words
 * of ours alone.
 */
const failedPage = (path: string, id: string): ReturnType<typeof housePage> => {
  const { homePath, title, heading, lead, retry, home } = pageErrorWords(path)
  const [, language] = LANGUAGE.exec(homePath) ?? []
  const name = title.replace('{status}', () => `${FAILED}`)
  return housePage(isLocale(language) ? language : DEFAULT_LOCALE, {
    title: `<title>${name} · ${BRAND.name}</title>`,
    body: `<div class="container-page section"><h1 class="text-display">${heading}</h1><p class="mt-4 max-w-read text-lead text-ink-soft">${lead}</p><p class="mt-8 flex flex-wrap gap-3"><a href="" class="button button-primary">${retry}</a><a href="${homePath}" class="button button-text">${home}</a></p><p class="mt-8 text-small text-ink-mute">${name} ${id}</p></div>`,
  })
}

/** A page has its policy; what the framework sends in the place of one has none. */
const isFailedPage = (response: ServerResponse): boolean => {
  const type = response.getHeader('content-type')
  const isHtml = typeof type === 'string' && type.startsWith('text/html')
  return response.statusCode === FAILED && isHtml && !response.hasHeader(POLICY)
}

/** Puts the page of ours in place just before the length of the framework's is set, which is an empty one with its scripts. */
const onRequest = (message: unknown): void => {
  if (!isExchange(message)) return
  const { request, response } = message
  const exchange = currentExchange()
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'content-length' || !isFailedPage(response)) {
      return setHeader(name, value)
    }
    const { html, policy } = failedPage(request.url ?? '/', exchange?.traceId ?? '')
    const end = response.end.bind(response, html)
    response.end = () => end('utf8')
    setHeader(POLICY, policy)
    return setHeader(name, Buffer.byteLength(html))
  }
}

/**
 * Answers a page that could not be rendered with one that works without script, under a policy (S2 §2.5, §8): the framework
 * would send an empty page that its scripts fill.
 */
export const answerFailedPages = (): void => {
  subscribe('http.server.request.start', onRequest)
}
