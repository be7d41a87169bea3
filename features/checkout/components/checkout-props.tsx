import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLink } from '#components/ui/page-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { publicEnv, takesPayPal } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { THIRD_PARTIES } from '#lib/config/third-parties.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { CaptchaSettings } from '../browser/captcha.ts'
import { countriesIn } from '../countries.ts'
import { agreementIn } from '../server/agreement.ts'
import { checkoutWords } from '../server/checkout-words.ts'
import type { CheckoutProps } from './checkout-form.tsx'
import type { PaySlots } from './pay-section.tsx'

type Input = {
  locale: Locale
  /** The log-in for the owner of an older account. */
  logInUrl: string
}

const GOOGLE = 'https://policies.google.com'

const captchaOf = (): CaptchaSettings | null => {
  const env = publicEnv()
  const src = THIRD_PARTIES.captcha.script(env)
  return src && env.CAPTCHA_SITE_KEY ? { src: src.href, siteKey: env.CAPTCHA_SITE_KEY } : null
}

const urlsOf = ({ locale, logInUrl }: Input): CheckoutProps['urls'] => {
  const contact = routePath('contact', locale)
  return {
    logIn: logInUrl,
    contact,
    sales: `${contact}?topic=sales`,
    plans: routePath('plans', locale),
  }
}

const foreignLink = (path: string) => (words: ReactNode) => (
  <a href={`${GOOGLE}/${path}`} className="link" rel="noreferrer">
    {words}
  </a>
)

type Given = { props: Omit<CheckoutProps, keyof PaySlots | 'calls'>; slots: PaySlots }

/** Everything that the checkout of a language is given by the server: finished words, links and lists. */
export const checkoutProps = async (input: Input): Promise<Given> => {
  const { locale } = input
  const t = await getTranslations({ locale, namespace: 'checkout' })
  const hasPayPal = takesPayPal(publicEnv())
  const { renewal, consent, record } = await agreementIn(locale)
  const props = {
    locale,
    words: await checkoutWords(locale, { takesPayPal: hasPayPal }),
    takesPayPal: hasPayPal,
    brand: BRAND.name,
    countries: countriesIn(locale),
    urls: urlsOf(input),
    thanks: {
      usual: routePath('purchaseThanks', locale),
      budgeto: routePath('budgetoThanks', locale),
    },
    texts: { renewal, consent },
    consent: record,
    captcha: captchaOf(),
  }
  const slots = {
    legal: (
      <>
        <p>
          {t.rich('legal', {
            eula: pageLink('eula', locale),
            refund: pageLink('refundPolicy', locale),
            privacy: pageLink('privacy', locale),
          })}
        </p>
        <p>{t.rich('withdrawal', { link: pageLink('withdrawal', locale) })}</p>
      </>
    ),
    statement: (
      <p>
        {t.rich('captcha.statement', {
          privacy: foreignLink('privacy'),
          terms: foreignLink('terms'),
        })}
      </p>
    ),
  }
  return { props, slots }
}
