import type { SheetWords } from './sheet-words.ts'

const to = ['[Nome]', '[Empresa]', '[Endereço]']
const home = ['[Nome]', '[Endereço]']
const date = '[Data]'

const reference: SheetWords['reference'] = {
  to,
  date,
  paragraphs: [
    'A quem interessar possa: [Nome] trabalhou conosco como [cargo], de [data] a [data], e por [três] anos se reportou a mim.',
    'Nesse período, conduziu [um projeto] com uma equipe de [cinco] pessoas e terminou [duas semanas] antes do prazo. Os clientes pediam por [Nome].',
    'Recomendo [Nome] sem reservas. Para mais informações, fico à disposição pelo [telefone].',
  ],
  closing: 'Atenciosamente,',
}

const resignation: SheetWords['resignation'] = {
  to,
  date,
  paragraphs: [
    'Prezado(a) [Nome], comunico meu pedido de demissão do cargo de [cargo]. Cumprirei o aviso prévio de [30\u00A0dias] até [data], meu último dia.',
    'Até lá, concluirei [trabalho em andamento] e passarei a [nome] tudo o que terá continuidade.',
    'Agradeço os [seis] anos em que tanto aprendi. Peço a gentileza de confirmar a data por escrito.',
  ],
  closing: 'Atenciosamente,',
}

const dismissal: SheetWords['dismissal'] = {
  to: home,
  date,
  paragraphs: [
    'Prezado(a) [Nome], seu contrato de trabalho com a [empresa] será rescindido em [data], observado o aviso prévio de [30\u00A0dias].',
    'O motivo é [motivo], conforme conversamos em [data]. Você receberá o salário até o último dia e [seis] dias de férias não gozadas.',
    'Pedimos que devolva [chaves, notebook e documentos] até [data]. Nesse dia, entregaremos sua documentação e uma carta de referência.',
  ],
  closing: 'Atenciosamente,',
}

const warning: SheetWords['warning'] = {
  to: home,
  date,
  paragraphs: [
    'Prezado(a) [Nome], em [data] e novamente em [data], você [o que aconteceu]. Conversamos a respeito em [data].',
    'Esta é a [primeira] advertência por escrito. A partir de hoje, esperamos [o que se espera], conforme o item\u00A0[4] do [manual interno].',
    'Em caso de reincidência, poderemos [consequência]. Você pode responder por escrito até [data]. Uma cópia será anexada a seu registro.',
  ],
  closing: 'Atenciosamente,',
}

const thanks: SheetWords['thanks'] = {
  to,
  date,
  paragraphs: [
    'Prezado(a) [Nome], agradecemos [seu pedido de data]. Sabemos que havia outras opções e ficamos felizes com sua escolha.',
    '[Nome] anotou o que você disse sobre [as tampas]. Da próxima vez, será [do jeito que você prefere].',
    'Com esta carta segue [um pote de geleia]. É cortesia da casa.',
  ],
  closing: 'Cordialmente,',
}

const refusal: SheetWords['refusal'] = {
  to,
  date,
  paragraphs: [
    'Prezado(a) [Nome], agradecemos [sua solicitação] de [data], que lemos com atenção.',
    'Infelizmente, não podemos [o que foi pedido]: [motivo]. Isso em nada desmerece [seu trabalho].',
    'O que podemos oferecer é [outra solução], até [data]. Se isso lhe convier, ligue para mim no [telefone].',
  ],
  closing: 'Atenciosamente,',
}

const announcement: SheetWords['announcement'] = {
  to,
  date,
  paragraphs: [
    'Prezado(a) [Nome], a partir de [data], [o que muda]. Gostaríamos que soubesse disso primeiro por nós.',
    'Para você, isso significa [o que significa]. Não mudam [os preços], os dias de entrega nem as pessoas que você já conhece.',
    'O motivo: [motivo]. Se tiver alguma dúvida, [nome] terá prazer em responder pelo [telefone].',
  ],
  closing: 'Atenciosamente,',
}

export const correspondence = {
  reference,
  resignation,
  dismissal,
  warning,
  thanks,
  refusal,
  announcement,
}
