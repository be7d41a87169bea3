import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['lease']

const lease: Contract = {
  lead: 'Contratto concluso il [data] tra [locatore] e [conduttore].',
  clauses: [
    [
      '1. Oggetto',
      'Il locatore concede in locazione [120\u00A0m²] al piano terra di [indirizzo], ad uso [negozio].',
    ],
    [
      '2. Durata',
      'La locazione decorre dal [data] e dura [sei anni]. Alla scadenza si rinnova per altri [sei].',
    ],
    [
      '3. Canone',
      'Il canone è di [2.400\u00A0€] al mese, da pagare entro il giorno [5], con adeguamento ISTAT annuo.',
    ],
    [
      '4. Cauzione',
      'La cauzione di [tre] mensilità è restituita entro [30 giorni] dalla riconsegna delle chiavi.',
    ],
    [
      '5. Manutenzione',
      'Tetto, muri e riscaldamento spettano al locatore; la piccola manutenzione, al conduttore.',
    ],
    [
      '6. Risoluzione',
      'Se il canone tarda oltre [30 giorni], il locatore può risolvere il contratto per iscritto.',
    ],
  ],
  signatures: ['Locatore', 'Conduttore'],
}

const employment: Contract = {
  lead: 'Tra [società], datore di lavoro, e [nome], lavoratore.',
  clauses: [
    ['1. Mansioni', 'Il lavoratore è assunto dal [data] come [mansione] e risponde a [nome].'],
    ['2. Prova', 'Nei primi [tre mesi] ciascuna parte può recedere [senza preavviso].'],
    [
      '3. Orario',
      'L’orario è di [40] ore settimanali, da lunedì a venerdì, con [un’ora] di pausa al giorno.',
    ],
    [
      '4. Retribuzione',
      'La retribuzione annua lorda è di [58.000\u00A0€], in 13 mensilità pagate a fine mese.',
    ],
    ['5. Ferie', 'Spettano [20] giorni di ferie retribuite l’anno, in periodi concordati.'],
    [
      '6. Riservatezza',
      'Le notizie su clienti e prezzi restano riservate anche dopo la fine del rapporto.',
    ],
  ],
  signatures: ['Datore di lavoro', 'Lavoratore'],
}

const confidentiality: Contract = {
  lead: 'Tra [prima società] e [seconda società], che intendono valutare insieme [un progetto].',
  clauses: [
    [
      '1. Informazioni riservate',
      'Quelle contrassegnate come tali, o così dichiarate per iscritto entro [cinque giorni].',
    ],
    [
      '2. Esclusioni',
      'Quanto era già noto, è pubblico o è stato ricevuto da un terzo libero di rivelarlo.',
    ],
    [
      '3. Uso',
      'Chi le riceve le usa solo per [il progetto] e le mostra al solo personale che ne ha bisogno.',
    ],
    ['4. Restituzione', 'Su richiesta, ogni copia è restituita o distrutta entro [dieci giorni].'],
    ['5. Durata', 'Gli obblighi durano [tre anni] dall’ultimo scambio di informazioni.'],
    [
      '6. Violazione',
      'Il danno può essere irreparabile: è ammesso il ricorso d’urgenza al giudice.',
    ],
  ],
  signatures: ['Prima società', 'Seconda società'],
}

const loan: Contract = {
  lead: 'Il [data] [mutuante] dà a mutuo [25.000\u00A0€] a [mutuatario].',
  clauses: [
    ['1. Interessi', 'Sul capitale residuo maturano interessi al tasso del [6%] annuo.'],
    [
      '2. Rimborso',
      'Il rimborso avviene in [48] rate mensili di [587,13\u00A0€], la prima il [data].',
    ],
    [
      '3. Estinzione anticipata',
      'Il rimborso anticipato, anche parziale, è sempre ammesso senza penali.',
    ],
    ['4. Mora', 'Oltre [15 giorni] di ritardo, il tasso sale di [2 punti] a titolo di mora.'],
    [
      '5. Garanzia',
      'Il mutuatario concede ipoteca su [un furgone], iscritta al PRA, e ne conserva l’uso.',
    ],
    [
      '6. Decadenza dal termine',
      'Il mancato pagamento di [due] rate di seguito rende subito esigibile l’intero residuo.',
    ],
  ],
  signatures: ['Mutuante', 'Mutuatario'],
}

const sale: Contract = {
  lead: '[Venditore] vende a [compratore] il bene seguente.',
  clauses: [
    [
      '1. Oggetto',
      '[Un forno, modello e matricola], nello stato in cui il compratore lo ha visto.',
    ],
    [
      '2. Prezzo',
      'Il prezzo è di [8.900\u00A0€]: [2.000\u00A0€] alla firma, il saldo alla consegna.',
    ],
    [
      '3. Consegna',
      'Consegna presso [indirizzo] entro il [data]; fino ad allora il rischio è del venditore.',
    ],
    [
      '4. Proprietà',
      'Il bene è libero da diritti di terzi; la proprietà passa con il pagamento dell’intero prezzo.',
    ],
    ['5. Garanzia', 'I vizi emersi entro [dodici mesi] sono riparati, oppure il prezzo è ridotto.'],
    ['6. Verifica', 'I vizi apparenti sono denunciati entro [otto giorni] dalla consegna.'],
  ],
  signatures: ['Venditore', 'Compratore'],
}

const partnership: Contract = {
  lead: 'Tra [primo socio] e [secondo socio], che esercitano insieme [l’attività].',
  clauses: [
    [
      '1. Conferimenti',
      '[Primo socio] conferisce [40.000\u00A0€]; [secondo socio], le attrezzature in elenco.',
    ],
    [
      '2. Utili e perdite',
      'Si ripartiscono in ragione di [60] a [40], dopo l’approvazione del rendiconto annuale.',
    ],
    [
      '3. Amministrazione',
      'Ciascuno decide gli atti ordinari. Oltre [5.000\u00A0€] e per i prestiti firmano entrambi.',
    ],
    ['4. Prelievi', 'Ciascuno può prelevare [3.500\u00A0€] al mese in conto utili.'],
    ['5. Recesso', 'Chi recede dà [sei mesi] di preavviso; l’altro ha la prelazione sulla quota.'],
    ['6. Liquidazione', 'La quota è stimata da [un commercialista] e pagata in [dodici] rate.'],
  ],
  signatures: ['Primo socio', 'Secondo socio'],
}

export const contracts = { lease, employment, confidentiality, loan, sale, partnership }
