/** An encoded picture of a clip. */
export type Frame = {
  /** In base64. */
  data: string
  /** Whether a player can begin here. */
  isKey: boolean
  /** When it shows, in milliseconds. */
  ms: number
}

type Clip = { frames: readonly Frame[]; width: number; height: number; seconds: number }

const bytes = (...numbers: number[]) => Buffer.from(numbers)
const text = (value: string) => Buffer.from(value, 'ascii')

const number = (value: number) => {
  const buffer = Buffer.alloc(8)
  buffer.writeBigUInt64BE(BigInt(value))
  return buffer
}

const float = (value: number) => {
  const buffer = Buffer.alloc(8)
  buffer.writeDoubleBE(value)
  return buffer
}

/** Always in eight bytes: the place of a cluster is then known before the file is written. */
const length = (size: number) => {
  const buffer = number(size)
  buffer[0] = 0x01
  return buffer
}

/** One element of EBML (RFC 8794): its id, its length, what it holds. */
const element = (id: number, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  const hex = id.toString(16)
  return Buffer.concat([Buffer.from(hex, 'hex'), length(body.length), body])
}

const header = element(
  0x1a45dfa3,
  element(0x4286, bytes(1)), // EBMLVersion
  element(0x42f7, bytes(1)), // EBMLReadVersion
  element(0x42f2, bytes(4)), // EBMLMaxIDLength
  element(0x42f3, bytes(8)), // EBMLMaxSizeLength
  element(0x4282, text('webm')), // DocType
  element(0x4287, bytes(2)), // DocTypeVersion
  element(0x4285, bytes(2)), // DocTypeReadVersion
)

const info = (seconds: number) =>
  element(
    0x1549a966,
    element(0x2ad7b1, number(1_000_000)), // TimestampScale: milliseconds
    element(0x4489, float(seconds * 1000)), // Duration
    element(0x4d80, text('record-clips')), // MuxingApp
    element(0x5741, text('record-clips')), // WritingApp
  )

const tracks = ({ width, height }: Clip) =>
  element(
    0x1654ae6b,
    element(
      0xae,
      element(0xd7, bytes(1)), // TrackNumber
      element(0x73c5, bytes(1)), // TrackUID
      element(0x83, bytes(1)), // TrackType: video
      element(0x9c, bytes(0)), // FlagLacing
      element(0x86, text('V_VP9')), // CodecID
      element(0xe0, element(0xb0, number(width)), element(0xba, number(height))), // Video
    ),
  )

const block = (frame: Frame, start: number) => {
  const head = Buffer.alloc(4)
  head[0] = 0x81
  head.writeInt16BE(frame.ms - start, 1)
  head[3] = frame.isKey ? 0x80 : 0
  return element(0xa3, head, Buffer.from(frame.data, 'base64'))
}

type Cluster = { start: number; body: Buffer }

/** One cluster for each picture that a player can begin at. */
const clustersOf = (frames: readonly Frame[]): Cluster[] => {
  const groups: Frame[][] = []
  for (const frame of frames) {
    if (frame.isKey) groups.push([frame])
    else groups.at(-1)?.push(frame)
  }
  return groups.map((group) => {
    const start = group[0]?.ms ?? 0
    const blocks = group.map((frame) => block(frame, start))
    return { start, body: element(0x1f43b675, element(0xe7, number(start)), ...blocks) }
  })
}

const cuesOf = (clusters: readonly Cluster[], from: number) => {
  let position = from
  const points = clusters.map(({ start, body }) => {
    const at = position
    position += body.length
    return element(
      0xbb,
      element(0xb3, number(start)), // CueTime
      element(0xb7, element(0xf7, bytes(1)), element(0xf1, number(at))), // CueTrackPositions
    )
  })
  return element(0x1c53bb6b, ...points)
}

/** A clip as a WebM file with one VP9 track, its length and the places to jump to (RFC 9559). */
export const webM = (clip: Clip): Buffer => {
  const clusters = clustersOf(clip.frames)
  const head = Buffer.concat([info(clip.seconds), tracks(clip)])
  const cuesLength = cuesOf(clusters, 0).length
  const cues = cuesOf(clusters, head.length + cuesLength)
  const segment = element(0x18538067, head, cues, ...clusters.map(({ body }) => body))
  return Buffer.concat([header, segment])
}
