import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { basicPrice } from '#lib/i18n/basic-price.ts'

/** The anchor of the way to buy, for links further down. */
export const BUY_FORM = 'buy-basic'

type Props = { locale: Locale }

/**
 * The sheet with the price and its button: a form that works by itself. The token of a package is put in by script; without it
 * the handler finds it in the address that the form comes from.
 */
export const BuyForm = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'budgetoBuy.sheet' })
  const { monthly, yearly } = basicPrice(locale)
  return (
    <form action={API_PATHS.quote} method="post" id={BUY_FORM} className="leaf lifted buy-sheet">
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="plan" value="basic" />
      <input type="hidden" name="offer" value={ROUTES.budgetoBuy.path} />
      <input type="hidden" name="packageToken" disabled />
      <h2 className="text-title">{t('plan')}</h2>
      <p className="text-ink-soft">{t('people')}</p>
      <p className="buy-price">
        <b className="figures">{monthly}</b> <span>{t('month')}</span>
      </p>
      <p className="font-medium">{t('year', { yearly })}</p>
      <button type="submit" className={buttonClasses('primary', 'mt-6')}>
        {t('action')}
      </button>
      <p className="mt-4 text-small text-ink-soft">{t('total')}</p>
      <p className="mt-2 text-small text-ink-soft">{t('renewal')}</p>
    </form>
  )
}
