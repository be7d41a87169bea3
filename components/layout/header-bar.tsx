import type { ReactNode } from 'react'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'

type LogOut = { action: string; text: string }

type Props = {
  isSticky: boolean
  logo: ReactNode
  /** A line beside the logo. */
  tagline?: string | undefined
  /** Links of the bar; left out where the page has no menu. */
  menu: ReactNode
  /** The way to reach a person. */
  phone?: ReactNode
  words: { navigation: string; menu: string; logIn: string; account: string }
  /** Ends the sign-in of a loaded user. */
  logOut: LogOut
  /** Left out where a page switches its log-in control off. */
  logInUrl: string | undefined
  /** The destination of a loaded user in place of the log-in. */
  accountUrl: string
  /** The sign-up action, where the page shows one in its header. */
  signUp: ReactNode
}

/** Works without script; the style sheet shows it while somebody is signed in. */
const LogOutForm = ({ action, text, className }: LogOut & { className: string }) => (
  <form method="post" action={action} className="log-out">
    <button type="submit" className={className}>
      {text}
    </button>
  </form>
)

type EntryProps = Pick<Props, 'words' | 'logInUrl' | 'accountUrl' | 'signUp' | 'menu' | 'logOut'>

/** The ways in, in one place with what a loaded user gets instead. */
const Entry = ({ words, logInUrl, accountUrl, signUp, menu, logOut }: EntryProps) => (
  <div className="entry">
    {logInUrl ? (
      <a href={logInUrl} className="button button-text">
        {words.logIn}
      </a>
    ) : null}
    {signUp && menu ? <LogOutForm {...logOut} className="button button-text" /> : null}
    {signUp ? null : (
      <a href={accountUrl} className="button button-text" data-entry="account">
        {words.account}
      </a>
    )}
  </div>
)

/**
 * The header: logo, menu, log in, try for free (S2 §2.6). On small screens the menu is a drawer behind a disclosure that
 * needs no script; on a telephone it holds the log-in as well, for which the bar has no room. Whether the account shows or
 * the ways to get in, the style sheet reads from `data-account` on `<html>`.
 */
export const HeaderBar = ({
  isSticky,
  logo,
  tagline,
  menu,
  phone,
  words,
  logOut,
  signUp,
  ...urls
}: Props) => (
  <header className={isSticky ? 'site-header site-header-sticky' : 'site-header'}>
    <div className="container-page flex min-h-18 items-center gap-x-1 xs:gap-x-3">
      {logo}
      {tagline ? <p className="header-tagline">{tagline}</p> : null}
      {menu ? (
        <>
          {/* The page script closes it, before or after the page hydrates. */}
          <details className="menu">
            <summary aria-label={words.menu} className="button button-text">
              <Icon name="menu" />
              <Icon name="cross" />
            </summary>
          </details>
          <nav aria-label={words.navigation} className="menu-body">
            {menu}
            {urls.logInUrl ? (
              <a href={urls.logInUrl} className={buttonClasses('outlined', 'menu-log-in mt-4')}>
                {words.logIn}
              </a>
            ) : null}
            <LogOutForm {...logOut} className={buttonClasses('outlined', 'mt-4')} />
          </nav>
        </>
      ) : null}
      {phone}
      {urls.logInUrl || !signUp ? <Entry {...{ words, menu, logOut, signUp }} {...urls} /> : null}
      {signUp ? (
        <div className="entry">
          <a
            href={urls.accountUrl}
            className={buttonClasses('outlined', 'header-action')}
            data-entry="account"
          >
            {words.account}
          </a>
          {signUp}
        </div>
      ) : null}
    </div>
  </header>
)
