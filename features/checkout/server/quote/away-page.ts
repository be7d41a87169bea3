import { getTranslations } from 'next-intl/server'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import type { ProblemError } from '#lib/server/answer/problem-error.ts'
import { TOO_MANY_REQUESTS } from '#lib/server/answer/too-many-requests.ts'
import { hidden, pageResponse } from '#lib/server/posted/answer-page.ts'
import { escapeHtml } from '#lib/server/posted/escape-html.ts'
import type { QuoteWish } from './read-quote.ts'

/** The page for a choice that could not be kept: nothing was charged, and the same choice can be sent again. */
export const answerAway = async (
  wish: QuoteWish,
  { problem, headers }: ProblemError,
): Promise<Response> => {
  const { language, offer = ROUTES.plans.path } = wish
  const t = await getTranslations({ locale: language, namespace: 'buying' })
  const lead = t(problem.status === TOO_MANY_REQUESTS ? 'choice.limited' : 'choice.failed')
  const fields = Object.entries(wish).map(([name, value]) => hidden(name, String(value)))
  const again = `<form method="post" action="${API_PATHS.quote}" class="mt-8">${fields.join('')}<button type="submit" class="button button-primary">${escapeHtml(t('choice.again'))}</button></form>`
  return pageResponse({
    form: { language, from: publicPath({ locale: language, path: offer }) },
    words: { back: t('choice.back'), home: t('choice.back') },
    title: t('choice.title'),
    body: `<p class="mt-4 max-w-read text-lead text-ink-soft">${escapeHtml(lead)}</p>${again}`,
    status: problem.status,
    headers,
  })
}
