import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { DOWNLOAD_FOLDER } from '#lib/config/public-files.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import type { Build, Release } from '../release.ts'

const KILOBYTE = 1000

const sizeOf = (bytes: number, locale: Locale): string => {
  const [unit, amount] =
    bytes < KILOBYTE ** 2
      ? (['kilobyte', bytes / KILOBYTE] as const)
      : (['megabyte', bytes / KILOBYTE ** 2] as const)
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}

type Rows = readonly (readonly [name: string, value: string])[]

const Facts = ({ rows }: { rows: Rows }) => (
  <dl>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

type Props = { build: Build; release: Release; locale: Locale }

/** A delivery slip: the file for one system, named as what it is, with what can be checked about it (S2 §2.2). */
export const SystemSlip = async ({ build, release, locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'download.slip' })
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const system = t(`systems.${build.name}`)
  const folder = pageAddresses().DOWNLOAD_URL ?? DOWNLOAD_FOLDER
  return (
    <article className={`leaf slip slip-${build.name}`} aria-labelledby={`slip-${build.name}`}>
      <span className="slip-yours">{t('yours')}</span>
      <h2 id={`slip-${build.name}`} className="text-display tracking-tight">
        {system}
      </h2>
      <Facts rows={[[t('needs'), t(`requirements.${build.name}`)]]} />
      <a href={`${folder}/${build.file}`} className={buttonClasses('primary')} download="">
        {t('action', { system })}
      </a>
      <Facts
        rows={[
          [t('version'), release.version],
          [t('released'), day.format(new Date(release.released))],
          [t('size'), sizeOf(build.bytes, locale)],
        ]}
      />
      <p className="slip-sum">
        SHA-256 <code>{build.sha256}</code>
      </p>
    </article>
  )
}
