import { getTranslations } from 'next-intl/server'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { LibraryTitle } from '../../library-shelf.ts'
import { nearestFirst } from '../../related-documents.ts'
import { CountLine } from './count-line.tsx'
import { departmentsOf } from './index-box.tsx'
import type { LibraryProps } from './shelf-props.ts'
import { TitleLink, usualProgram } from './title-link.tsx'

const MOST_TITLES = 3

/** The first pages that look out behind the titles of a department; the titles say what they are. */
const Peek = ({ titles }: { titles: readonly LibraryTitle[] }) => (
  <div className="peek" aria-hidden="true">
    {titles.map(({ url, thumb }) => (
      // oxlint-disable-next-line nextjs/no-img-element -- a drawing, there is nothing to optimise
      <img key={url} src={thumb} width={600} height={778} alt="" loading="lazy" decoding="async" />
    ))}
  </div>
)

/** The six departments like the pages of an index: what each is called, how much it holds, three of its titles (S2 §2.6). */
export const IndexDepartments = async ({ locale, content, names, signUp }: LibraryProps) => {
  const t = await getTranslations({ locale, namespace: 'library' })
  const usual = usualProgram(content.titles)
  return (
    <section aria-labelledby="departments" className="container-page py-section">
      <SectionHeading
        id="departments"
        title={t('departments.title')}
        lead={`${t('departments.lead')}${usual ? ` ${t('shelf.program', { program: usual })}` : ''}`}
      />
      <div className="index-pages">
        {departmentsOf(content).map(({ shelf, total }) => {
          const own = content.titles.filter(({ of }) => of === shelf.id)
          const titles = nearestFirst(own, locale).slice(0, MOST_TITLES)
          return (
            <section
              key={shelf.id}
              id={shelf.id}
              aria-labelledby={`${shelf.id}-name`}
              className={`of-${shelf.id}`}
            >
              <div>
                <h3 id={`${shelf.id}-name`}>
                  <SiteLink to={`library/${shelf.place}`} locale={locale}>
                    {names.ofShelf(shelf)}
                  </SiteLink>
                </h3>
                {total === undefined ? null : (
                  <p>
                    <CountLine locale={locale} total={total} />
                  </p>
                )}
              </div>
              <ul>
                {titles.map((title) => (
                  <li key={title.url}>
                    <TitleLink {...{ title, locale, signUp, usual }} isMarked />
                  </li>
                ))}
              </ul>
              <Peek titles={titles} />
            </section>
          )
        })}
      </div>
    </section>
  )
}
