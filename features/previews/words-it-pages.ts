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
      'Definire lo scopo',
      'Formare la squadra',
      'Fissare il budget',
      'Progettare',
      'Realizzare',
      'Provare con utenti',
      'Correggere',
      'Consegnare',
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
    lead: 'Ci ha chiesto come [il magazzino] possa spedire [in giornata]. Proponiamo tre fasi, in [otto settimane].',
    chart: ['Oggi', 'Fase 1', 'Fase 2', 'Fase 3'],
    sections: [
      ['Che cosa facciamo', 'Misurare, riordinare gli scaffali, formare [12] persone.'],
      ['Che cosa ottiene', 'Gli ordini entro le [14] partono in giornata.'],
      ['Quanto costa', '[18.400\u00A0€], in tre rate, una al termine di ogni fase.'],
    ],
  },
  report: {
    lead: 'Il [terzo] trimestre in una pagina, per [il consiglio]. I dati sono confrontati con l’anno prima.',
    chart: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set'],
    sections: [
      ['Che cosa va bene', 'Ordini in crescita dell’[8%], resi scesi all’[1,9%].'],
      ['Che cosa va male', 'Ad [agosto] consegne più lente di [un] giorno.'],
      ['Che cosa si decide', 'Un secondo autista da [ottobre].'],
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
        'Questa policy indica come [società] gestisce la materia in titolo e chi decide.',
        ['Vale per tutti in azienda', 'Entra in vigore il [data]', 'È rivista una volta l’anno'],
      ],
      [
        'Regole',
        'Che cosa è permesso, che cosa richiede una firma, che cosa è vietato.',
        [
          'Fino a [200\u00A0€]: nessun visto',
          'Oltre: firma [il responsabile]',
          'Mai: regali in denaro',
        ],
      ],
      ['Violazioni', 'Chi ne vede una avvisa [nome]. Nessuna ritorsione per chi segnala.', []],
    ],
  },
  procedure: {
    sections: [
      [
        'Prima di iniziare',
        'Servono l’elenco del [data], la chiave di [locale] e [20] minuti.',
        [],
      ],
      [
        'Passo per passo',
        'In quest’ordine:',
        [
          'Confrontare la consegna con l’ordine',
          'Annotare mancanze e danni',
          'Firmare le copie, tenerne una',
          'Registrare la merce in giornata',
          'Mettere davanti la più vecchia',
        ],
      ],
      ['Se qualcosa non va', 'Fermarsi, lasciare tutto com’è e chiamare [nome].', []],
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
