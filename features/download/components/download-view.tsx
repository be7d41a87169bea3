import { getTranslations } from 'next-intl/server'
import { answersIn } from '#components/documents/answers-in.ts'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { PriceLine } from '#components/ui/price-line.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Build, Release } from '../release.ts'
import { currentRelease } from '../server/current-release.ts'
import { SystemSlip } from './system-slip.tsx'

/** The program with a folder of documents and the one that is open in it, beside what it asks for; drawn for the eye alone (S2 §2.2). */
const AppWindow = ({ locale, documents }: Pick<SectionProps, 'locale' | 'documents'>) => {
  const { contract, plan, spreadsheet, handbook, letter, invoice } = documents
  return (
    <div className="window app-window" aria-hidden="true">
      <div className="window-bar">
        <b>{BRAND.name}</b>
      </div>
      <div className="app-desk">
        <div className="app-files">
          {[contract, plan, spreadsheet, handbook, letter, invoice].map(({ title }) => (
            <span key={title} className="frame-row">
              <i className="file" />
              {title}
            </span>
          ))}
        </div>
        <Sheet name="contract" words={documents} locale={locale} />
        <dl className="app-fields">
          {answersIn(documents).map(({ name, answer }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

const COMMANDS: Readonly<Record<Build['name'], (file: string) => string>> = {
  windows: (file) => `Get-FileHash ${file}`,
  macos: (file) => `shasum -a 256 ${file}`,
}

type Props = { locale: Locale; release: Release }

/** The way to verify that a file arrived as it was sent: one command a system. */
const VerifySection = async ({ locale, release }: Props) => {
  const t = await getTranslations({ locale, namespace: 'download' })
  return (
    <section aria-labelledby="verify" className="on-ink bg-ink py-section text-sheet">
      <div className="container-page beside verify">
        <SectionHeading id="verify" title={t('verify.title')} />
        <div>
          <p>{t('verify.text')}</p>
          {release.systems.map(({ name, file }) => (
            <figure key={name}>
              <figcaption>{t(`verify.${name}`)}</figcaption>
              <pre>
                <code>{COMMANDS[name](file)}</code>
              </pre>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

type StepsProps = {
  id: string
  title: string
  steps: readonly { name: string; title: string; text: string }[]
}

const Steps = ({ id, title, steps }: StepsProps) => (
  <>
    <SectionHeading id={id} title={title} />
    <ol className="beside download-steps">
      {steps.map((step) => (
        <li key={step.name}>
          <h3 className="text-title">{step.title}</h3>
          <p className="mt-2 text-ink-soft">{step.text}</p>
        </li>
      ))}
    </ol>
  </>
)

const AFTER_INSTALLING = ['open', 'signIn', 'folder'] as const

/** The files, how to check them, and what comes after installing. */
const ReleaseParts = async ({ locale, documents, release }: SectionProps & Props) => {
  const t = await getTranslations({ locale, namespace: 'download' })
  return (
    <>
      <section className="release">
        <div className="container-page beside release-page">
          <div>
            <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
            <h1 className="mt-4 long-title text-hero tracking-tight">
              {t.rich('hero.title', { mark: marker })}
            </h1>
            <p className="mt-6 max-w-read text-lead text-ink-soft">{t('hero.lead')}</p>
          </div>
          <AppWindow locale={locale} documents={documents} />
          <div className="beside-md slips" data-systems="">
            {release.systems.map((build) => (
              <SystemSlip key={build.name} build={build} release={release} locale={locale} />
            ))}
          </div>
        </div>
      </section>
      <VerifySection locale={locale} release={release} />
      <section aria-labelledby="next" className="container-page py-section">
        <Steps
          id="next"
          title={t('next.title')}
          steps={AFTER_INSTALLING.map((name) => ({
            name,
            title: t(`next.${name}.title`),
            text: t(`next.${name}.text`),
          }))}
        />
        <p className="mt-10 text-ink-soft">
          {t('uninstall.text')}{' '}
          <SiteLink to="uninstall" locale={locale} className="font-semibold text-action underline">
            {t('uninstall.link')}
          </SiteLink>
        </p>
      </section>
    </>
  )
}

const IN_THE_BROWSER = ['account', 'template', 'drive'] as const

/** While there are no installers: the one thing to do, and what it takes. */
const ComingParts = async ({ locale, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'download' })
  return (
    <>
      <section className="release">
        <div className="container-page beside release-page">
          <div>
            <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
            <h1 className="mt-4 long-title text-hero tracking-tight">
              {t.rich('coming.title', { mark: marker })}
            </h1>
            <p className="mt-6 max-w-read text-lead text-ink-soft">{t('coming.lead')}</p>
            <div className="mt-8">
              {signUp({ className: buttonClasses('primary'), children: t('action') })}
            </div>
          </div>
          <AppWindow locale={locale} documents={documents} />
        </div>
      </section>
      <div className="bg-desk">
        <section aria-labelledby="browser" className="container-page pt-section">
          <Steps
            id="browser"
            title={t('coming.steps.title')}
            steps={IN_THE_BROWSER.map((name) => ({
              name,
              title: t(`coming.steps.${name}.title`),
              text: t(`coming.steps.${name}.text`),
            }))}
          />
        </section>
      </div>
    </>
  )
}

type PageProps = SectionProps & { release: Release | null }

/** The page of the desktop apps with a release, or while there is none (S2 §2.2). */
export const DownloadPage = async ({ release, ...props }: PageProps) => {
  const t = await getTranslations({ locale: props.locale, namespace: 'download' })
  return (
    <>
      {release ? <ReleaseParts {...props} release={release} /> : <ComingParts {...props} />}
      <SignatureClosing
        title={t('closing.title')}
        text={t('closing.text')}
        tab={t('closing.tab')}
        action={t('action')}
        signUp={props.signUp}
        price={<PriceLine locale={props.locale} />}
      />
    </>
  )
}

/** The page with what `locales/releases.json` holds. */
export const DownloadView = (props: SectionProps) => (
  <DownloadPage {...props} release={currentRelease} />
)
