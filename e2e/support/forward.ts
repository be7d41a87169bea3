import type { UpstreamServer } from '../../tests/support/upstream-server.ts'

type Reply = UpstreamServer['reply']

type Way = {
  /** The services that do the work. */
  origin: string
  /** Waits for this before the answer goes back: the work is done by then. */
  hold?: () => Promise<unknown>
}

/** Passes every request on to the services, so that a test can stand between the site and one of them. */
export const forward = ({ origin, hold = () => Promise.resolve() }: Way): Reply => {
  const passOn: (...given: Parameters<Reply>) => Promise<void> = async (request, response) => {
    const { method, path, headers, body } = request
    const sent = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'host' && name !== 'content-length'
        ? [[name, value] satisfies [string, string]]
        : [],
    )
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: sent,
      ...(body !== '' && { body }),
    })
    const text = await answer.text()
    await hold()
    const type = answer.headers.get('content-type') ?? 'text/plain'
    response.writeHead(answer.status, { 'Content-Type': type })
    response.end(text)
  }
  return (request, response) => {
    passOn(request, response).catch((_lost: unknown) => response.destroy())
  }
}
