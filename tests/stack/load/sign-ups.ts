import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { addressOf, posterOf } from './visitor.ts'

const FIRST_ADDRESS = 10_000

const PAUSE_MS = 700

const MOST_TRIES = 120

const CREATED = 201

type SignUpStory = { email: string; statuses: number[] }

/** An answer that says truly that nothing can be said yet: whoever sends the same again is answered for the same attempt. */
const isRepeatable = (status: number) => status === 0 || status >= 500

/** Visitors who sign up, and send the same again while they are told that it cannot be done now. */
export const signUps = (origin: string, run = randomUUID().slice(0, 8)) => {
  const stories: SignUpStory[] = []

  const signUp = async (number: number) => {
    const email = `visitor-${run}-${number}@company.example`
    const key = randomUUID()
    const story: SignUpStory = { email, statuses: [] }
    stories.push(story)
    const post = posterOf(origin, addressOf(FIRST_ADDRESS + number))
    const body = {
      email,
      language: 'en',
      label: 'Test',
      entryPoint: '/docs/free-demo',
      device: 'desktop',
    }
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { status } = await post(API_PATHS.signUp, { body, key })
      story.statuses.push(status)
      if (!isRepeatable(status)) return
      await sleep(PAUSE_MS)
    }
  }
  /** Visitors who were answered otherwise than with an account in the end. */
  const refused = () => stories.filter(({ statuses }) => statuses.at(-1) !== CREATED)
  return { signUp, stories, refused }
}
