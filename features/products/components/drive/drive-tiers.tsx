import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { FILE_KILOBYTES, filesIn } from '#features/products/storage.ts'
import type { Locale } from '#lib/config/locales.ts'
import { STORAGE_TIERS_GB } from '#lib/config/plans.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { sizeText } from '../drawn-facts.ts'

const MEGABYTE = 1000
const KINDS = ['documents', 'scans', 'photos'] as const
const LARGEST = Math.max(...STORAGE_TIERS_GB)

const fileSize = (locale: Locale, kilobytes: number) =>
  kilobytes < MEGABYTE
    ? sizeText(locale, 'kilobyte')(kilobytes)
    : sizeText(locale, 'megabyte')(kilobytes / MEGABYTE)

const TierTable = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'drive.tiers' })
  const count = numberFormat(locale)
  const gigabytes = sizeText(locale, 'gigabyte')
  return (
    <table className="tiers figures">
      <thead>
        <tr>
          <th scope="col">{t('storage')}</th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col">
              {t(kind)} <small>{fileSize(locale, FILE_KILOBYTES[kind])}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {STORAGE_TIERS_GB.map((tier) => (
          <tr key={tier}>
            <th scope="row">
              {gigabytes(tier)}
              <progress className="bar" value={tier} max={LARGEST} aria-hidden="true" />
            </th>
            {KINDS.map((kind) => (
              <td key={kind}>{count.format(filesIn(tier, kind))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Every size of the drive with what really fits in it, computed (S2 §1). */
export const DriveTiers = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'drive.tiers' })
  const [least] = STORAGE_TIERS_GB
  const count = numberFormat(locale)
  return (
    <section aria-labelledby="storage" className="bg-mint py-section">
      <div className="container-page beside tiers-page">
        <SectionHeading
          id="storage"
          title={t('title', {
            least: sizeText(locale, 'gigabyte')(least),
            documents: count.format(filesIn(least, 'documents')),
          })}
          lead={t('lead', { size: fileSize(locale, FILE_KILOBYTES.documents) })}
        />
        <div>
          <TierTable locale={locale} />
          <p className="mt-4 text-small text-ink-soft">
            {t('note', { megabytes: count.format(MEGABYTE) })}
          </p>
        </div>
      </div>
    </section>
  )
}
