import { useEffect, useRef, useState } from 'react'
import { FRAME_SUBMIT, isFrameMessage, type FrameMessage } from '../../frame-message.ts'
import type { CardAnswer, CardEntryProps } from './card-entry.ts'
import { CARD_ANSWER_MS, CardNote, type CardState } from './card-note.tsx'

type Props = CardEntryProps & { frameUrl: string }

/** Pixels that the frame has until it says how high it is: what its fields take on a wide screen (`.card-frame`). */
const FIRST_HEIGHT = 294

const answerOf = (message: FrameMessage): CardAnswer | null => {
  if (message.type === 'token') return { token: message.token }
  if (message.type === 'invalid') return { invalid: true }
  return message.type === 'failed' ? { failed: message.reason } : null
}

/** The frame's address: in the language of the page, which it tells what happens in it. */
const addressOf = (frameUrl: string, language: string): URL => {
  const url = new URL(frameUrl)
  url.searchParams.set('lang', language)
  url.searchParams.set('origin', location.origin)
  return url
}

type FrameProps = Props & { onAgain: () => void }

const Frame = ({ frameUrl, language, words, onEntry, onAgain }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const [state, setState] = useState<CardState>('loading')
  const { href, origin } = addressOf(frameUrl, language)

  useEffect(() => {
    let settle: ((answer: CardAnswer) => void) | null = null
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return
      if (!isFrameMessage(data)) return
      if (data.type === 'height') setHeight(data.height)
      if (data.type === 'ready') setState('ready')
      const answer = answerOf(data)
      if (answer) settle?.(answer)
    }
    addEventListener('message', onMessage)
    const lost = setTimeout(() => {
      setState((now) => (now === 'loading' ? 'lost' : now))
    }, CARD_ANSWER_MS)
    onEntry({
      submit: () =>
        new Promise((resolve) => {
          settle = resolve
          setTimeout(() => resolve({ failed: 'unreachable' }), CARD_ANSWER_MS)
          frame.current?.contentWindow?.postMessage(FRAME_SUBMIT, origin)
        }),
    })
    return () => {
      removeEventListener('message', onMessage)
      clearTimeout(lost)
      onEntry(null)
    }
  }, [origin, onEntry])

  return (
    <div className="card-frame" data-state={state}>
      <CardNote {...{ state, words, onAgain }} />
      <iframe
        ref={frame}
        src={href}
        title={words.title}
        height={height}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, so it cannot take its sandbox off; it may neither open windows nor lead this page away
        sandbox="allow-scripts allow-same-origin allow-forms"
      />
    </div>
  )
}

/**
 * The card fields of the reference payment service, in a frame of its own: what is typed there never touches this page. Only that
 * very window at that very origin is heard.
 */
export const FrameCard = (props: Props) => {
  const [round, setRound] = useState(0)
  return <Frame key={round} {...props} onAgain={() => setRound(round + 1)} />
}
