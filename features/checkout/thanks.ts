/** How the paths of the pages begin that sell the budgeting app, whose buyers are thanked on a page of its own (S2 §2.2). */
export const BUDGETO_OFFERS = '/budgeto'
