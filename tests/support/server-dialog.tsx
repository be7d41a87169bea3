import { text } from 'node:stream/consumers'
import type { ComponentProps } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { SignUp } from '#features/signup/components/sign-up.tsx'

export type ServerSignUp = Partial<ComponentProps<typeof SignUp>>

/** The sign-up of a page. */
export const serverSignUp = (props: ServerSignUp) => (
  <SignUp
    locale="en"
    variant="email-only"
    heading="Heading of the page"
    label="Label of the page"
    keyword="keyword"
    path="/docs/free-demo"
    isOpen
    {...props}
  />
)

/** The sign-up dialog of a page as the server renders it, with the words of the site. */
export const serverDialog = async (props: ServerSignUp): Promise<HTMLDialogElement> => {
  const { prelude } = await prerenderToNodeStream(serverSignUp(props))
  document.body.innerHTML = await text(prelude)
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('There is no dialog in the HTML.')
  return dialog
}

/** What the list below a heading says, row by row. */
export const listBelow = (heading: Element): (string | null)[] =>
  [...(heading.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)
