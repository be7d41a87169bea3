import type { SheetKind } from './kinds.ts'

/** What the titles that pages name say, in the six languages, the more exact words first. */
const TITLES: readonly (readonly [SheetKind, RegExp])[] = [
  ['agenda', /agenda|ordre du jour|orden del día|ordine del giorno|pauta|tagesordnung/i],
  ['minutes', /minutes|procès-verbal|^acta\b|verbale|^ata\b|protokoll/i],
  ['resolution', /resolution|résolution|resolución|delibera|resolução|beschluss/i],
  ['amendment', /renewal|renouvellement|renovación|rinnovo|renovação|verlängerung/i],
  ['ending', /termination|résiliation|terminación|recesso|rescisão|kündigung/i],
  ['confidentiality', /non-disclosure|confiden|riservatezza|geheimhaltung/i],
  ['lease', /\blease|\bbail\b|arrendamiento|locazione|locação|miet/i],
  ['loan', /loan|prêt|préstamo|prestito|empréstimo|darlehen/i],
  [
    'partnership',
    /partnership|shareholders|actionnaires|partenariat|accionistas|sociedad|società|parasociale|acionistas|sociedade|gesellschaft/i,
  ],
  [
    'distribution',
    /distribu|supply|fourniture|suministro|fornitura|fornecimento|vertrieb|liefervertrag/i,
  ],
  [
    'sale',
    /bill of sale|share purchase|acte de vente|compraventa|compravendita|compra e venda|kaufvertrag/i,
  ],
  [
    'application',
    /employment application|demande d’emploi|solicitud de empleo|candidatura|bewerbung/i,
  ],
  ['offer', /offer letter|embauche|oferta de empleo|assunzione|proposta de emprego|einstellung/i],
  [
    'employment',
    /employment|non-compete|contrat de travail|contrato de trabaj|contrato de trabalho|contratto di lavoro|arbeitsvertrag/i,
  ],
  ['appraisal', /appraisal|évaluation|evaluación|valutazione|avaliação|beurteilung/i],
  ['quote', /quot|preventivo|cotação|cotización|kostenvoranschlag/i],
  ['order', /order$|^bon de|^orden|^ordine|^ordem|bestellung|arbeitsauftrag/i],
  ['travel', /expense|dépense|gasto|spese|despesas|spesen/i],
  ['invoice', /invoice|facture|factura|fattura|fatura|rechnung/i],
  ['receipt', /receipt|reçu|recibo|ricevuta|quittung/i],
  ['waybill', /delivery note|bolla|nota de entrega|lieferschein/i],
  ['services', /service|consult|consulen|servicio|servizi|serviço|beratung|dienstleistung/i],
  ['deed', /authorization|attorney|procuration|poder|procura|vollmacht/i],
  ['collection', /reminder|collection|messa in mora|sollecito|cobrança|mahn|zahlungserinnerung/i],
  ['customer', /complaint|refusal|rejection/i],
  ['letter', /letter/i],
  ['press', /press|presse|prensa|stampa|imprensa/i],
  ['handbook', /handbook|manual|manuel|guide du personnel|handbuch/i],
  ['checklist', /checklist|check-list|assurance qualité|qualità|qualidade|qualität/i],
  ['policy', /policy|politique|política|regolamento|richtlinie/i],
  ['cashFlow', /cash flow|trésorerie|efectivo|tesoreria|fluxo de caixa|liquidität/i],
  ['forecast', /forecast|prévision|pronóstico|previsione|previsão|prognose/i],
  ['statement', /balance|bilan|patrimoniale|balanço|bilanz/i],
  ['marketingPlan', /marketing/i],
  ['actionPlan', /action plan|plan d’action|piano d’azione|plano de ação/i],
  ['businessPlan', /business ?plan|plan d’affaires|plan de negocio|plano de negócios/i],
  ['proposal', /proposal|propos|propuesta|angebot/i],
  ['budget', /budget|presupuesto|orçamento/i],
]

/** The kind of sheet that a title names which stands on a page alone, without its type; nothing where it says none. */
export const kindOfTitle = (title: string): SheetKind | undefined => {
  const plain = title.replaceAll('\u00AD', '').replaceAll('\u2011', '-')
  return TITLES.find(([, pattern]) => pattern.test(plain))?.[0]
}
