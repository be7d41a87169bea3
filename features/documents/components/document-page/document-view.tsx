import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { TextField } from '#components/form/text-field.tsx'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { Island } from '#components/page/island.tsx'
import { JsonLd } from '#components/page/json-ld.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { PriceLine } from '#components/ui/price-line.tsx'
import { blankFields } from '#features/document-texts/blank-fields.ts'
import { firstHalf, type FirstHalf } from '#features/document-texts/first-half.ts'
import type { DocumentText } from '#features/document-texts/read-document-texts.ts'
import { writtenExample } from '#features/document-texts/written-value.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { DocumentRouteId } from '#lib/config/document-pages.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { LibraryTrail } from '../library/library-trail.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { TextParts } from './text-parts.tsx'
import { WrittenList } from './written-list.tsx'

type BlankFieldsProps = {
  /** Names, labels and examples of the blanks. */
  fields: readonly { name: string; label: string; type: 'text' | 'date'; example: string }[]
}

const MOST_LETTERS = 120

/** Fields for the first blanks of a text; they have no name and stand in no form, so that nothing typed can be sent. */
const BlankFields = ({ fields }: BlankFieldsProps) => (
  <div className="written-fields">
    {fields.map(({ name, label, type, example }) => (
      <TextField
        key={name}
        id={`blank-${name}`}
        label={label}
        type={type}
        placeholder={example}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        data-fills={name}
      />
    ))}
  </div>
)

type Props = {
  route: DocumentRouteId
  locale: Locale
  text: DocumentText
  /** The page of the department that the document belongs to, with its name. */
  department: { route: `library/${DocumentText['department']}`; name: string }
  signUp: SignUpSlot
}

/** The document for search engines: what it is, in which language, and when it was written. */
const DocumentData = ({ route, locale, text }: Pick<Props, 'route' | 'locale' | 'text'>) => {
  const { SITE_URL } = pageAddresses()
  return (
    <JsonLd
      data={{
        '@type': 'DigitalDocument',
        name: text.title,
        description: text.about,
        inLanguage: locale,
        dateCreated: text.written,
        url: `${SITE_URL}${routePath(route, locale)}`,
        publisher: { '@type': 'Organization', name: BRAND.legalName, url: SITE_URL },
      }}
    />
  )
}

/** The one act of the page: the document in the web app, after sign-up where that is needed (S2 §4). */
const OpenDocument = async ({ route, locale, text, signUp }: Omit<Props, 'department'>) => {
  const t = await getTranslations({ locale, namespace: 'documentPage' })
  const slug = routePath(route, locale).split('/').at(-1)
  return signUp({
    className: buttonClasses('primary'),
    start: 'document',
    label: text.title,
    heading: text.title,
    destination: { url: `doc/${slug}-D${text.template}` },
    children: t('action'),
  })
}

const DocumentHead = async (props: Props) => {
  const { route, locale, text, department } = props
  const t = await getTranslations({ locale, namespace: 'library.reading.steps' })
  const tTypes = await getTranslations({ locale, namespace: 'library.types.one' })
  return (
    <div className="container-page">
      <LibraryTrail locale={locale} below={[department, { route, name: text.title }]} />
      <header className="beside written-head">
        <div>
          <p className="font-medium text-ink-soft">{tTypes(text.type)}</p>
          <h1 className="long-title mt-4 text-hero tracking-tight">
            {lineBreaks(text.title, locale)}
          </h1>
          <p className="mt-6 max-w-read text-lead text-ink-soft">{text.about}</p>
          <div className="written-act">
            <OpenDocument {...props} />
            <PriceLine locale={locale} className="" />
            <p className="text-small">{t('read.text')}</p>
          </div>
        </div>
        <DocumentFacts text={text} locale={locale} />
      </header>
    </div>
  )
}

type SheetProps = Pick<Props, 'locale' | 'text'> & { half: FirstHalf }

/** What script takes over: nothing but the fields. */
const Near = ({ children }: { children?: ReactNode }) => children

/** The fields of the first blanks; without script there are none, and the text stands with its examples. */
const Fill = async ({ locale, text, half }: SheetProps) => {
  const t = await getTranslations({ locale, namespace: 'documentPage.fill' })
  const shown = half.stretches.flatMap(({ parts }) => parts)
  const fields = blankFields(text, shown).map((blank) => ({
    name: blank.name,
    label: blank.label,
    type: blank.type === 'date' ? ('date' as const) : ('text' as const),
    example: writtenExample(blank, text.law),
  }))
  if (fields.length === 0) return null
  return (
    <section aria-labelledby="fill" className="written-fill">
      <h2 id="fill" className="text-title">
        {t('title')}
      </h2>
      <p className="text-small">{t('text')}</p>
      {/* The fields are a slot: as props they would be sent twice. */}
      <Island
        name="blanks"
        component={Near}
        props={{}}
        slots={{ children: <BlankFields fields={fields} /> }}
      />
    </section>
  )
}

/** The text up to its half, with notes in its margin. */
const Sheet = async ({ locale, text, half }: SheetProps) => {
  const t = await getTranslations({ locale, namespace: 'documentPage' })
  const { stretches, rows } = half
  return (
    <article aria-label={t('reading')} className="leaf written-sheet">
      <h2>{lineBreaks(text.title, locale)}</h2>
      {stretches.map(({ parts, notes }, at) => (
        <div key={`${at + 1}`} className="written-stretch">
          <div>
            <TextParts
              parts={parts}
              text={text}
              rows={at === stretches.length - 1 ? rows : undefined}
            />
          </div>
          {notes.length > 0 ? (
            <div className="written-notes">
              <TextParts parts={notes} text={text} />
            </div>
          ) : null}
        </div>
      ))}
    </article>
  )
}

/** Where the sheet fades: what comes after, and the act. */
const End = async ({ half, ...props }: Omit<Props, 'department'> & { half: FirstHalf }) => {
  const t = await getTranslations({ locale: props.locale, namespace: 'documentPage.end' })
  return (
    <section aria-labelledby="end" className="written-end">
      <h2 id="end" className="text-title">
        {t('title')}
      </h2>
      {half.rest.length > 0 ? (
        <>
          <p>{t('next')}</p>
          <ul>
            {half.rest.map((heading) => (
              <li key={heading}>{lineBreaks(heading, props.locale)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('rest')}</p>
      )}
      <OpenDocument {...props} />
      <PriceLine locale={props.locale} className="" />
    </section>
  )
}

/** A page with a document that is written out: the first half to be read and filled in, what it is, and one act (docs/decisions/062). */
export const DocumentView = async (props: Props) => {
  const { route, locale, text, department, signUp } = props
  const t = await getTranslations({ locale, namespace: 'documentPage' })
  const half = firstHalf(text.parts())
  return (
    <>
      <DocumentData {...{ route, locale, text }} />
      <DocumentHead {...{ route, locale, text, department, signUp }} />
      <div className="bg-desk">
        <div className="container-page beside written-desk">
          <Fill {...{ locale, text, half }} />
          <div className="written-paper">
            <Sheet {...{ locale, text, half }} />
            <End {...{ route, locale, text, half, signUp }} />
          </div>
        </div>
      </div>
      <section aria-labelledby="others" className="container-page py-section">
        <h2 id="others" className="text-display tracking-tight">
          {t('others')}
        </h2>
        <WrittenList locale={locale} except={route} />
      </section>
    </>
  )
}
