import type { SheetWords } from './sheet-words.ts'

const plans = {
  schedule: {
    weeks: 'Settimana',
    steps: [
      'Preparazione',
      'Ordini',
      'Consegna',
      'Montaggio',
      'Formazione',
      'Collaudo',
      'Apertura',
      'Verifica',
    ],
  },
  actionPlan: {
    weeks: 'Settimana',
    steps: [
      'Fissare lo scopo',
      'Nominare chi guida',
      'Rilevare lo stato',
      'Scegliere le misure',
      'Fissare il budget',
      'Iniziare',
      'Verificare',
      'Valutare',
    ],
  },
  businessPlan: {
    lead: '[Società] vende [prodotti] e li consegna [in giornata]. Chiediamo [85.000\u00A0€] per aprire un secondo negozio.',
    chart: ['Anno 1', 'Anno 2', 'Anno 3', 'Anno 4'],
    sections: [
      [
        'Il mercato',
        '[11.000] persone vivono entro [dieci] minuti a piedi; il concorrente più vicino è a [due] fermate.',
      ],
      ['La squadra', '[Due] soci con [24] anni di mestiere in due, e [un contabile].'],
      ['I conti', 'Pareggio al mese [14], con [71] clienti al giorno.'],
    ],
  },
  marketingPlan: {
    lead: 'Entro [dicembre] vogliamo [400] nuovi clienti, a non più di [32\u00A0€] l’uno.',
    chart: ['Ricerca', 'Referenze', 'E-mail', 'Eventi', 'Stampa'],
    sections: [
      ['A chi parliamo', '[Piccoli negozianti] che ordinano [ogni settimana].'],
      ['Che cosa diciamo', 'Una sola frase: [consegna prima dell’apertura].'],
      ['Come misuriamo', 'Ordini per provenienza, il [primo] lunedì di ogni mese.'],
    ],
  },
  proposal: {
    lead: 'Ci ha consultato in merito a [esigenza]. Proponiamo tre fasi, in [otto settimane].',
    chart: ['Oggi', 'Fase 1', 'Fase 2', 'Fase 3'],
    sections: [
      ['Che cosa proponiamo', '[Ciò che si fa], nell’ordine delle fasi.'],
      ['Che cosa ottiene', '[Il risultato], entro il [data].'],
      ['Che cosa chiediamo', '[L’importo] e [quant’altro serve], entro il [data].'],
    ],
  },
  report: {
    lead: '[Periodo] in una pagina, per [lettore]: che cosa si è esaminato, che cosa è emerso e i prossimi passi.',
    chart: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    sections: [
      ['Che cosa si è esaminato', '[Tema], dal [data] al [data].'],
      ['Che cosa è emerso', '[Risultati], con i dati in [allegato].'],
      ['I prossimi passi', '[Prossimo passo], entro il [data]; se ne occupa [nome].'],
    ],
  },
  organisation: {
    head: 'Direzione',
    leads: ['Vendite', 'Officina', 'Uffici'],
    roles: ['Agenti', 'Vendite web', 'Capofficina', 'Apprendisti', 'Contabilità', 'Reception'],
    note: 'Ogni casella ha un nome e un sostituto. Le modifiche si annotano il giorno stesso.',
  },
} satisfies Partial<SheetWords>

const texts = {
  handbook: {
    by: '[Società]  ·  [Edizione di mese e anno]',
    chapters: [
      'Benvenuti',
      'Come lavoriamo',
      'Orari e ferie',
      'Comportamento',
      'Salute e sicurezza',
      'In caso di problemi',
    ],
  },
  policy: {
    sections: [
      [
        'Scopo',
        'Questo regolamento dice come [società] disciplina la materia del titolo e chi decide.',
        ['Vale per [tutto il personale]', 'Entra in vigore il [data]', 'È rivisto ogni anno'],
      ],
      [
        'Regole',
        '[Nome] risponde alle domande e annota ciò che si decide.',
        [
          'Si può: [ciò che tutti possono fare]',
          'Previo permesso: [ciò che si chiede prima]',
          'Non si può: [ciò che nessuno fa]',
        ],
      ],
      ['Violazioni', 'Chi ne rileva una la segnala a [nome], senza alcuna conseguenza per sé.', []],
    ],
  },
  procedure: {
    sections: [
      ['Scopo', 'È rivolta a [chi la usa] e tratta di [argomento].', []],
      [
        'Passo per passo',
        'In quest’ordine:',
        [
          '[Che cosa si prepara, e chi lo fa]',
          '[Che cosa si fa prima]',
          '[Che cosa si fa dopo]',
          '[Chi verifica il risultato]',
          '[Dove si annota]',
        ],
      ],
      [
        'Se resta una domanda',
        'La ponga a [nome] e annoti qui la risposta per chi verrà dopo.',
        [],
      ],
    ],
  },
  job: {
    sections: [
      ['La posizione', 'Risponde a [nome]. Coordina [tre] persone. Lavora a [luogo].', []],
      [
        'Compiti',
        'Nel lavoro quotidiano:',
        [
          'Pianifica la settimana del team',
          'Tiene i costi entro [12.000\u00A0€] al mese',
          'Risponde ai clienti in giornata',
          'Riferisce ogni [venerdì]',
        ],
      ],
      [
        'Chi cerchiamo',
        'Più dei titoli di studio contano:',
        [
          '[Tre] anni in un ruolo simile',
          'Confidenza con numeri e persone',
          'Una scrittura chiara',
        ],
      ],
    ],
  },
  interview: {
    lead: 'Candidato: [nome]   Data: [data]   Selezionatore: [nome]',
    questions: [
      'Perché si candida da noi?',
      'Mi racconti una Sua tipica giornata di lavoro.',
      'Che cosa ha migliorato, e come?',
      'Quando qualcosa è andato storto, che cosa ha fatto?',
      'Che cosa Le serve da noi per lavorare bene?',
      'Quando può iniziare?',
    ],
  },
} satisfies Partial<SheetWords>

export const pages = { ...plans, ...texts }
