import { getTranslations } from 'next-intl/server'
import { publicEnv } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { FormState } from '#lib/util/landing-facts.ts'
import type { FieldName } from '../state.ts'
import { ADDRESS_MARK, WAIT_MARK, type FormWords } from '../words.ts'
import type { Variant } from './variants/variant.ts'

type Input = {
  locale: Locale
  variant: Variant
  submit: ReturnType<Variant['submitOn']>
  /** The outcome of a form that was posted without script. */
  formState: FormState
}

type PasswordField = 'password' | 'confirmPassword'

type Labels<Name extends FieldName> = Readonly<Record<Name, string>>

const passwordWords = async (locale: Locale) => {
  const t = await getTranslations({ locale, namespace: 'signUp.password' })
  const labels: Labels<PasswordField> = { password: t('label'), confirmPassword: t('confirm') }
  return {
    labels,
    notes: { password: t('error'), tooLong: t('tooLong'), mismatch: t('mismatch') },
  }
}

const failureWords = async (locale: Locale) => {
  const t = await getTranslations({ locale, namespace: 'shell.errorNotice' })
  return { message: t('message'), action: t('action') }
}

/** The changing words of a form in one language, as finished strings (S1 §4, §5). */
export const formWords = async ({
  locale,
  variant,
  submit,
  formState,
}: Input): Promise<FormWords> => {
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const password = variant.hasPassword ? await passwordWords(locale) : undefined
  // Each field stands here or there, so that none has an empty label.
  const labels: Labels<Exclude<FieldName, PasswordField>> = { email: t('label.default') }
  const saysFailures = publicEnv().CREATION_ERROR_NOTICE === 'dialog'
  return {
    labels: { ...labels, ...password?.labels },
    notes: {
      email: t('label.error'),
      exists: t('label.exists'),
      limited: t('label.limited'),
      ...password?.notes,
      // No other page needs it.
      ...(formState === 'cookies' && { cookies: t('label.cookies') }),
    },
    limitedUntil: t('label.limitedUntil', { when: WAIT_MARK }),
    submit: t(`submit.${submit}`),
    creating: t('submit.creating'),
    suggestion: t('suggestion', { address: ADDRESS_MARK }),
    handingOff: t('handingOff'),
    ready: t('ready'),
    ...(saysFailures && { failure: await failureWords(locale) }),
  }
}
