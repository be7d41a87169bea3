import { once } from 'node:events'
import { createServer } from 'node:net'
import { codeOf } from '#lib/util/error-code.ts'

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is already taken`,
  EACCES: (port) => `No permission to listen on port ${port}`,
}

/** Throws one clear line where a port cannot be listened on; `variable` is what sets it. */
export const checkPort = async (variable: string, port: number) => {
  const server = createServer()
  try {
    server.listen(port)
    await once(server, 'listening')
  } catch (error) {
    const reason =
      reasons[codeOf(error)]?.(port) ?? `Port ${port} cannot be used (${String(error)})`
    throw new Error(`${reason}: set ${variable} to another one.`, { cause: error })
  } finally {
    server.close()
  }
}
