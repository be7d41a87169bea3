import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { rememberCookie } from '#lib/browser/remember-cookie.ts'
import { DOCUMENT_ID } from '#lib/util/document-slug.ts'
import { writeSavedDestination } from '#lib/util/saved-destination.ts'
import type { SignUpStore } from '../store.ts'
import { openingOf } from './opening.ts'

type Parts = { store: SignUpStore; templatesUrl: string; remember: typeof rememberCookie }

/** Remembers, as the fields of a query, where the visitor wanted to go when the dialog opened, and the name of the document (S2 §3 b_search, b_document). */
export const useRememberedDestination = ({ store, templatesUrl, remember }: Parts): void => {
  const openedFrom = useStore(store, (state) => state.openedFrom)
  useEffect(() => {
    if (openedFrom === undefined) return
    const { destination, label } = openingOf(openedFrom, { templatesUrl })
    if (!destination) return
    remember('search', writeSavedDestination(destination))
    if (label && DOCUMENT_ID.test(destination.url)) remember('document', label)
  }, [openedFrom, templatesUrl, remember])
}
