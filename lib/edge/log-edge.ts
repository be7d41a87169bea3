type Line = {
  event: string
  upstream: string
  reason?: string
  /** The way a call failed, as in `UpstreamError`. */
  fault?: string
  status?: number
  code?: string
  ms?: number
}

/** Writes one line as the site's log does: its logger needs Node, and the edge has none. */
export const logEdge = (line: Line): void => {
  const whole = {
    level: (line.reason ?? line.fault) ? 50 : 30,
    time: new Date().toISOString(),
    name: 'edge',
    ...line,
  }
  // oxlint-disable-next-line no-console -- the only way out of the edge
  console.log(JSON.stringify(whole))
}
