'use client'

import { useEffect } from 'react'
import { attachSending } from '../form/attach-sending.ts'

type Props = {
  /** Id of the rendered form. */
  formId: string
  thanksUrl: string
}

/** Sends the feedback form without leaving the page; shows nothing itself. */
export const FeedbackBehaviour = ({ formId, thanksUrl }: Props) => {
  useEffect(() => {
    const stop = new AbortController()
    const form = document.querySelector<HTMLFormElement>(`#${formId}`)
    if (form) attachSending({ form, thanksUrl, signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [formId, thanksUrl])
  return null
}
