import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { BODY_MAX_BYTES, NOTICE_MAX_BYTES } from '#lib/config/constants.ts'
import { problemResponse } from '#lib/util/problem.ts'

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () =>
      problemResponse({
        status: 413,
        title: 'Body too large',
        detail: `Send at most ${maxSize} bytes.`,
      }),
  })

/** Refuses larger bodies with 413 before they are read whole; `noticePath` takes those of payment providers. */
export const limitBody = (noticePath: string): MiddlewareHandler => {
  const [usual, notice] = [limitTo(BODY_MAX_BYTES), limitTo(NOTICE_MAX_BYTES)]
  return (context, next) => (context.req.path === noticePath ? notice : usual)(context, next)
}
