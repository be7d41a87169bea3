import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import type { FormState } from '#lib/util/landing-facts.ts'
import type { LabelKind } from '../store.ts'
import { submitWord, type SignUpVariant } from '../submit-word.ts'
import { SignUpBenefits } from './sign-up-benefits.tsx'
import { SignUpClose } from './sign-up-close.tsx'
import { SignUpFinePrint } from './sign-up-fine-print.tsx'
import { SignUpIntro } from './sign-up-intro.tsx'
import { SignUpShell } from './sign-up-shell.tsx'

type Props = {
  locale: Locale
  variant: SignUpVariant
  /** Heading of the card; on a landing page what `cardHeading` chose. */
  heading: string
  /** Label of the page, sent as DocName. */
  label: string
  /** Label of the "Account Created" event. */
  keyword: string
  /** Public path of the page without language prefix. */
  path: string
  /** The dialog stands open when the page loads, with or without script. */
  isOpen?: boolean
  /** What became of a form that was posted without script. */
  formState?: FormState
}

const LABELS = {
  idle: 'default',
  invalid: 'error',
  exists: 'exists',
} as const satisfies Record<FormState, LabelKind>

/** The sign-up dialog of a page; goes once at its end, and every `SignUpLink` opens it (S1 §2). */
export const SignUp = async ({ isOpen = false, formState = 'idle', ...props }: Props) => {
  const { locale, variant, heading, label, keyword, path } = props
  const t = await getTranslations({ locale, namespace: 'signUp' })
  // A form that comes back with an answer must show it.
  const opensOnLoad = isOpen || formState !== 'idle'
  return (
    <SignUpShell
      isOpen={opensOnLoad}
      initialLabel={LABELS[formState]}
      keyword={keyword}
      fields={{ language: locale, label, entryPoint: publicPath({ locale, path }) }}
      words={{
        labels: {
          default: t('label.default'),
          error: t('label.error'),
          exists: t('label.exists'),
          limited: t('label.limited'),
        },
        placeholder: t('placeholder'),
        submit: t(`submit.${submitWord({ variant, path })}`),
        creating: t('submit.creating'),
      }}
      intro={<SignUpIntro locale={locale} heading={heading} />}
      finePrint={<SignUpFinePrint locale={locale} />}
      aside={<SignUpBenefits locale={locale} />}
      close={<SignUpClose locale={locale} opensOnLoad={opensOnLoad} />}
    />
  )
}
