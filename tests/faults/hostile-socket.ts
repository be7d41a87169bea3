import { createServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { NO_NAME_HOST, type Fault, type Hostile } from './hostile-upstream.ts'
import { UNTRUSTED_CERTIFICATE } from './untrusted-certificate.ts'

/** What can befall a server that speaks no HTTP: mail, database, Redis. */
export const SOCKET_FAULTS = [
  'down',
  'cut',
  'hangs',
  'rubbish',
  'DNS',
  'descriptors',
] as const satisfies readonly Fault[]

const REPLIES: Partial<Record<Fault, (socket: Socket) => void>> = {
  cut: (socket) => socket.destroy(),
  rubbish: (socket) =>
    void socket.end('\u0000\u0001 nothing that anybody understands\r\n'.repeat(8)),
}

/** A server of another protocol with a fault; its address is a host and a port, after which each says its own. */
export const startHostileSocket =
  (scheme: string) =>
  async (fault: Fault): Promise<Hostile> => {
    const at = (hostAndPort: string) => `${scheme}://${hostAndPort}`
    if (fault === 'down')
      return { url: at('127.0.0.1:9'), reached: () => 0, close: () => undefined }
    if (fault === 'DNS') {
      return { url: at(`${NO_NAME_HOST}:9`), reached: () => 0, close: () => undefined }
    }
    const sockets = new Set<Socket>()
    const take = (socket: Socket) => {
      sockets.add(socket)
      socket.on('error', () => undefined)
      REPLIES[fault]?.(socket)
    }
    const server =
      fault === 'certificate' ? createTlsServer(UNTRUSTED_CERTIFICATE, take) : createServer(take)
    server.on('tlsClientError', () => undefined)
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return {
      url: at(`127.0.0.1:${port}`),
      reached: () => 0,
      close: () => {
        for (const socket of sockets) socket.destroy()
        server.close()
      },
    }
  }
