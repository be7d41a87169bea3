import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { MenuSearch } from '#features/documents/components/menu-search.tsx'
import { Help } from '#features/help/components/help.tsx'
import { LegalDialog } from '#features/legal/components/legal-dialog.tsx'
import { SiteFrame } from '#features/shell/components/site-frame.tsx'
import { layoutOf } from '#features/shell/layout-of.ts'
import { hasNewerShell } from '#features/shell/navigation.ts'
import { SignUpLink } from '#features/signup/components/sign-up-link.tsx'
import { LAYOUTS } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { pathIn } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'

type Props = ComponentProps<typeof SiteFrame>

/** The help beside a page of support: the chat, and the dialog in which its answers open the license agreement (S2 §2.4, §2.8). */
const HelpAside = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'eula.meta' })
  return (
    <>
      <Help locale={locale} />
      <LegalDialog to="eula" locale={locale} title={t('title')} />
    </>
  )
}

/** The frame of a page with what other subjects put into it: the search of the library (S2 §2.4, §2.6). */
export const SiteShell = (props: Props) => {
  const { route, locale, layout = layoutOf(route, locale), path = pathIn(route, locale) } = props
  const entryPoint = publicPath({ locale, path })
  const libraryLink: SignUpSlot = ({ label = '', isHero: _sameHeading, ...link }) => (
    <SignUpLink locale={locale} label={label} entryPoint={entryPoint} start="document" {...link} />
  )
  const { menu, hasHelp } = LAYOUTS[layout]
  const hasMenu = menu !== 'none' && hasNewerShell(locale)
  const search = hasMenu ? (
    <MenuSearch locale={locale} entryPoint={entryPoint} link={libraryLink} />
  ) : null
  return (
    <SiteFrame search={search} aside={hasHelp ? <HelpAside locale={locale} /> : null} {...props} />
  )
}
