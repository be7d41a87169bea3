import type { SheetWords } from './sheet-words.ts'

/** What else business plans begin with, in German. */
export const plans = {
  planContents: {
    by: '[Firma]  ·  [Monat und Jahr]',
    chapters: [
      'Kurzfassung',
      'Der Markt',
      'Der Wettbewerb',
      'Das Team',
      'Kosten und Finanzierung',
      'Liquidität',
    ],
  },
  competition: {
    lead: 'Wer sonst in [Stadtteil] verkauft und warum die Kunden zu uns kommen.',
    chart: ['Unser Betrieb', 'Der größte', 'Der nächste'],
    sections: [
      ['Was andere gut machen', '[Niedrige Preise] und [Parkplätze] vor der Tür.'],
      ['Was wir besser machen', '[Beratung] und Lieferung [am selben Tag].'],
      ['Wie wir vorn bleiben', 'Jeden Monat sagen uns [20] Kunden, was ihnen fehlt.'],
    ],
  },
  breakEven: {
    lead: 'Ab [71] Kunden am Tag decken die Einnahmen die Kosten.',
    chart: ['Einnahmen', 'Kosten'],
    sections: [
      ['Fixkosten', '[9.400\u00A0€] im Monat: Miete, Löhne, Versicherung, Kredit.'],
      ['Jeder Verkauf', 'Im Schnitt [8,20\u00A0€], davon [3,10\u00A0€] für Ware.'],
      ['Wenn es länger dauert', 'Die Rücklage reicht [vier] weitere Monate.'],
    ],
  },
  startUpCosts: {
    columns: ['Wofür', 'Kosten', 'Eigengeld', 'Kredit'],
    total: 'Summe',
    rows: [
      ['Mietkaution', 4800],
      ['Ausbau', 12_500],
      ['Geräte', 18_900],
      ['Erste Ware', 7600],
      ['Fahrzeug', 9200],
      ['Genehmigungen', 650],
      ['Website', 1800],
      ['Schild', 1200],
      ['Versicherung', 900],
      ['Rücklage', 6000],
    ],
  },
} satisfies Partial<SheetWords>
