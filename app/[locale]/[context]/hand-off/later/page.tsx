import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { supportPath } from '#lib/i18n/support-path.ts'
import { HandOffPage, handOffMetadata } from '../hand-off-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = handOffMetadata('handOffLater')

/** The way to the web app failed as often as it is tried: the visitor goes on at will (decision 018). */
const Page = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'handOff.later' })
  return (
    <HandOffPage route="handOffLater" locale={locale} goesOn={false}>
      <a href={supportPath(locale)} className={buttonClasses('text')}>
        {t('support')}
      </a>
    </HandOffPage>
  )
}

export default Page
