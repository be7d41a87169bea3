import { getTranslations } from 'next-intl/server'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { Build, Release } from '../release.ts'

const COMMANDS: Readonly<Record<Build['name'], (file: string) => string>> = {
  windows: (file) => `Get-FileHash ${file}`,
  macos: (file) => `shasum -a 256 ${file}`,
}

type Props = { locale: Locale; release: Release }

/** How to find out that a file arrived as it was sent: one command a system. */
export const VerifySection = async ({ locale, release }: Props) => {
  const t = await getTranslations({ locale, namespace: 'download' })
  return (
    <section aria-labelledby="verify" className="on-ink bg-ink py-section text-sheet">
      <div className="container-page verify">
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
