import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { ScriptFree } from '#components/layout/script-free.tsx'
import { MessageSection } from '#components/sections/message-section.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteFrame } from '#features/shell/components/site-frame.tsx'
import { LOCALES } from '#lib/config/locales.ts'
import { localesOfPath } from '#lib/edge/locales-of-path.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { publicPath } from '#lib/i18n/public-path.ts'

type Props = { params: Promise<{ locale: string; path: string[] }> }

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'notFound' })
  return { title: t('meta.title'), robots: { index: false, follow: false } }
}

/** A page that this language lacks: offers the languages that have it (S2 §2.2 "Not every route exists"). */
const ElsewherePage = async ({ params }: Props) => {
  const locale = await pageLocale(params)
  const path = `/${(await params).path.join('/')}`
  const locales = localesOfPath(path)
  if (locales.length === 0) notFound()
  const t = await getTranslations({ locale, namespace: 'notFound.elsewhere' })
  return (
    <SiteFrame route="home" locale={locale}>
      <ScriptFree />
      <MessageSection heading={t('heading')} lead={t('lead')} sheet="404">
        {locales.map((other) => (
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
      </MessageSection>
    </SiteFrame>
  )
}

export default ElsewherePage
