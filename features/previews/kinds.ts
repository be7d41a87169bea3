import type { TemplateType } from '#lib/config/template-kinds.ts'
import type { SheetLayout } from './sheet-words.ts'

/** The kinds of sheets, each with how it is laid out. */
export const SHEET_KINDS = {
  lease: 'contract',
  employment: 'contract',
  confidentiality: 'contract',
  loan: 'contract',
  sale: 'contract',
  partnership: 'contract',
  licence: 'contract',
  distribution: 'contract',
  amendment: 'contract',
  ending: 'contract',
  services: 'contract',
  deed: 'contract',
  resolution: 'resolution',
  minutes: 'minutes',
  agenda: 'minutes',
  offer: 'letter',
  collection: 'letter',
  application: 'letter',
  sales: 'letter',
  customer: 'letter',
  reference: 'letter',
  resignation: 'letter',
  dismissal: 'letter',
  warning: 'letter',
  thanks: 'letter',
  refusal: 'letter',
  announcement: 'letter',
  letter: 'letter',
  press: 'notice',
  memo: 'notice',
  notice: 'notice',
  form: 'form',
  checklist: 'checklist',
  appraisal: 'scale',
  survey: 'scale',
  invoice: 'invoice',
  quote: 'invoice',
  order: 'invoice',
  receipt: 'invoice',
  certificate: 'certificate',
  waybill: 'waybill',
  travel: 'table',
  marketing: 'table',
  payroll: 'table',
  inventory: 'table',
  prices: 'table',
  register: 'table',
  budget: 'table',
  cashFlow: 'months',
  forecast: 'months',
  statement: 'months',
  schedule: 'gantt',
  actionPlan: 'gantt',
  businessPlan: 'plan',
  planContents: 'cover',
  competition: 'plan',
  breakEven: 'plan',
  startUpCosts: 'table',
  marketingPlan: 'plan',
  proposal: 'plan',
  report: 'plan',
  organisation: 'chart',
  handbook: 'cover',
  policy: 'text',
  procedure: 'text',
  job: 'text',
  interview: 'questions',
} as const satisfies Record<string, SheetLayout>

export type SheetKind = keyof typeof SHEET_KINDS

type Rule = readonly [kind: SheetKind, title?: RegExp]

const AGREEMENTS: readonly Rule[] = [
  [
    'amendment',
    /^(amendment|addendum|extension|renewal|assignment|avenant|prolongation|renouvellement|cession|modificación|prórroga|renovación|cesión)/i,
  ],
  [
    'ending',
    /^(termination|résiliation|rupture|terminación)|settlement|release|transaction|transacción/i,
  ],
  ['lease', /\b(lease|sublease|rental|bail)\b|\blocation|arrendamiento|alquiler/i],
  ['confidentiality', /non-disclosure|confiden/i],
  [
    'employment',
    /employ|non-compete|apprentic|intern(ship)?\b|travail|embauche|apprenti|trabajo|laboral|aprendiz|pasant/i,
  ],
  [
    'loan',
    /loan|promissory|mortgage|hypoth|hipotec|credit|secured|guarantee|prêt|billet|crédit|préstamo|pagaré/i,
  ],
  [
    'partnership',
    /partner|shareholder|venture|founder|actionnaire|associé|partenariat|contrat de société|accionista|sociedad|socios|empresa conjunta/i,
  ],
  [
    'licence',
    /licen[scz]|software|website|\bapp\b|hosting|publishing|édition|edición|logiciel|licencia|\bweb\b/i,
  ],
  [
    'distribution',
    /distribu|affiliat|afilia|agency|agent|franchis|supply|reseller|representative|agence|approvisionnement|suministro|agencia|representante/i,
  ],
  ['sale', /\b(sale|purchase)\b|vente|achat|compraventa|venta/i],
  ['services'],
]

/** Of each type, the kinds that a title in one of the three languages may say; the last one is that of all others. */
const RULES: Readonly<Record<TemplateType, readonly Rule[]>> = {
  agreement: AGREEMENTS,
  resolution: [['resolution']],
  letter: [
    [
      'offer',
      /job offer|^appointment letter|offre d’emploi|promesse|embauche|oferta de (empleo|trabajo)/i,
    ],
    ['press', /^(press|communiqué|comunicado)/i],
    ['memo', /^(memo|note|memorando)/i],
    [
      'collection',
      /^(collection|demand)|overdue|past due|unpaid|requesting payment|^mise en demeure|recouvrement|impayé|^carta de solicitud de pago|cobro|vencid/i,
    ],
    ['application', /cover letter|^cover|motivation|carta de presentación/i],
    ['sales', /^sales|^lettre (commerciale|de prospection)|^carta de ventas/i],
    ['customer', /apolog|excuse|disculpa/i],
    ['thanks', /thanking|^thank|remerciement|agradece|agradecimiento/i],
    ['announcement', /announc|d’annonce|anunciar/i],
    ['refusal', /refus|declin|reject|rechaz/i],
    ['warning', /warning|reprimand|avertissement|advertencia/i],
    ['resignation', /^resignation|^lettre de démission|^carta (de|para) renuncia/i],
    ['dismissal', /^termination letter|^lettre de licenciement|^carta de despido/i],
    [
      'reference',
      /^(letter of recommendation|recommendation|reference|experience)|^lettre de (recommandation|référence)|^carta de (recomendación|referencia)/i,
    ],
    ['letter'],
  ],
  notice: [['notice']],
  form: [
    ['agenda', /agenda|ordre du jour|orden del día/i],
    ['minutes', /minutes|procès-verbal|^acta(?! constitutiva)\b/i],
    ['invoice', /invoice$|^facture\b|^factura\b/i],
    ['quote', /quote$|^offre(?! d’achat)|^cotización/i],
    ['appraisal', /^performance|^évaluation|^evaluación/i],
    [
      'waybill',
      /packing|waybill|lading|label|bordereau d’expédition|bordereau de livraison|connaissement|étiquette|embarque|embalaje|shipping|delivery/i,
    ],
    ['order', /order$|^bon de|^ordre|^orden/i],
    ['receipt', /receipt$|^reçu|^quittance|^recibo/i],
    ['survey', /survey|^sondage|^encuesta|questionnaire|cuestionario/i],
    [
      'deed',
      /attorney|affidavit|acta constitutiva|deed|articles|bylaws|guarantee|proxy|\bwill\b|procuration|statuts|cautionnement|acte\b|^poder|^declaración|estatutos|fianza|escritura|testament/i,
    ],
    ['certificate', /certificate$|^certificat|^attestation|^certificado|^título/i],
    ['form'],
  ],
  checklist: [['checklist']],
  spreadsheet: [
    ['travel', /travel|trip|voyage|déplacement|viaje/i],
    ['cashFlow', /cash|trésorerie|efectivo/i],
    ['statement', /balance|profit|income|statement|bilan|résultat|pertes|ganancias|\bestado\b/i],
    ['forecast', /forecast|years|months|projection|prévision|pronóstico|proyecc/i],
    ['payroll', /payroll|timesheet|salar|wage|overtime|paie|temps|heures|nómina|horas/i],
    [
      'inventory',
      /inventory|stock|asset|equipment|inventaire|immobilis|inventario|existencias|activos/i,
    ],
    ['prices', /comparison|price|pricing|quote|comparaison|prix|tarif|comparación|precio/i],
    ['marketing', /marketing|advertis|campaign|media|publicit|medios/i],
    [
      'schedule',
      /schedule|calendar|weeks|planner|rota|calendrier|horaire|calendario|horario|gantt/i,
    ],
    [
      'register',
      /tracker|register|\blog\b|matrix|scorecard|dashboard|\blist\b|roster|suivi|registre|matrice|répertoire|tableau de bord|seguimiento|registro|matriz|directorio|panel|control/i,
    ],
    ['budget'],
  ],
  plan: [
    ['businessPlan', /business plan|plan d’affaires|plan de negocio/i],
    [
      'organisation',
      /structure|personnel|\bteam\b|équipe|organigram|estructura|personal\b|equipo/i,
    ],
    [
      'marketingPlan',
      /marketing|advertis|sales|media|promotion|brand|communication|vente|publicit|ventas|marca|medios/i,
    ],
    ['actionPlan'],
  ],
  proposal: [['proposal']],
  report: [['report']],
  policy: [['policy']],
  guide: [
    ['interview', /^interview|script|questions|^preguntas|guion/i],
    ['handbook', /manual|handbook|manuel/i],
    ['procedure'],
  ],
  'job-description': [['job']],
}

/** The kind of a template: by its type, and by what its title says. */
export const sheetKindOf = ({ type, title }: { type: TemplateType; title: string }): SheetKind => {
  const rule = RULES[type].find(([, pattern]) => !pattern || pattern.test(title))
  if (!rule) throw new Error(`kinds.ts: the last rule of ${type} must stand for all titles.`)
  return rule[0]
}

/** With which of its pages a plan begins: one after the other, since a dozen of them lie side by side where they are found. */
const PAGES: Partial<Readonly<Record<SheetKind, readonly SheetKind[]>>> = {
  businessPlan: [
    'schedule',
    'organisation',
    'breakEven',
    'businessPlan',
    'competition',
    'cashFlow',
    'planContents',
    'startUpCosts',
  ],
  marketingPlan: ['competition', 'marketing', 'actionPlan', 'marketingPlan', 'forecast'],
  actionPlan: ['actionPlan', 'register', 'checklist', 'budget', 'schedule'],
}

/**
 * What a search puts side by side is often a few numbers apart: strides of this length round a circle of that part them. Where a
 * changed catalogue brings two together, the test of the galleries names them, and another stride parts them.
 */
const STRIDE = 61
const ROUND = 79

type Numbered = { id: number; type: TemplateType; title: string }

/** The kind of sheet that a template begins with: that of the template, or of the page whose turn it is by its number. */
export const firstPageOf = ({ id, ...template }: Numbered): SheetKind => {
  const kind = sheetKindOf(template)
  const pages = PAGES[kind] ?? [kind]
  return pages[((id * STRIDE) % ROUND) % pages.length] ?? kind
}
