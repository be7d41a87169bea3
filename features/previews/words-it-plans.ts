import type { SheetWords } from './sheet-words.ts'

/** What else business plans begin with, in Italian. */
export const plans = {
  planContents: {
    by: '[Società]  ·  [Mese e anno]',
    chapters: [
      'Sintesi',
      'Il mercato',
      'La concorrenza',
      'La squadra',
      'Costi e finanziamento',
      'Flusso di cassa',
    ],
  },
  competition: {
    lead: 'Chi altro vende in [quartiere] e perché i clienti sceglieranno noi.',
    chart: ['La nostra società', 'Il più grande', 'Il più vicino'],
    sections: [
      ['Che cosa fanno bene gli altri', '[Prezzi bassi] e [parcheggio] davanti alla porta.'],
      ['Che cosa facciamo meglio', '[Consulenza] e consegna [in giornata].'],
      ['Come restiamo in vantaggio', 'Ogni mese [20] clienti ci dicono che cosa manca.'],
    ],
  },
  breakEven: {
    lead: 'Con [71] clienti al giorno i ricavi coprono i costi.',
    chart: ['Ricavi', 'Costi'],
    sections: [
      ['Costi fissi', '[9.400\u00A0€] al mese: affitto, stipendi, assicurazioni, rate.'],
      ['Ogni vendita', '[8,20\u00A0€] in media, di cui [3,10\u00A0€] di merce.'],
      ['Se serve più tempo', 'La riserva copre altri [quattro] mesi.'],
    ],
  },
  startUpCosts: {
    columns: ['Che cosa', 'Costo', 'Capitale', 'Prestito'],
    total: 'Totale',
    rows: [
      ['Deposito cauzionale', 4800],
      ['Allestimento', 12_500],
      ['Attrezzature', 18_900],
      ['Prime scorte', 7600],
      ['Veicolo', 9200],
      ['Permessi', 650],
      ['Sito web', 1800],
      ['Insegna', 1200],
      ['Assicurazioni', 900],
      ['Riserva', 6000],
    ],
  },
} satisfies Partial<SheetWords>
