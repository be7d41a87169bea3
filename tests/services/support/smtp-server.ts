import { createServer, type Socket } from 'node:net'

type Received = { messageId: string; text: string }

export type SmtpServer = {
  url: string
  received: readonly Received[]
  /** Whether it takes what comes: else it lets a message in and never answers. */
  answers: (does: boolean) => void
  stop: () => Promise<void>
}

const messageOf = (text: string): Received => ({
  messageId: /^Message-ID: (<[^>]+>)/im.exec(text)?.[1] ?? '',
  text,
})

/** A mail server of a test: speaks as much SMTP as a mail needs and keeps what came; `heard` is called with each mail before it is answered. */
export const startSmtp = async (heard: () => void = () => {}): Promise<SmtpServer> => {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  let isAnswering = true

  const server = createServer((socket) => {
    sockets.add(socket)
    let buffer = ''
    let isData = false
    const reply = (line: string) => socket.write(`${line}\r\n`)
    const take = () => {
      const end = buffer.indexOf('\r\n.\r\n')
      if (end === -1) return false
      received.push(messageOf(buffer.slice(0, end)))
      buffer = buffer.slice(end + 5)
      isData = false
      heard()
      if (isAnswering) reply('250 taken')
      return true
    }
    const obey = () => {
      const end = buffer.indexOf('\r\n')
      if (end === -1) return false
      const verb = buffer.slice(0, 4).toUpperCase()
      buffer = buffer.slice(end + 2)
      isData = verb === 'DATA'
      if (verb === 'QUIT') socket.end('221 bye\r\n')
      else reply(isData ? '354 go on' : '250 ok')
      return true
    }
    reply('220 mail.example')
    socket.on('data', (chunk) => {
      buffer += chunk.toString()
      while (isData ? take() : obey());
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    answers: (does) => {
      isAnswering = does
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
