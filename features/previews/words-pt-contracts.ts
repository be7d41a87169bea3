import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['lease']

const lease: Contract = {
  lead: 'Contrato de locação firmado em [data] entre [locador] e [locatário].',
  clauses: [
    [
      '1. Imóvel',
      'O locador dá em locação [120\u00A0m²] no térreo de [endereço], para uso exclusivo como [loja].',
    ],
    [
      '2. Prazo',
      'A locação começa em [data], por [cinco anos], e o locatário pode renová-la uma vez por [três].',
    ],
    [
      '3. Aluguel',
      'O aluguel é de [R$\u00A02.400] por mês, com vencimento no dia [5] e reajuste anual pelo IPCA.',
    ],
    [
      '4. Caução',
      'A caução de [três] aluguéis é devolvida em até [30\u00A0dias] após a entrega das chaves.',
    ],
    [
      '5. Conservação',
      'Cabem ao locador telhado, estrutura e instalações; ao locatário, os reparos do uso diário.',
    ],
    [
      '6. Rescisão',
      'Se o aluguel atrasar [30\u00A0dias], o locador pode rescindir o contrato por aviso escrito.',
    ],
  ],
  signatures: ['Locador', 'Locatário'],
}

const employment: Contract = {
  lead: 'Entre [empresa], empregadora, e [nome], empregado.',
  clauses: [
    ['1. Função', 'O empregado é admitido em [data] como [cargo] e se reporta a [nome].'],
    [
      '2. Experiência',
      'Os primeiros [90\u00A0dias] são de experiência; depois, o aviso prévio é de [30\u00A0dias].',
    ],
    [
      '3. Jornada',
      'São [40] horas semanais, de segunda a sexta, com [uma hora] diária de intervalo.',
    ],
    [
      '4. Salário',
      'O salário é de [R$\u00A04.800] por mês, pago até o quinto dia útil do mês seguinte.',
    ],
    ['5. Férias', 'O empregado tem [30] dias de férias por ano, com acréscimo de um terço.'],
    [
      '6. Sigilo',
      'O que o empregado souber de clientes e preços é sigiloso, mesmo após o fim do contrato.',
    ],
  ],
  signatures: ['Pela empregadora', 'Empregado'],
}

const confidentiality: Contract = {
  lead: 'Entre [primeira empresa] e [segunda empresa], que pretendem tratar de [um projeto].',
  clauses: [
    [
      '1. Informação sigilosa',
      'Tudo o que for marcado como sigiloso ou assim declarado por escrito em até [cinco dias].',
    ],
    ['2. Exceções', 'O que já era conhecido, é público ou foi recebido de quem podia revelá-lo.'],
    [
      '3. Uso',
      'A parte receptora usa a informação só para [o projeto] e só a revela a quem precisa dela.',
    ],
    ['4. Devolução', 'A pedido, todas as cópias são devolvidas ou destruídas em [dez dias].'],
    ['5. Prazo', 'Estes deveres valem por [três anos] após a última troca de informações.'],
    [
      '6. Violação',
      'A violação gera perdas e danos, sem prejuízo de ordem judicial para fazê-la cessar.',
    ],
  ],
  signatures: ['Primeira empresa', 'Segunda empresa'],
}

const loan: Contract = {
  lead: 'Em [data], [mutuante] empresta [R$\u00A025.000] a [mutuário].',
  clauses: [
    ['1. Juros', 'Sobre o saldo devedor incidem juros de [6%] ao ano.'],
    [
      '2. Pagamento',
      'O empréstimo é pago em [48] parcelas mensais de [R$\u00A0587,13], a primeira em [data].',
    ],
    ['3. Antecipação', 'O mutuário pode antecipar a quitação, total ou parcial, sem encargos.'],
    ['4. Mora', 'O atraso superior a [15\u00A0dias] gera multa de [2%] e juros de 1% ao mês.'],
    ['5. Garantia', 'O mutuário dá em penhor [um furgão de entregas], que continua em sua posse.'],
    [
      '6. Inadimplência',
      'O atraso de [duas] parcelas seguidas antecipa o vencimento de todo o saldo.',
    ],
  ],
  signatures: ['Mutuante', 'Mutuário'],
}

const sale: Contract = {
  lead: '[Vendedor] vende a [comprador] o bem da cláusula\u00A01.',
  clauses: [
    ['1. Objeto', '[Um forno, modelo e número de série], no estado em que o comprador o examinou.'],
    [
      '2. Preço',
      'O preço é de [R$\u00A08.900]: [R$\u00A02.000] na assinatura, o saldo na entrega.',
    ],
    [
      '3. Entrega',
      'O vendedor entrega o bem em [endereço] até [data] e, até então, responde pelos riscos.',
    ],
    [
      '4. Domínio',
      'O bem está livre de ônus e passa ao comprador com o pagamento integral do preço.',
    ],
    [
      '5. Garantia',
      'Defeitos que surjam em [doze meses] são reparados ou geram abatimento no preço.',
    ],
    ['6. Vistoria', 'O comprador comunica vícios aparentes em até [sete dias] após a entrega.'],
  ],
  signatures: ['Vendedor', 'Comprador'],
}

const partnership: Contract = {
  lead: 'Entre [primeiro sócio] e [segundo sócio], que exploram juntos [o negócio].',
  clauses: [
    [
      '1. Capital',
      '[Primeiro sócio] entra com [R$\u00A040.000]; [segundo sócio], com os equipamentos da lista.',
    ],
    [
      '2. Resultados',
      'Lucros e perdas se dividem em [60%] e [40%], depois de aprovadas as contas do ano.',
    ],
    [
      '3. Administração',
      'Cada um decide o dia a dia. Acima de [R$\u00A05.000], e em empréstimos, assinam os dois.',
    ],
    ['4. Retiradas', 'Cada um retira até [R$\u00A03.500] por mês por conta dos lucros.'],
    [
      '5. Saída',
      'Quem sai avisa [seis meses] antes; o outro tem preferência na compra das quotas.',
    ],
    ['6. Haveres', 'As quotas são avaliadas por [um contador] e pagas em [doze] parcelas.'],
  ],
  signatures: ['Primeiro sócio', 'Segundo sócio'],
}

export const contracts = { lease, employment, confidentiality, loan, sale, partnership }
