'use client'

import { useEffect } from 'react'
import { refineDocuments, type Refinement } from '../refine/refine-documents.ts'

/** Replaces the documents of a page by those of the search in its address, once (S2 §4); shows nothing itself. */
export const RefineDocuments = (refinement: Refinement) => {
  useEffect(() => {
    const stop = new AbortController()
    void refineDocuments(refinement, stop.signal)
    return () => {
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the page's own constants, asked for once
  }, [])
  return null
}
