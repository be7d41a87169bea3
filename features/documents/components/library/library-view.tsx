import { getTranslations } from 'next-intl/server'
import { marker } from '#components/ui/marker.tsx'
import { IndexBox } from './index-box.tsx'
import { IndexDepartments } from './index-departments.tsx'
import { LibraryClosing } from './library-closing.tsx'
import { LibrarySearch } from './library-search.tsx'
import { ReadingSteps } from './reading-steps.tsx'
import type { LibraryProps } from './shelf-props.ts'
import { TopicsAndLanguages } from './topics-and-languages.tsx'
import { TypeRack } from './type-rack.tsx'
import { WrittenOut } from './written-out.tsx'

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
      <WrittenOut locale={locale} />
      <TypeRack {...props} />
      <TopicsAndLanguages {...props} />
      <ReadingSteps {...props} />
      <LibraryClosing locale={locale} signUp={signUp} />
    </>
  )
}
