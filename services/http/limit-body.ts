import { bodyLimit } from 'hono/body-limit'
import { BODY_MAX_BYTES } from '#lib/config/constants.ts'
import { problemResponse } from '#lib/util/problem.ts'

/** Refuses larger bodies with 413 before they are read whole. */
export const limitBody = () =>
  bodyLimit({
    maxSize: BODY_MAX_BYTES,
    onError: () =>
      problemResponse({
        status: 413,
        title: 'Body too large',
        detail: `Send at most ${BODY_MAX_BYTES} bytes.`,
      }),
  })
