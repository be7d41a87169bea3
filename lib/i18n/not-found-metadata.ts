import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageLocale, type LocaleParams } from './page-locale.ts'

/** The `generateMetadata` of an address without a page. */
export const notFoundMetadata = async ({ params }: LocaleParams): Promise<Metadata> => {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'notFound' })
  return { title: t('meta.title'), robots: { index: false, follow: false } }
}
