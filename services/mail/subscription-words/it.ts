import type { SubscriptionWords } from './words-type.ts'

/** Mail about a subscription in Italian. */
export const it: SubscriptionWords = {
  billing: 'Apra Fatturazione',
  notice: {
    subject: 'Il Suo abbonamento si rinnova il {date}',
    intro: 'Il Suo abbonamento a {item} si rinnova il {date} per un altro anno.',
    amount: 'In quel giorno addebiteremo {total} sulla carta o sul conto con cui paga.',
    amountWithTax:
      'In quel giorno addebiteremo {total} sulla carta o sul conto con cui paga, di cui {tax} di imposte.',
    taxes: 'Imposte',
    stop: 'Se non desidera rinnovare, disattivi il rinnovo in Fatturazione in qualsiasi momento prima di quella data. L’accesso completo resta attivo fino alla fine dell’anno pagato.',
    cancel: 'Disdica senza accedere',
    lastDay: 'Ultimo giorno per rifiutare il rinnovo: {date}',
    coolingOff:
      'Come consumatore può recedere da ogni rinnovo entro {days} giorni dal relativo pagamento e ottenere il rimborso dell’intero importo.',
  },
  failed: {
    subject: 'Non è stato possibile addebitare il rinnovo',
    intro: 'Abbiamo provato ad addebitare {total} per {item}, ma il pagamento è stato rifiutato.',
    confirm:
      'Abbiamo provato ad addebitare {total} per {item}, ma la Sua banca richiede che sia Lei a confermare un pagamento di questo tipo. Un rinnovo automatico non lo consente. Utilizzi un’altra carta.',
    access:
      'Il periodo pagato è terminato il {date}: la licenza resta sospesa fino all’arrivo del pagamento.',
    due: 'Importo dovuto in\u00A0{currency}',
    next: 'Prossimo tentativo',
    last: 'Il prossimo tentativo è l’ultimo: se fallisce anche questo, l’abbonamento termina.',
    update: 'In Fatturazione può anche disattivare il rinnovo.',
    open: 'Cambi la carta',
  },
  ended: {
    subject: 'Il Suo abbonamento è terminato',
    reasons: {
      stopped:
        'Come richiesto, il Suo abbonamento a {item} non è stato rinnovato. È terminato e non verrà addebitato altro.',
      unpaid:
        'Anche l’ultimo tentativo di addebitare il rinnovo non è riuscito. Il Suo abbonamento a {item} è terminato e non verrà addebitato altro.',
      'dispute-lost':
        'La Sua banca Le ha restituito un pagamento. L’abbonamento a {item} e la licenza sono terminati e non verrà addebitato altro.',
    },
    after:
      'Il Suo account resta aperto: può accedere, vedere le anteprime e abbonarsi di nuovo quando vuole.',
    open: 'Si abboni di nuovo',
  },
  stopped: {
    subject: 'Il Suo abbonamento non si rinnoverà',
    intro: 'Il rinnovo automatico di {item} è stato disattivato il {moment}.',
    access:
      'L’accesso completo resta attivo fino al {date}. Poi l’abbonamento termina e non verrà addebitato altro.',
    resume: 'Se cambia idea prima di allora, può riattivare il rinnovo in Fatturazione.',
    elsewhere:
      'Lei ha acquistato su ClickBank una licenza attiva fino al {until}. Fino ad allora il rinnovo resta disattivato, così non paga due volte.',
    open: 'Riattivi il rinnovo',
  },
  resumed: {
    subject: 'Il rinnovo del Suo abbonamento è di nuovo attivo',
    intro: 'Il rinnovo automatico di {item} è stato riattivato il {moment}.',
    next: 'L’abbonamento è pagato fino al {date}. Le comunicheremo l’importo prima di addebitare l’anno successivo.',
  },
  changed: {
    subject: 'Il Suo piano è cambiato',
    soon: 'Il Suo piano cambia il {date}',
    now: 'Da ora il Suo piano è {item}.',
    next: 'Dal {date}, quando inizierà un nuovo periodo, il Suo piano sarà {item}.',
    notice: 'Le comunicheremo l’importo prima di addebitare l’anno successivo.',
    renewal: 'Il rinnovo del {date} resta come annunciato: {item} per {total}.',
    more: 'Quel giorno addebiteremo anche {total}, imposte incluse. È quanto il nuovo piano costa in più per l’anno rinnovato.',
    open: 'Veda il Suo piano',
  },
  unchanged: {
    subject: 'Il cambio del Suo piano non è stato pagato',
    intro: 'Il pagamento per il passaggio a {item} non è andato a buon fine.',
    held: 'Il Suo piano è {item}.',
    late: 'Se l’importo dovesse comunque essere addebitato in seguito, glielo rimborseremo senza che Lei debba chiederlo. Può scegliere di nuovo l’altro piano in Fatturazione.',
    open: 'Scelga di nuovo il piano',
  },
  disputed: {
    subject: 'Il pagamento dell’ordine {order} è contestato',
    intro: 'La Sua banca ci comunica che il pagamento dell’ordine {order} è contestato.',
    access: 'Finché la banca non decide, la licenza è sospesa e non viene addebitato nulla.',
    mistake: 'Se si tratta di un errore, avvisi la Sua banca e ci scriva.',
  },
  disputeWon: {
    subject: 'Il pagamento dell’ordine {order} resta valido',
    intro: 'La Sua banca ha deciso che il pagamento dell’ordine {order} resta valido.',
    access: 'La licenza non è più sospesa e l’abbonamento prosegue come prima.',
    again: 'Ha di nuovo accesso fino al {date}. Non viene addebitato altro.',
  },
}
