import { hash } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BRAND } from '#lib/config/brand.ts'
import { pageErrorWords } from '#lib/i18n/page-error-words.ts'
import { SITE_SHEET } from '#lib/server/page-cache/site-sheet.ts'
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

const policy = (): string =>
  `default-src 'none'; style-src 'sha256-${hash('sha256', SITE_SHEET, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const LANGUAGE = /^\/([a-z]{2})\//

/**
 * The page in place of one that could not be rendered, in the language of its path, with the id of the request in the log; it holds words
 * of ours alone.
 */
const failedPage = (path: string, id: string): string => {
  const { homePath, title, heading, lead, retry, home } = pageErrorWords(path)
  const [, language = 'en'] = LANGUAGE.exec(homePath) ?? []
  const name = title.replace('{status}', () => `${FAILED}`)
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><title>${name} · ${BRAND.name}</title><style>${SITE_SHEET}</style></head><body><main class="container-page section"><h1 class="text-display">${heading}</h1><p class="mt-4 max-w-read text-lead text-ink-soft">${lead}</p><p class="mt-8 flex flex-wrap gap-3"><a href="" class="button button-primary">${retry}</a><a href="${homePath}" class="button button-text">${home}</a></p><p class="mt-8 text-small text-ink-mute">${name} ${id}</p></main></body></html>`
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
    const page = failedPage(request.url ?? '/', exchange?.traceId ?? '')
    const end = response.end.bind(response, page)
    response.end = () => end('utf8')
    setHeader(POLICY, policy())
    return setHeader(name, Buffer.byteLength(page))
  }
}

/**
 * Answers a page that could not be rendered with one that works without script, under a policy (S2 §2.5, §8): the framework
 * would send an empty page that its scripts fill.
 */
export const answerFailedPages = (): void => {
  subscribe('http.server.request.start', onRequest)
}
