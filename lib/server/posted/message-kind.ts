import type { NextRequest } from 'next/server'
import type * as z from 'zod/mini'
import type { Site } from '../site.ts'

/** The limits of what visitors write, each counted apart. */
type WrittenLimit =
  | 'limitFeedback'
  | 'limitMessages'
  | 'limitContact'
  | 'limitUninstall'
  | 'limitLeaving'

/** A kind of message that visitors write and a service keeps: its destination, its contract and that of the answer. */
export type MessageKind<Message, Stored> = {
  /** The service that keeps it; the events service where none is named. */
  service?: 'events' | 'user'
  /** The path at that service. */
  path: `/${string}`
  limit: WrittenLimit
  message: z.ZodMiniType<Message>
  stored: z.ZodMiniType<Stored>
}

/** A request that carries a message, and the site that takes it. */
export type PostedMessage = { request: NextRequest; body: string; site: Site }
