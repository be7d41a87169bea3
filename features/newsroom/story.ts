import type { Root } from 'hast'
import type { Drawing } from './stories.ts'

/** A story as its page shows it: figures filled in, the text a sanitized HTML tree. */
export type Story = {
  /** Public path without language, and the address in its own. */
  path: string
  href: string
  title: string
  description: string
  date: Date
  author: string
  picture: { drawing: Drawing; label?: string | undefined }
  body: Root
  next: { href: string; words: string }
  /** Whether it is fiction. */
  isFictional: boolean
}
