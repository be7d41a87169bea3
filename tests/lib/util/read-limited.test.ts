import { expect, it } from 'vitest'
import { readLimited, utf8Text } from '#lib/util/read-limited.ts'

const LIMIT = { most: 8, tooLarge: () => new Error('too large') }

const inPieces = (...pieces: string[]) => {
  let isCancelled = false
  const left = pieces.map((piece) => new TextEncoder().encode(piece))
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        const piece = left.shift()
        if (piece) controller.enqueue(piece)
        else controller.close()
      },
      cancel: () => {
        isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(body), left, isCancelled: () => isCancelled }
}

it('puts pieces together, also where a letter lies on both sides of a cut', async () => {
  const { response } = inPieces('né', 'e')
  expect(utf8Text(await readLimited(response, LIMIT))).toBe('née')
  const [first = 0, ...others] = new TextEncoder().encode('é')
  const cut = new Blob([Uint8Array.of(first), Uint8Array.from(others)])
  expect(utf8Text(await readLimited(new Response(cut), LIMIT))).toBe('é')
})

it('reads what has exactly the size, and nothing where there is no body', async () => {
  expect(utf8Text(await readLimited(inPieces('1234', '5678').response, LIMIT))).toBe('12345678')
  expect(await readLimited(new Response(null), LIMIT)).toHaveLength(0)
})

it('stops at the limit and lets the sender go', async () => {
  const { response, left, isCancelled } = inPieces('12345', '6789', 'never')
  await expect(readLimited(response, LIMIT)).rejects.toThrow('too large')
  expect([left.length, isCancelled()]).toEqual([1, true])
})

it('reads nothing of what announces itself as too large', async () => {
  const { response, left } = inPieces('1')
  response.headers.set('Content-Length', '9')
  await expect(readLimited(response, LIMIT)).rejects.toThrow('too large')
  expect(left).toHaveLength(1)
})

it('takes no bytes for text that are none', () => {
  expect(() => utf8Text(Uint8Array.of(0xff))).toThrow(TypeError)
})
