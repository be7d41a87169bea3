/** The spelling under which an address is unique: two that differ in letter case are one mailbox. */
export const normalizeEmail = (email: string): string => email.toLowerCase()
