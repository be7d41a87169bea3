import type { SheetWords } from './sheet-words.ts'

/** What else business plans begin with, in Brazilian Portuguese. */
export const plans = {
  planContents: {
    by: '[Empresa]  ·  [Mês e ano]',
    chapters: [
      'Resumo',
      'O mercado',
      'A concorrência',
      'A equipe',
      'Custos e financiamento',
      'Fluxo de caixa',
    ],
  },
  competition: {
    lead: 'Quem mais vende em [bairro] e por que os clientes virão até nós.',
    chart: ['Nossa empresa', 'A maior', 'A mais próxima'],
    sections: [
      ['O que os outros fazem bem', '[Preços baixos] e [estacionamento] na porta.'],
      ['O que fazemos melhor', '[Orientação] e entrega [no mesmo dia].'],
      ['Como seguimos à frente', 'Todo mês [20] clientes nos dizem o que falta.'],
    ],
  },
  breakEven: {
    lead: 'Com [71] clientes por dia, as receitas cobrem os custos.',
    chart: ['Receitas', 'Custos'],
    sections: [
      ['Custos fixos', '[R$\u00A09.400] por mês: aluguel, salários, seguros, empréstimo.'],
      ['Cada venda', '[R$\u00A08,20] em média, dos quais [R$\u00A03,10] são mercadoria.'],
      ['Se demorar mais', 'A reserva cobre mais [quatro] meses.'],
    ],
  },
  startUpCosts: {
    columns: ['Para quê', 'Custo', 'Capital', 'Crédito'],
    total: 'Total',
    rows: [
      ['Caução do aluguel', 4800],
      ['Reforma', 12_500],
      ['Equipamentos', 18_900],
      ['Estoque inicial', 7600],
      ['Veículo', 9200],
      ['Alvarás', 650],
      ['Site', 1800],
      ['Letreiro', 1200],
      ['Seguros', 900],
      ['Reserva', 6000],
    ],
  },
} satisfies Partial<SheetWords>
