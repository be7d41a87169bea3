/** The pricing page whose purchases are checked by the captcha (S2 §2.2, §7). */
export const CAPTCHA_OFFER = '/pricing/plans/captcha'
