import * as z from 'zod/mini'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { writtenText } from '#lib/util/written-text.ts'
import { REASONS, SYSTEMS } from './reasons.ts'

/** Longest reason that somebody writes who removes the desktop app, in UTF-16 units. */
export const UNINSTALL_MESSAGE_MAX_LENGTH = 2000

/** `POST {events service}/uninstall`, and what page script posts to `/api/uninstall` (S2 §2.2). */
export const uninstallMessage = z
  .strictObject({
    /** Made by the sender: what comes twice is kept once. */
    id: z.uuid(),
    language: z.enum(LOCALE_CODES),
    system: z.nullable(z.enum(SYSTEMS)),
    reason: z.nullable(z.enum(REASONS)),
    message: z.nullable(writtenText(UNINSTALL_MESSAGE_MAX_LENGTH)),
  })
  // Chosen or written: an answer without either says nothing.
  .check(
    z.refine(({ reason, message }) => reason !== null || message !== null, { path: ['reason'] }),
  )

export type UninstallMessage = z.infer<typeof uninstallMessage>

/** The answer to both: the reason is stored. */
export const uninstallAnswer = z.object({ status: z.literal('stored') })
