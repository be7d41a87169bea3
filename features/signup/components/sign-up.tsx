import { getTranslations } from 'next-intl/server'
import { Still } from '#components/layout/still.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { SignUpVariant } from '#lib/config/sign-up-variants.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import type { FormState } from '#lib/util/landing-facts.ts'
import { SIGN_UP_IDS } from '../ids.ts'
import type { LabelKind } from '../store.ts'
import { submitWord } from '../submit-word.ts'
import { SignUpBenefits } from './sign-up-benefits.tsx'
import { SignUpClose } from './sign-up-close.tsx'
import { SignUpFinePrint } from './sign-up-fine-print.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpIntro } from './sign-up-intro.tsx'
import { SignUpOpener } from './sign-up-opener.tsx'

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
  limited: 'limited',
  password: 'error',
  mismatch: 'error',
} as const satisfies Record<FormState, LabelKind>

/** The sign-up dialog of a page; goes once at its end, and every `SignUpLink` opens it (S1 §2). */
export const SignUp = async ({ isOpen = false, formState = 'idle', ...props }: Props) => {
  const { locale, variant, heading, label: pageLabel, keyword, path } = props
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const label = LABELS[formState]
  // A form that comes back with an answer must show it.
  const opensOnLoad = isOpen || label !== 'default'
  const fields = {
    language: locale,
    label: pageLabel,
    entryPoint: publicPath({ locale, path }),
  }
  const words = {
    labels: {
      default: t('label.default'),
      error: t('label.error'),
      exists: t('label.exists'),
      limited: t('label.limited'),
    },
    submit: t(`submit.${submitWord({ variant, path })}`),
    creating: t('submit.creating'),
  }
  return (
    <Dialog id={SIGN_UP_IDS.dialog} labelledBy={SIGN_UP_IDS.heading} isOpen={opensOnLoad}>
      <Still id="still-sign-up">
        <div className="card" data-card="">
          <div className="p-6 pt-10 xs:p-10 lg:p-13">
            <SignUpIntro locale={locale} heading={heading} />
            <SignUpForm
              words={words}
              placeholder={t('placeholder')}
              fields={fields}
              label={label}
            />
            <SignUpFinePrint locale={locale} />
          </div>
          <div className="bg-desk px-6 py-8 xs:px-10 md:px-8 md:py-14">
            <SignUpBenefits locale={locale} />
          </div>
          <SignUpClose locale={locale} opensOnLoad={opensOnLoad} />
        </div>
      </Still>
      <SignUpOpener initialLabel={label} keyword={keyword} fields={fields} words={words} />
    </Dialog>
  )
}
