import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { PenNote } from '#components/ui/pen-note.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { SHELVES } from '../../library-shelf.ts'
import { writtenDocuments } from '../../server/written-documents.ts'
import { DocumentCard } from '../document-card.tsx'
import { WrittenList } from '../document-page/written-list.tsx'
import { CountLine } from './count-line.tsx'
import { DrawnSheet } from './drawn-sheet.tsx'
import { IndexBox } from './index-box.tsx'
import { IndexDepartments } from './index-departments.tsx'
import { LibraryClosing } from './library-closing.tsx'
import { LibrarySearch } from './library-search.tsx'
import { ShelfList } from './shelf-list.tsx'
import type { LibraryProps } from './shelf-props.ts'

/** The documents that are written out, each with a page on which one can read it (docs/decisions/062). */
export const WrittenOut = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'documentPage.library' })
  const { size } = await writtenDocuments(locale)
  return (
    <section aria-labelledby="written" className="container-page py-section">
      <SectionHeading id="written" title={t('title')} lead={t('lead')} />
      <WrittenList locale={locale} />
      <PenNote>{t('counted', { total: numberFormat(locale).format(size) })}</PenNote>
    </section>
  )
}

/** The document types, each with the first page of one of its templates on top (S2 §2.6). */
const TypeRack = async ({ locale, content, names }: LibraryProps) => {
  const t = await getTranslations({ locale, namespace: 'library' })
  const { counts, titles } = content
  return (
    <section aria-labelledby="types" className="bg-mint py-section">
      <div className="container-page">
        <SectionHeading id="types" title={t('types.title')} />
        <ul className="type-rack">
          {SHELVES.map((shelf) => {
            if (shelf.by !== 'type') return null
            const top = titles.findLast(({ type }) => type === shelf.id)
            const total = counts?.types[shelf.id]
            return (
              <li key={shelf.id}>
                <SiteLink to={`library/${shelf.place}`} locale={locale} className="document">
                  {top ? <DrawnSheet title={top} /> : null}
                  <b>{names.ofShelf(shelf)}</b>
                  <small>
                    {total === undefined ? null : <CountLine locale={locale} total={total} />}
                  </small>
                </SiteLink>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** The library of each language with the figure that stands for it (S2 §1, §9). */
const Spines = async ({ locale, names, sizes }: LibraryProps) => {
  const t = await getTranslations({ locale, namespace: 'library.languages' })
  const figures = numberFormat(locale)
  return (
    <ul className="spines">
      {SHELVES.map((shelf) =>
        shelf.by === 'language' ? (
          <li key={shelf.id}>
            <SiteLink to={`library/${shelf.place}`} locale={locale}>
              <b lang={shelf.id === locale ? undefined : shelf.id}>{names.ofShelf(shelf)}</b>
              <span>{t('line', { templates: figures.format(sizes[shelf.id]) })}</span>
            </SiteLink>
          </li>
        ) : null,
      )}
    </ul>
  )
}

/** The most searched topics, and the languages of the library (S2 §2.6). */
const TopicsAndLanguages = async (props: LibraryProps) => {
  const { locale, names } = props
  const t = await getTranslations({ locale, namespace: 'library' })
  return (
    <div className="container-page beside two-indexes py-section">
      <section aria-labelledby="topics">
        <h2 id="topics" className="text-display tracking-tight">
          {t('topics.title')}
        </h2>
        <ShelfList
          shelves={SHELVES.filter(({ by }) => by === 'topic')}
          nameOf={names.ofShelf}
          locale={locale}
          className="topic-line"
        />
      </section>
      <section aria-labelledby="languages">
        <h2 id="languages" className="text-display tracking-tight">
          {t('languages.title')}
        </h2>
        <Spines {...props} />
      </section>
    </div>
  )
}

const STEPS = ['choose', 'account', 'read'] as const

/** The steps to read a template before anything is paid (S2 §6), beside one that can be read. */
const ReadingSteps = async ({ locale, content, signUp }: LibraryProps) => {
  const t = await getTranslations({ locale, namespace: 'library' })
  const [, example = content.titles[0]] = content.titles
  return (
    <section aria-labelledby="reading" className="overflow-clip bg-ink text-sheet">
      <div className="container-page beside reading on-ink">
        <div>
          <h2 id="reading" className="text-display tracking-tight">
            {t('reading.title')}
          </h2>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>
                <h3 className="text-title">{t(`reading.steps.${step}.title`)}</h3>
                <p>{t(`reading.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
          {signUp({ className: buttonClasses('primary'), children: t('closing.action') })}
        </div>
        {example ? (
          <div className="reading-sheet">
            <DocumentCard
              document={example}
              locale={locale}
              signUp={signUp}
              sheet={<DrawnSheet title={example} />}
            />
          </div>
        ) : null}
      </div>
    </section>
  )
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
      <WrittenOut locale={locale} />
      <TypeRack {...props} />
      <TopicsAndLanguages {...props} />
      <ReadingSteps {...props} />
      <LibraryClosing locale={locale} signUp={signUp} />
    </>
  )
}
