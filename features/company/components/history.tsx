import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PlainSheet } from '#components/documents/plain-sheet.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { Tree, treeShape } from '#components/pictures/tree.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'

type Picture = (props: SectionProps) => ReactNode

/** Pages of the library, side by side. */
const LibraryPicture: Picture = ({ locale, documents }) =>
  (['form', 'contract', 'letter'] as const).map((name) => (
    <Sheet key={name} name={name} words={documents} locale={locale} />
  ))

/** One document in every language of the site, that of the page in front. */
const LanguagesPicture = async ({ locale, documents }: SectionProps) => {
  const others = await Promise.all(
    LOCALE_CODES.filter((code) => code !== locale).map((code) => loadDocumentWords(code)),
  )
  return [...others, documents].map(({ invoice }) => (
    <PlainSheet key={invoice.title} title={invoice.title} />
  ))
}

/** A drive's list: the first document of each department. */
const DrivePicture: Picture = ({ documents }) => (
  <div className="frame">
    {Object.values(documents.departments).map(({ name, titles: [title] }) => (
      <span key={name} className="frame-row">
        <i className="file" />
        {title}
      </span>
    ))}
  </div>
)

const BudgetingPicture: Picture = ({ locale, documents }) => (
  <Sheet name="spreadsheet" words={documents} locale={locale} />
)

/** An invoice, and on it the seal with what who referred the sale is paid of it. */
const AffiliatesPicture: Picture = ({ locale, documents }) => (
  <>
    <Sheet name="invoice" words={documents} locale={locale} />
    <b>
      {numberFormat(locale, { style: 'percent' }).format(
        AFFILIATE_PROGRAMME.commissionPercent / 100,
      )}
    </b>
  </>
)

/** More trees than any row has room for: the others are not seen. */
const GROVE = Array.from({ length: 40 }, (_tree, at) => at)

const TreesPicture: Picture = () => GROVE.map((at) => <Tree key={at} shape={treeShape(at)} />)

/** No day of these is known, so they share one folder: nothing is dated by guessing (S2 §1, §9). */
const ADDED = [
  { name: 'library', Picture: LibraryPicture },
  { name: 'languages', Picture: LanguagesPicture },
  { name: 'drive', Picture: DrivePicture },
  { name: 'budgeting', Picture: BudgetingPicture },
  { name: 'affiliates', Picture: AffiliatesPicture },
  { name: 'trees', Picture: TreesPicture },
] as const

/** The history: how it began, and a folder of what was added since, each thing drawn. */
export const History = async (props: SectionProps) => {
  const { locale, claims } = props
  const t = await getTranslations({ locale, namespace: 'about.history' })
  return (
    <section aria-labelledby="history" className="border-t border-line bg-sheet py-section">
      <div className="container-page">
        <div className="beside annals-head">
          <SectionHeading id="history" title={t('title')} />
          <div>
            <p className="annals-year">
              <time dateTime={claims.since}>{claims.since}</time>
            </p>
            <h3>{t('items.founded.title')}</h3>
            <p>{t('items.founded.text')}</p>
          </div>
        </div>
        <div className="annals">
          <p className="annals-tab">{t('then', claims)}</p>
          <ul>
            {ADDED.map(({ name, Picture }) => (
              <li key={name} data-thing={name}>
                <div className="thing" aria-hidden="true">
                  <Picture {...props} />
                </div>
                <h3>{t(`items.${name}.title`, claims)}</h3>
                <p>{t(`items.${name}.text`, claims)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
