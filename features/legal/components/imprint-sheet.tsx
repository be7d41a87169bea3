import { getTranslations } from 'next-intl/server'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { postalAddress } from '#lib/util/postal-address.ts'
import { imprintFacts, imprintRows, isOpen } from '../imprint-facts.ts'

type Props = { locale: Locale }

/** What the law wants said of the company, on its letter paper; a fact that waits for the owner says so (§ 5 DDG). */
export const ImprintSheet = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'imprint' })
  const address = postalAddress(locale)
  const facts = imprintFacts({ legalForm: t('legalForm'), address })
  const open = <p className="imprint-open">{t('open')}</p>
  // The number that the other pages show until there is one that is answered.
  const example = (
    <p className="imprint-example">
      {BRAND.servicePhone} <span>{t('example')}</span>
    </p>
  )
  return (
    <div className="imprint-sheet">
      <div className="imprint-head" aria-hidden="true">
        <b>{BRAND.legalName}</b>
        <p>
          {BRAND.name}
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      {isOpen() ? <p className="imprint-note">{t('note')}</p> : null}
      <dl className="imprint-facts">
        {imprintRows().map((row) => (
          <div key={row}>
            <dt>{t(`rows.${row}`)}</dt>
            <dd>
              {facts[row].map((line) => (
                <p key={line}>{line}</p>
              ))}
              {row === 'address' && !BRAND.address.street ? (
                <>
                  <p>{t('street')}</p>
                  {open}
                </>
              ) : null}
              {row === 'telephone' && facts[row].length === 0 ? example : null}
              {facts[row].length === 0 ? open : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
