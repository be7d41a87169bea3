import { getTranslations } from 'next-intl/server'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { LibrarySearch } from '#features/documents/components/library/library-search.tsx'
import { SignUpLink } from '#features/signup/components/sign-up-link.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { notFoundMetadata } from '#lib/i18n/not-found-metadata.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { NotFoundMessage } from '../not-found-message.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = notFoundMetadata

/** The page of an address that does not exist: the search first, for its visitor was looking for something (S2 §2.5). */
const NotFoundPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'notFound' })
  const signUp: SignUpSlot = ({ label = '', isHero: _unmarked, ...link }) => (
    <SignUpLink
      locale={locale}
      label={label}
      entryPoint={routePath('home', locale)}
      start="document"
      {...link}
    />
  )
  return (
    <NotFoundMessage
      locale={locale}
      lead={t('lead')}
      search={<LibrarySearch route="home" locale={locale} signUp={signUp} />}
      after={
        <SiteLink to="home" locale={locale} className={buttonClasses('text', 'link')}>
          {t('home')}
        </SiteLink>
      }
    />
  )
}

export default NotFoundPage
