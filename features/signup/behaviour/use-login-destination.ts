import { useEffect } from 'react'
import { useStore } from 'zustand'
import { QUERY } from '#lib/config/query.ts'
import type { SignUpStore } from '../store.ts'
import { openingOf } from './opening.ts'

type Parts = { store: SignUpStore; templatesUrl: string; dialog: HTMLElement }

/** Lets the login link of the card carry the destination of the link that opened it (S1 §2 "Login link"). */
export const useLoginDestination = ({ store, templatesUrl, dialog }: Parts): void => {
  const openedFrom = useStore(store, (state) => state.openedFrom)
  useEffect(() => {
    const link = dialog.querySelector<HTMLAnchorElement>('[data-login] a')
    if (!link || openedFrom === undefined) return
    const { destination } = openingOf(openedFrom, { templatesUrl })
    const url = new URL(link.href)
    for (const name of [QUERY.url, QUERY.search]) {
      const value = destination?.[name]
      if (value) url.searchParams.set(name, value)
      else url.searchParams.delete(name)
    }
    link.href = url.href
  }, [dialog, templatesUrl, openedFrom])
}
