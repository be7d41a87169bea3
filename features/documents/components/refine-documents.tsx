'use client'

import { useEffect } from 'react'
import type { Refinement } from '../refine/refine-documents.ts'

/** Replaces the documents of a page by those of the search in its address, once (S2 §4); shows nothing itself. */
export const RefineDocuments = (refinement: Refinement) => {
  useEffect(() => {
    const stop = new AbortController()
    const refine = async () => {
      const { refineDocuments } = await import('../refine/refine-documents.ts')
      await refineDocuments(refinement, stop.signal)
    }
    // What is lost on the way leaves the page with the documents it has.
    refine().catch((_lost: unknown) => undefined)
    return () => {
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the page's own constants, asked for once
  }, [])
  return null
}
