import { getTranslations } from 'next-intl/server'
import { FillIn } from '#components/documents/fill-in.tsx'
import { SheetFrame } from '#components/documents/sheet-frame.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { CAMPAIGN } from '../../../plan-figures.ts'

const MONTHS = [0, 1, 2, 3, 4, 5] as const

type Props = { locale: Locale; note: string }

/** The marketing of the drawn plan: measures as bars over half a year. */
export const MarketingPage = async ({ locale, note }: Props) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.pages.marketing' })
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return (
    <SheetFrame title={t('title')} note={<FillIn text={note} />}>
      <p>
        <FillIn text={t('text')} />
      </p>
      <div className="plan-weeks">
        {MONTHS.map((at) => (
          <small key={at}>{month.format(Date.UTC(2027, at))}</small>
        ))}
        {keysOf(CAMPAIGN).map((name) => (
          <p key={name}>
            <span>{t(`rows.${name}`)}</span>
            <svg viewBox={`0 0 ${MONTHS.length} 1`} preserveAspectRatio="none">
              <rect
                x={CAMPAIGN[name][0]}
                width={CAMPAIGN[name][1] + 1 - CAMPAIGN[name][0]}
                height="1"
              />
            </svg>
          </p>
        ))}
      </div>
      <p>{t('note')}</p>
    </SheetFrame>
  )
}
