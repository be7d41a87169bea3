import { TextField } from '#components/form/text-field.tsx'
import { BUYER_FIELDS } from '../buyer-fields.ts'
import type { Countries } from '../countries.ts'
import { listedRegions, regionsOf } from '../regions.ts'
import { textFieldOf, type PartProps } from './buyer-fields.tsx'
import { SelectField } from './select-field.tsx'

/** A country with its name in the language of the page. */
type Props = PartProps & {
  countries: Countries
  language: string
  /** The visitor's likely country, which stands first. */
  likely: string | undefined
}

const withFirst = (countries: Countries, likely: string | undefined) => {
  const entries = Object.entries(countries)
  return [
    ...entries.filter(([code]) => code === likely),
    ...entries.filter(([code]) => code !== likely),
  ]
}

const optionsOf = (country: string, language: string) =>
  Object.entries(regionsOf(country, language)?.names ?? {}).map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))

/** Without script a form knows no country: it offers the states and provinces of all. */
const AllRegions = ({ countries, language }: Pick<Props, 'countries' | 'language'>) =>
  listedRegions('', language).map(({ code }) => (
    <optgroup key={code} label={countries[code] ?? code}>
      {optionsOf(code, language)}
    </optgroup>
  ))

const RegionField = (props: Props) => {
  const { words, form, language, isBusy } = props
  const { country } = form.draft
  const regions = regionsOf(country, language)
  const { province, state } = words.fields
  const field = regions?.kind === 'province' ? province : state
  const hasError = form.errors.province !== undefined
  const label = hasError ? field.wrong : field.label
  return (
    <div className="checkout-region" hidden={form.isHydrated && !regions}>
      <SelectField
        // Another country has another list, which must be there before its value is.
        key={form.isHydrated ? country : 'all'}
        {...form.listen('province')}
        id="checkout-province"
        label={form.isHydrated ? label : state.plain}
        hasError={hasError}
        autoComplete={BUYER_FIELDS.province.autoComplete}
        disabled={isBusy}
      >
        <option value="">{province.choose}</option>
        {form.isHydrated ? (
          optionsOf(country, language)
        ) : (
          <AllRegions countries={props.countries} language={language} />
        )}
      </SelectField>
    </div>
  )
}

/** The billing place, which decides about taxes, and the company on an invoice; shown only to buyers whom it concerns. */
export const PlaceFields = (props: Props) => {
  const { words, form, isBusy, countries, likely } = props
  const hasError = form.errors.country !== undefined
  const { country } = words.fields
  return (
    <fieldset className="leaf checkout-part">
      <legend>{words.parts.place}</legend>
      <SelectField
        {...form.listen('country')}
        id="checkout-country"
        label={hasError ? country.wrong : country.label}
        hasError={hasError}
        autoComplete={BUYER_FIELDS.country.autoComplete}
        required
        disabled={isBusy}
      >
        <option value="">{country.choose}</option>
        {withFirst(countries, likely).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <RegionField {...props} />
      <label className="field-switch">
        <input type="checkbox" {...form.listen('wantsInvoice')} disabled={isBusy} />
        <span>{words.fields.invoice}</span>
      </label>
      <div className="checkout-company checkout-pair">
        <TextField {...textFieldOf('company', props)} />
        <TextField {...textFieldOf('taxNumber', props)} />
      </div>
      <div className="checkout-company">
        <TextField {...textFieldOf('street', props)} />
      </div>
      <div className="checkout-company checkout-pair">
        <TextField {...textFieldOf('city', props)} />
        <TextField {...textFieldOf('postalCode', props)} />
      </div>
    </fieldset>
  )
}
