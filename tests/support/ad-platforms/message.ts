import type { Answer } from '#services/conversions/post-to-platform.ts'

/** A message to a platform. */
export type Message = {
  url: string
  headers?: Readonly<Record<string, string>>
  body: unknown
}

export const bad = (status: number, body: unknown): Answer => ({ status, body })

export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** A text or a number as it is written; nothing of anything else. */
export const writtenOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** SHA-256 in hexadecimal letters, as all three want an address. */
export const isHash = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{64}$/.test(value)

export const DAY_S = 86_400
