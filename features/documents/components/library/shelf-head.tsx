import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { shelfFigure } from '../../claimed-counts.ts'
import { arrangementOf } from '../../group-titles.ts'
import { CountLine } from './count-line.tsx'
import { LibrarySearch } from './library-search.tsx'
import { LibraryTrail } from './library-trail.tsx'
import type { ShelfProps } from './shelf-props.ts'

/** The notice on a page that does not show the titles it is named after (S2 §4, §8). */
const StateNotice = async ({ content, locale }: ShelfProps) => {
  const t = await getTranslations({ locale, namespace: 'library.shelf' })
  if (content.state === 'found') return null
  return (
    <>
      <output className="shelf-notice">{t(content.state)}</output>
      {/* For a minute the page is not what it says it is. */}
      {content.state === 'away' ? <meta name="robots" content="noindex" /> : null}
    </>
  )
}

/** Language of what is counted; German, Italian and Portuguese show the English library (S2 §3). */
const languageOf = ({ shelf, content }: ShelfProps): Locale | undefined => {
  if (shelf.by === 'language') return shelf.id
  return content.titles.every(({ mark }) => mark) ? 'en' : undefined
}

/** The head of a page of the library: where it stands, what it holds, how much of it, and the search. */
export const ShelfHead = async (props: ShelfProps) => {
  const { shelf, content, claims, names, locale, signUp } = props
  const t = await getTranslations({ locale, namespace: 'library' })
  const { total, titles } = content
  const route = `library/${shelf.place}` as const
  const shown = numberFormat(locale).format(titles.length)
  const counted = total === null ? null : shelfFigure(shelf, { total, claims })
  const arrangement = arrangementOf(shelf, titles)
  return (
    <div className="container-page">
      <LibraryTrail locale={locale} below={[{ route, name: names.ofShelf(shelf) }]} />
      <header className="beside shelf-head">
        <div className={shelf.by === 'department' ? `shelf-tab of-${shelf.id}` : undefined}>
          <h1 className="long-title text-hero tracking-tight">
            {lineBreaks(t(`places.${shelf.place}.title`), locale)}
          </h1>
          <p className="mt-5 max-w-read text-lead text-ink-soft">
            {t(`places.${shelf.place}.text`)}
          </p>
          <StateNotice {...props} />
        </div>
        <div className="shelf-side">
          {counted === null ? null : (
            <p className="shelf-count">
              <strong>
                <CountLine
                  locale={locale}
                  total={counted.figure}
                  isAtLeast={counted.isAtLeast}
                  language={languageOf(props)}
                />
              </strong>
              {counted.figure > titles.length ? (
                <span>{t(`shelf.by.${arrangement}`, { shown })}</span>
              ) : null}
            </p>
          )}
          <LibrarySearch route={route} locale={locale} signUp={signUp} />
        </div>
      </header>
    </div>
  )
}
