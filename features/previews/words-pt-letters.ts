import type { SheetWords } from './sheet-words.ts'

const resolution: SheetWords['resolution'] = {
  lead: 'Em reunião de [empresa] realizada em [data], em [local], presentes [cinco] dos [seis] conselheiros, decidiu-se o seguinte:',
  decisions: [
    'DELIBEROU-SE aprovar a matéria acima indicada, nos termos apresentados à reunião.',
    'DELIBEROU-SE autorizar [nome] a assinar, por [empresa], todos os documentos necessários.',
    'DELIBEROU-SE dar vigência a esta decisão em [data] e registrá-la no livro de atas.',
  ],
  record: 'Certificamos que este texto é fiel ao deliberado e permanece em vigor, sem alterações.',
  signatures: ['Presidente da mesa', 'Secretário'],
}

const to = ['[Nome]', '[Empresa]', '[Endereço]']
const date = '[Data]'

const offer: SheetWords['offer'] = {
  to: ['[Nome]', '[Endereço]'],
  date,
  paragraphs: [
    'Prezado(a) [Nome], temos o prazer de lhe oferecer a vaga de [cargo], a partir de [data].',
    'Seu salário será de [R$\u00A04.800] por mês, com [30] dias de férias e os benefícios da página seguinte. Você se reportará a [nome].',
    'A oferta vale até [data]. Se aceitar, assine abaixo e devolva uma via: enviaremos tudo de que precisa para o primeiro dia.',
    'Será um prazer trabalhar com você.',
  ],
  closing: 'Atenciosamente,',
}

const collection: SheetWords['collection'] = {
  to,
  date,
  paragraphs: [
    'Ref.: fatura n.º\u00A0[1042] de [data], [R$\u00A01.860,00], vencida em [data].',
    'Prezado(a) [Nome], consta em nossos registros que esta fatura venceu há [30\u00A0dias]. Escrevemos em [data] e não tivemos resposta.',
    'Pedimos que transfira o valor até [data]. A partir desse dia, cobraremos juros [à taxa legal].',
    'Caso já tenha feito o pagamento, desconsidere esta carta. Se houver algum erro na fatura, ligue para [telefone].',
  ],
  closing: 'Atenciosamente,',
}

const application: SheetWords['application'] = {
  to,
  date,
  paragraphs: [
    'Prezado(a) [Nome], escrevo para me candidatar à vaga de [cargo], anunciada em [data].',
    'Há [seis] anos trabalho na [empresa], onde respondo por [quatro] pessoas e por um orçamento de [R$\u00A0320.000].',
    'Posso oferecer [experiência], [um resultado em números] e o hábito de terminar o que começo.',
    'Terei prazer em contar mais pessoalmente. Meu telefone é [telefone].',
  ],
  closing: 'Atenciosamente,',
}

const sales: SheetWords['sales'] = {
  to,
  date,
  paragraphs: [
    'Prezado(a) [Nome], [três] de seus vizinhos na [rua] são nossos clientes desde [ano]. Gostaríamos que soubesse por quê.',
    'Entregamos [produto] antes das [7h], a [R$\u00A00,45] a unidade, e recolhemos o que você não vender.',
    'Teste por [duas semanas]: as [100] primeiras são grátis. Destaque o cupom ou ligue para [telefone].',
  ],
  closing: 'Cordialmente,',
}

const customer: SheetWords['customer'] = {
  to,
  date,
  paragraphs: [
    'Ref.: seu pedido n.º\u00A0[2207] de [data].',
    'Prezado(a) [Nome], agradecemos sua mensagem. Você tem razão: faltavam [duas] das [doze] caixas.',
    'Elas saíram hoje do nosso depósito e chegam em [data]. Descontamos o frete da sua fatura.',
    'Também descobrimos a causa e mudamos [a etapa], para que isso não se repita.',
  ],
  closing: 'Atenciosamente,',
}

const letter: SheetWords['letter'] = {
  to,
  date,
  paragraphs: [
    'Prezado(a) [Nome], escrevo sobre o assunto acima, para expor em que ponto estamos.',
    'Em [data], combinamos [o que foi combinado]. Desde então, [o que aconteceu].',
    'Proponho [o próximo passo] até [data]. Por favor, diga-me se isso lhe convém.',
    'Agradeço sua atenção e fico à disposição em dias úteis, pelo [telefone].',
  ],
  closing: 'Atenciosamente,',
}

const press: SheetWords['press'] = {
  head: [
    ['Divulgação', '[data], [8h]'],
    ['Contato', '[Nome], [telefone]'],
  ],
  paragraphs: [
    '[CIDADE] – A [empresa], fabricante de [produto], anuncia em [data] [a novidade], que interessa a [quem].',
    '“[O que isso significa para nós]”, diz [nome], que fundou a [empresa] em [ano].',
    '[Onde e quando ver, experimentar ou participar]. [Nome] responde pelo [telefone].',
    'Sobre a [empresa]: [o que faz, para quem, desde quando, com quantas pessoas].',
  ],
  foot: '– fim –',
}

const memo: SheetWords['memo'] = {
  head: [
    ['Para', '[Toda a equipe]'],
    ['De', '[Nome, cargo]'],
    ['Assunto', '[Do que se trata]'],
  ],
  paragraphs: [
    'A partir de [data], [o que muda ou acontece]. Para [quem é afetado] isso significa [o que significa].',
    'O motivo: [motivo]. Decidido por [nome] em [data].',
    'Pedimos [o que fazer] até [data]. Em caso de dúvida, fale com [nome].',
  ],
  foot: 'Uso interno: favor não divulgar fora da empresa.',
}

const notice: SheetWords['notice'] = {
  head: [
    ['Para', '[Nome], [endereço]'],
    ['De', '[Empresa], [endereço]'],
    ['Data', '[data]'],
  ],
  paragraphs: [
    'Pela presente, [empresa] NOTIFICA o destinatário, nos termos da cláusula [número] do [contrato de data], pelo motivo acima indicado.',
    'Os fatos são estes: [fatos]. Seus efeitos têm início em [data], [30\u00A0dias] após o recebimento desta notificação.',
    'Se desejar responder, faça-o por escrito até [data], para o endereço acima.',
  ],
  foot: 'Entregue em [data] por [carta registrada]',
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
