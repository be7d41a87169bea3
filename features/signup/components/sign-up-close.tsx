import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'

type Props = {
  locale: Locale
  /** Without script such a dialog can only be left by a link. */
  opensOnLoad: boolean
}

const CLASSES = 'card-close absolute top-3 end-3 grid size-11 place-items-center'

/** The close icon: a link to the home page that script turns into a way back to the page behind. */
export const SignUpClose = async ({ locale, opensOnLoad }: Props) => {
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const shared = { className: CLASSES, 'data-close': '', 'aria-label': t('close') }
  const icon = <Icon name="cross" />
  if (opensOnLoad) {
    return (
      <a href={routePath('home', locale)} {...shared}>
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
