import type { StoryRecord } from '#features/newsroom/story-record.ts'

/** A story that may go live. */
export const STORY: Omit<StoryRecord, 'middleware'> = {
  title: 'Reminders that keep their tone',
  description: 'Three letters for invoices that nobody has paid, from kind to clear.',
  date: '2026-11-20',
  author: 'Business in a Box',
  picture: { drawing: 'letter' },
  text: ['Most invoices are paid late because they are forgotten.', '## Three letters', 'Begin.'],
  next: { path: '/docs', words: 'See the letters' },
}
