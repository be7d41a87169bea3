import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['lease']

const licence: Contract = {
  lead: '[Licenciante] permite a [licenciado] usar [a obra] nos termos deste contrato.',
  clauses: [
    ['1. Objeto', 'A licença não é exclusiva nem transferível e vale para [o Brasil].'],
    ['2. Preço', 'A mensalidade é de [R$\u00A0450], para até [25] usuários.'],
    ['3. Suporte', 'Falhas que impeçam o uso são atendidas em [quatro horas], em dias úteis.'],
    [
      '4. Titularidade',
      'Todos os direitos sobre a obra e suas alterações ficam com o licenciante.',
    ],
    [
      '5. Dados',
      'Os dados inseridos são do licenciado, que os recebe em até [30\u00A0dias] após o término.',
    ],
    [
      '6. Vigência',
      'Vigora por [um ano] e se renova a cada ano, salvo aviso com [60\u00A0dias] de antecedência.',
    ],
  ],
  signatures: ['Licenciante', 'Licenciado'],
}

const distribution: Contract = {
  lead: '[Fornecedor] nomeia [distribuidor] para vender [produtos] em [região].',
  clauses: [
    ['1. Território', 'O distribuidor vende em [região] e não atende pedidos de fora dela.'],
    [
      '2. Metas',
      'O distribuidor compra ao menos [1.200] unidades por ano, [300] no primeiro trimestre.',
    ],
    ['3. Preços', 'O desconto sobre a tabela é de [35%]. Novos preços valem após [60\u00A0dias].'],
    ['4. Entrega', 'Os pedidos são confirmados em [três] dias úteis e despachados em [dez].'],
    ['5. Marca', 'O distribuidor usa só as marcas e os sinais do manual, na forma nele prevista.'],
    [
      '6. Término',
      'Após [dois anos], cabe denúncia de qualquer parte com aviso de [90\u00A0dias].',
    ],
  ],
  signatures: ['Fornecedor', 'Distribuidor'],
}

const amendment: Contract = {
  lead: 'Termo aditivo ao contrato de [data] entre [primeira parte] e [segunda parte].',
  clauses: [
    [
      '1. Alteração',
      'Em [data], a cláusula [4] passa a ser: [“O preço mensal é de R$\u00A01.900.”]',
    ],
    [
      '2. Inclusão',
      'Após a cláusula [7], inclui-se: [“Viagem acima de 50\u00A0km é paga por quilômetro.”]',
    ],
    ['3. Prazo', 'O contrato passa a vigorar até [data], em vez de [data].'],
    ['4. Ratificação', 'Ficam ratificadas as demais cláusulas do contrato.'],
    ['5. Eficácia', 'O aditivo produz efeitos na data em que a última das partes o assinar.'],
  ],
  signatures: ['Primeira parte', 'Segunda parte'],
}

const ending: Contract = {
  lead: '[Primeira parte] e [segunda parte] encerram o contrato de [data].',
  clauses: [
    ['1. Último dia', 'O contrato termina em [data]. Até lá, cada parte cumpre o que lhe cabe.'],
    [
      '2. Acerto',
      '[Primeira parte] paga [R$\u00A012.500] até [data], por tudo o que já foi feito.',
    ],
    [
      '3. Devolução',
      'Chaves, documentos e equipamentos são devolvidos em [dez dias], contra recibo.',
    ],
    ['4. Quitação', 'Com esse pagamento, as partes se dão plena, geral e irrevogável quitação.'],
    ['5. Sigilo', 'O que era sigiloso assim permanece. Nenhuma parte fala mal da outra.'],
  ],
  signatures: ['Primeira parte', 'Segunda parte'],
}

const services: Contract = {
  lead: 'Entre [contratante] e [contratado], para o serviço da cláusula\u00A01.',
  clauses: [
    ['1. Serviço', 'O contratado executa e entrega [o que consta do anexo A] até [data].'],
    [
      '2. Preço',
      'O preço é de [R$\u00A07.200]: [30%] na assinatura, [40%] na metade e o resto na conclusão.',
    ],
    ['3. Alterações', 'O que o contratante acrescentar é orçado por escrito antes do início.'],
    [
      '4. Aceitação',
      'O contratante testa em [dez dias]; o que não recusar nesse prazo é tido por aceito.',
    ],
    ['5. Direitos', 'Uma vez pago, o resultado pertence ao contratante.'],
    [
      '6. Responsabilidade',
      'Cada parte responde por danos até [o preço] e, em caso de dolo, sem limite.',
    ],
  ],
  signatures: ['Contratante', 'Contratado'],
}

const deed: Contract = {
  lead: 'Eu, [nome], residente em [endereço], declaro:',
  clauses: [
    ['1. Nomeação', 'Nomeio e constituo procurador [nome], para [vender o imóvel em endereço].'],
    ['2. Poderes', 'O procurador pode assinar, receber e dar quitação em meu nome.'],
    ['3. Limites', 'O procurador não pode fazer doações nem substabelecer.'],
    ['4. Prazo', 'A procuração vale de [data] a [data], ou até revogação por escrito.'],
    ['5. Lei', 'Aplica-se a lei de [local].'],
  ],
  signatures: ['Outorgante', 'Testemunha'],
}

export const agreements = { licence, distribution, amendment, ending, services, deed }
