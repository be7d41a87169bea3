'use client'

import { useRef } from 'react'
import { buttonClasses, type ButtonKind } from '#components/ui/button-classes.ts'
import { say, useDesk } from './materials/desk.ts'
import { fillNumbers, UNFILLED } from './materials/numbers.ts'

/** Pixels of the picture for each pixel of the banner, for sharp screens. */
const SCALE = 2

const draw = async (path: string): Promise<Blob | null> => {
  const picture = new Image()
  picture.src = path
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.width * SCALE
  canvas.height = picture.height * SCALE
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}

/** Saves a drawing of this site as PNG, for places that take no SVG; false where the browser cannot. */
const savePicture = async (path: string): Promise<boolean> => {
  try {
    const png = await draw(path)
    if (!png) return false
    const link = document.createElement('a')
    link.href = URL.createObjectURL(png)
    link.download = path.replace(/^.*\/(.*)\.svg$/, 'business-in-a-box-$1.png')
    link.click()
    URL.revokeObjectURL(link.href)
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

/** The name of a button, and its words once it has done its work, or could not. */
type TakeWords = { take: string; done: string; failed: string }

type ButtonProps = {
  /** Tells it from the other buttons of the page. */
  id: string
  kind: ButtonKind
  words: TakeWords
  /** False where the browser refuses. */
  take: () => Promise<boolean>
}

const TakeButton = ({ id, kind, words, take }: ButtonProps) => {
  const { said } = useDesk()
  const onClick = async () => say({ button: id, words: (await take()) ? words.done : words.failed })
  return (
    <button type="button" className={buttonClasses(kind)} onClick={() => void onClick()}>
      {said?.button === id ? said.words : words.take}
    </button>
  )
}

/** Selects a text and copies it. */
const copyText = async (area: HTMLTextAreaElement | null): Promise<boolean> => {
  area?.select()
  try {
    await navigator.clipboard.writeText(area?.value ?? '')
    return true
  } catch (error) {
    // Refused, or no clipboard without TLS: the selection stays for the keyboard.
    if (error instanceof DOMException || error instanceof TypeError) return false
    throw error
  }
}

type Props = {
  id: string
  label: string
  /** Lines that the text needs; one makes a field of one line. */
  rows: number
  /** The text, in which numbers are still missing. */
  template: string
  copy: TakeWords
  /** A picture that belongs to the text. */
  picture?: { path: string; words: TakeWords }
}

/** A text to take along: to be selected by hand, and once buttons work to be copied with the affiliate's numbers in it. */
export const CopyField = ({ id, label, rows, template, copy, picture }: Props) => {
  const { numbers } = useDesk()
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      <textarea
        ref={area}
        id={id}
        rows={rows}
        readOnly
        spellCheck={false}
        value={fillNumbers(template, numbers ?? UNFILLED)}
        className="text-small"
      />
      <div className={`flex flex-wrap gap-3 ${numbers ? '' : 'invisible'}`}>
        <TakeButton
          id={`copy-${id}`}
          kind="outlined"
          words={copy}
          take={() => copyText(area.current)}
        />
        {picture ? (
          <TakeButton
            id={`save-${id}`}
            kind="text"
            words={picture.words}
            take={() => savePicture(picture.path)}
          />
        ) : null}
      </div>
    </div>
  )
}
