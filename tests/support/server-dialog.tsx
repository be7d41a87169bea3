import { text } from 'node:stream/consumers'
import type { ComponentProps } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { SignUp } from '#features/signup/components/sign-up.tsx'

type Props = Partial<ComponentProps<typeof SignUp>>

/** The sign-up dialog of a page as the server renders it, with the words of the site. */
export const serverDialog = async (props: Props): Promise<HTMLDialogElement> => {
  const { prelude } = await prerenderToNodeStream(
    <SignUp
      locale="en"
      variant="email-only"
      heading="Heading of the page"
      label="Label of the page"
      keyword="keyword"
      path="/docs/free-demo"
      isOpen
      {...props}
    />,
  )
  document.body.innerHTML = await text(prelude)
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('There is no dialog in the HTML.')
  return dialog
}

/** What the list below a heading says, row by row. */
export const listBelow = (heading: Element): (string | null)[] =>
  [...(heading.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)
