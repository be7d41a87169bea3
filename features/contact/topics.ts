/** What a message of the contact page can be about; it goes to somebody else for each (S2 §2.2). */
export const TOPICS = ['sales', 'support', 'billing', 'partnership', 'press', 'privacy'] as const
