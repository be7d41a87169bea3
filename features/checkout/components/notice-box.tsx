import { useEffect, useRef } from 'react'
import { fillText } from '#lib/util/fill-text.ts'
import type { Notice } from '../checkout-machine.ts'
import type { CheckoutWords } from '../words.ts'

/** The addresses of the page's links. */
export type CheckoutUrls = { logIn: string; contact: string; sales: string; plans: string }

type Props = {
  words: CheckoutWords
  notice: Notice
  urls: CheckoutUrls
  onRecount: () => void
}

type LinkName = keyof CheckoutUrls

const LINKS: Readonly<Partial<Record<Notice['kind'], LinkName>>> = {
  'active-licence': 'logIn',
  'no-payment': 'contact',
  'call-failed': 'contact',
  'captcha-failed': 'contact',
  'package-used': 'plans',
}

/** The words of a notice, with the figures that it names (S2 §8). */
const noticeText = (notice: Notice, { notices }: CheckoutWords): string => {
  if (notice.kind === 'active-licence') {
    return `${fillText(notices[notice.kind], { emailId: notice.email })} ${notices['active-licence-note']}`
  }
  const { kind, ...figures } = notice
  return fillText(notices[kind], figures)
}

/** The reason why nothing was bought, over the button; it takes the focus, so that screen readers read it. */
export const NoticeBox = ({ words, notice, urls, onRecount }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What is wrong in a field has the focus already.
    if (notice.kind !== 'wrong') box.current?.focus()
  }, [notice])
  const link = LINKS[notice.kind]
  return (
    <div ref={box} className="checkout-notice" data-kind={notice.kind} tabIndex={-1} role="alert">
      <p>{noticeText(notice, words)}</p>
      {link ? (
        <a className="link" href={urls[link]}>
          {words.links[link]}
        </a>
      ) : null}
      {notice.kind === 'consent-changed' ? (
        <button type="button" className="link" onClick={() => location.reload()}>
          {words.links.reload}
        </button>
      ) : null}
      {notice.kind === 'total-unknown' ? (
        <button type="button" className="link" onClick={onRecount}>
          {words.links.again}
        </button>
      ) : null}
    </div>
  )
}
