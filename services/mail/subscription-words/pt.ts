import type { SubscriptionWords } from './words-type.ts'

/** Mail about a subscription in Portuguese. */
export const pt: SubscriptionWords = {
  billing: 'Abrir Pagamentos',
  notice: {
    subject: 'Sua assinatura será renovada em {date}',
    intro: 'Sua assinatura do {item} será renovada em {date} por mais um ano.',
    amount: 'Nesse dia cobraremos {total} no cartão ou na conta com que você paga.',
    amountWithTax:
      'Nesse dia cobraremos {total} no cartão ou na conta com que você paga, dos quais {tax} são impostos.',
    taxes: 'Impostos',
    stop: 'Se não quiser renovar, desative a renovação em Pagamentos, em qualquer dia antes dessa data. Você mantém o acesso completo até o fim do ano já pago.',
    cancel: 'Cancelar sem entrar na conta',
    lastDay: 'Último dia para recusar a renovação: {date}',
    coolingOff:
      'Como consumidor, você pode desistir de cada renovação em até {days} dias após o pagamento e receber o valor total de volta.',
  },
  failed: {
    subject: 'Não foi possível cobrar sua renovação',
    intro: 'Tentamos cobrar {total} pelo {item}, mas o pagamento foi recusado.',
    confirm:
      'Tentamos cobrar {total} pelo {item}, mas seu banco exige que você confirme pessoalmente um pagamento assim. Uma renovação automática não permite isso. Use outro cartão.',
    access: 'O período pago terminou em {date}: sua licença fica suspensa até o pagamento chegar.',
    due: 'Valor em aberto em\u00A0{currency}',
    next: 'Próxima tentativa',
    last: 'A próxima tentativa é a última: se ela também falhar, sua assinatura termina.',
    update: 'Em Pagamentos também é possível desativar a renovação.',
    open: 'Trocar o cartão',
  },
  ended: {
    subject: 'Sua assinatura terminou',
    reasons: {
      stopped:
        'Como você pediu, sua assinatura do {item} não foi renovada. Ela terminou, e nada mais será cobrado.',
      unpaid:
        'A última tentativa de cobrar a renovação também falhou. Sua assinatura do {item} terminou, e nada mais será cobrado.',
      'dispute-lost':
        'Seu banco devolveu um pagamento a você. Sua assinatura do {item} e a licença terminaram, e nada mais será cobrado.',
    },
    after:
      'Sua conta continua aberta: você pode entrar, ver as prévias e assinar de novo quando quiser.',
    open: 'Assinar de novo',
  },
  stopped: {
    subject: 'Sua assinatura não será renovada',
    intro: 'A renovação automática do {item} foi desativada em {moment}.',
    access:
      'Você mantém o acesso completo até {date}. Depois disso a assinatura termina, e nada mais será cobrado.',
    resume: 'Se mudar de ideia antes disso, você pode reativar a renovação em Pagamentos.',
    elsewhere:
      'Você comprou na ClickBank uma licença ativa até {until}. Até lá, a renovação fica desativada para que você não pague duas vezes.',
    open: 'Reativar a renovação',
  },
  resumed: {
    subject: 'A renovação da sua assinatura está ativa de novo',
    intro: 'A renovação automática do {item} foi reativada em {moment}.',
    next: 'A assinatura está paga até {date}. Informaremos o valor antes de cobrar o ano seguinte.',
  },
  changed: {
    subject: 'Seu plano mudou',
    soon: 'Seu plano muda em {date}',
    now: 'A partir de agora, seu plano é {item}.',
    next: 'A partir de {date}, quando começa um novo período, seu plano será {item}.',
    notice: 'Informaremos o valor antes de cobrar o ano seguinte.',
    renewal: 'Sua renovação de {date} continua como anunciamos: {item} por {total}.',
    more: 'Nesse dia, cobraremos também {total}, com impostos. É o que o novo plano custa a mais no ano renovado.',
    open: 'Ver seu plano',
  },
  unchanged: {
    subject: 'A mudança do seu plano não foi paga',
    intro: 'O pagamento da mudança para {item} não foi concluído.',
    held: 'Seu plano é {item}.',
    late: 'Se o valor ainda assim for cobrado mais tarde, nós o devolveremos sem que você precise pedir. Você pode escolher o outro plano de novo em Pagamentos.',
    open: 'Escolher o plano de novo',
  },
  disputed: {
    subject: 'O pagamento do pedido {order} foi contestado',
    intro: 'Seu banco nos informou que o pagamento do pedido {order} foi contestado.',
    access: 'Até o banco decidir, sua licença fica suspensa e nada é cobrado.',
    mistake: 'Se for um engano, avise seu banco e escreva para nós.',
  },
  disputeWon: {
    subject: 'O pagamento do pedido {order} foi mantido',
    intro: 'Seu banco decidiu manter o pagamento do pedido {order}.',
    access: 'Sua licença não está mais suspensa, e sua assinatura continua como antes.',
    again: 'Você tem acesso de novo até {date}. Nada mais é cobrado.',
  },
}
