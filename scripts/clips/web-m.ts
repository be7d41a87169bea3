import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

/** An encoded picture of a clip. */
export type Frame = {
  /** In base64. */
  data: string
  /** Whether a player can begin here. */
  isKey: boolean
  /** When it shows, in milliseconds. */
  ms: number
}

type Clip = {
  frames: readonly Frame[]
  /** As WebCodecs name it. */
  codec: string
  width: number
  height: number
  seconds: number
}

/** A clip as a WebM file with one VP9 track, its length and the places to jump to (RFC 9559). */
export const webM = async (clip: Clip): Promise<Uint8Array> => {
  const { frames, codec, width, height, seconds } = clip
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const track = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(track)
  await output.start()
  const decoderConfig = { codec, codedWidth: width, codedHeight: height }
  for (const [at, { data, isKey, ms }] of frames.entries()) {
    const length = (frames[at + 1]?.ms ?? seconds * 1000) - ms
    const kind = isKey ? 'key' : 'delta'
    const packet = new EncodedPacket(Buffer.from(data, 'base64'), kind, ms / 1000, length / 1000)
    await track.add(packet, { decoderConfig })
  }
  await output.finalize()
  if (!target.buffer) throw new Error('A clip without pictures is no file.')
  return new Uint8Array(target.buffer)
}
