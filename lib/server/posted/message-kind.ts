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

/** Something that visitors write and a service keeps: where it goes, and the contracts of it and of the answer. */
export type MessageKind<Message, Stored> = {
  /** The service that keeps it; the events service where none is named. */
  service?: 'events' | 'user'
  /** Below that service. */
  path: `/${string}`
  limit: WrittenLimit
  message: z.ZodMiniType<Message>
  stored: z.ZodMiniType<Stored>
}

/** A request that carries a message, and the site that takes it. */
export type PostedMessage = { request: NextRequest; body: string; site: Site }
