import {
  LABEL_EXPERIMENT_PATH,
  LABEL_STYLES,
  LOGO_EXPERIMENT_PATH,
  type LabelStyle,
} from '#lib/config/sign-up-variants.ts'
import { withTrailingSlash } from '#lib/i18n/public-path.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'

/** The label style that the page of a path shows, if any (S2 §2.3). */
export const labelStyleOf = (path: string): LabelStyle | undefined =>
  LABEL_STYLES.find((style) =>
    withTrailingSlash(path).includes(`${LABEL_EXPERIMENT_PATH}${style}/`),
  )

/** Tells whether the button of the dialog with the logo can be pressed on a path (S1 §2 "Logo variant"). */
export const isLogoPath = (path: string): boolean =>
  withTrailingSlash(path).includes(LOGO_EXPERIMENT_PATH)

/** What a visitor would miss because of where the page stands (S1 §2 "Logo variant"). */
export const routeWarnings = (row: RecordRow): Problem[] =>
  row.record.dialog !== 'logo' || isLogoPath(row.path)
    ? []
    : [
        problemsOf(row)(
          `the button of the dialog "logo" is disabled outside ${LOGO_EXPERIMENT_PATH}.`,
          'dialog',
        ),
      ]
