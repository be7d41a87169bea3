import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { BRAND } from '#lib/config/brand.ts'
import { DAYS_OF_DIRECTIVE } from '#lib/config/consumer-law.ts'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { postalAddress } from '#lib/util/postal-address.ts'
import { PRINT_BUTTON } from '../browser/print-form.ts'
import { withdrawFields } from '../server/leaving-fields.ts'
import { LeavingDesk } from './leaving-desk.tsx'

const PARTS = ['right', 'how', 'consequences'] as const

const LINES = ['statement', 'ordered', 'order', 'name', 'address', 'signature', 'date'] as const

type Props = { locale: Locale }

/** The instruction and the form of directive 2011/83/EU, annex I, as they hold for what is sold here. */
const Instruction = async ({ locale }: Props) => {
  const words = await getTranslations({ locale, namespace: 'withdrawal' })
  const t = await getTranslations({ locale, namespace: 'withdrawal.instruction' })
  const seller = [BRAND.name, BRAND.legalName, ...postalAddress(locale)].join(', ')
  const days = numberFormat(locale).format(DAYS_OF_DIRECTIVE)
  return (
    <section id="instruction" aria-labelledby="instruction-title" className="leaving-ground">
      <div className="container-page beside leaving-instruction">
        <div>
          <h2 id="instruction-title" className="text-title">
            {lineBreaks(t('title'), locale)}
          </h2>
          {PARTS.map((part) => (
            <div key={part} className="mt-6">
              <h3 className="leaving-point">{t(`${part}.title`)}</h3>
              <p className="mt-2 max-w-read">
                {lineBreaks(t(`${part}.text`, { days, seller }), locale)}
              </p>
            </div>
          ))}
        </div>
        <section className="leaf lifted leaving-sheet leaving-model" aria-labelledby="model-form">
          <h3 id="model-form" className="text-title">
            {lineBreaks(t('form.title'), locale)}
          </h3>
          <button
            type="button"
            id={PRINT_BUTTON}
            className={`${buttonClasses('outlined')} leaving-print`}
          >
            {words('print')}
          </button>
          <p className="text-small text-ink-soft">{t('form.lead')}</p>
          <p>{t('form.to', { seller })}</p>
          <ul>
            {LINES.map((line) => (
              <li key={line} data-line={line}>
                {t(`form.${line}`, { brand: BRAND.name })}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  )
}

/** The page on which an order is withdrawn from without logging in, with the instruction on that right. */
export const WithdrawalView = async ({ locale }: Props) => (
  <>
    <LeavingDesk
      locale={locale}
      page="withdrawal"
      action={API_PATHS.withdraw}
      fields={await withdrawFields(locale)}
    />
    <Instruction locale={locale} />
  </>
)
