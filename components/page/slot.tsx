import type { ReactNode } from 'react'

/** Place of a part that the server has rendered: without `children`, as in an island, React leaves alone what stands there. */
export const Slot = ({ children }: { children?: ReactNode }) =>
  children === undefined ? (
    // oxlint-disable-next-line react/no-danger -- holds nothing: it keeps React from touching what is in the page
    <div data-slot="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  ) : (
    <div data-slot="">{children}</div>
  )
