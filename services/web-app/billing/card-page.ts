import { QUERY } from '#lib/config/query.ts'
import { methodPageAddress } from '#services/payment/method-link.ts'
import { askProvider } from '#services/provider/ask-provider.ts'
import { liveSubscription } from '#services/subscriptions/subscription-store.ts'
import { type MemberVisit, page, type Html, buttonHtml } from '#services/web-app/page.ts'
import { wordsOf } from '#services/words/words.ts'
import { trailHtml, BILLING_PLACES, billingLink, goTo } from './billing-links.ts'
import { methodOf } from './subscription-rows.ts'

/** The page to which a visitor returns, as an absolute address for another origin. */
const returnUrl = ({ tongues, services }: MemberVisit): string => {
  const query = new URLSearchParams({
    [QUERY.language]: tongues.locale,
    [QUERY.library]: tongues.library,
  })
  return `${services.webAppUrl}/${BILLING_PLACES.billing}?${query}`
}

/** Goes to the page on which the payment provider changes a card: the provider's own, or that of the reference service. */
export const goToCard = async (visit: MemberVisit): Promise<Html | Response> => {
  const { context, database, tongues, now, services } = visit
  const { locale: language } = tongues
  const words = wordsOf(language).billing
  const subscription = await liveSubscription(database, visit)
  if (!subscription) return goTo(visit, 'billing')
  const { providerId } = subscription
  // What is changed now is another method than this one.
  await methodOf(subscription, services)
  const wanted = { providerId, returnUrl: returnUrl(visit), language }
  const given = await askProvider(
    (driver, signal) => driver.subscription.methodPage(wanted, signal),
    services,
  )
  if (given.kind !== 'done') {
    context.status(503)
    return page({
      ...visit,
      title: words.awayTitle,
      text: words.awayText,
      above: trailHtml(tongues, 'billing'),
      content: buttonHtml(billingLink('billing', tongues), words.back),
    })
  }
  const own = () =>
    methodPageAddress({
      subscriptionId: providerId,
      locale: language,
      back: returnUrl(visit),
      services,
      now,
    })
  return context.redirect(given.answer ?? own(), 303)
}
