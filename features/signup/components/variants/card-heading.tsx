import { SIGN_UP_IDS } from '../../ids.ts'

/** The heading of a card that has one of its own, whatever link opens the dialog. */
export const FixedHeading = ({ heading }: { heading: string }) => (
  <h2 id={SIGN_UP_IDS.heading} className="card-heading">
    {heading}
  </h2>
)

/**
 * The heading of a card; the link that opens the dialog may bring another one along (S2 §4 "Card heading"). Above the usual one stand the
 * words of the link, which are what its visitor asked for.
 */
export const CardHeading = ({ heading }: { heading: string }) => (
  <>
    <p className="text-ink-soft" data-card-asked="" />
    <h2 id={SIGN_UP_IDS.heading} className="card-heading" data-card-heading="">
      {heading}
    </h2>
  </>
)
