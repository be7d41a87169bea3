'use client'

import { useEffect } from 'react'
import type { Locale } from '#lib/config/locales.ts'

type Props = {
  /** Where clicks are reported. */
  url: string
  language: Locale
}

/** Sees to it that an arrival by an affiliate's link is counted; shows nothing. */
export const ReportClick = ({ url, language }: Props) => {
  useEffect(() => {
    // Most visitors come by no such link, and need none of the code.
    if (!location.search.includes('oid=')) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const report = async () => {
      const { reportClick } = await import('../report-click.ts')
      await reportClick({ url, language, signal })
    }
    // What is lost on the way costs the affiliate no more than page script that is turned off.
    report().catch((_lost: unknown) => undefined)
    return () => {
      stop.abort()
    }
  }, [url, language])
  return null
}
