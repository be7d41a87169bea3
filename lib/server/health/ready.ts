import { access } from 'node:fs/promises'
import path from 'node:path'
import { NextResponse } from 'next/server'
import { serverEnv } from '#lib/config/env-server.ts'
import { isMissing } from '#lib/util/error-code.ts'
import type { Handle } from '../answer/api-handler.ts'
import { release } from './release.ts'

const isThere = async (file: string): Promise<boolean> => {
  try {
    await access(file)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** The pages that this process serves; `npm run dev` makes them as it goes. */
const hasPages = (): boolean | Promise<boolean> => {
  const { BUILD_FOLDER } = serverEnv()
  if (!BUILD_FOLDER) return true
  return isThere(path.join(/*turbopackIgnore: true*/ process.cwd(), BUILD_FOLDER, 'BUILD_ID'))
}

/**
 * `GET /api/ready`: 200 as soon as visitors may be sent here, 503 when they may not: the files of the build are gone.
 * No service is asked: the pages need none, and one that is away is away for every process (`/api/health` says so).
 */
export const ready: Handle = async () => {
  const isReady = await hasPages()
  return NextResponse.json(
    { status: isReady ? 'ready' : 'not ready', ...release() },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
