import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'

/** As `data-choice` on `<html>` says them. */
const STATES = ['none', 'accepted', 'declined', 'signal'] as const

/** The present choice in one sentence; the style sheet shows the one of `data-choice`, so none without script. */
export const ConsentNow = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'consent.now' })
  return STATES.map((state) => (
    <span key={state} data-when={state}>
      {t(state)}
    </span>
  ))
}
