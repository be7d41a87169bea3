import type { AffiliateMailWords } from './words-type.ts'

/** Mail to affiliates in Italian. */
export const it: AffiliateMailWords = {
  desk: 'Apra l’area affiliati',
  agreement: 'Contratto di affiliazione',
  fee: 'La penale è di {amount} (articolo 16).',
  events: {
    applied: {
      subject: 'Abbiamo ricevuto la Sua candidatura',
      text: [
        'La Sua candidatura al programma di affiliazione è arrivata. Con essa ha accettato il contratto di affiliazione.',
        'La leggerà una persona e Le risponderemo a questo indirizzo.',
      ],
    },
    approved: {
      subject: 'Le diamo il benvenuto nel programma di affiliazione',
      text: [
        'La Sua candidatura è stata approvata. Il Suo numero di affiliato è {number}.',
        'Nell’area affiliati trova i Suoi link e banner, e quanto rendono.',
      ],
    },
    declined: {
      subject: 'La Sua candidatura al programma di affiliazione',
      text: [
        'Abbiamo deciso di non approvare la Sua candidatura. Può candidarsi di nuovo quando i motivi saranno venuti meno.',
      ],
    },
    ended: {
      subject: 'Il Suo contratto di affiliazione è terminato',
      text: [
        'Il contratto di affiliazione del numero {number} termina oggi. Tolga tutti i link e i banner.',
        'L’articolo 24 del contratto dice che cosa avviene delle commissioni guadagnate.',
      ],
    },
    'ended-for-cause': {
      subject: 'Il Suo contratto di affiliazione è terminato',
      text: [
        'Oggi poniamo fine per giusta causa al contratto di affiliazione del numero {number}. Tolga tutti i link e i banner.',
        'L’articolo 24 del contratto dice che cosa avviene delle commissioni guadagnate.',
      ],
    },
    flagged: {
      subject: 'Una segnalazione nella Sua area affiliati',
      text: [
        'Abbiamo segnalato qualcosa per il Suo numero di affiliato {number}: {kind} (articolo {section} del contratto).',
        'L’area affiliati mostra di che cosa si tratta e quale commissione è trattenuta. Se la segnalazione è sbagliata, può contestarla in quella pagina.',
      ],
    },
    objected: {
      subject: 'Abbiamo ricevuto la Sua contestazione',
      text: [
        'La Sua contestazione della segnalazione «{kind}» è arrivata. La leggerà una persona, che deciderà. Le comunicheremo la decisione a questo indirizzo.',
      ],
    },
    released: {
      subject: 'Una segnalazione è stata annullata',
      text: [
        'Abbiamo annullato la segnalazione «{kind}» (articolo {section}). La commissione trattenuta è Sua.',
        'Il motivo: {why}',
      ],
    },
    upheld: {
      subject: 'Una segnalazione è stata confermata',
      text: [
        'Abbiamo confermato la segnalazione «{kind}» (articolo {section}). La commissione trattenuta non viene pagata.',
        'Il motivo: {why}',
      ],
    },
    paid: {
      subject: 'La Sua commissione: {amount}',
      text: ['Le abbiamo pagato {amount}. È il pagamento di {month}.'],
    },
    changed: {
      subject: 'Il contratto di affiliazione è cambiato',
      text: [
        'È in vigore una nuova versione del contratto di affiliazione, datata {date}.',
        'Se continua a usare i link di affiliazione, la accetta. Se non è d’accordo, può recedere dal contratto (articolo 27).',
      ],
    },
  },
}
