import { text } from 'node:stream/consumers'
import { render } from '@testing-library/react'
import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, vi } from 'vitest'
import { SignUpForm } from '#features/signup/components/sign-up-form.tsx'
import { attachIslands } from '#lib/browser/islands.ts'
import { serverSignUp, type ServerSignUp } from './server-dialog.tsx'
import { resetSignUp, startSignUp } from './sign-up-dialog.tsx'

type Parent = { children?: ReactNode }

let visit = new AbortController()

/** What the server makes of its own components, with the browser's left to it: the page as it is sent. */
const asSent = async (node: unknown): Promise<ReactNode> => {
  const known = await node
  // As children of their own: a part that hands its children on has named each of them in its own source.
  if (Array.isArray(known)) {
    return createElement(Fragment, {}, ...(await Promise.all(known.map(asSent))))
  }
  if (typeof known === 'string') return known
  if (!isValidElement<Parent>(known)) return null
  const { type, props, key } = known
  if (type === SignUpForm) return known
  if (typeof type === 'function') {
    const output: unknown = Reflect.apply(type, undefined, [props])
    const made = await asSent(output)
    return key !== null && isValidElement(made) ? cloneElement(made, { key }) : made
  }
  const { children } = props
  if (!Array.isArray(children)) return cloneElement(known, {}, await asSent(children))
  return cloneElement(known, {}, ...(await Promise.all(children.map(asSent))))
}

/** The form's place in the page, and the props that were sent beside it. */
const sentIsland = (root: HTMLElement) => {
  const island = root.querySelector<HTMLElement>('[data-island=sign-up]')
  if (!island) throw new Error('There is no island.')
  const { props }: { props: ComponentProps<typeof SignUpForm> } = JSON.parse(
    island.nextElementSibling?.textContent ?? '',
  )
  return { island, props }
}

/** A page as it comes from the server, with its page script; gives its island. */
export const sentSignUp = async (
  props: ServerSignUp = {},
  page = document.createElement('main'),
) => {
  resetSignUp()
  const tree = await asSent(serverSignUp(props))
  const { prelude } = await prerenderToNodeStream(tree)
  const root = document.createElement('div')
  root.innerHTML = await text(prelude)
  document.body.replaceChildren(page, root)
  startSignUp()
  visit.abort()
  visit = new AbortController()
  attachIslands(visit.signal)
  return sentIsland(root)
}

/** The same page; gives what hydrates it later, as a browser would. */
export const lateSignUp = async (...given: Parameters<typeof sentSignUp>) => {
  const { island, props: known } = await sentSignUp(...given)
  return () => {
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    render(<SignUpForm {...known} />, { container: island, hydrate: true, onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
  }
}
