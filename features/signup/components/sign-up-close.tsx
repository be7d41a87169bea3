import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import type { Locale } from '#lib/config/locales.ts'

type Props = {
  locale: Locale
  /** Without script a dialog that stands open can only be left by a link. */
  leadsTo: string | undefined
}

const CLASSES = 'card-close absolute top-3 end-3 grid size-11 place-items-center'

/** The close icon; of a dialog that stands open a link, which script turns into a way back to the page behind. */
export const SignUpClose = async ({ locale, leadsTo }: Props) => {
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
