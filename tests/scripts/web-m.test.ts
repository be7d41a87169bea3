import { BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny'
import { expect, it } from 'vitest'
import { webM } from '../../scripts/clips/web-m.ts'

const frame = (ms: number, isKey = false) => ({ data: 'AAEC', isKey, ms })

const SEGMENT = '18538067'
const CLUSTER = /1f43b675/g
const DURATION = '448988'
const CUE_POSITION = /f78101f18[1-8]([0-9a-f]+?)(?=bb1000|$)/g

const file = await webM({
  frames: [frame(0, true), frame(40), frame(6000, true), frame(6040)],
  codec: 'vp09.00.31.08',
  width: 1280,
  height: 800,
  seconds: 12,
})
const hex = Buffer.from(file).toString('hex')
const input = new Input({ source: new BufferSource(file), formats: [WEBM] })

it('is WebM of its size and length', async () => {
  expect(hex.startsWith('1a45dfa3')).toBe(true)
  const track = await input.getPrimaryVideoTrack()
  expect(track).toMatchObject({ codec: 'vp9', codedWidth: 1280, codedHeight: 800 })
  const duration = Buffer.from(hex.split(DURATION)[1] ?? '', 'hex')
  expect(duration.readDoubleBE()).toBe(12_000)
})

it('holds every picture as it was encoded, in its moment', async () => {
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new Error('There is no track.')
  const found: [number, string, string][] = []
  for await (const { timestamp, type, data } of new EncodedPacketSink(track).packets()) {
    found.push([timestamp, type, Buffer.from(data).toString('base64')])
  }
  expect(found).toEqual([
    [0, 'key', 'AAEC'],
    [0.04, 'delta', 'AAEC'],
    [6, 'key', 'AAEC'],
    [6.04, 'delta', 'AAEC'],
  ])
})

it('names the place of every picture that a player can begin at', () => {
  // Counted from behind the segment's length, which takes six bytes.
  const start = hex.indexOf(SEGMENT) / 2 + 10
  const clusters = [...hex.matchAll(CLUSTER)].map(({ index }) => index / 2 - start)
  const cues = [...hex.matchAll(CUE_POSITION)].map(([, place = '']) => Number.parseInt(place, 16))
  expect(clusters).toHaveLength(2)
  expect(cues).toEqual(clusters)
})
