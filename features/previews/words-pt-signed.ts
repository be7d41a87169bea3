import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['agreement']

/** What holds for every agreement, and for every other document that is signed. */
const agreement: Contract = {
  lead: 'Celebrado em [data], em [local], entre as partes da cláusula 1.',
  clauses: [
    ['1. Partes', '[Nome e endereço de cada parte], e quem assina por ela.'],
    ['2. Objeto', '[O que as partes acordam], como descrito no anexo.'],
    ['3. Obrigações', '[Quem faz o quê], até [data], e [o que é dado em troca].'],
    ['4. Prazo', 'Vale de [data] a [data], ou até ser rescindido por escrito.'],
    ['5. Alterações', 'Valem depois de assinadas por ambas as partes.'],
    ['6. Lei', 'Aplica-se a lei de [local]. Cada parte recebe uma via assinada.'],
  ],
  signatures: ['Primeira parte', 'Segunda parte'],
}

const instrument: Contract = {
  lead: 'Assinado em [data], em [local], por [nome].',
  clauses: [
    ['1. Quem assina', '[Nome ou razão social], de [endereço].'],
    ['2. Conteúdo', '[O que se declara ou decide], por inteiro no anexo.'],
    ['3. Efeito', 'Vale de [data] a [data], ou até ser substituído.'],
    ['4. Alterações', 'Fazem-se na forma que a lei exige para este documento.'],
    ['5. Vias', 'Uma fica com [nome]; [número] são entregues a [nomes].'],
    ['6. Lei', 'Aplica-se a lei de [local].'],
  ],
  signatures: ['Assinatura', 'Testemunha'],
}

const shareholders: Contract = {
  lead: 'Entre os acionistas da [empresa], listados na cláusula 1.',
  clauses: [
    ['1. Ações', '[Primeiro acionista] detém [60] ações; [segundo acionista], [40].'],
    [
      '2. Conselho',
      'Quem detém ao menos [25%] nomeia um membro. O conselho se reúne [quatro] vezes por ano.',
    ],
    ['3. Acordo', 'Emitir ações, tomar empréstimo ou vender a empresa exige o acordo de [todos].'],
    ['4. Cessão', 'Quem quer vender oferece antes as ações aos demais, por [30 dias].'],
    ['5. Venda total', 'Se [75%] aceitam uma oferta, os demais vendem nas mesmas condições.'],
    ['6. Dividendo', 'O que não for preciso para [o ano seguinte] é distribuído.'],
  ],
  signatures: ['Primeiro acionista', 'Segundo acionista'],
}

export const signed = { agreement, instrument, shareholders }
