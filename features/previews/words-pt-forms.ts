import type { SheetWords } from './sheet-words.ts'

const minutes: SheetWords['minutes'] = {
  head: [
    ['Data', '[data], [9h às 10h30]'],
    ['Presentes', '[cinco nomes]'],
    ['Ausente', '[um nome]'],
  ],
  items: [
    ['1. Ata anterior', 'Aprovada sem alterações.'],
    ['2. Resultados', 'Vendas [4%] acima do plano. [Nome] apresenta os custos até [data].'],
    [
      '3. Nova sede',
      'Duas propostas foram comparadas. Escolheu-se [a segunda], por [quatro] votos a [um].',
    ],
    ['4. Contratação', 'Uma vaga na oficina será anunciada a partir de [data].'],
    ['5. Próxima reunião', '[Data], [9h], em [local].'],
  ],
  signatures: ['Presidente', 'Ata lavrada por'],
}

const agenda: SheetWords['agenda'] = {
  head: [
    ['Data', '[data]'],
    ['Local', '[sala de reunião]'],
    ['Condução', '[nome]'],
  ],
  items: [
    ['9h', 'Abertura e ata da reunião anterior'],
    ['9h10', 'Números do mês: vendas, custos e caixa'],
    ['9h30', 'Relatório sobre [o projeto] e perguntas'],
    ['9h50', 'Decisão: [o fornecedor do próximo ano]'],
    ['10h10', 'Pessoal: férias, cursos, vagas'],
    ['10h25', 'Quem faz o quê e até quando'],
  ],
  signatures: ['Condução', 'Enviada por'],
}

const form: SheetWords['form'] = {
  fields: ['Nome', 'Empresa', 'Endereço', 'Telefone', 'Data', 'Setor', 'Aprovado por'],
  boxes: [
    'Dados completos',
    'Cópias anexadas',
    'Valores conferidos',
    'Responsável informado',
    'Arquivado sob seu número',
    'Assinado e datado',
  ],
}

const checklist: SheetWords['checklist'] = {
  groups: [
    [
      'Antes',
      [
        'Nomear quem é responsável',
        'Anotar o que deve estar pronto',
        'Definir as datas',
        'Pedir o que cabe a outros',
      ],
    ],
    ['Durante', ['Marcar cada passo', 'Anotar o que falta', 'Guardar os papéis juntos']],
    ['Depois', ['Arquivar os papéis', 'Anotar o que deu errado', 'Avisar os interessados']],
  ],
}

const appraisal: SheetWords['appraisal'] = {
  lead: 'Funcionário: [nome]   Período: [início] a [fim]   Avaliador: [nome]',
  ends: ['raramente', 'sempre'],
  questions: [
    'Domina o trabalho e segue aprendendo',
    'Cumpre os prazos combinados',
    'Percebe falhas e as comunica',
    'Ajuda os colegas sem que lhe peçam',
    'Fala e escreve com clareza',
    'Trata os clientes com paciência',
    'Apresenta propostas',
    'Cuida do dinheiro e das ferramentas',
  ],
}

const survey: SheetWords['survey'] = {
  lead: 'Leva dois minutos. Suas respostas são lidas por [nome] e nos ajudam a melhorar.',
  ends: ['não', 'sim'],
  questions: [
    'No geral, ficou como você queria?',
    'Foi fácil falar conosco?',
    'Cumprimos o prometido?',
    'Foi útil para você?',
    'Recebeu aviso a tempo?',
    'Fomos cordiais?',
    'Você recomendaria?',
  ],
}

const paper = {
  from: ['De', '[Sua empresa], [endereço]'],
  to: ['Faturar para', '[Cliente], [endereço]'],
  date: 'Data: [data]',
  columns: ['Item', 'Qtd.', 'Preço', 'Valor'],
  subtotal: 'Subtotal',
  tax: 'Impostos',
} as const

const invoice: SheetWords['invoice'] = {
  ...paper,
  number: 'Fatura n.º',
  items: [
    ['Horas de trabalho', 65],
    ['Materiais', 120],
    ['Visita técnica', 90],
    ['Preparação', 180],
    ['Deslocamento', 45],
    ['Entrega', 30],
    ['Acompanhamento', 75],
  ],
  total: 'Total a pagar',
  foot: 'Pagar em {days}\u00A0dias, até [data], na conta [número].',
}

const quote: SheetWords['quote'] = {
  ...paper,
  to: ['Proposta para', '[Cliente], [endereço]'],
  number: 'Orçamento n.º',
  items: [
    ['Preparação', 150],
    ['Mão de obra, dia', 480],
    ['Materiais da lista', 640],
    ['Deslocamento', 45],
    ['Entrega', 60],
    ['Revisão com você', 95],
    ['Taxas', 120],
  ],
  total: 'Total',
  foot: 'Preços válidos por {days}\u00A0dias. Metade é paga na aprovação.',
}

const order: SheetWords['order'] = {
  ...paper,
  from: ['Comprador', '[Sua empresa], [endereço]'],
  to: ['Fornecedor', '[Fornecedor], [endereço]'],
  number: 'Pedido n.º',
  items: [
    ['Papel A4, caixa', 32],
    ['Toner preto', 85],
    ['Luminária de mesa', 48],
    ['Arquivo de aço', 230],
    ['Cadeira giratória', 190],
    ['Cabo, 5\u00A0m', 9],
    ['Quadro branco', 110],
  ],
  total: 'Total',
  foot: 'Entregar no endereço acima até [data]. Pagamento em {days}\u00A0dias.',
}

const receipt: SheetWords['receipt'] = {
  ...paper,
  to: ['Recebido de', '[Nome], [endereço]'],
  number: 'Recibo n.º',
  items: [
    ['Sinal', 200],
    ['Primeira parcela', 350],
    ['Aluguel de [mês]', 900],
    ['Saldo da fatura', 240],
    ['Taxa', 25],
  ],
  total: 'Total recebido',
  foot: 'Pago por [meio] em [data]. Guarde este recibo por {days}\u00A0dias.',
}

const certificate: SheetWords['certificate'] = {
  body: [
    'Certificamos que',
    'cumpriu [o que aqui se certifica] na [empresa], de [data] a [data],',
    'conforme consta em seu registro sob o n.º\u00A0[17].',
  ],
  holder: '[Nome]',
  signatures: ['Presidente', 'Secretário'],
}

const waybill: SheetWords['waybill'] = {
  from: ['Remetente', '[Empresa], [endereço], [cidade]'],
  to: ['Destinatário', '[Nome], [empresa], [endereço], [cidade]'],
  rows: [
    ['Volumes', '3'],
    ['Peso', '18,4\u00A0kg'],
    ['Transporte', '[empresa]'],
    ['Serviço', '[dia seguinte]'],
    ['Conteúdo', '[peças]'],
    ['Valor', '[R$\u00A0640]'],
  ],
  foot: 'Recebido completo e sem danos',
}

export const forms = {
  minutes,
  agenda,
  form,
  checklist,
  appraisal,
  survey,
  invoice,
  quote,
  order,
  receipt,
  certificate,
  waybill,
}
