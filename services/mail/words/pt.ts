import type { MailWords } from './words-type.ts'

/** Mail in Portuguese. */
export const pt: MailWords = {
  greeting: 'Olá, {name},',
  closing: 'Agradecemos a confiança.',
  help: 'Alguma dúvida? Escreva para nós ou ligue para {service}.',
  links: {
    templates: 'Ver os modelos',
    licence: 'Contrato de licença',
    refundPolicy: 'Política de reembolso',
    contact: 'Fale conosco',
  },
  receipt: {
    headline: 'Agradecemos seu pagamento',
    subject: 'Recibo {receipt} do pedido {order}',
    intro:
      'Recebemos seu pagamento de {total}, e sua assinatura está ativa. Agora você pode baixar, editar e imprimir os modelos.',
    notOwed:
      'Recebemos um pagamento de {total} que você não nos deve. Ele será devolvido automaticamente ao cartão ou à conta de origem. Outro e-mail confirmará a devolução.',
    renewal:
      'Sua assinatura está paga até {date} e depois é renovada por mais um ano, pelo preço vigente nessa data. Enviamos um aviso 21 dias antes.',
    renewalPrice: {
      added: 'Pelos preços de hoje, o ano seguinte custa {price} antes dos impostos.',
      included: 'Pelos preços de hoje, o ano seguinte custa {price}, com IVA incluído.',
      reverse:
        'Pelos preços de hoje, o ano seguinte custa {price} sem IVA, cujo recolhimento cabe a você.',
    },
    renewalKept:
      'O ano seguinte custa no máximo o que você pagou por este: {price} antes dos impostos.',
    firstYear: 'O desconto valeu para o primeiro ano e não se aplica à renovação.',
    cancel:
      'Para cancelar, entre na sua conta, abra Minha conta e depois Pagamentos, e desative a renovação. Isso pode ser feito em qualquer dia, e você mantém o acesso completo até o fim do ano já pago.',
  },
  refund: {
    subject: 'Reembolso de {amount} do pedido {order}',
    intro:
      'Reembolsamos {amount} no cartão ou na conta que você usou para pagar. O banco pode levar até dez dias para mostrar o valor.',
    returned:
      'Seu banco devolveu {amount} a você depois da contestação do pagamento. Esta é a nota de crédito correspondente.',
    whole:
      'O pagamento foi reembolsado integralmente; por isso, a licença deste pedido terminou. Você ainda pode entrar e ver as prévias.',
    left: 'O pagamento foi reembolsado integralmente. Seu plano agora é {item}, até {date}.',
    part: 'Sua licença não muda.',
  },
  marketplace: {
    headline: 'Sua licença está ativa',
    subject: 'Sua licença está ativa (pedido ClickBank {receipt})',
    intro:
      'Agradecemos seu pedido na ClickBank. Sua licença do {product} está ativa até {date}: agora você pode baixar, editar e imprimir os modelos.',
    account: 'Ela está vinculada à conta deste endereço de e-mail.',
    payment:
      'A ClickBank processou o pagamento com o número de pedido {receipt} e responde às dúvidas sobre ele.',
  },
  contact: {
    headline: 'Recebemos sua mensagem',
    subject: 'Recebemos sua mensagem {reference}',
    intro: 'Agradecemos o contato. O número de referência é {reference}.',
    next: 'Responderemos a este endereço. Informe esse número se escrever sobre o assunto.',
    stranger:
      'Se não foi você quem escreveu, alguém informou seu endereço por engano; você pode ignorar este e-mail.',
  },
  welcome: {
    subject: 'Boas-vindas ao {brand}',
    intro: 'Sua conta está pronta. Você pode pesquisar os modelos e ver a prévia de cada um.',
    back: 'Para entrar em qualquer dispositivo, digite este endereço: enviaremos um link.',
    stranger:
      'Se não foi você quem criou a conta, alguém informou seu endereço por engano; você pode ignorar este e-mail.',
    open: 'Ver os modelos',
  },
  login: {
    subject: 'Seu link de acesso',
    intro:
      'Com este link você entra na sua conta. Ele serve uma só vez, nos 15 minutos seguintes ao pedido.',
    stranger:
      'Se não foi você quem pediu, ignore este e-mail: sem o link, ninguém entra na sua conta.',
    open: 'Entrar',
  },
  agreementChanged: {
    subject: {
      'terms-of-use': 'Nossos termos de uso mudaram',
      eula: 'Nosso contrato de licença mudou',
    },
    intro: 'Está em vigor uma nova versão, com data de {date}, que muda algo na sua assinatura.',
    open: 'Abrir a nova versão',
  },
}
