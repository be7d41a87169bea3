import { expect, it } from 'vitest'
import { webM } from '../../scripts/clips/web-m.ts'

const frame = (ms: number, isKey = false) => ({ data: 'AAEC', isKey, ms })

const CLUSTER = '1f43b675'
const CUE_POSITION = 'f10100000000000008'

const file = webM({
  frames: [frame(0, true), frame(40), frame(6000, true), frame(6040)],
  width: 1280,
  height: 800,
  seconds: 12,
})
const hex = file.toString('hex')

it('says that it is WebM and how long it lasts', () => {
  expect(hex.startsWith('1a45dfa3')).toBe(true)
  expect(file.includes('webm')).toBe(true)
  const duration = file.indexOf(Buffer.from('4489', 'hex'))
  expect(file.readDoubleBE(duration + 10)).toBe(12_000)
})

it('names the place of every picture that a player can begin at', () => {
  const segment = file.indexOf(Buffer.from('18538067', 'hex')) + 12
  const clusters = [...hex.matchAll(new RegExp(CLUSTER, 'g'))].map(
    ({ index }) => index / 2 - segment,
  )
  const cues = [...hex.matchAll(new RegExp(CUE_POSITION, 'g'))].map(({ index }) =>
    Number(file.readBigUInt64BE(index / 2 + CUE_POSITION.length / 2)),
  )
  expect(clusters).toHaveLength(2)
  expect(cues).toEqual(clusters)
})
