import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['lease']

const licence: Contract = {
  lead: '[Licenziante] concede a [licenziatario] l’uso di [opera] come segue.',
  clauses: [
    ['1. Concessione', 'La licenza non è esclusiva né trasferibile e vale per [l’Italia].'],
    ['2. Canone', 'Il licenziatario paga [450\u00A0€] al mese, fino a [25] utenti.'],
    ['3. Assistenza', 'Ai guasti bloccanti si risponde entro [quattro ore] nei giorni lavorativi.'],
    ['4. Titolarità', 'Tutti i diritti sull’opera e sulle sue modifiche restano al licenziante.'],
    [
      '5. Dati',
      'I dati immessi restano del licenziatario e gli sono resi entro [30 giorni] dalla cessazione.',
    ],
    [
      '6. Durata',
      'Dura [un anno] e si rinnova ogni anno, salvo disdetta con [60 giorni] di preavviso.',
    ],
  ],
  signatures: ['Licenziante', 'Licenziatario'],
}

const distribution: Contract = {
  lead: '[Fornitore] affida a [distributore] la vendita di [prodotti] in [zona].',
  clauses: [
    ['1. Zona', 'Il distributore vende in [zona] e non cerca attivamente clienti fuori di essa.'],
    [
      '2. Minimi d’acquisto',
      'Si ordinano almeno [1.200] pezzi l’anno, di cui [300] nel primo trimestre.',
    ],
    ['3. Prezzi', 'Lo sconto sul listino è del [35%]. I nuovi prezzi valgono dopo [60 giorni].'],
    [
      '4. Consegne',
      'Gli ordini sono confermati entro [tre] giorni lavorativi e spediti entro [dieci].',
    ],
    ['5. Marchi', 'Il distributore usa i nomi e i marchi indicati nel manuale, e nessun altro.'],
    ['6. Recesso', 'Dopo [due anni] ciascuna parte può recedere con preavviso di [90 giorni].'],
  ],
  signatures: ['Fornitore', 'Distributore'],
}

const amendment: Contract = {
  lead: 'Al contratto del [data] tra [prima parte] e [seconda parte].',
  clauses: [
    ['1. Modifica', 'Dal [data] l’art.\u00A0[4] recita: [«Il canone è di 1.900\u00A0€ al mese.»]'],
    [
      '2. Aggiunta',
      'Dopo l’art.\u00A0[7] si legge: [«Oltre 50\u00A0km le trasferte sono pagate a chilometro.»]',
    ],
    ['3. Durata', 'Il contratto scade il [data] anziché il [data].'],
    ['4. Altre clausole', 'Resta fermo quanto non è qui modificato.'],
    [
      '5. Efficacia',
      'La modifica ha effetto con la firma di entrambe le parti, dalla data dell’ultima.',
    ],
  ],
  signatures: ['Prima parte', 'Seconda parte'],
}

const ending: Contract = {
  lead: '[Prima parte] e [seconda parte] sciolgono il contratto del [data].',
  clauses: [
    [
      '1. Cessazione',
      'Il contratto cessa il [data]. Fino ad allora le parti adempiono i loro obblighi.',
    ],
    [
      '2. Saldo',
      '[Prima parte] paga [12.500\u00A0€] entro il [data], a saldo di quanto eseguito finora.',
    ],
    [
      '3. Restituzione',
      'Chiavi, documenti e attrezzature sono resi entro [dieci giorni], contro ricevuta.',
    ],
    ['4. Rinuncia', 'Con il saldo, le parti non hanno più nulla a pretendere l’una dall’altra.'],
    ['5. Riservatezza', 'Gli obblighi di riservatezza restano. Nessuna parte denigra l’altra.'],
  ],
  signatures: ['Prima parte', 'Seconda parte'],
}

const services: Contract = {
  lead: 'Tra [committente] e [prestatore], per l’incarico di cui all’art.\u00A01.',
  clauses: [
    ['1. Oggetto', 'Il prestatore consegna [quanto descritto nell’allegato A] entro il [data].'],
    [
      '2. Corrispettivo',
      'Sono dovuti [7.200\u00A0€]: [30%] alla firma, [40%] a metà dei lavori, il resto alla fine.',
    ],
    ['3. Varianti', 'Ogni aggiunta va preventivata per iscritto prima dell’inizio.'],
    [
      '4. Accettazione',
      'Il committente verifica entro [dieci giorni]. Senza rilievi, l’opera è accettata.',
    ],
    ['5. Diritti', 'A saldo avvenuto, il risultato è del committente.'],
    [
      '6. Responsabilità',
      'Ciascuna parte risponde nei limiti del [corrispettivo], salvo dolo o colpa grave.',
    ],
  ],
  signatures: ['Committente', 'Prestatore'],
}

const deed: Contract = {
  lead: 'Io, [nome], residente in [indirizzo], dichiaro:',
  clauses: [
    ['1. Nomina', 'Nomino [nome] mio procuratore per [la vendita dell’immobile in indirizzo].'],
    ['2. Poteri', 'Può firmare, incassare e dare quietanza in mio nome e conto.'],
    ['3. Limiti', 'Non può fare donazioni, né farsi sostituire da altri.'],
    ['4. Durata', 'Vale dal [data] al [data], salvo mia revoca per iscritto.'],
    ['5. Legge', 'Si applica la legge [italiana].'],
  ],
  signatures: ['Firma', 'Testimone'],
}

export const agreements = { licence, distribution, amendment, ending, services, deed }
