import { getTranslations } from 'next-intl/server'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { postalAddress } from '#lib/util/postal-address.ts'
import { imprintFacts, imprintRows } from '../imprint-facts.ts'

type Props = { locale: Locale }

/** The company's facts that the law requires, on its letter paper, as far as the owner has given them (§ 5 DDG). */
export const ImprintSheet = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'imprint' })
  const address = postalAddress(locale)
  const facts = imprintFacts({ legalForm: t('legalForm'), address })
  const rows = imprintRows().filter((row) => facts[row].length > 0)
  return (
    <div className="leaf lifted imprint-sheet">
      <div className="imprint-head" aria-hidden="true">
        <b>{BRAND.legalName}</b>
        <p>
          {BRAND.name}
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <dl className="imprint-facts">
        {rows.map((row) => (
          <div key={row}>
            <dt>{t(`rows.${row}`)}</dt>
            <dd>
              {facts[row].map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
