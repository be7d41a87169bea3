import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { currentRelease } from '../server/current-release.ts'
import { AppWindow } from './app-window.tsx'
import { SystemSlip } from './system-slip.tsx'
import { VerifySection } from './verify-section.tsx'

const NEXT = ['open', 'signIn', 'folder'] as const

/** The desktop apps: one slip a system, how to check the file, and what comes after installing (S2 §2.2). */
export const DownloadView = async ({ locale, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'download' })
  const { isReference, systems } = currentRelease
  return (
    <>
      <section className="release">
        <div className="container-page release-page">
          <div>
            <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
            <h1 className="mt-4 text-hero tracking-tight">
              {t.rich('hero.title', { mark: marker })}
            </h1>
            <p className="mt-6 max-w-read text-lead text-ink-soft">{t('hero.lead')}</p>
            {isReference ? (
              <div className="mt-8">
                {signUp({ className: buttonClasses('primary'), children: t('reference.action') })}
              </div>
            ) : null}
          </div>
          <AppWindow locale={locale} documents={documents} />
          {/* Where one chooses: the reference release says of itself that it is none. */}
          {isReference ? <p className="release-note">{t('reference.text')}</p> : null}
          <div className="slips" data-systems="">
            {systems.map((build) => (
              <SystemSlip key={build.name} build={build} locale={locale} />
            ))}
          </div>
        </div>
      </section>
      <VerifySection locale={locale} release={currentRelease} />
      <section aria-labelledby="next" className="container-page py-section">
        <SectionHeading id="next" title={t('next.title')} />
        <ol className="after-install">
          {NEXT.map((name) => (
            <li key={name}>
              <h3 className="text-title">{t(`next.${name}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`next.${name}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className="mt-10 text-ink-soft">
          {t('uninstall.text')}{' '}
          <SiteLink to="uninstall" locale={locale} className="font-semibold text-action underline">
            {t('uninstall.link')}
          </SiteLink>
        </p>
      </section>
      <SignatureClosing
        title={t('closing.title')}
        text={t('closing.text')}
        tab={t('closing.tab')}
        action={t('action')}
        signUp={signUp}
      />
    </>
  )
}
