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
      'Nomear a equipe',
      'Fixar o orçamento',
      'Projetar',
      'Construir',
      'Testar com usuários',
      'Corrigir',
      'Entregar',
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
    lead: 'Você perguntou como [o depósito] pode despachar [no mesmo dia]. Propomos três etapas, em [oito semanas].',
    chart: ['Hoje', 'Etapa 1', 'Etapa 2', 'Etapa 3'],
    sections: [
      ['O que faremos', 'Medir, reorganizar as prateleiras, treinar [doze] pessoas.'],
      ['O que você ganha', 'Pedidos feitos até as [14h] saem no mesmo dia.'],
      ['Quanto custa', '[R$\u00A018.400], em três parcelas, uma ao fim de cada etapa.'],
    ],
  },
  report: {
    lead: 'O [terceiro] trimestre em uma página, para [o conselho]. Os números são comparados aos do ano anterior.',
    chart: ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set'],
    sections: [
      ['O que deu certo', 'Pedidos subiram [8%]; devoluções caíram para [1,9%].'],
      ['O que deu errado', 'A entrega demorou [um] dia a mais em [agosto].'],
      ['O que decidimos', 'Mais um motorista, já em [outubro].'],
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
        'Esta política define como a [empresa] trata o assunto acima e quem decide.',
        ['Vale para toda a equipe', 'Entra em vigor em [data]', 'É revista uma vez por ano'],
      ],
      [
        'Regras',
        'O que é permitido, o que exige assinatura e o que não se faz.',
        [
          'Até [R$\u00A0200]: sem aprovação',
          'Acima disso: [gestor] assina',
          'Proibido: dar dinheiro',
        ],
      ],
      ['Infrações', 'Quem notar uma avisa [nome]. Ninguém será prejudicado por avisar.', []],
    ],
  },
  procedure: {
    sections: [
      [
        'Antes de começar',
        'Você precisa da lista de [data], da chave de [sala] e de [20] minutos.',
        [],
      ],
      [
        'Passo a passo',
        'Nesta ordem:',
        [
          'Conferir a entrega com o pedido',
          'Anotar o que falta ou está avariado',
          'Assinar as vias e guardar uma',
          'Registrar os itens no mesmo dia',
          'Pôr os mais antigos na frente',
        ],
      ],
      ['Se não der certo', 'Pare, deixe tudo como está e ligue para [nome].', []],
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
