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
    contact: 'Escrever para nós',
  },
  receipt: {
    subject: 'Recibo {receipt} do pedido {order}',
    intro:
      'Recebemos o seu pagamento, e o seu plano está ativo. Agora você pode editar, imprimir e fazer download dos modelos.',
    renewal:
      'O seu plano está pago até {date} e depois é renovado por mais um ano, pelo preço vigente nessa data. Enviamos um aviso 21 dias antes.',
    renewalPrice: 'Pela tabela de hoje, o ano seguinte custa {price}, sem impostos.',
    firstYear: 'O desconto valeu para o primeiro ano e não se aplica à renovação.',
    cancel:
      'Para cancelar, entre na sua conta, vá a Minha conta, depois a Pagamentos, e desative a renovação. Isso pode ser feito em qualquer dia, e você mantém o acesso completo até o fim do ano já pago.',
  },
  refund: {
    subject: 'Reembolso de {amount} do pedido {order}',
    intro:
      'Reembolsamos {amount} no cartão ou na conta que você usou para pagar. O banco pode levar até dez dias para mostrar o valor.',
    returned:
      'Seu banco devolveu {amount} a você depois da contestação do pagamento. Esta é a nota de crédito correspondente.',
    whole:
      'O pagamento foi reembolsado integralmente; por isso, a licença deste pedido terminou. Você ainda pode entrar e ver as pré-visualizações.',
    part: 'A sua licença continua como está.',
  },
  marketplace: {
    subject: 'Sua licença está ativa (pedido ClickBank {receipt})',
    intro:
      'Obrigado pelo seu pedido na ClickBank. Sua licença do {product} está ativa até {date}: agora você pode baixar, editar e imprimir os modelos.',
    account: 'Ela pertence à conta deste endereço de e-mail.',
    payment:
      'O pagamento foi feito à ClickBank, com o número de pedido {receipt}; é ela que responde a perguntas sobre ele.',
  },
  contact: {
    subject: 'Recebemos a sua mensagem {reference}',
    intro: 'A sua mensagem chegou. O número dela é {reference}.',
    next: 'Enviamos a resposta a este endereço. Informe o número se escrever ou ligar sobre o assunto.',
    stranger: 'Se não foi você quem escreveu, alguém errou o endereço. Não é preciso fazer nada.',
  },
  welcome: {
    subject: 'Boas-vindas ao {brand}',
    intro: 'Sua conta está pronta e pertence a este endereço de e-mail.',
    back: 'Para voltar de qualquer dispositivo, abra o link abaixo e digite este endereço: enviaremos um link para você entrar.',
    stranger:
      'Se não foi você quem se cadastrou, alguém digitou seu endereço por engano; pode ignorar este e-mail.',
  },
  login: {
    subject: 'Seu link de acesso',
    intro:
      'Com o link abaixo você entra na sua conta. Ele serve uma só vez, nos 15 minutos seguintes ao pedido.',
    stranger: 'Se não foi você quem pediu, ignore este e-mail: sem o link, ninguém entra.',
    open: 'Entrar',
  },
}
