'use client'

import { useEffect } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { reportClick } from '../report-click.ts'

type Props = {
  /** Where clicks are reported. */
  url: string
  language: Locale
}

/** Sees to it that an arrival by an affiliate's link is counted; shows nothing. */
export const ReportClick = ({ url, language }: Props) => {
  useEffect(() => {
    const stop = new AbortController()
    void reportClick({ url, language, signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [url, language])
  return null
}
