import type { MailWords } from './words-type.ts'

/** Mail in Portuguese. */
export const pt: MailWords = {
  greeting: 'Olá, {name},',
  closing: 'Obrigado pela confiança.',
  help: 'Alguma dúvida? Escreva para nós ou ligue para {service}.',
  links: {
    templates: 'Abrir os modelos',
    licence: 'Contrato de licença',
    refundPolicy: 'Política de reembolso',
    contact: 'Escrever para nós',
  },
  receipt: {
    subject: 'Seu recibo {receipt} do pedido {order}',
    intro:
      'Seu pagamento chegou e sua assinatura está ativa. Agora você pode baixar, editar e imprimir os modelos.',
    renewal:
      'Sua assinatura está paga até {date} e depois é renovada por mais um ano, pelo preço vigente na data. Escrevemos para você 21 dias antes.',
    cancel:
      'Para cancelar, entre na sua conta, vá a Minha conta, depois a Pagamentos, e desative a renovação. Isso pode ser feito em qualquer dia, e você mantém o acesso completo até o fim do ano pago.',
  },
  refund: {
    subject: 'Reembolso de {amount} do pedido {order}',
    intro:
      'Reembolsamos {amount} no cartão ou na conta que você usou para pagar. O banco pode levar até dez dias para mostrar o valor.',
    whole:
      'O pagamento foi reembolsado por inteiro; por isso, a licença deste pedido terminou. Você ainda pode entrar e ver as prévias.',
    part: 'Sua licença continua como está.',
  },
  contact: {
    subject: 'Recebemos sua mensagem {reference}',
    intro: 'Sua mensagem chegou até nós. O número dela é {reference}.',
    next: 'Respondemos para este endereço. Informe o número se escrever ou ligar sobre o assunto.',
    stranger:
      'Se você não escreveu para nós, alguém errou o endereço, e você não precisa fazer nada.',
  },
}
