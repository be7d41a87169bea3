import type { AffiliateMailWords } from './words-type.ts'

/** Mail to affiliates in Portuguese. */
export const pt: AffiliateMailWords = {
  desk: 'Abrir o painel do afiliado',
  agreement: 'Contrato de afiliado',
  fee: 'A taxa por isso é de {amount} (cláusula 16).',
  events: {
    applied: {
      subject: 'Recebemos seu pedido de participação',
      text: [
        'Seu pedido para participar do programa de afiliados chegou. Com ele, você aceitou o contrato de afiliado.',
        'Uma pessoa vai ler. A resposta chega a este endereço.',
      ],
    },
    approved: {
      subject: 'Boas-vindas ao programa de afiliados',
      text: [
        'Seu pedido foi aprovado. Seu número de afiliado é {number}.',
        'No painel você encontra seus links e banners, e quanto eles rendem.',
      ],
    },
    declined: {
      subject: 'Seu pedido de participação no programa de afiliados',
      text: [
        'Decidimos não aprovar seu pedido. Você pode fazer outro quando os motivos não existirem mais.',
      ],
    },
    ended: {
      subject: 'Seu contrato de afiliado terminou',
      text: [
        'Seu contrato de afiliado (número {number}) termina hoje. Retire todos os links e banners.',
        'A cláusula 24 do contrato diz o que acontece com as comissões ganhas.',
      ],
    },
    'ended-for-cause': {
      subject: 'Seu contrato de afiliado terminou',
      text: [
        'Encerramos hoje, por justa causa, seu contrato de afiliado (número {number}). Retire todos os links e banners.',
        'A cláusula 24 do contrato diz o que acontece com as comissões ganhas.',
      ],
    },
    flagged: {
      subject: 'Um alerta no seu painel de afiliado',
      text: [
        'Registramos um alerta no seu número de afiliado {number}: {kind} (cláusula {section} do contrato).',
        'O painel mostra do que se trata e qual comissão fica retida. Se o alerta estiver errado, você pode contestar nessa página.',
      ],
    },
    objected: {
      subject: 'Recebemos sua contestação',
      text: [
        'Sua contestação do alerta “{kind}” chegou. Uma pessoa vai ler e decidir. A decisão chega a este endereço.',
      ],
    },
    released: {
      subject: 'Um alerta foi retirado',
      text: [
        'Retiramos o alerta “{kind}” (cláusula {section}). A comissão retida é sua.',
        'O motivo: {why}',
      ],
    },
    upheld: {
      subject: 'Um alerta foi mantido',
      text: [
        'Mantivemos o alerta “{kind}” (cláusula {section}). A comissão retida não será paga.',
        'O motivo: {why}',
      ],
    },
    paid: {
      subject: 'Sua comissão: {amount}',
      text: ['Pagamos {amount} a você. É o pagamento de {month}.'],
    },
    changed: {
      subject: 'O contrato de afiliado mudou',
      text: [
        'Está em vigor uma nova versão do contrato de afiliado, com data de {date}.',
        'Se continuar usando os links de afiliado, você a aceita. Se não concordar, pode encerrar o contrato (cláusula 27).',
      ],
    },
  },
}
