'use client'

import { useEffect, useState } from 'react'
import { ErrorNotice, type ErrorNoticeWords } from '#components/ui/error-notice.tsx'
import { LoadingOverlay } from '#components/ui/loading-overlay.tsx'
import { PROGRESS_WAIT_MS } from '#lib/config/constants.ts'
import { markShown } from '../../mark-shown.ts'
import type { PageState as State } from '../../page-states.ts'

type Props = { state: State; notice: ErrorNoticeWords; loading: string }

/** Attribute of `<html>` that a state is set by. */
const ATTRIBUTES: Partial<Record<State, string>> = {
  'signed-in': 'data-account',
  navigating: 'data-navigating',
}

/** Puts a page into a state by what sets it on every page. */
export const PageState = ({ state, notice, loading }: Props) => {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    // Not before the client start has found that nobody is signed in.
    const start = setTimeout(() => {
      setIsDue(true)
      const attribute = ATTRIBUTES[state]
      if (attribute) document.documentElement.toggleAttribute(attribute, true)
    })
    // What waits on purpose is there then.
    const end = setTimeout(markShown, 2 * PROGRESS_WAIT_MS)
    return () => {
      clearTimeout(start)
      clearTimeout(end)
    }
  }, [state])
  if (!isDue) return null
  if (state === 'loading') return <LoadingOverlay message={loading} />
  return state === 'error-notice' ? (
    <ErrorNotice {...notice} onClose={() => setIsDue(false)} />
  ) : null
}
