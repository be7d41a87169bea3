import { getTranslations } from 'next-intl/server'
import { ScriptFree } from '#components/layout/script-free.tsx'
import { Container } from '#components/ui/container.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { PREVIEW_META } from '#lib/config/page-metas.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { dateFormat } from '#lib/util/date-format.ts'

type Props = {
  locale: Locale
  /** The end of the link, in seconds since 1970. */
  until: number
}

const writtenMoment = (locale: Locale, seconds: number): string =>
  dateFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(seconds * 1000)

/**
 * Says on a preview that it is one, until when, and leads out of it. The page comes without script and sends no
 * form, so that it counts nothing and makes no account.
 */
export const PreviewRibbon = async ({ locale, until }: Props) => {
  const t = await getTranslations({ locale, namespace: 'preview' })
  return (
    <aside aria-label={t('label')} className="preview">
      <ScriptFree />
      <meta name={PREVIEW_META} content="yes" />
      <Container>
        <p>
          <b>{t('label')}.</b> {t('explanation', { until: writtenMoment(locale, until) })}
        </p>
        <a href={routePath('home', locale)}>{t('leave')}</a>
      </Container>
    </aside>
  )
}
