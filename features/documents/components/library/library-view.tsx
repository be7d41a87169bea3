import { getTranslations } from 'next-intl/server'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { marker } from '#components/ui/marker.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { CatalogueLocale } from '#lib/config/template-kinds.ts'
import type { Claims } from '#lib/i18n/claims.ts'
import type { ShelfContent } from '../../library-shelf.ts'
import { IndexBox } from './index-box.tsx'
import { IndexDepartments } from './index-departments.tsx'
import { LibraryClosing } from './library-closing.tsx'
import { LibrarySearch } from './library-search.tsx'
import { ReadingSteps } from './reading-steps.tsx'
import type { ShelfProps } from './shelf-props.ts'
import { TopicsAndLanguages } from './topics-and-languages.tsx'
import { TypeRack } from './type-rack.tsx'

/** What every section of the library's first page is given. */
export type LibraryProps = {
  locale: Locale
  claims: Claims
  /** Some titles of each department, and how many there are. */
  content: ShelfContent
  /** How many templates the site says the library of each language has. */
  sizes: Readonly<Record<CatalogueLocale, number>>
  names: ShelfProps['names']
  signUp: SignUpSlot
}

/** The library's first page: an index of departments, types, topics and languages, with the search first (S2 §2.6). */
export const LibraryView = async (props: LibraryProps) => {
  const { locale, claims, content, names, signUp } = props
  const t = await getTranslations({ locale, namespace: 'library' })
  return (
    <>
      <section className="container-page beside index-hero">
        <div>
          <p className="font-medium text-ink-soft">{t('hero.kicker', claims)}</p>
          <h1 className="mt-4 text-hero tracking-tight">
            {t.rich('hero.title', { mark: marker })}
          </h1>
          <p className="mt-6 max-w-read text-lead text-ink-soft">{t('hero.lead')}</p>
          <LibrarySearch route="library" locale={locale} signUp={signUp} />
          {content.state === 'away' ? (
            <output className="shelf-notice">{t('shelf.away')}</output>
          ) : null}
        </div>
        <IndexBox locale={locale} label={t('box')} content={content} nameOf={names.ofShelf} />
      </section>
      <IndexDepartments {...props} />
      <TypeRack {...props} />
      <TopicsAndLanguages {...props} />
      <ReadingSteps {...props} />
      <LibraryClosing locale={locale} signUp={signUp} />
    </>
  )
}
