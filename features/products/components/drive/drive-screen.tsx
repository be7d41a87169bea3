import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { STORAGE_TIERS_GB } from '#lib/config/plans.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { dayText, sizeText } from '../drawn-facts.ts'
import { ProductWindow } from '../product-window.tsx'

type Props = Pick<SectionProps, 'locale' | 'documents'>

/** The number of files in each folder; the first one is open and shows all of its own. */
const FOLDERS = [
  ['legal', 8],
  ['humanResources', 31],
  ['finance', 118],
  ['administration', 24],
  ['sales', 57],
  ['production', 39],
] as const

/** Of each file how long ago it was saved, in days, by whom, and what it weighs in kilobytes. */
const FILES = [
  [0, 'first', 248],
  [-2, 'second', 312],
  [-8, 'first', 186],
  [-15, 'third', 204],
  [-23, 'second', 175],
  [-31, 'third', 96],
  [-38, 'first', 142],
  [-45, 'second', 88],
] as const

const VERSIONS = [
  [3, 0, 'first'],
  [2, -3, 'second'],
  [1, -9, 'first'],
] as const

const USED_GB = 7.4

const Folders = async ({ locale, documents }: Props) => {
  const t = await getTranslations({ locale, namespace: 'drive.screen' })
  const gigabytes = sizeText(locale, 'gigabyte')
  const [tier] = STORAGE_TIERS_GB
  return (
    <div className="drive-folders">
      {FOLDERS.map(([id, count], at) => (
        <span key={id} className="drive-folder" data-open={at === 0 || undefined}>
          {documents.departments[id].name}
          <small>{numberFormat(locale).format(count)}</small>
        </span>
      ))}
      <p>
        <progress className="bar" value={USED_GB} max={tier} />
        {t('used', { used: gigabytes(USED_GB), tier: gigabytes(tier) })}
      </p>
    </div>
  )
}

const Files = async ({ locale, documents }: Props) => {
  const t = await getTranslations({ locale, namespace: 'drive.screen' })
  const day = dayText(locale, { day: 'numeric', month: 'short' })
  const kilobytes = sizeText(locale, 'kilobyte')
  const { legal, production, administration, sales } = documents.departments
  const [agreement, loan, lease] = legal.titles
  const titles = [
    documents.contract.title,
    lease,
    agreement,
    loan,
    production.titles[0],
    administration.titles[1],
    production.titles[2],
    sales.titles[0],
  ]
  return (
    <div className="drive-files">
      <p className="drive-path">{legal.name}</p>
      <div className="drive-row drive-heads">
        <span>{t('name')}</span>
        <span>{t('changed')}</span>
        <span>{t('by')}</span>
        <span>{t('size')}</span>
      </div>
      {FILES.map(([days, who, size], at) => (
        <div key={size} className="drive-row" data-open={at === 0 || undefined}>
          <span>
            <i className="file" />
            <b>{titles[at]}</b>
          </span>
          <span>{day(days)}</span>
          <span>{t(`people.${who}`)}</span>
          <span>{kilobytes(size)}</span>
        </div>
      ))}
    </div>
  )
}

/** The drive with one folder open, one file chosen, and the versions of that beside its page. */
export const DriveScreen = async ({ locale, documents }: Props) => {
  const t = await getTranslations({ locale, namespace: 'drive.screen' })
  const day = dayText(locale, { day: 'numeric', month: 'short' })
  return (
    <ProductWindow title={t('title')} search={t('search')} className="drive-window">
      <div className="drive-panes">
        <Folders locale={locale} documents={documents} />
        <Files locale={locale} documents={documents} />
        <div className="drive-preview">
          <Sheet name="contract" words={documents} locale={locale} />
          <div className="version-list">
            {VERSIONS.map(([version, days, who]) => (
              <span key={version}>
                <b>{t('version', { version: `${version}` })}</b>
                <small>
                  {day(days)} · {t(`people.${who}`)}
                </small>
              </span>
            ))}
          </div>
        </div>
      </div>
    </ProductWindow>
  )
}
