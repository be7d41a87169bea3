import type { SubscriptionWords } from './words-type.ts'

/** Mail about a subscription in Portuguese. */
export const pt: SubscriptionWords = {
  billing: 'Abrir Pagamentos',
  notice: {
    subject: 'O seu plano será renovado em {date}',
    intro: 'O seu plano {item} será renovado em {date} por mais um ano.',
    amount: 'Nesse dia cobraremos {total} no cartão ou na conta com que você paga.',
    amountWithTax:
      'Nesse dia cobraremos {total} no cartão ou na conta com que você paga, dos quais {tax} são impostos.',
    stop: 'Se não quiser renovar, abra Pagamentos pelo link abaixo e desative a renovação, em qualquer dia antes dessa data. Você mantém o acesso completo até o fim do ano já pago.',
    cancel: 'Cancelar sem fazer login',
  },
  failed: {
    subject: 'Não foi possível cobrar a sua renovação',
    intro: 'Tentamos cobrar {total} por {item}, mas o pagamento foi recusado.',
    access:
      'O período pago terminou em {date}: a sua licença fica em pausa até o pagamento chegar.',
    next: 'Tentaremos de novo em {date}.',
    update:
      'Para usar outro cartão, abra Pagamentos pelo link abaixo. Lá também é possível desativar a renovação.',
  },
  ended: {
    subject: 'O seu plano terminou',
    reasons: {
      stopped:
        'Como você pediu, o seu plano {item} não foi renovado. Ele terminou, e nada mais será cobrado.',
      unpaid:
        'A última tentativa de cobrar a renovação também falhou. O seu plano {item} terminou, e nada mais será cobrado.',
      'dispute-lost':
        'O seu banco devolveu um pagamento a você. O plano {item} e a licença terminaram, e nada mais será cobrado.',
    },
    after:
      'A sua conta continua: você pode entrar, ver as prévias e assinar de novo quando quiser.',
  },
  stopped: {
    subject: 'O seu plano não será renovado',
    intro: 'Desativamos a renovação automática de {item}: {moment}.',
    access:
      'Você mantém o acesso completo até {date}. Depois o plano termina, e nada mais será cobrado.',
    resume: 'Se mudar de ideia antes disso, você pode reativar a renovação em Pagamentos.',
  },
  resumed: {
    subject: 'O seu plano voltará a ser renovado',
    intro: 'Reativamos a renovação automática de {item}: {moment}.',
    next: 'Ele está pago até {date}. Enviaremos o valor antes de cobrar o ano seguinte.',
  },
  changed: {
    subject: 'O seu plano mudou',
    now: 'A partir de agora você tem {item}.',
    next: 'A partir do próximo período, que começa em {date}, você terá {item}.',
    notice: 'Enviaremos o valor antes de cobrar o ano seguinte.',
  },
  disputed: {
    subject: 'O pagamento do pedido {order} foi contestado',
    intro: 'O seu banco nos informou que o pagamento do pedido {order} foi contestado.',
    access: 'Até o banco decidir, a sua licença fica suspensa e nada é cobrado.',
    mistake: 'Se for um engano, avise o seu banco e escreva para nós pelo link abaixo.',
  },
}
