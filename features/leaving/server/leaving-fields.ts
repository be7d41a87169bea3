import { getTranslations } from 'next-intl/server'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { AnswerField } from '#lib/server/posted/field-html.ts'
import {
  CANCEL_WAYS,
  LEAVING_LINE_MAX_LENGTH,
  LEAVING_REASON_MAX_LENGTH,
} from '../leaving-contract.ts'

/** The fields of the cancellation form, in their order. */
export const CANCEL_FIELDS = ['way', 'reason', 'name', 'email', 'orderNumber', 'wishedEnd'] as const

/** The fields of the withdrawal form, in their order. */
export const WITHDRAW_FIELDS = ['orderNumber', 'name', 'email'] as const

/** A field of either form, for the page and for the pages that answer it. */
export type LeavingField<Name extends string = string> = AnswerField & {
  name: Name
  isRequired: boolean
  autoComplete: string
  /** Stands below the field; the pages that answer do without it. */
  hint?: string
}

const DAY_LENGTH = 10

const ATTRIBUTES = { name: 'name', email: 'email', orderNumber: 'off', wishedEnd: 'off' } as const

const TYPES = { name: 'text', email: 'email', orderNumber: 'text', wishedEnd: 'date' } as const

const LENGTHS = {
  name: LEAVING_LINE_MAX_LENGTH,
  email: EMAIL_MAX_LENGTH,
  orderNumber: LEAVING_LINE_MAX_LENGTH,
  wishedEnd: DAY_LENGTH,
} as const

type Words = { label: string; wrong: string }

const line = <Name extends keyof typeof TYPES>(
  name: Name,
  { isRequired, ...words }: Words & { isRequired: boolean },
) => {
  const autoComplete = ATTRIBUTES[name]
  return {
    kind: 'line',
    name,
    type: TYPES[name],
    maxLength: LENGTHS[name],
    attributes: `${isRequired ? 'required ' : ''}autocomplete="${autoComplete}"`,
    isRequired,
    autoComplete,
    ...words,
  } as const
}

/** The fields of a cancellation with their words. */
export const cancelFields = async (
  locale: Locale,
): Promise<LeavingField<(typeof CANCEL_FIELDS)[number]>[]> => {
  const t = await getTranslations({ locale, namespace: 'cancelSubscription.fields' })
  const words = (name: keyof typeof TYPES | 'reason') => ({
    label: t(`${name}.label`),
    wrong: t(`${name}.wrong`),
  })
  return [
    {
      kind: 'choice',
      name: 'way',
      label: t('way.legend'),
      wrong: t('way.wrong'),
      options: CANCEL_WAYS.map((value) => ({
        value,
        label: t(`way.options.${value}`),
        hint: t(`way.hints.${value}`),
      })),
      isRequired: true,
      autoComplete: 'off',
    },
    {
      kind: 'lines',
      name: 'reason',
      maxLength: LEAVING_REASON_MAX_LENGTH,
      isRequired: false,
      autoComplete: 'off',
      ...words('reason'),
    },
    line('name', { ...words('name'), isRequired: true }),
    line('email', { ...words('email'), isRequired: true }),
    line('orderNumber', { ...words('orderNumber'), isRequired: false }),
    line('wishedEnd', { ...words('wishedEnd'), isRequired: false }),
  ]
}

/** The fields of a withdrawal with their words. */
export const withdrawFields = async (
  locale: Locale,
): Promise<LeavingField<(typeof WITHDRAW_FIELDS)[number]>[]> => {
  const t = await getTranslations({ locale, namespace: 'withdrawal.fields' })
  const words = (name: (typeof WITHDRAW_FIELDS)[number]) => ({
    label: t(`${name}.label`),
    wrong: t(`${name}.wrong`),
    isRequired: true,
  })
  return WITHDRAW_FIELDS.map((name) => ({
    ...line(name, words(name)),
    ...(name === 'orderNumber' && { hint: t('orderNumber.hint') }),
  }))
}
