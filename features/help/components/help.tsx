import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import { BANNER_ID } from '#features/consent/ids.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { chatScript } from '../chat-script.ts'
import { HELP } from '../ids.ts'
import { HelpForm } from './help-form.tsx'

const CONTROL = 'help-control card-close'

type HelpPanelProps = { locale: Locale }

/** The panel at the corner, beside which the page goes on; without script its way out is a link. */
const HelpPanel = async ({ locale }: HelpPanelProps) => {
  const chat = chatScript(publicEnv())
  const t = await getTranslations({ locale, namespace: 'help' })
  return (
    <section
      id={HELP.panel}
      tabIndex={-1}
      aria-labelledby={HELP.heading}
      className="help"
      data-chat={chat}
      data-banner={chat && BANNER_ID}
    >
      <div className="flex items-start justify-between">
        <h2 id={HELP.heading} className="flex items-center gap-3 text-title">
          <svg viewBox="0 0 32 32" className="hidden size-8 shrink-0 xs:block" aria-hidden="true">
            <path className="fill-sheet stroke-ink" strokeWidth="2" d="M2 7h28v19H2zl14 11L30 7" />
            <path className="fill-marker" d="M21 19h6v4.5h-6z" />
          </svg>
          {t('heading')}
        </h2>
        <div className="-me-4 -mt-3 flex">
          <button type="button" className={CONTROL} data-help-do="minimize">
            <Icon name="minus" />
            <span className="sr-only">{t('minimize')}</span>
          </button>
          <button type="button" className={CONTROL} data-help-do="close">
            <Icon name="cross" />
            <span className="sr-only">{t('close')}</span>
          </button>
          <a href={`#${HELP.launcher}`} className={CONTROL}>
            <Icon name="cross" />
            <span className="sr-only">{t('close')}</span>
          </a>
        </div>
      </div>
      <p id={HELP.wait} aria-live="polite" hidden>
        {t('connecting')}
      </p>
      <HelpForm locale={locale} />
      <div id={HELP.done} tabIndex={-1} hidden>
        <div aria-live="polite" className="grid gap-4">
          <h3 className="text-title">{t('done.heading')}</h3>
          <p>{t('done.reference')}</p>
          <p id={HELP.reference} className="text-display" translate="no" />
          <p className="text-small text-ink-soft">{t('done.lead')}</p>
        </div>
      </div>
    </section>
  )
}

type Props = { locale: Locale }

/** The help chat of a page (S1 §2, S2 §2.8): its launcher, a link to the panel until script is there, and the panel. It ends the band above it, on the same ground. */
export const Help = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'help' })
  return (
    <aside aria-label={t('label')} className="bg-mint pb-section">
      <p className="container-page pt-2">
        <a id={HELP.launcher} href={`#${HELP.panel}`} className="help-launcher button">
          <span className="help-anew">{t('launcher')}</span>
          <span className="help-again">{t('resume')}</span>
        </a>
      </p>
      <HelpPanel locale={locale} />
    </aside>
  )
}
