import { spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { isProgram } from '../run/is-program.ts'

/** The program of the Redis server, where there is one. */
export const findRedis = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'redis-server'))
    .find(isProgram)

/** Starts a Redis server for this machine alone, that keeps nothing when it ends. */
export const spawnRedis = (program: string, port: number): ChildProcess =>
  spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore', detached: true },
  )

/** Whether somebody listens on a port of this machine. */
export const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
