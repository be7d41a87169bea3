/** What a visitor fills in, in the order of the form. */
export const TYPED = ['topic', 'name', 'email', 'company', 'orderNumber', 'message'] as const
