import type { Frame } from './web-m.ts'

/** A clip as code: its size in pixels, its length in seconds, and how it looks at a moment. */
type Scene = {
  SCENE: { width: number; height: number; seconds: number }
  drawAt: (c: CanvasRenderingContext2D, now: number) => void
}

/** How sharp and how heavy the clip is. */
export const QUALITY = { codec: 'vp09.00.31.08', fps: 25, bitrate: 90_000, scale: 4 / 3 } as const

/** Seconds after which a visitor can jump in. */
const KEY_EVERY = 6

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const canvasOf = ({ width, height }: Scene['SCENE']) => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * QUALITY.scale)
  canvas.height = Math.round(height * QUALITY.scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws on no canvas.')
  context.scale(QUALITY.scale, QUALITY.scale)
  return { canvas, context }
}

/** Draws and encodes every frame of a clip; runs in the browser. */
export const encodeClip = async ({ SCENE, drawAt }: Scene): Promise<Frame[]> => {
  const { canvas, context } = canvasOf(SCENE)
  const frames: Frame[] = []
  const failed: DOMException[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      frames.push({
        data: base64(data),
        isKey: chunk.type === 'key',
        ms: Math.round(chunk.timestamp / 1000),
      })
    },
    error: (error) => {
      failed.push(error)
    },
  })
  const { codec, fps, bitrate } = QUALITY
  encoder.configure({ codec, bitrate, width: canvas.width, height: canvas.height, framerate: fps })
  for (let at = 0; at < SCENE.seconds * fps; at += 1) {
    drawAt(context, at / fps)
    const frame = new VideoFrame(canvas, { timestamp: (at * 1e6) / fps, duration: 1e6 / fps })
    encoder.encode(frame, { keyFrame: at % (KEY_EVERY * fps) === 0 })
    frame.close()
    // The encoder drops nothing, but its queue holds whole pictures.
    while (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await encoder.flush()
  if (failed[0]) throw failed[0]
  return frames
}

/** The picture of a moment, as a PNG in base64; runs in the browser. */
export const pictureAt = ({ SCENE, drawAt }: Scene, now: number): string => {
  const { canvas, context } = canvasOf(SCENE)
  drawAt(context, now)
  return canvas.toDataURL('image/png').replace('data:image/png;base64,', '')
}
