import { AxiosError, AxiosHeaders } from 'axios'
import { describe, expect, it } from 'vitest'
import { errorStatus } from '#lib/util/error-status.ts'

const config = { headers: new AxiosHeaders() }
const response = { status: 503, statusText: '', headers: {}, config, data: null }

describe('the status of an error (S2 §8)', () => {
  it.each([
    ['statusCode', { statusCode: 404, status: 410, response: { status: 502 } }, 404],
    ['status', { status: 410, response: { status: 502 } }, 410],
    ['the status of the response', { response: { status: 502 } }, 502],
    ['an axios error', new AxiosError('x', 'y', config, null, response), 503],
    ['an error without one', new Error('broken'), 500],
    ['what is no status', { statusCode: '404', status: 200, response: { status: 999 } }, 500],
    ['a text', 'broken', 500],
    ['nothing', null, 500],
  ])('is taken from %s', (_case, error, status) => {
    expect(errorStatus(error)).toBe(status)
  })
})
