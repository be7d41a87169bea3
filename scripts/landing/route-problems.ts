import { ROUTES, isLandingRoute } from '#lib/config/routes.ts'
import {
  LABEL_EXPERIMENT_PATH,
  LABEL_STYLES,
  LOGO_EXPERIMENT_PATH,
} from '#lib/config/sign-up-variants.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'
import { withTrailingSlash } from '#lib/i18n/public-path.ts'
import type { LandingRow } from '../lib/read-landing-records.ts'

const familyErrors = ({ path, locale, source }: LandingRow): string[] => {
  const route = routeOfPath(path)
  if (route === null || !isLandingRoute(route)) {
    return [
      `${source}: ${path} belongs to no landing family of lib/config/routes.ts. Move the file.`,
    ]
  }
  if (ROUTES[route].locales.includes(locale)) return []
  return [
    `${source}: pages ${ROUTES[route].path} exist in ${ROUTES[route].locales.join(', ')} only.`,
  ]
}

const labelStyleErrors = ({ path, record, source }: LandingRow): string[] => {
  const wanted = LABEL_STYLES.find((style) =>
    withTrailingSlash(path).includes(`${LABEL_EXPERIMENT_PATH}${style}/`),
  )
  if (record.labelStyle === wanted) return []
  if (wanted) return [`${source}: "labelStyle" must be "${wanted}" on the page ${path}.`]
  const { labelStyle } = record
  return [
    `${source}: "labelStyle" "${labelStyle}" belongs to ${LABEL_EXPERIMENT_PATH}${labelStyle}. Leave it out.`,
  ]
}

/** What is wrong with the place of a record: no page can be there, or not this one (S1 §2, S2 §2.3). */
export const routeErrors = (row: LandingRow): string[] => [
  ...familyErrors(row),
  ...labelStyleErrors(row),
]

/** What a visitor would miss because of where the page stands (S1 §2 "Logo variant"). */
export const routeWarnings = ({ path, record, source }: LandingRow): string[] =>
  record.dialog !== 'logo' || withTrailingSlash(path).includes(LOGO_EXPERIMENT_PATH)
    ? []
    : [`${source}: the button of "dialog" "logo" is disabled outside ${LOGO_EXPERIMENT_PATH}.`]
