import type { CheckoutSite } from '#features/checkout/server/checkout-site.ts'
import { clockOf } from '#features/checkout/server/own-purchase.ts'
import { CAPTCHA_VERIFY_URL } from '#features/checkout/server/pay/verify-captcha.ts'
import { evidentPlace } from '#features/localization/server/evident-place.ts'
import { loadOfferTerms } from '#features/pricing/server/load-offer-terms.ts'
import { signIn } from '#features/signup/server/sign-in.ts'
import { apiHandler, type Handle } from '#lib/server/answer/api-handler.ts'

/** Makes a route handler that buys: with the provider, the offers and the sign-in of this site. */
export const checkoutHandler = (handle: Handle<CheckoutSite>) =>
  apiHandler(async (request, site) =>
    handle(request, {
      ...site,
      loadOfferTerms,
      placeOf: evidentPlace,
      signIn,
      captchaVerifyUrl: CAPTCHA_VERIFY_URL,
      now: await clockOf(site),
    }),
  )
