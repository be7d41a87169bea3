import { escaped } from '#lib/util/escaped.ts'

type Time = readonly [from: number, to: number]

const clock = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice('1970-01-01T'.length, -1)

/** Captions as a WebVTT file; `times` in seconds, one for each text. */
export const webVtt = (times: readonly Time[], texts: readonly string[]): string => {
  const cues = times.map(
    ([from, to], at) => `${clock(from)} --> ${clock(to)}\n${escaped(texts[at] ?? '')}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}
