/** What came of a request for an account. */
export type AccountOutcome = { kind: 'created'; userId: string } | { kind: 'exists' }
