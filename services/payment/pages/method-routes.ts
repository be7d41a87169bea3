import { Hono, type Context } from 'hono'
import type * as z from 'zod/mini'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { typedCode } from '#lib/util/typed-text.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { failureHandler, pageStatus } from '#services/http/failure-handler.ts'
import { isCrossSite, readForm } from '#services/http/posted-form.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { pagePolicy, type Sheet } from '#services/look/page-frame.ts'
import { wordsOf } from '#services/words/words.ts'
import { makeToken, typedCard } from '../make-token.ts'
import { methodLinkIn } from '../method-link.ts'
import { PAYMENT_PAGES } from '../payment-path.ts'
import { changeMethod, findSubscription, methodOf, refuseUnchargeable } from '../subscriptions.ts'
import { buyerPage } from './buyer-page.ts'
import { CARD_FIELD_NAMES, cardTexts, methodPage, type CardField } from './method-page.ts'
import { buyerSheet } from './style.ts'

const DECLINED = 402

/** Reads the typed card; spaces between the digits, or one digit of a month, are accepted. */
const readCard = async (context: Context) => {
  const body = await readForm(context, CARD_FIELD_NAMES)
  const read = (name: CardField) => typedCode(body[name]).replaceAll(/[ -]/g, '')
  return typedCard.safeParse({
    number: read('number'),
    month: read('month').padStart(2, '0'),
    year: read('year').replace(/^(\d\d)$/, '20$1'),
    cvc: read('cvc'),
  })
}

const localeOf = ({ req }: Context): Locale => {
  const lang = req.query('lang')
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

/** The address of the way back, with a mark that the card was changed. */
const saying = (back: string): string => {
  const url = new URL(back)
  url.searchParams.set('said', 'card')
  return url.href
}

type Link = NonNullable<ReturnType<typeof methodLinkIn>>

type Wrong = Partial<Record<CardField, string>>

const overPage = (locale: Locale, sheet: Sheet) => {
  const { overTitle: title, overText: text } = wordsOf(locale).cardChange
  return buyerPage({ locale, sheet, title, text })
}

const failedPage = (locale: Locale, sheet: Sheet) => {
  const { failedTitle: title, failedText: text } = wordsOf(locale).payment
  return buyerPage({ locale, sheet, title, text })
}

type NewCard = { card: z.infer<typeof typedCard>; subscriptionId: string; now: Date }

const keepCard = async (queries: Database, { card, subscriptionId, now }: NewCard) => {
  const methodToken = await makeToken(queries, { ...card, now })
  await changeMethod(queries, { subscriptionId, methodToken, now })
}

/** What is said beside each field that holds no part of a card. */
const wrongIn = ({ issues }: z.core.$ZodError, locale: Locale): Wrong => {
  const names = new Set(issues.map(({ path }) => path[0]))
  const { wrong } = cardTexts(locale)
  return Object.fromEntries(
    CARD_FIELD_NAMES.filter((name) => names.has(name)).map((name) => [name, wrong[name]]),
  )
}

/** What is said beside a field whose card there is not, or no more; nothing where something else went wrong. */
const refusedCard = (error: unknown, locale: Locale): Wrong | undefined => {
  const { fields = [] } = error instanceof ProblemError ? error.problem : {}
  const { noTestCard, expired } = cardTexts(locale)
  if (fields.includes('number')) return { number: noTestCard }
  return fields.includes('month') ? { month: expired } : undefined
}

/** The page of the reference service on which the card of a subscription is changed, for whoever was given its signed link. */
export const methodRoutes = (services: ServicesContext): Hono => {
  const { database, now, payment, webAppUrl, hashKey } = services
  const routes = new Hono({ strict: false })
  const sheet = buyerSheet(new URL(payment.publicUrl).pathname)
  const policy = pagePolicy(sheet, { formsTo: new URL(webAppUrl).origin })

  const linkIn = (context: Context) => methodLinkIn(context.req.query(), { hashKey, now: now() })

  const shownFor = async ({ id, lang: locale, back }: Link) => {
    const found = await findSubscription(await database.get(), { subscriptionId: id, now: now() })
    refuseUnchargeable(found)
    return { locale, sheet, back, replaced: methodOf(found)?.label ?? '' }
  }

  routes.use(PAYMENT_PAGES.method, async (context, next) => {
    await next()
    context.header('Content-Security-Policy', policy)
  })

  routes.get(PAYMENT_PAGES.method, async (context) => {
    const link = linkIn(context)
    if (!link) return context.html(overPage(localeOf(context), sheet), 410)
    return context.html(methodPage(await shownFor(link)))
  })

  routes.post(PAYMENT_PAGES.method, async (context) => {
    const link = linkIn(context)
    if (!link) return context.html(overPage(localeOf(context), sheet), 410)
    const { lang: locale, back } = link
    const shown = await shownFor(link)
    if (isCrossSite(context)) return context.html(methodPage(shown), 403)
    const refuse = (wrong: Wrong) => context.html(methodPage({ ...shown, wrong }), 422)
    const card = await readCard(context)
    if (!card.data) return refuse(wrongIn(card.error, locale))
    try {
      await keepCard(await database.get(), { card: card.data, subscriptionId: link.id, now: now() })
    } catch (error) {
      const wrong = refusedCard(error, locale)
      if (wrong) return refuse(wrong)
      if (!(error instanceof ProblemError) || error.problem.status !== DECLINED) throw error
      const alert = wordsOf(locale).cardChange.declined
      return context.html(methodPage({ ...shown, alert }), DECLINED)
    }
    return context.redirect(saying(back), 303)
  })

  routes.onError(
    failureHandler(services, ({ status }, context) => {
      const locale = localeOf(context)
      if (status === 404 || status === 409) return context.html(overPage(locale, sheet), 410)
      return context.html(failedPage(locale, sheet), pageStatus(status))
    }),
  )
  return routes
}
