import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import type { Locale } from '#lib/config/locales.ts'

type Props = { locale: Locale }

const CLOSED = ['used', 'expired', 'unknown', 'failed'] as const

const fact = (name: string) => (words: ReactNode) => <b data-fill={name}>{words}</b>

/** What becomes of a partner's link: it holds, with figures where they are true, or why it does not and how to buy all the same (S2 §3). */
export const LinkStates = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'budgetoBuy.link' })
  return (
    <div aria-live="polite" className="link-states">
      <p data-while="waiting" hidden>
        {t('waiting')}
      </p>
      <p data-while="open saving" hidden>
        <Icon name="check" className="nudged me-2 inline-block text-action" />
        {t('open')}
        <span data-while="saving" hidden>
          {' '}
          {t.rich('saving', { percent: fact('percent'), regular: fact('regular') })}
        </span>
      </p>
      {CLOSED.map((state) => (
        <div key={state} className="order-note" data-while={state} hidden>
          <h2 className="text-title">{t(`${state}.title`)}</h2>
          <p className="mt-2">{t(`${state}.text`)}</p>
        </div>
      ))}
    </div>
  )
}
