import { afterAll, beforeEach } from 'vitest'
import { startUpstream, type UpstreamServer } from './upstream-server.ts'

/** Starts an upstream service around the tests of a file: before each it has seen nothing and answers as given. */
export const upstreamOfFile = async (reply: UpstreamServer['reply']): Promise<UpstreamServer> => {
  const upstream = await startUpstream()
  beforeEach(() => {
    upstream.seen.length = 0
    upstream.reply = reply
  })
  afterAll(() => upstream.close())
  return upstream
}
