import { expect, it } from 'vitest'
import { SHEET_WORDS } from '#features/previews/draw-sheet.ts'
import { RULES } from '#features/previews/kind-rules.ts'
import { sheetKindOf } from '#features/previews/kinds.ts'
import type { SheetKind } from '#features/previews/sheet-kinds.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'

const { templates } = readCatalogue(readCatalogueFiles())

/** The word stems, in the three languages of the library, of which a title must say one for a first page on that matter. */
const SUBJECTS: Partial<Record<SheetKind, RegExp>> = {
  lease: /lease|bail|location|arrendamiento|alquiler/i,
  employment: /employment|travail|trabajo|laboral/i,
  confidentiality: /disclosure|confiden/i,
  loan: /loan|credit|promissory|prêt|billet|préstamo|pagaré/i,
  sale: /sale|purchase|vente|compraventa/i,
  partnership: /partner|founder|société|partenariat|sociedad/i,
  shareholders: /shareholder|actionnaire|accionista/i,
  licence: /licen[sc]/i,
  distribution: /distribu|reseller/i,
  ending: /terminat|résiliation|rupture|terminación/i,
  services: /service|consult|contract|subcontrat|sous-traitance|autonome|servicio/i,
  deed: /attorney|proxy|procuration|poder/i,
  collection: /collection|overdue|unpaid|payment|demeure|impayé|paiement|pago/i,
  customer: /delivery|shipping|livraison|entrega|envío/i,
  thanks: /order|loyal|commande|fidèle|pedido|fidelidad/i,
  order: /purchase|commande|compra/i,
  waybill:
    /deliver|ship|pack|lading|waybill|livraison|expédition|connaissement|embarque|entrega|embalaje/i,
  travel: /travel|voyage|viaje/i,
  marketing: /marketing|advertis|media|média|medios/i,
  payroll: /payroll|timesheet|paie|temps|nómina|horas/i,
  inventory: /inventory|stock|inventario/i,
  prices: /price|bid|prix|precio/i,
  budget: /budget|expense|dépenses|presupuesto|gastos/i,
  cashFlow: /cash|trésorerie|efectivo/i,
  forecast: /forecast|prévision|pronóstico/i,
  statement: /profit|income|résultat|resultado/i,
  balance: /balance|bilan/i,
  schedule: /gantt|project|projet|proyecto/i,
  businessPlan: /business plan|plan d’affaires|plan de negocio/i,
  marketingPlan: /marketing|advertis|publicit/i,
  handbook: /employee|staff|personnel|empleado|personal/i,
}

/** Titles on a matter of their own, whatever else they name. */
const OTHER =
  /^(assignment|cession|cesión)|non-compete|non-concurrence|no competencia|(share|asset|business|land|real estate) purchase|amortization|amortissement|^equipment (sub)?lease|^contrat de location d’équipement|bylaws|statuts|estatutos/i

/** What may be said of every document of its type: it stands under titles on any matter. */
const NEUTRAL = keysOf(RULES).map((type) => RULES[type].rest)

it('a first page is on the matter of its title, in the whole library', () => {
  const unlike = templates.filter((template) => {
    const kind = sheetKindOf(template)
    if (!Object.hasOwn(SUBJECTS, kind)) return false
    return !SUBJECTS[kind]?.test(template.title) || OTHER.test(template.title)
  })
  expect(unlike.map(({ title, ...one }) => `${title}: ${sheetKindOf({ ...one, title })}`)).toEqual(
    [],
  )
})

it.each(LOCALE_CODES)('what stands under all other titles names no sum, in %s', (locale) => {
  expect(NEUTRAL.filter((kind) => Object.hasOwn(SUBJECTS, kind))).toEqual([])
  const sums = NEUTRAL.filter((kind) => /[$€]|R\$/.test(JSON.stringify(SHEET_WORDS[locale][kind])))
  expect(sums.filter((kind) => kind !== 'job')).toEqual([])
})
