'use client'

import type { ReactNode } from 'react'

type Props = {
  id: string
  /** Server-rendered markup without any client component. */
  children: ReactNode
}

const kept = new Map<string, string>()

const keptHtml = (id: string): string => {
  const html = kept.get(id) ?? document.querySelector(`#${id}`)?.innerHTML ?? ''
  kept.set(id, html)
  return html
}

/**
 * Markup that stays as the server rendered it, so that it travels once: the page cache cuts the
 * children from the data that a page hydrates with (docs/decisions/006). A page that a client
 * navigation fetches brings them along.
 */
export const Still = ({ id, children }: Props) => {
  if (children === null) {
    const html = { __html: keptHtml(id) }
    // oxlint-disable-next-line react/no-danger -- this element's own markup, kept for a later mount
    return <div key="kept" id={id} className="contents" dangerouslySetInnerHTML={html} />
  }
  return (
    <div id={id} className="contents">
      {children}
    </div>
  )
}
