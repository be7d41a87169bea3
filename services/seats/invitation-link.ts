import { signedLinks } from '#services/keys/signed-link.ts'

/** The address of an invitation, and the id of the place that a query names. */
export const { addressOf: invitationAddress, idIn: invitationIn } = signedLinks(
  'seat invitation',
  '/account/invitation/',
)
