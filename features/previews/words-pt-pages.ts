import type { SheetWords } from './sheet-words.ts'

const plans = {
  schedule: {
    weeks: 'Semana',
    steps: [
      'Preparação',
      'Pedidos',
      'Entrega',
      'Montagem',
      'Treinamento',
      'Teste',
      'Inauguração',
      'Avaliação',
    ],
  },
  actionPlan: {
    weeks: 'Semana',
    steps: [
      'Definir o objetivo',
      'Nomear quem lidera',
      'Ver o que existe',
      'Escolher medidas',
      'Fixar o orçamento',
      'Começar',
      'Acompanhar',
      'Avaliar',
    ],
  },
  businessPlan: {
    lead: 'A [empresa] vende [produtos] e os entrega [no mesmo dia]. Pedimos [R$\u00A085.000] para abrir a segunda loja.',
    chart: ['Ano 1', 'Ano 2', 'Ano 3', 'Ano 4'],
    sections: [
      [
        'O mercado',
        'A [dez] minutos a pé moram [11.000] pessoas; o concorrente mais próximo fica a [dois] pontos de ônibus.',
      ],
      ['A equipe', '[Dois] sócios, com [24] anos de experiência somados, e [um contador].'],
      ['As finanças', 'Ponto de equilíbrio: mês [14], [71] clientes por dia.'],
    ],
  },
  marketingPlan: {
    lead: 'Até [dezembro], queremos [400] clientes novos, por no máximo [R$\u00A032] cada um.',
    chart: ['Busca', 'Indicação', 'E-mails', 'Eventos', 'Imprensa'],
    sections: [
      ['Quem queremos', '[Pequenos lojistas] que compram [toda semana].'],
      ['O que dizemos', 'Uma frase: [entregamos antes de você abrir].'],
      ['Como medimos', 'Pedidos por origem, na [primeira] segunda-feira de cada mês.'],
    ],
  },
  proposal: {
    lead: 'Você nos consultou sobre [sua necessidade]. Propomos três etapas, em [oito semanas].',
    chart: ['Hoje', 'Etapa 1', 'Etapa 2', 'Etapa 3'],
    sections: [
      ['O que propomos', '[O que se faz], na ordem das etapas.'],
      ['O que você recebe', '[O resultado], até [data].'],
      ['O que pedimos', '[O valor], e [o que mais for preciso], até [data].'],
    ],
  },
  report: {
    lead: '[Período] em uma página, para [leitor]: o que foi examinado, o que se constatou e os próximos passos.',
    chart: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    sections: [
      ['O que foi examinado', '[Assunto], de [data] a [data].'],
      ['O que se constatou', '[Conclusões], com os números no [anexo].'],
      ['Próximos passos', '[Próximo passo], até [data]; [nome] cuida disso.'],
    ],
  },
  organisation: {
    head: 'Diretoria',
    leads: ['Vendas', 'Oficina', 'Escritório'],
    roles: ['Vendedores', 'Loja virtual', 'Encarregado', 'Aprendizes', 'Financeiro', 'Recepção'],
    note: 'Cada quadro tem um titular e um suplente. As mudanças são anotadas no dia em que ocorrem.',
  },
} satisfies Partial<SheetWords>

const texts = {
  handbook: {
    by: '[Empresa]  ·  [Edição de mês e ano]',
    chapters: [
      'Boas-vindas',
      'Como trabalhamos',
      'Horário e férias',
      'Conduta',
      'Saúde e segurança',
      'Se algo der errado',
    ],
  },
  policy: {
    sections: [
      [
        'Objetivo',
        'Esta política diz como a [empresa] trata o assunto do título, e quem decide.',
        ['Vale para [toda a equipe]', 'Entra em vigor em [data]', 'É revista uma vez por ano'],
      ],
      [
        'Regras',
        '[Nome] responde às perguntas e anota o que se decide.',
        [
          'Pode: [o que todos podem fazer]',
          'Com aval: [o que se pede antes]',
          'Não pode: [o que ninguém faz]',
        ],
      ],
      ['Infrações', 'Quem vê uma avisa [nome]. Ninguém é prejudicado por ter avisado.', []],
    ],
  },
  procedure: {
    sections: [
      ['Objetivo', 'Este guia se destina a [público] e trata de [assunto].', []],
      [
        'Passo a passo',
        'Nesta ordem:',
        [
          '[O que se prepara, e por quem]',
          '[O que se faz primeiro]',
          '[O que se faz depois]',
          '[Quem confere o resultado]',
          '[Onde fica anotado]',
        ],
      ],
      [
        'Se restar uma dúvida',
        'Pergunte a [nome] e anote aqui a resposta para quem vier depois.',
        [],
      ],
    ],
  },
  job: {
    sections: [
      ['O cargo', 'Responde a [nome]. Lidera [três] pessoas. Trabalha em [local].', []],
      [
        'Tarefas',
        'O dia a dia:',
        [
          'Planeja a semana com a equipe',
          'Limita os custos a [R$\u00A012.000] por mês',
          'Responde aos clientes em um dia',
          'Faz balanço toda [sexta]',
        ],
      ],
      [
        'O que buscamos',
        'O que vale mais que diplomas:',
        ['[Três] anos em cargo semelhante', 'Jeito com números e com pessoas', 'Escrita clara'],
      ],
    ],
  },
  interview: {
    lead: 'Candidato: [nome]   Data: [data]   Entrevistador: [nome]',
    questions: [
      'Por que quer esta vaga?',
      'Conte como é um dia no seu trabalho atual.',
      'O que você mudou lá, e como?',
      'Conte algo que deu errado: o que você fez?',
      'O que precisa de nós para trabalhar bem?',
      'Quando poderia começar?',
    ],
  },
} satisfies Partial<SheetWords>

export const pages = { ...plans, ...texts }
