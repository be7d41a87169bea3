import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { LOCALES } from '#lib/config/locales.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'
import { notFoundMetadata } from '#lib/i18n/not-found-metadata.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { decodeLocales } from '#lib/util/locale-list.ts'
import { NotFoundMessage } from '../../../not-found-message.tsx'

export const { prefetch } = UNPREFETCHED

type Props = { params: Promise<{ locale: string; locales: string; path: string[] }> }

export const generateStaticParams = () => []

export const generateMetadata = notFoundMetadata

/** The 404 page for a page that this language lacks: it links to the languages that have it, which the edge writes into the path (S2 §2.1, §2.5). */
const ElsewherePage = async ({ params }: Props) => {
  const locale = await pageLocale(params)
  const { locales: segment, path: segments } = await params
  const path = `/${segments.join('/')}`
  const locales = decodeLocales(segment)
  if (!locales || routeOfPath(path) === null) notFound()
  const t = await getTranslations({ locale, namespace: 'notFound' })
  return (
    <NotFoundMessage
      locale={locale}
      lead={t('elsewhere')}
      before={locales.map((other) => (
        <a
          key={other}
          href={publicPath({ locale: other, path })}
          hrefLang={other}
          lang={other}
          className={buttonClasses('outlined')}
        >
          {LOCALES[other].name}
        </a>
      ))}
    />
  )
}

export default ElsewherePage
