import { getTranslations } from 'next-intl/server'
import { FillIn } from '#components/documents/fill-in.tsx'
import { SheetFrame } from '#components/documents/sheet-frame.tsx'
import type { Locale } from '#lib/config/locales.ts'

const LINES = ['baker', 'keeper'] as const

const LEADS = ['bakehouse', 'shop', 'books'] as const

type Props = { locale: Locale; note: string }

/** The team of the drawn plan: who reports to whom, which places are still open, and a line a person. */
export const TeamPage = async ({ locale, note }: Props) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.pages.team' })
  return (
    <SheetFrame title={t('title')} note={<FillIn text={note} />}>
      <p>
        <FillIn text={t('text')} />
      </p>
      <div className="plan-chart">
        <span>
          <strong>{t('owner.role')}</strong>
          {t('owner.task')}
        </span>
        <div>
          {LEADS.map((name) => (
            <span key={name}>
              <strong>{t(`${name}.role`)}</strong>
              {t(`${name}.task`)}
            </span>
          ))}
        </div>
      </div>
      <strong>{t('hires')}</strong>
      <p>
        <FillIn text={t('open')} />
      </p>
      <strong>{t('people')}</strong>
      {LINES.map((name) => (
        <p key={name}>
          <FillIn text={t(`lines.${name}`)} />
        </p>
      ))}
    </SheetFrame>
  )
}
