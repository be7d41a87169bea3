import type { TemplateType } from '#lib/config/template-kinds.ts'
import type { SheetKind } from './sheet-kinds.ts'

type Rule = readonly [kind: SheetKind, says: RegExp, but?: RegExp]

/** The patterns for the titles of a type in the three languages of the library; `rest` is drawn for all others, so it may name no subject. */
type Rules = Readonly<{ rules: readonly Rule[]; rest: SheetKind }>

const AGREEMENTS: readonly Rule[] = [
  // They name the agreement that they are about, and say something else than it does.
  [
    'agreement',
    /^(assignment|cession|cesión|settlement)|non-compete|non-concurrence|no competencia/i,
  ],
  [
    'amendment',
    /^(amendment|addendum|extension|renewal|avenant|prolongation|renouvellement|modificación|prórroga|renovación)/i,
  ],
  ['ending', /^(termination|résiliation|rupture|terminación)/i],
  [
    'lease',
    /\b(sub)?lease\b|\bbail\b|arrendamiento|alquiler/i,
    /equip|vehic|vehíc|équip|véhic|maquinaria|farmland|agric|parking|stationnement|estacionamiento|\b(to|with) option|option d’achat/i,
  ],
  ['confidentiality', /non-disclosure|confiden/i],
  [
    'employment',
    /employment (agreement|contract)|contrat de travail(?!leur)|contrato (individual )?(de trabajo|laboral)/i,
  ],
  [
    'loan',
    /loan agreement|credit agreement|promissory|contrat de prêt|convention de prêt|billet à ordre|préstamo|pagaré/i,
    /modif/i,
  ],
  ['shareholders', /shareholders agreement|des actionnaires|entre actionnaires|entre accionistas/i],
  [
    'partnership',
    /partnership|co-founder|contrat de (société|partenariat)|contrato de sociedad/i,
    /limited|commandite|comandita/i,
  ],
  ['licence', /licen[sc]e|licencia/i],
  ['distribution', /distribu|reseller/i],
  [
    'sale',
    /bill of sale|(goods|equipment|inventory|vehicle) purchase|^purchase agreement|acte de vente|contrat de vente|compraventa/i,
    /asset|business|share|actions|actif|entreprise|fonds|immeuble|acciones|activos|empresa|negocio|inmueble|terreno|inmobil|participaci|résolution/i,
  ],
  [
    'services',
    /services?\b|consult|contractor|subcontract|sous-traitance|autonome|servicios|subcontrat/i,
  ],
]

const LETTERS: readonly Rule[] = [
  [
    'offer',
    /job offer|^appointment letter|offre d’emploi|promesse|embauche|oferta de (empleo|trabajo)/i,
    /withdraw|accept|declin|retrait|retiro/i,
  ],
  ['press', /^(press|communiqué|comunicado)/i],
  ['memo', /^(memo|note|memorando)/i],
  [
    'collection',
    /^collection|overdue|past due|unpaid services|requesting payment|^mise en demeure(?! –)|services impayés|facture impayée|demande de paiement|^carta de solicitud de pago|cobro|vencid/i,
  ],
  ['application', /^cover letter$|motivation|carta de presentación$/i],
  [
    'sales',
    /^(sales letter|lettre commerciale|carta de ventas).*(new customer|free trial|nouveau client|essai|nuevo cliente|prueba)/i,
  ],
  ['customer', /(apolog|excuse|disculpa).*(shipping|delivery|livraison|entrega|envío)/i],
  ['thanks', /(thank|remerci|agradec).*(first order|loyal|commande|fidèle|pedido|fidelidad)/i],
  [
    'announcement',
    /(announc|d’annonce|anunciar).*(branch|address|product|succursale|produit|sucursal|producto)/i,
  ],
  ['refusal', /refus|declin|reject|rechaz/i],
  ['warning', /warning|reprimand|avertissement|advertencia/i],
  ['resignation', /^resignation|^lettre de démission|^carta (de|para) renuncia/i],
  ['dismissal', /^termination letter|^lettre de licenciement|^carta de despido/i],
  [
    'reference',
    /^(letter of recommendation|recommendation|reference|experience)|^lettre de (recommandation|référence)|^carta de (recomendación|referencia)/i,
  ],
]

const TRADE: readonly Rule[] = [
  ['invoice', /invoice$|^facture\b|^factura\b/i],
  ['quote', /quote$|^devis|^offre(?! d’achat)|^cotización/i],
  [
    'order',
    /purchase order$|^bon de commande|^orden de compra/i,
    /services|servicios|matières|materias|équip|equip/i,
  ],
]

const FORMS: readonly Rule[] = [
  ['agenda', /agenda|ordre du jour|orden del día/i],
  ['minutes', /minutes|procès-verbal|^acta(?! constitutiva)\b/i],
  ...TRADE,
  ['appraisal', /^performance|^évaluation|^evaluación/i],
  [
    'waybill',
    /packing|waybill|lading|shipping|delivery|bordereau d’expédition|bon de livraison|connaissement|embarque|embalaje|nota de entrega/i,
    /schedule|purchase order/i,
  ],
  [
    'receipt',
    /receipt$|^reçu|^quittance|^recibo/i,
    /donat|\bdon\b|donativo|solde de tout|générale|mutuelle|loan|préstamo/i,
  ],
  ['survey', /survey|^sondage|^encuesta/i],
  ['deed', /power of attorney|^procuration|^poder|proxy/i],
  [
    'certificate',
    /certificate$|^certificat|^attestation|^certificado/i,
    /share|gift|actions|acciones|origin|origen|honneur/i,
  ],
  [
    'instrument',
    /affidavit|acta constitutiva|\bdeed\b|articles|bylaws|guarantee|\bwill\b|statuts|cautionnement|\bacte\b|^declaración|estatutos|fianza|escritura|testament|certificat|attestation|^título/i,
    /^request|^demande|^solicitud/i,
  ],
]

const SPREADSHEETS: readonly Rule[] = [
  ...TRADE,
  ['travel', /travel|voyage|déplacement|viaje/i],
  ['cashFlow', /cash flow|cash budget|trésorerie|efectivo/i, /discounted/i],
  ['balance', /balance sheet|\bbilan\b|^balance (proyectado|general)/i],
  [
    'statement',
    /profit and loss|income statement|^prévisions des résultats|état des résultats|pronóstico de resultados|estado de resultados/i,
  ],
  [
    'forecast',
    /(sales|revenue) forecast|prévisions des (ventes|revenus)|pronóstico de (ventas|ingresos)/i,
  ],
  [
    'payroll',
    /payroll (register|calculator)|timesheet|feuille de temps|registre de la paie|calcul de la paie|hoja de horas|nómina/i,
  ],
  [
    'inventory',
    /inventory (tracker|list)|stock count|suivi des stocks|inventaire|inventario/i,
    /office|bureau|oficina/i,
  ],
  ['prices', /(supplier price|bid) comparison|prix des fournisseurs|precios de proveedores/i],
  [
    'marketing',
    /(marketing|advertising|media) budget|budget (de marketing|média)|presupuesto de (marketing|medios)/i,
  ],
  ['schedule', /gantt|project schedule|échéancier de projet|cronograma de proyecto/i],
  [
    'budget',
    /(annual|monthly|quarterly|department|production) budget|expense forecast|budget (annuel|mensuel|trimestriel|par service|de production)|prévisions des dépenses|presupuesto (anual|mensual|trimestral|por departamento|de producción)|pronóstico de gastos/i,
  ],
]

/** The kinds that a title of each type may match, the more exact ones first. */
export const RULES: Readonly<Record<TemplateType, Rules>> = {
  agreement: { rules: AGREEMENTS, rest: 'agreement' },
  resolution: { rules: [], rest: 'resolution' },
  letter: { rules: LETTERS, rest: 'letter' },
  notice: { rules: [], rest: 'notice' },
  form: { rules: FORMS, rest: 'form' },
  checklist: { rules: [], rest: 'checklist' },
  spreadsheet: { rules: SPREADSHEETS, rest: 'register' },
  plan: {
    rules: [
      ['businessPlan', /business plan|plan d’affaires|plan de negocio/i],
      ['marketingPlan', /marketing|advertis|publicit/i],
    ],
    rest: 'actionPlan',
  },
  proposal: { rules: [], rest: 'proposal' },
  report: { rules: [], rest: 'report' },
  policy: { rules: [], rest: 'policy' },
  guide: {
    rules: [
      ['interview', /^interview|questions|^preguntas/i],
      ['handbook', /(employee|staff) handbook|guide du personnel|manual del (empleado|personal)/i],
    ],
    rest: 'procedure',
  },
  'job-description': { rules: [], rest: 'job' },
}
