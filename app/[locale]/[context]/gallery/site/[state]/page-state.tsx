'use client'

import { useEffect } from 'react'
import { showErrorNotice, type ErrorNoticeWords } from '#components/ui/error-notice.ts'
import { showLoading } from '#components/ui/loading-overlay.ts'
import { PROGRESS_WAIT_MS } from '#lib/config/constants.ts'
import { markShown } from '../../mark-shown.ts'
import type { PageState as State } from '../../page-states.ts'

type Props = { state: State; notice: ErrorNoticeWords; loading: string }

/** Puts a page into a state by what sets it on every page. */
export const PageState = ({ state, notice, loading }: Props) => {
  useEffect(() => {
    const show: Record<State, () => void> = {
      anonymous: () => undefined,
      'signed-in': () => document.documentElement.toggleAttribute('data-account', true),
      navigating: () => document.documentElement.toggleAttribute('data-navigating', true),
      loading: () => {
        showLoading(loading)
      },
      'error-notice': () => {
        showErrorNotice(notice)
      },
    }
    // Not before the client start has found that nobody is signed in.
    const start = setTimeout(show[state])
    // What waits on purpose is there then.
    const end = setTimeout(markShown, 2 * PROGRESS_WAIT_MS)
    return () => {
      clearTimeout(start)
      clearTimeout(end)
    }
  }, [state, notice, loading])
  return null
}
