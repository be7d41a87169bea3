import { getTranslations } from 'next-intl/server'
import { ConsentChoice } from '#features/consent/components/consent-choice.tsx'
import { InventoryTable } from '#features/consent/components/inventory-table.tsx'
import { LegalArticle } from '#features/legal/components/legal-article.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { SitePage } from '../../site-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = metadataFrom({ id: 'cookiePolicy', namespace: 'cookiePolicy.meta' })

const CookiePolicyPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'cookiePolicy' })
  const choice = { id: 'choice', title: t('choice.heading') }
  const inventory = { id: 'inventory', title: t('inventory.heading') }
  return (
    <SitePage route="cookiePolicy" locale={locale} label={t('meta.title')}>
      {() => (
        <LegalArticle
          locale={locale}
          name="cookie-policy"
          title={t('meta.title')}
          sections={[choice, inventory]}
        >
          <ConsentChoice locale={locale} id={choice.id} />
          <InventoryTable locale={locale} id={inventory.id} />
        </LegalArticle>
      )}
    </SitePage>
  )
}

export default CookiePolicyPage
