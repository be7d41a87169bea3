import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { MenuSearch } from '../menu-search.tsx'

type Props = { route: PageRouteId; locale: Locale; signUp: SignUpSlot; showsLabel?: boolean }

/** The search of a page of the library, beside that of the menu (S2 §4). */
export const LibrarySearch = ({ route, locale, signUp, showsLabel = false }: Props) => (
  <MenuSearch
    id="library-search"
    locale={locale}
    showsLabel={showsLabel}
    entryPoint={publicPath({ locale, path: ROUTES[route].path })}
    link={(link) => signUp({ start: 'document', ...link })}
  />
)
