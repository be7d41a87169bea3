import type { SheetWords } from './sheet-words.ts'

const resolution: SheetWords['resolution'] = {
  lead: 'Nella riunione del [data] in [luogo], il consiglio di [società], presenti [cinque] amministratori su [sei], ha deliberato quanto segue.',
  decisions: [
    'SI DELIBERA di approvare quanto in oggetto, alle condizioni illustrate in riunione.',
    'SI DELIBERA di autorizzare [nome] a firmare, in nome di [società], ogni atto necessario.',
    'SI DELIBERA di dare effetto alla presente dal [data] e di trascriverla nel libro delle adunanze.',
  ],
  record:
    'Si attesta che il presente estratto è conforme all’originale e che la delibera è tuttora valida.',
  signatures: ['Presidente', 'Segretario'],
}

const to = ['[Nome]', '[Società]', '[Indirizzo]']
const date = '[Data]'

const offer: SheetWords['offer'] = {
  to: ['[Nome]', '[Indirizzo]'],
  date,
  paragraphs: [
    'Gentile [Nome], siamo lieti di offrirLe la posizione di [mansione], con inizio il [data].',
    'La retribuzione annua lorda sarà di [58.000\u00A0€], con [20] giorni di ferie e i benefit alla pagina seguente. Risponderà a [nome].',
    'L’offerta è valida fino al [data]. Se accetta, firmi in calce e ci restituisca una copia: Le invieremo tutto il necessario per il primo giorno.',
    'Saremo lieti di lavorare con Lei.',
  ],
  closing: 'Cordiali saluti',
}

const collection: SheetWords['collection'] = {
  to,
  date,
  paragraphs: [
    'Oggetto: fattura [1042] del [data], [1.860,00\u00A0€], scaduta il [data].',
    'Gentile [Nome], la fattura in oggetto risulta scaduta da [30 giorni]. Le abbiamo scritto il [data], senza ricevere risposta.',
    'La preghiamo di versare l’importo entro il [data]. Da allora decorreranno gli interessi [di legge].',
    'Se nel frattempo ha già pagato, La ringraziamo. Per eventuali contestazioni sulla fattura ci chiami al [telefono].',
  ],
  closing: 'Distinti saluti',
}

const application: SheetWords['application'] = {
  to,
  date,
  paragraphs: [
    'Gentile [Nome], Le scrivo in merito alla posizione di [mansione] pubblicata il [data].',
    'Da [sei] anni lavoro presso [società], dove coordino [quattro] persone e gestisco un budget di [320.000\u00A0€].',
    'Porterei in azienda [esperienza], [un risultato in cifre] e l’abitudine di finire ciò che comincio.',
    'Mi farebbe piacere parlarne di persona. Può contattarmi al [telefono].',
  ],
  closing: 'Cordiali saluti',
}

const sales: SheetWords['sales'] = {
  to,
  date,
  paragraphs: [
    'Gentile [Nome], [tre] Suoi vicini di [via] sono nostri clienti dal [anno]. Vorremmo raccontarLe perché.',
    'Consegniamo [prodotto] prima delle [7], a [0,45\u00A0€] il pezzo, e ritiriamo l’invenduto.',
    'La prova dura [due settimane]; i primi [100] sono gratis. Usi il tagliando o chiami il [telefono].',
  ],
  closing: 'Cordiali saluti',
}

const customer: SheetWords['customer'] = {
  to,
  date,
  paragraphs: [
    'Oggetto: Suo ordine n.\u00A0[2207] del [data].',
    'Gentile [Nome], grazie di averci scritto. Ha ragione: mancavano [due] colli su [dodici].',
    'Sono partiti oggi dal nostro magazzino e Le arriveranno il [data]. Abbiamo tolto dalla fattura le spese di spedizione.',
    'Abbiamo anche capito che cosa è successo e modificato [la fase], perché non si ripeta.',
  ],
  closing: 'Cordiali saluti',
}

const letter: SheetWords['letter'] = {
  to,
  date,
  paragraphs: [
    'Gentile [Nome], Le scrivo in merito a quanto in oggetto, per riepilogare a che punto siamo.',
    'Il [data] abbiamo convenuto [che cosa]. Da allora [che cosa è accaduto].',
    'Propongo di [prossimo passo] entro il [data]. La prego di farmi sapere se è d’accordo.',
    'La ringrazio dell’attenzione. Può chiamarmi al [telefono] ogni giorno lavorativo.',
  ],
  closing: 'Distinti saluti',
}

const press: SheetWords['press'] = {
  head: [
    ['Diffusione', '[data], [ore 8]'],
    ['Contatto', '[Nome], [telefono]'],
  ],
  paragraphs: [
    '[CITTÀ] – [Società], che produce [prodotto], annuncia il [data] [la novità], rivolta [a chi interessa].',
    '«[Che cosa significa per noi]», afferma [nome], che ha fondato [società] nel [anno].',
    '[Dove e quando vederla, provarla o partecipare]. Risponde [nome] al [telefono].',
    'Chi è [società]: [che cosa fa, per chi, da quando, con quante persone].',
  ],
  foot: '– fine –',
}

const memo: SheetWords['memo'] = {
  head: [
    ['A', '[Personale]'],
    ['Da', '[Nome, qualifica]'],
    ['Oggetto', '[Di che cosa si tratta]'],
  ],
  paragraphs: [
    'Dal [data], [che cosa cambia o avviene]. Per [chi è interessato] significa [che cosa significa].',
    'Il motivo: [motivo]. Lo ha deciso [nome] il [data].',
    'La preghiamo di [che cosa fare] entro il [data]. Per domande si rivolga a [nome].',
  ],
  foot: 'Documento interno: si prega di non diffonderlo.',
}

const notice: SheetWords['notice'] = {
  head: [
    ['A', '[Nome], [indirizzo]'],
    ['Da', '[Società], [indirizzo]'],
    ['Data', '[data]'],
  ],
  paragraphs: [
    'CON LA PRESENTE [società] Le comunica quanto in oggetto, ai sensi dell’art.\u00A0[numero] del [contratto e data].',
    'I fatti sono i seguenti: [fatti]. Gli effetti decorrono dal [data], [30 giorni] dopo il ricevimento della presente.',
    'Può rispondere per iscritto, entro il [data], all’indirizzo sopra indicato.',
  ],
  foot: 'Inviata il [data] con [raccomandata A/R]',
}

export const letters = {
  resolution,
  offer,
  collection,
  application,
  sales,
  customer,
  letter,
  press,
  memo,
  notice,
}
