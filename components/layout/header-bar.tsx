import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { NavigationList, type NavigationItem } from './navigation-list.tsx'

type Props = {
  isSticky: boolean
  logo: ReactNode
  navigation: readonly NavigationItem[]
  words: { navigation: string; menu: string; logIn: string }
  logInUrl: string
  /** The sign-up action, where the page shows one in its header. */
  signUp: ReactNode
}

/**
 * The header: logo, menu, log in, try for free (S2 §2.6). A menu without links is left out; on small
 * screens it folds into a disclosure that needs no script.
 */
export const HeaderBar = ({ isSticky, logo, navigation, words, logInUrl, signUp }: Props) => (
  <header className={isSticky ? 'site-header site-header-sticky' : 'site-header'}>
    <div className="container-page flex min-h-18 items-center gap-x-1 xs:gap-x-3">
      {logo}
      {navigation.length > 0 ? (
        <nav aria-label={words.navigation}>
          <NavigationList items={navigation} className="ms-4 hidden xl:flex" />
          <details className="menu xl:hidden">
            <summary aria-label={words.menu} className="button button-text">
              <Icon name="menu" />
            </summary>
            <NavigationList items={navigation} className="menu-sheet" />
          </details>
        </nav>
      ) : null}
      <a href={logInUrl} className="button button-text ms-auto">
        {words.logIn}
      </a>
      {signUp}
    </div>
  </header>
)
