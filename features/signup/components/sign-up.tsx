import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FactBlock } from '#components/page/fact-block.tsx'
import { Island } from '#components/page/island.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { LabelStyle, Recognition, SignUpVariant } from '#lib/config/sign-up-variants.ts'
import { publicPath, routePath, withTrailingSlash } from '#lib/i18n/public-path.ts'
import type { FormState } from '#lib/util/landing-facts.ts'
import { SIGN_UP_IDS } from '../ids.ts'
import { shortcutsOf, type SignUpStart } from '../shortcuts.ts'
import { IDLE, INITIAL_STATES, SIGN_UP_PAGE } from '../state.ts'
import { formWords } from './form-words.ts'
import { SignUpFinePrint } from './sign-up-fine-print.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { VARIANTS } from './variants/variants.ts'

type SignUpCloseProps = {
  locale: Locale
  /** Without script a dialog that stands open can only be left by a link. */
  leadsTo: string | undefined
}

const CLASSES = 'card-close absolute top-3 end-3 grid size-11 place-items-center'

/** The close icon; of a dialog that stands open a link, which script turns into a way back to the page behind. */
const SignUpClose = async ({ locale, leadsTo }: SignUpCloseProps) => {
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const shared = { className: CLASSES, 'data-close': '', 'aria-label': t('close') }
  const icon = <Icon name="cross" />
  if (leadsTo) {
    return (
      <a href={leadsTo} {...shared}>
        {icon}
      </a>
    )
  }
  return (
    <button type="button" {...shared}>
      {icon}
    </button>
  )
}

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
  /** The outcome of a form that was posted without script. */
  formState?: FormState
  labelStyle?: LabelStyle | undefined
  recognises?: Recognition
  /** The aims of the page's links and forms. */
  starts?: readonly SignUpStart[]
  /** Other content of the dialog; the gallery brings its form into a state. */
  children?: ReactNode
}

type Opening = { isOpen: boolean; formState: FormState; locale: Locale; entryPoint: string }

/** The destination of an open dialog without script; a form that a link asks for, or that comes back with an answer, stands open. */
const wayOut = ({ isOpen, formState, locale, entryPoint }: Opening): string | undefined => {
  if (isOpen) return routePath('home', locale)
  return formState === 'idle' ? undefined : entryPoint
}

/** The sign-up dialog of a page; goes once at its end, and every `SignUpLink` opens it (S1 §2). */
export const SignUp = async ({ isOpen = false, formState = 'idle', ...props }: Props) => {
  const {
    locale,
    variant,
    heading,
    label,
    keyword,
    path,
    recognises = 'signed-in',
    starts = [],
  } = props
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const { View, assurances, hasPassword, placeholder, submitOn } = VARIANTS[variant]
  const submit = submitOn(withTrailingSlash(path))
  const words = await formWords({ locale, variant: VARIANTS[variant], submit, formState })
  const initial = INITIAL_STATES[formState]
  const entryPoint = publicPath({ locale, path })
  const leadsTo = wayOut({ isOpen, formState, locale, entryPoint })
  const fields = { language: locale, label, entryPoint }
  const shortcuts = shortcutsOf({ variant, recognises, locale, entryPoint, starts })
  const form = (
    <>
      <Island
        name="sign-up"
        component={SignUpForm}
        props={{
          words,
          placeholder: t(placeholder),
          reveal: hasPassword ? t('password.show') : undefined,
          fields,
          ...(initial !== IDLE && { initial }),
          keyword,
          templatesUrl: pageAddresses().TEMPLATES_URL,
          labelStyle: props.labelStyle,
          closedNote: submit === 'closed' ? t('closedNote') : undefined,
        }}
      />
      <SignUpFinePrint locale={locale} assurances={assurances} formState={formState} />
    </>
  )
  return (
    <Dialog id={SIGN_UP_IDS.dialog} labelledBy={SIGN_UP_IDS.heading} isOpen={leadsTo !== undefined}>
      <div className="card" data-card="">
        <View locale={locale} heading={heading} form={form} />
        <SignUpClose locale={locale} leadsTo={leadsTo} />
      </div>
      <FactBlock
        fact={SIGN_UP_PAGE}
        value={{
          ...(formState !== 'idle' && { initial }),
          ...(shortcuts.length > 0 && { shortcuts }),
        }}
      />
      {props.children}
    </Dialog>
  )
}
