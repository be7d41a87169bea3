import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { publicEnv } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { loginLink } from '#lib/util/login-link.ts'
import type { Variant } from '../variants/variant.ts'

type Props = { locale: Locale; assurances: Variant['assurances'] }

/** Wraps words of a message into a link. */
const linkTo = (href: string) => (words: ReactNode) => (
  <a href={href} className="link text-ink">
    {words}
  </a>
)

/** What stands under the button: trust, terms and privacy, and the way in for customers (S1 §2). */
export const SignUpFinePrint = async ({ locale, assurances }: Props) => {
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const login = loginLink({ webAppUrl: publicEnv().WEB_APP_URL, locale })
  return (
    <div className="mt-5 grid gap-1 text-small text-ink-mute">
      {assurances.map((name) => (
        <p key={name} className="font-medium text-ink">
          {t(name)}
        </p>
      ))}
      <p>
        {t.rich('terms', {
          terms: linkTo(routePath('terms', locale)),
          privacy: linkTo(routePath('privacy', locale)),
        })}
      </p>
      <p data-login="">{t.rich('login', { login: linkTo(login) })}</p>
    </div>
  )
}
