import type { SheetWords } from './sheet-words.ts'

const minutes: SheetWords['minutes'] = {
  head: [
    ['Data', '[data], [9:00–10:30]'],
    ['Presenti', '[cinque nomi]'],
    ['Assenti', '[un nome]'],
  ],
  items: [
    ['1. Verbale precedente', 'Approvato senza modifiche.'],
    ['2. Andamento', 'Vendite: [+4%] sul piano. [Nome] riferirà sui costi entro il [data].'],
    [
      '3. Nuova sede',
      'Confrontate due offerte. Scelta [la seconda], con [quattro] voti contro [uno].',
    ],
    ['4. Assunzioni', 'Dal [data] si cerca una persona per l’officina.'],
    ['5. Prossima riunione', '[data], [9:00], in [luogo].'],
  ],
  signatures: ['Presidente', 'Verbalizzante'],
}

const agenda: SheetWords['agenda'] = {
  head: [
    ['Data', '[data]'],
    ['Luogo', '[sala riunioni]'],
    ['Presiede', '[nome]'],
  ],
  items: [
    ['9:00', 'Apertura e verbale della riunione precedente'],
    ['9:10', 'Dati del mese: vendite, costi, liquidità'],
    ['9:30', 'Relazione su [progetto], con domande'],
    ['9:50', 'Decisione: [fornitore per il prossimo anno]'],
    ['10:10', 'Personale: ferie, corsi, selezione'],
    ['10:25', 'Chi fa che cosa e quando'],
  ],
  signatures: ['Presiede', 'Inviato da'],
}

const form: SheetWords['form'] = {
  fields: ['Nome', 'Azienda', 'Indirizzo', 'Telefono', 'Data', 'Reparto', 'Approvato da'],
  boxes: [
    'Dati completi',
    'Copie allegate',
    'Importi verificati',
    'Responsabile informato',
    'Protocollato e archiviato',
    'Datato e firmato',
  ],
}

const checklist: SheetWords['checklist'] = {
  groups: [
    [
      'Prima',
      [
        'Nominare chi se ne occupa',
        'Annotare che cosa deve essere pronto',
        'Fissare le date',
        'Chiedere agli altri la loro parte',
      ],
    ],
    ['Durante', ['Spuntare ogni passo', 'Annotare ciò che manca', 'Tenere insieme i documenti']],
    [
      'Dopo',
      ['Archiviare i documenti', 'Annotare che cosa è andato storto', 'Avvisare gli interessati'],
    ],
  ],
}

const appraisal: SheetWords['appraisal'] = {
  lead: 'Dipendente: [nome]   Periodo: [dal] – [al]   Valutato da: [nome]',
  ends: ['di rado', 'sempre'],
  questions: [
    'Conosce il lavoro e si aggiorna',
    'Rispetta i tempi concordati',
    'Nota i difetti e li segnala',
    'Aiuta gli altri spontaneamente',
    'Parla e scrive con chiarezza',
    'Tratta i clienti con pazienza',
    'Avanza proposte',
    'Ha cura di denaro e attrezzature',
  ],
}

const survey: SheetWords['survey'] = {
  lead: 'Bastano due minuti. Le risposte sono lette da [nome] e ci aiutano a migliorare.',
  ends: ['poco', 'molto'],
  questions: [
    'Nel complesso, L’abbiamo soddisfatta?',
    'È stato facile contattarci?',
    'Siamo stati di parola?',
    'Le è stato utile?',
    'L’abbiamo informata in tempo?',
    'Siamo stati cortesi?',
    'Lo consiglierebbe?',
  ],
}

const paper = {
  from: ['Da', '[Sua azienda], [indirizzo]'],
  to: ['Spett.le', '[Cliente], [indirizzo]'],
  date: 'Data: [data]',
  columns: ['Voce', 'Q.tà', 'Prezzo', 'Importo'],
  subtotal: 'Imponibile',
  tax: 'IVA',
} as const

const invoice: SheetWords['invoice'] = {
  ...paper,
  number: 'Fattura n.',
  items: [
    ['Ore di lavoro', 65],
    ['Materiali', 120],
    ['Sopralluogo', 90],
    ['Preparazione', 180],
    ['Trasferta', 45],
    ['Consegna', 30],
    ['Assistenza', 75],
  ],
  total: 'Totale dovuto',
  foot: 'Pagamento a {days} giorni, entro il [data], su [IBAN].',
}

const quote: SheetWords['quote'] = {
  ...paper,
  to: ['Preparato per', '[Cliente], [indirizzo]'],
  number: 'Preventivo n.',
  items: [
    ['Preparazione', 150],
    ['Lavori, a giornata', 480],
    ['Materiali elencati', 640],
    ['Trasferta', 45],
    ['Consegna', 60],
    ['Verifica con Lei', 95],
    ['Diritti e spese', 120],
  ],
  total: 'Totale',
  foot: 'Prezzi validi {days} giorni. Acconto del 50% all’accettazione.',
}

const order: SheetWords['order'] = {
  ...paper,
  from: ['Ordinato da', '[Sua azienda], [indirizzo]'],
  to: ['Fornitore', '[Fornitore], [indirizzo]'],
  number: 'Ordine n.',
  items: [
    ['Carta A4, scatola', 32],
    ['Toner nero', 85],
    ['Lampada da tavolo', 48],
    ['Schedario', 230],
    ['Sedia da ufficio', 190],
    ['Cavo, 5\u00A0m', 9],
    ['Lavagna bianca', 110],
  ],
  total: 'Totale',
  foot: 'Consegna all’indirizzo indicato entro il [data]. Pagamento a {days} giorni.',
}

const receipt: SheetWords['receipt'] = {
  ...paper,
  to: ['Ricevuto da', '[Nome], [indirizzo]'],
  number: 'Ricevuta n.',
  items: [
    ['Acconto', 200],
    ['Prima rata', 350],
    ['Affitto di [mese]', 900],
    ['Saldo fattura', 240],
    ['Spese', 25],
  ],
  total: 'Totale ricevuto',
  foot: 'Pagato con [mezzo] il [data]. Conservare la ricevuta per {days} giorni.',
}

const certificate: SheetWords['certificate'] = {
  body: [
    'Si attesta che',
    'ha completato [oggetto dell’attestato] presso [società], dal [data] al [data],',
    'come risulta dal relativo registro al n.\u00A0[17].',
  ],
  holder: '[Nome]',
  signatures: ['Presidente', 'Segretario'],
}

const waybill: SheetWords['waybill'] = {
  from: ['Mittente', '[Società], [indirizzo], [città]'],
  to: ['Destinatario', '[Nome], [società], [indirizzo], [città]'],
  rows: [
    ['Colli', '3'],
    ['Peso', '18,4\u00A0kg'],
    ['Vettore', '[vettore]'],
    ['Servizio', '[24 ore]'],
    ['Contenuto', '[ricambi]'],
    ['Valore', '[640\u00A0€]'],
  ],
  foot: 'Ricevuto integro e completo',
}

export const forms = {
  minutes,
  agenda,
  form,
  checklist,
  appraisal,
  survey,
  invoice,
  quote,
  order,
  receipt,
  certificate,
  waybill,
}
