'use client'

import { useEffect } from 'react'
import { reloadAfterLostChunk } from '#lib/browser/navigation/reload-after-lost-chunk.ts'
import { errorStatus } from '#lib/util/error-status.ts'

/** Anything can be thrown; what the server threw carries the digest under which its log has it. */
type Props = { error: (Error & { digest?: string }) | null | undefined }

/** The page that shows when the error page itself fails; it can fetch nothing, so its words stand in the document (S2 §2.5). */
const GlobalError = ({ error }: Props) => {
  useEffect(() => {
    reloadAfterLostChunk(error)
  }, [error])
  const { documentElement: root, body } = document
  // Set again, for the next rendering reads them here too.
  const { failed = 'An error occurred while showing the error page', home = '/' } = body.dataset
  return (
    <html lang={root.lang || 'en'} className={root.className}>
      <body data-failed={failed} data-home={home}>
        <title>{failed}</title>
        <main className="container-page section">
          <h1>{failed}</h1>
          <p>
            {errorStatus(error)} {error?.digest}
          </p>
          <a href={home} className="link">
            {location.host}
          </a>
        </main>
      </body>
    </html>
  )
}

export default GlobalError
