import type { ComponentProps } from 'react'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { MenuSearch } from '#features/documents/components/menu-search.tsx'
import { SiteFrame } from '#features/shell/components/site-frame.tsx'
import { hasNewerShell } from '#features/shell/navigation.ts'
import { SignUpLink } from '#features/signup/components/sign-up-link.tsx'
import { LAYOUTS } from '#lib/config/layouts.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'

type Props = ComponentProps<typeof SiteFrame>

/** The frame of a page with what other subjects put into it: the library in its menus, the search (S2 §2.4, §2.6). */
export const SiteShell = (props: Props) => {
  const { route, locale, layout = ROUTES[route].layout, path = ROUTES[route].path } = props
  const entryPoint = publicPath({ locale, path })
  const libraryLink: SignUpSlot = ({ label = '', isHero: _sameHeading, ...link }) => (
    <SignUpLink locale={locale} label={label} entryPoint={entryPoint} start="document" {...link} />
  )
  const hasMenu = LAYOUTS[layout].menu !== 'none' && hasNewerShell(locale)
  const menus = hasMenu
    ? {
        libraryLink,
        search: <MenuSearch locale={locale} entryPoint={entryPoint} link={libraryLink} />,
      }
    : {}
  return <SiteFrame {...menus} {...props} />
}
