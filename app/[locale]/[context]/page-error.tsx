import { useEffect, useRef } from 'react'
import { MessageSection } from '#components/sections/message-section.tsx'
import { Container } from '#components/ui/container.tsx'
import { Logo } from '#components/ui/logo.tsx'
import { reloadAfterLostChunk } from '#lib/browser/navigation/reload-after-lost-chunk.ts'
import { BRAND } from '#lib/config/brand.ts'
import { pageErrorWords } from '#lib/i18n/page-error-words.ts'
import { errorStatus } from '#lib/util/error-status.ts'

export type PageErrorProps = {
  /** Anything can be thrown; what the server threw carries the digest under which its log has it. */
  error: (Error & { digest?: string }) | null | undefined
  /** Fetches the page anew and tries once more. */
  retry: () => void
}

/** The page in place of one that failed: a second try, the way home, and its status (S2 §2.5, S1 §8). */
const PageError = ({ error, retry }: PageErrorProps) => {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    reloadAfterLostChunk(error)
    main.current?.focus()
  }, [error])
  const { title, heading, lead, ...words } = pageErrorWords(location.pathname)
  const digest = error?.digest
  const name = title.replace('{status}', () => `${errorStatus(error)}`)
  return (
    <>
      <title>{`${name} · ${BRAND.name}`}</title>
      <header className="site-header">
        <Container className="flex min-h-18 items-center">
          <a href={words.homePath} aria-label={`${BRAND.name}, ${words.home}`}>
            <Logo name={BRAND.name} />
          </a>
        </Container>
      </header>
      <main ref={main} tabIndex={-1}>
        <MessageSection heading={heading} lead={lead} sheet={name}>
          <button type="button" onClick={retry} className="button button-primary">
            {words.retry}
          </button>
          <a href={words.homePath} className="button button-text">
            {words.home}
          </a>
          <p className="w-full text-small text-ink-mute">{digest ? `${name} · ${digest}` : name}</p>
        </MessageSection>
      </main>
    </>
  )
}

export default PageError
