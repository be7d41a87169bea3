import { html } from 'hono/html'
import { getTranslations } from 'next-intl/server'
import { logInPath } from '#features/destination/log-in-path.ts'
import { PLACES } from '#features/destination/web-app-places.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { ProblemError } from '#lib/server/answer/problem-error.ts'
import { TOO_MANY_REQUESTS } from '#lib/server/answer/too-many-requests.ts'
import { pageResponse } from '#lib/server/posted/answer-page.ts'
import type { Html } from '#lib/server/posted/field-html.ts'
import type { Site } from '#lib/server/site.ts'
import { fillText } from '#lib/util/fill-text.ts'
import type { CheckoutTotal } from '../../../checkout-answers.ts'
import type { PayRefusal, FailureReason } from '../../../payment-terms.ts'
import type { Purchase } from '../../../purchase-contract.ts'
import type { CheckoutWords } from '../../../words.ts'
import { agreementIn } from '../../agreement.ts'
import { checkoutWords } from '../../checkout-words.ts'
import { PayRefused } from '../../refusal.ts'
import { orderHtml, totalHtml, type ReshownOrder } from './order-html.ts'
import type { PostedOrder } from './posted-order.ts'

type PageInput = {
  order: PostedOrder
  total: CheckoutTotal | null
  site: { payment: Pick<Site['payment'], 'takesPayPal'> }
}

const shownOf = async (
  { order, total, site }: PageInput,
  wrong: readonly string[] = [],
): Promise<ReshownOrder> => {
  const words = await checkoutWords(order.language, site.payment)
  const agreement = { ...(await agreementIn(order.language)), ...total?.agreement }
  return { order, total, wrong, words, agreement }
}

type Page = {
  title: string
  text: string
  /** Stands below the text. */
  body: Html
  status: number
  headers?: Record<string, string>
}

const page = (
  { order, words }: ReshownOrder,
  { title, text, body, status, headers = {} }: Page,
) => {
  return pageResponse({
    form: { language: order.language, from: routePath('plans', order.language) },
    words: { back: words.links.plans, home: words.links.plans },
    title,
    body: html`<p class="mt-4 max-w-read text-lead">${text}</p>
      ${body}`,
    status,
    headers,
  })
}

const linkHtml = (href: string, text: string) =>
  html`<p class="mt-8">
    <a class="button button-primary" href="${href}" rel="noreferrer">${text}</a>
  </p>`

const UNPROCESSABLE = 422

/** The form again, whose labels say what is wrong. */
export const wrongPage = async (asked: PageInput, wrong: readonly string[]): Promise<Response> => {
  const shown = await shownOf(asked, wrong)
  const { parts, notices } = shown.words
  const body = orderHtml(shown)
  return page(shown, { title: parts.order, text: notices.wrong, body, status: UNPROCESSABLE })
}

/** The old total and the new one. */
const changedText = ({ order, total, words }: ReshownOrder): string => {
  const { language, shown } = order
  const money = (amount: number) =>
    total ? formatMoney({ amount, currency: total.currency }, language) : ''
  const [before, after] = [money(shown?.total ?? 0), money(total?.total ?? 0)]
  return fillText(words.notices['total-changed'], { before, after })
}

type Code = PayRefusal | FailureReason

/** Refusals whose words are not simply those of the page's notice. */
const OWN_TEXTS: Partial<Record<Code, (shown: ReshownOrder) => string>> = {
  'active-licence': ({ order, words: { notices } }) =>
    `${fillText(notices['active-licence'], { emailId: order.typed.email })} ${notices['active-licence-note']}`,
  'total-changed': changedText,
}

/** The words of every other one (S2 §8). */
const textsOf = ({ notices, panels }: CheckoutWords): Record<Code, string> => ({
  ...notices,
  'buy-failed': notices['call-failed'],
  'not-buyable': panels.notBuyable.text,
  'no-purchase': panels.missing.text,
  'already-paid': panels.paid.title,
})

const noticeOf = (code: Code, shown: ReshownOrder): string =>
  OWN_TEXTS[code]?.(shown) ?? textsOf(shown.words)[code]

/** Refusals that the same form, sent again, would only meet again. */
const WITHOUT_FORM: readonly string[] = [
  'no-purchase',
  'not-buyable',
  'already-paid',
  'package-used',
]

const CONFLICT = 409

/** Says why nothing was bought, over the form with all that was typed in it. */
export const refusedOrderPage = async (
  asked: PageInput,
  refusal: PayRefused | { code: FailureReason },
): Promise<Response> => {
  const shown = await shownOf(asked)
  const { code } = refusal
  const status = refusal instanceof PayRefused ? refusal.problem.status : CONFLICT
  const text = noticeOf(code, shown)
  const { language: locale } = shown.order
  const way =
    code === 'active-licence' &&
    linkHtml(logInPath({ locale, url: PLACES.plan }), shown.words.links.logIn)
  const body = html`${way}${!WITHOUT_FORM.includes(code) && orderHtml(shown)}`
  return page(shown, { title: shown.words.parts.order, text, body, status })
}

const troubleOf = ({ problem }: ProblemError, { notices, panels }: CheckoutWords): string =>
  problem.status === TOO_MANY_REQUESTS ? notices.limited : panels.away.text

/** Says that the order could not be sent on, over the form as it was filled in. */
export const troublePage = async (asked: PageInput, problem: ProblemError): Promise<Response> => {
  const shown = await shownOf(asked)
  const { words } = shown
  return page(shown, {
    title: words.panels.away.title,
    text: troubleOf(problem, words),
    body: orderHtml(shown),
    status: problem.problem.status,
    headers: problem.headers,
  })
}

/**
 * Leads to the approval, with what it is for. By a link of the visitor's own: the policy of our pages lets no form end at another
 * origin, also not by a redirect.
 */
export const approvalPage = async (asked: PageInput, actionUrl: string): Promise<Response> => {
  const shown = await shownOf(asked)
  const { title, text, go } = shown.words.panels.paypal
  const body = html`${totalHtml(shown)}${linkHtml(actionUrl, go)}`
  return page(shown, { title, text, body, status: 200 })
}

/** Says that a card cannot be paid with here, and who helps: its fields come by script. */
export const scriptNeededPage = async (asked: PageInput): Promise<Response> => {
  const { language } = asked.order
  const t = await getTranslations({ locale: language, namespace: 'checkout.plain' })
  const shown = await shownOf(asked)
  const body = linkHtml(routePath('contact', language), shown.words.links.contact)
  return page(shown, { title: t('title'), text: t('cardOnly'), body, status: CONFLICT })
}

/** Gives the number under which a payment is known whose end nobody can tell yet (S2 §4). */
export const latePage = async (asked: PageInput, { reference }: Purchase): Promise<Response> => {
  const shown = await shownOf(asked)
  const { title, text, reference: label } = shown.words.panels.late
  const body = html`<p class="mt-4">${label}</p>
    <p class="mt-2 text-display" translate="no">${reference}</p>`
  return page(shown, { title, text, body, status: 200 })
}
