import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/** Puts what the server renders of an element into the page, with the words of the site. */
export const putServerHtml = async (element: ReactNode): Promise<void> => {
  const { prelude } = await prerenderToNodeStream(element)
  document.body.innerHTML = await text(prelude)
}
