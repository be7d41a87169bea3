import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { loginLink } from '#features/destination/login-link.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { FormState } from '#lib/util/landing-facts.ts'
import type { Variant } from './variants/variant.ts'

type Props = {
  locale: Locale
  assurances: Variant['assurances']
  /** The outcome of a form that was posted without script. */
  formState?: FormState
  /** Whether customers find their way in here. */
  hasLogin?: boolean
}

type Target = { target?: '_blank' }

/** Wraps words of a message into a link. */
const linkTo =
  (href: string, target: Target = {}) =>
  (words: ReactNode) => (
    <a href={href} className="link text-ink" {...target}>
      {words}
    </a>
  )

/** A target beside the form, so that the input stays in it. */
const BESIDE: Target = { target: '_blank' }

/** Whoever has an account goes on to the destination, which the page cannot know: the handler finds it in the address. */
const loginOf = (locale: Locale, formState: FormState) =>
  formState === 'exists'
    ? `${API_PATHS.logIn}?${new URLSearchParams({ [QUERY.language]: locale })}`
    : loginLink({ webAppUrl: pageAddresses().WEB_APP_URL, locale })

/** The lines under the button: trust, terms and privacy, and the way in for customers (S1 §2). */
export const SignUpFinePrint = async (props: Props) => {
  const { locale, assurances, formState = 'idle', hasLogin = true } = props
  const t = await getTranslations({ locale, namespace: 'signUp' })
  return (
    <div className="mt-5 grid gap-2 text-small text-ink-mute">
      {assurances.map((name) => (
        <p key={name} className="font-medium text-ink">
          {t(name)}
        </p>
      ))}
      <p>
        {t.rich('terms', {
          terms: linkTo(routePath('terms', locale), BESIDE),
          privacy: linkTo(routePath('privacy', locale), BESIDE),
        })}
      </p>
      {hasLogin ? (
        <p data-login="">{t.rich('login', { login: linkTo(loginOf(locale, formState)) })}</p>
      ) : null}
    </div>
  )
}
