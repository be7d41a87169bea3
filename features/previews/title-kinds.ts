import type { SheetKind } from './sheet-kinds.ts'

/** The kinds by the titles that pages name, in the six languages, the more exact words first. */
const TITLES: readonly (readonly [SheetKind, RegExp])[] = [
  ['policy', /policy|politique|política|regolamento|richtlinie/i],
  [
    'form',
    /employment application|demande d’emploi|solicitud de empleo|candidatura|bewerbung|work order|bon de travail|orden de trabajo|ordine di lavoro|ordem de serviço|arbeitsauftrag|request for/i,
  ],
  ['register', /repayment schedule/i],
  [
    'agreement',
    /non-compete|share purchase|supply|fourniture|suministro|fornitura|fornecimento|liefervertrag/i,
  ],
  [
    'shareholders',
    /shareholders|actionnaires|accionistas|parasociale|acionistas|gesellschaftervereinbarung/i,
  ],
  ['agenda', /agenda|ordre du jour|orden del día|ordine del giorno|pauta|tagesordnung/i],
  ['minutes', /minutes|procès-verbal|^acta\b|verbale|^ata\b|protokoll/i],
  ['resolution', /resolution|résolution|resolución|delibera|resolução|beschluss/i],
  ['amendment', /renewal|renouvellement|renovación|rinnovo|renovação|verlängerung/i],
  ['ending', /termination|résiliation|terminación|recesso|rescisão|kündigung/i],
  ['confidentiality', /non-disclosure|confiden|riservatezza|geheimhaltung/i],
  ['lease', /\blease|\bbail\b|arrendamiento|locazione|locação|miet/i],
  ['loan', /loan|prêt|préstamo|prestito|empréstimo|darlehen/i],
  ['partnership', /partnership|partenariat|sociedad|società|sociedade|gesellschaft/i],
  ['distribution', /distribu|vertrieb/i],
  ['sale', /bill of sale|acte de vente|compraventa|compravendita|compra e venda|kaufvertrag/i],
  ['offer', /offer letter|embauche|oferta de empleo|assunzione|proposta de emprego|einstellung/i],
  [
    'employment',
    /employment|contrat de travail|contrato de trabaj|contrato de trabalho|contratto di lavoro|arbeitsvertrag/i,
  ],
  ['appraisal', /appraisal|évaluation|evaluación|valutazione|avaliação|beurteilung/i],
  ['quote', /quot|preventivo|cotação|cotización|kostenvoranschlag/i],
  [
    'order',
    /purchase order|^bon de commande|orden de compra|ordine di acquisto|ordem de compra|bestellung/i,
  ],
  ['travel', /expense|dépense|gasto|spese|despesas|spesen/i],
  ['invoice', /invoice|facture|factura|fattura|fatura|rechnung/i],
  ['receipt', /receipt|reçu|recibo|ricevuta|quittung/i],
  ['waybill', /delivery note|bolla|nota de entrega|lieferschein/i],
  ['services', /service|consult|consulen|servicio|servizi|serviço|beratung|dienstleistung/i],
  ['deed', /authorization|attorney|procuration|poder|procura|vollmacht/i],
  ['collection', /reminder|collection|messa in mora|sollecito|cobrança|mahn|zahlungserinnerung/i],
  ['refusal', /refusal|rejection/i],
  ['thanks', /thank/i],
  ['reference', /recommendation/i],
  ['letter', /letter/i],
  ['press', /press|presse|prensa|stampa|imprensa/i],
  [
    'handbook',
    /employee handbook|guide du personnel|manual del empleado|manuale del personale|manual do colaborador|personalhandbuch/i,
  ],
  ['procedure', /manual|handbook|manuel/i],
  ['checklist', /checklist|check-list|assurance qualité|qualità|qualidade|qualität/i],
  ['cashFlow', /cash flow|trésorerie|efectivo|tesoreria|fluxo de caixa|liquidität/i],
  ['forecast', /forecast|prévision|pronóstico|previsione|previsão|prognose/i],
  ['balance', /balance|bilan|patrimoniale|balanço|bilanz/i],
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
